import { Controller } from 'react-hook-form';
import { useEmployees } from '#client/data/employees.ts';
import { useTeams } from '#client/data/teams.ts';
import { errorText } from '#client/lib/form.ts';
import { Field } from '#client/ui/field.tsx';
import { Input, Select, Textarea } from '#client/ui/input.tsx';
import { ListField } from '#client/ui/list-field.tsx';
import { DocumentForm, useDocumentForm } from '../kit/document-form.tsx';
import type { FormProps, Subject } from '../kit/screen.ts';
import {
  meetingDurations,
  meetingDurationValues,
  meetingFormats,
  meetingFormSchema,
  meetingTypes,
  type MeetingForm,
} from './contract.ts';
import { meetingLabels } from './labels.ts';
import { useOpenedForTeam, useOpeningParticipants } from './opened-for-team.tsx';
import { ParticipantFields, type MeetingFormInput } from './participant-fields.tsx';

export function MeetingFormScreen(props: FormProps<MeetingFormInput, MeetingForm>) {
  const { companyId, initial, onSubmit, onDraft } = props;
  const employees = useEmployees(companyId, { activeOnly: true });
  const teams = useTeams(companyId);
  const opening = useOpenedForTeam({ initial, employees: employees.data, onDraft });
  const framed = { ...props, onDraft: opening.onTyped };
  const frame = useDocumentForm(meetingFormSchema, framed, {
    onFilled: (filled) =>
      onSubmit(filled, subjectOf(filled, { teams: teams.data, employees: employees.data })),
  });
  useOpeningParticipants(frame.form, opening.filled);
  const { register, control, formState } = frame.form;
  const { errors } = formState;

  return (
    <DocumentForm labels={meetingLabels} frame={frame}>
      <Field label="Título" error={errors.title?.message} required>
        {(field) => (
          <Input
            {...field}
            {...register('title')}
            autoComplete="off"
            placeholder="Ex.: Reunião semanal do atendimento"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="Duração" error={errors.duration?.message}>
          {(field) => (
            <Select {...field} {...register('duration')}>
              {meetingDurationValues.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {meetingDurations[minutes]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Tipo" error={errors.type?.message}>
          {(field) => (
            <Select {...field} {...register('type')}>
              <Options of={meetingTypes} />
            </Select>
          )}
        </Field>
        <Field label="Formato" error={errors.format?.message}>
          {(field) => (
            <Select {...field} {...register('format')}>
              <Options of={meetingFormats} />
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="Objetivo principal"
        error={errors.objective?.message}
        hint="Escreva o que precisa estar pronto no fim da reunião. Não inclua dados de saúde, religião, política, família ou documentos pessoais."
        required
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('objective')}
            rows={2}
            placeholder="Ex.: Decidir a escala de fim de ano"
          />
        )}
      </Field>
      <ParticipantFields form={frame.form} teams={teams} employees={employees}>
        <Controller
          control={control}
          name="topics"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ListField
              label="Tópicos"
              itemLabel="Tópico"
              addLabel="Adicionar tópico"
              placeholder="Ex.: Férias e cobertura"
              values={value?.length ? value : ['']}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
              error={errorText(errors.topics)}
            />
          )}
        />
      </ParticipantFields>
    </DocumentForm>
  );
}

function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface Known {
  teams: readonly { id: string }[] | undefined;
  employees: readonly { id: string; name: string }[] | undefined;
}

/** The first chosen team, and the person whose name stands alone among the participants. */
function subjectOf(
  { selectedTeams, participants }: MeetingForm,
  { teams = [], employees = [] }: Known,
): Subject {
  const teamId = selectedTeams.find((chosen) => teams.some(({ id }) => id === chosen));
  const [name, ...others] = participants;
  const namesakes = employees.filter((employee) => others.length === 0 && employee.name === name);
  const employeeId = namesakes.length === 1 ? namesakes[0]?.id : undefined;
  return { ...(teamId && { teamId }), ...(employeeId && { employeeId }) };
}
