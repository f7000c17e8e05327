import * as z from 'zod/mini';
import type { Subject } from '#documents/kit/screen.ts';
import { documentLabels } from '#documents/labels.ts';
import { textOfAtLeast } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { QuickFormFields } from '../../generation/quick-form.tsx';
import { useQuickForm } from '../../generation/use-quick-form.ts';
import type { QuickGeneration } from '../../generation/use-quick-generation.ts';
import { CardSection } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';

export type StrategyKind = 'action_plan' | 'meeting';

export const strategyKinds: readonly StrategyKind[] = ['action_plan', 'meeting'];

/** What the two forms differ in: the first field is called `title` in one prompt, `subject` in the other. */
const variants = {
  action_plan: {
    field: 'title',
    label: 'Título',
    missing: 'Título e objetivo são obrigatórios',
    heading: 'Exemplo: Menos fila nos caixas',
    objective: 'Exemplo: Baixar a espera média de 12 para 6 minutos até o fim do trimestre.',
  },
  meeting: {
    field: 'subject',
    label: 'Assunto',
    missing: 'Assunto e objetivo são obrigatórios',
    heading: 'Exemplo: Escala de fim de ano',
    objective: 'Exemplo: Fechar a escala de dezembro e decidir quem cobre os feriados.',
  },
} as const;

const schemaOf = (missing: string) =>
  z.object({
    heading: textOfAtLeast(1, limits.line, missing),
    objective: textOfAtLeast(1, limits.paragraph, missing),
  });
const schemas = {
  action_plan: schemaOf(variants.action_plan.missing),
  meeting: schemaOf(variants.meeting.missing),
};
const empty = { heading: '', objective: '' };

interface StrategyFormProps {
  kind: StrategyKind;
  companyId: string;
  /** Whom and which team it is about, as far as someone was chosen. */
  subject: Subject;
  generation: QuickGeneration;
}

/** The quick action plan, or the quick meeting: a heading and an objective. */
export function StrategyForm({ kind, companyId, subject, generation }: StrategyFormProps) {
  const { busy, refusal, generate } = generation;
  const variant = variants[kind];
  const frame = useQuickForm(schemas[kind], {
    name: `${companyId}:quick:${kind}`,
    empty,
    onFilled: ({ heading, objective }) =>
      void generate({
        kind,
        form: { [variant.field]: heading, objective },
        subject,
        quick: 'form',
      }),
  });
  const { register, formState } = frame.form;
  const { errors } = formState;
  return (
    <CardSection title={documentLabels[kind].action}>
      <QuickFormFields
        frame={frame}
        submitLabel={documentLabels[kind].submit}
        results={strategyKinds}
        busy={busy === kind}
        disabled={busy !== null || refusal !== null}
      >
        <Field label={variant.label} required error={errors.heading?.message}>
          {(control) => (
            <Input {...control} {...register('heading')} placeholder={variant.heading} />
          )}
        </Field>
        <Field label="Objetivo" required error={errors.objective?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...register('objective')}
              rows={3}
              placeholder={variant.objective}
            />
          )}
        </Field>
      </QuickFormFields>
    </CardSection>
  );
}
