import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useController, useFieldArray, type FieldError, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#client/ui/button.tsx';
import { FieldMessage } from '#client/ui/field-message.tsx';
import { Field, RequiredMark, type ControlProps } from '#client/ui/field.tsx';
import { Input, Select } from '#client/ui/input.tsx';
import { levelMeanings } from '../kit/level-meanings.ts';
import { defaultLevels, type PdiForm, type pdiFormSchema } from './contract.ts';
import { commonCompetencies } from './levels.ts';

export type PdiFormInput = z.input<typeof pdiFormSchema>;
type Form = UseFormReturn<PdiFormInput, unknown, PdiForm>;

/** One card a competency: its name, and the way from a level to a level. */
export function CompetencyFields({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'competencies' });
  const suggestions = useId();
  const listError = form.formState.errors.competencies;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        Competências
        <RequiredMark />
      </legend>
      <datalist id={suggestions}>
        {commonCompetencies.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <ul className="flex flex-col gap-3">
        {fields.map((field, index) => (
          <li key={field.id}>
            <CompetencyCard
              form={form}
              index={index}
              suggestions={suggestions}
              onRemove={fields.length > 1 ? () => remove(index) : undefined}
            />
          </li>
        ))}
      </ul>
      <FieldMessage message={(listError?.root ?? listError)?.message} />
      <Button
        variant="quiet"
        size="sm"
        className="mt-1.5 -ml-2 text-primary-ink"
        onClick={() =>
          append({
            name: '',
            currentLevel: defaultLevels.current,
            targetLevel: defaultLevels.target,
          })
        }
      >
        <Plus aria-hidden="true" />
        Adicionar competência
      </Button>
    </fieldset>
  );
}

interface CompetencyCardProps {
  form: Form;
  index: number;
  /** Id of the list of common names. */
  suggestions: string;
  /** Absent while there is no other card. */
  onRemove: (() => void) | undefined;
}

function CompetencyCard({ form, index, suggestions, onRemove }: CompetencyCardProps) {
  const errors = form.formState.errors.competencies?.[index];
  const level = (name: 'currentLevel' | 'targetLevel', label: string) => (
    // The input type of a level is open (text or number), and so is its error's.
    <Field label={label} error={(errors?.[name] as FieldError | undefined)?.message}>
      {(control) => (
        <LevelSelect control={control} form={form} name={`competencies.${index}.${name}`} />
      )}
    </Field>
  );
  return (
    <fieldset className="rounded-md border border-line p-4">
      <legend className="sr-only">{`Competência ${index + 1}`}</legend>
      <div className="flex items-start gap-1">
        <Field
          label="Nome da competência"
          error={errors?.name?.message}
          className="flex-1"
          required
        >
          {(control) => (
            <Input
              {...control}
              {...form.register(`competencies.${index}.name`)}
              list={suggestions}
              autoComplete="off"
              placeholder="Ex.: Comunicação"
            />
          )}
        </Field>
        {onRemove && (
          <Button
            variant="quiet"
            size="icon"
            className="-mt-2 -mr-2"
            aria-label={`Remover competência ${index + 1}`}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {level('currentLevel', 'Nível atual')}
        {level('targetLevel', 'Nível desejado')}
      </div>
    </fieldset>
  );
}

interface LevelSelectProps {
  control: ControlProps;
  form: Form;
  name: `competencies.${number}.${'currentLevel' | 'targetLevel'}`;
}

function LevelSelect({ control, form, name }: LevelSelectProps) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control: form.control, name });
  return (
    <Select {...control} ref={ref} value={String(value)} onChange={onChange} onBlur={onBlur}>
      {Object.entries(levelMeanings).map(([level, meaning]) => (
        <option key={level} value={level}>{`${level} · ${meaning}`}</option>
      ))}
    </Select>
  );
}
