import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { FieldMessage } from '#client/ui/field-message.tsx';
import { RequiredMark } from '#client/ui/field.tsx';
import {
  focusAreas,
  interviewDurations,
  interviewDurationValues,
  type InterviewForm,
  type interviewFormSchema,
} from './contract.ts';
import { timings } from './timings.ts';

export type InterviewFormInput = z.input<typeof interviewFormSchema>;
type Form = UseFormReturn<InterviewFormInput, unknown, InterviewForm>;

/** The ten areas, and how many of them there is time for. */
export function FocusAreaFields({ form }: { form: Form }) {
  const id = useId();
  const error = form.formState.errors.focusAreas?.message;
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={[error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
    >
      <legend className="mb-1.5 text-sm font-medium">
        Áreas de foco
        <RequiredMark />
      </legend>
      <div className="grid gap-x-4 gap-y-1.5 rounded-md border border-line p-3 sm:grid-cols-2">
        {focusAreas.map((area) => (
          <Checkbox
            key={area}
            {...form.register('focusAreas')}
            value={area}
            label={area}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-error`} message={error} />
      <p id={`${id}-hint`} role="status" className="mt-1.5 text-sm text-muted">
        <Room form={form} />
      </p>
    </fieldset>
  );
}

/** What fits in the time: said before it is asked for. */
function Room({ form }: { form: Form }) {
  const [typed, chosen] = useWatch({ control: form.control, name: ['duration', 'focusAreas'] });
  const duration = interviewDurationValues.find((value) => value === String(typed));
  if (duration === undefined) return null;
  const { focusQuestions } = timings[duration];
  // Professional experience has a question of its own in every script.
  const areas = chosen.filter((area) => area !== 'Experiência Profissional').length;
  const room = `Em ${interviewDurations[duration]} cabem ${focusQuestions} perguntas sobre as áreas de foco.`;
  return areas > focusQuestions
    ? `${room} Com mais áreas, cada uma tem uma pergunta, e sobra menos tempo para cada resposta.`
    : room;
}
