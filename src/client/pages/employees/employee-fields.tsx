import {
  formatExperience,
  parseExperience,
  type Experience,
  type employeeFormSchema,
} from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { behavioralProfiles, tipos, valuesOf } from '#shared/vocabulary.ts';
import { errorText, type SchemaForm } from '../../lib/form.ts';
import { maskPhone } from '../../lib/phone.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { MaskedInput } from '../../ui/masked-input.tsx';
import { LinesInput } from '../../ui/lines-input.tsx';
import { ExperienceText } from './experience-text.tsx';

type EmployeeFormState = SchemaForm<typeof employeeFormSchema>;

export function PersonFields({ form: { register, formState } }: { form: EmployeeFormState }) {
  const { errors } = formState;
  return (
    <>
      <Field label="Nome" required error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} autoComplete="off" />}
      </Field>
      <Field label="Função" required error={errors.position?.message}>
        {(props) => <Input {...props} {...register('position')} autoComplete="off" />}
      </Field>
      <Field label="Tipo" error={errorText(errors.tipo)}>
        {(props) => (
          <Select {...props} {...register('tipo')}>
            {valuesOf(tipos).map((tipo) => (
              <option key={tipo} value={tipo}>
                {tipos[tipo]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Perfil comportamental" error={errorText(errors.behavioralProfile)}>
        {(props) => (
          <Select {...props} {...register('behavioralProfile')}>
            <option value="">Não informado</option>
            {valuesOf(behavioralProfiles).map((profile) => (
              <option key={profile} value={profile}>
                {behavioralProfiles[profile]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

/** How the person is reached. */
export function ContactFields({ form: { register, formState } }: { form: EmployeeFormState }) {
  const { errors } = formState;
  return (
    <>
      <Field label="E-mail" error={errorText(errors.email)}>
        {(props) => <Input {...props} {...register('email')} type="email" autoComplete="off" />}
      </Field>
      <Field label="Telefone" error={errorText(errors.phone)}>
        {(props) => (
          <MaskedInput
            {...props}
            {...register('phone')}
            mask={maskPhone}
            type="tel"
            autoComplete="off"
            placeholder="(11) 91234-5678"
          />
        )}
      </Field>
    </>
  );
}

interface TeamsFieldProps {
  form: EmployeeFormState;
  teams: readonly Team[];
}

export function TeamsField({ form, teams }: TeamsFieldProps) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">Equipes</legend>
      <div className="grid max-h-44 gap-x-4 pointer-coarse:max-h-60 gap-y-1 overflow-y-auto rounded-md border border-line p-3 sm:grid-cols-2">
        {teams.map((team) => (
          <Checkbox key={team.id} {...form.register('teamIds')} value={team.id} label={team.name} />
        ))}
      </div>
    </fieldset>
  );
}

export function BackgroundFields({ form }: { form: EmployeeFormState }) {
  const { getValues, setValue, watch, formState } = form;
  const { errors } = formState;
  // The form holds what `parseExperience` made; the schema's input is open.
  const history = (watch('professionalHistory') ?? []) as Experience[];
  return (
    <>
      <Field
        label="Objetivos"
        error={errorText(errors.objectives)}
        hint="Um por linha."
        className="sm:col-span-2"
      >
        {(props) => (
          <LinesInput
            {...props}
            initialLines={getValues('objectives') ?? []}
            onLines={(lines) => setValue('objectives', lines)}
          />
        )}
      </Field>
      <Field
        label="Histórico profissional"
        error={errorText(errors.professionalHistory)}
        hint="Uma experiência por linha: cargo - empresa - período. Exemplo: Analista - Acme - 2019 a 2022."
        className="sm:col-span-2"
      >
        {(props) => (
          <>
            <LinesInput
              {...props}
              initialLines={history.map(formatExperience)}
              onLines={(lines) =>
                setValue(
                  'professionalHistory',
                  lines.filter((line) => line.trim() !== '').map(parseExperience),
                )
              }
            />
            <HistoryRead history={history} />
          </>
        )}
      </Field>
    </>
  );
}

/** What the lines were read as: a part in the wrong place is seen before it is saved. */
function HistoryRead({ history }: { history: readonly Experience[] }) {
  if (history.length === 0) return null;
  return (
    <ul
      aria-label="Experiências reconhecidas"
      className="divide-y divide-line rounded-md bg-sunken px-3 text-sm"
    >
      {history.map((experience, index) => (
        <li key={index} className="flex flex-wrap gap-x-4 py-1.5">
          <ExperienceText experience={experience} />
        </li>
      ))}
    </ul>
  );
}
