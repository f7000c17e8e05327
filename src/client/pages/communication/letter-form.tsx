import * as z from 'zod/mini';
import { letterPurposes, type LetterPurpose } from '#documents/kit/letter.ts';
import { oneOf, textOfAtLeast } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { QuickFormFields } from '../../generation/quick-form.tsx';
import { useQuickForm, type Missing } from '../../generation/use-quick-form.ts';
import type { QuickGeneration } from '../../generation/use-quick-generation.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Select, Textarea } from '../../ui/input.tsx';

export type LetterKind = 'message' | 'email';

const missing = 'Assunto e contexto são obrigatórios';
const schema = z.object({
  subject: textOfAtLeast(1, limits.line, missing),
  context: textOfAtLeast(1, limits.paragraph, missing),
  purpose: oneOf(letterPurposes),
});
const empty = { subject: '', context: '', purpose: 'informativo' as LetterPurpose };

const submitLabels = { message: 'Gerar Mensagem com IA', email: 'Gerar E-mail com IA' } as const;

interface QuickLetterFormProps {
  kind: LetterKind;
  companyId: string;
  /** To whom it is written; absent until someone is chosen. */
  recipient: { id: string; name: string } | undefined;
  /** Says at its field that nobody is chosen. */
  checkRecipient: () => Missing | null;
  generation: QuickGeneration;
}

export function QuickLetterForm(props: QuickLetterFormProps) {
  const { kind, companyId, recipient, checkRecipient, generation } = props;
  const { busy, refusal, generate } = generation;
  const frame = useQuickForm(schema, {
    name: `${companyId}:quick:${kind}`,
    empty,
    check: checkRecipient,
    onFilled: ({ subject, context, purpose }) => {
      if (!recipient) return;
      // Section 7: the context goes under the name of `content`.
      const form = {
        recipientName: recipient.name,
        subject,
        content: context,
        tone: 'profissional',
        purpose,
      };
      void generate({ kind, form, subject: { employeeId: recipient.id }, quick: 'form' });
    },
  });
  const { register, formState } = frame.form;
  const { errors } = formState;
  return (
    <QuickFormFields
      frame={frame}
      submitLabel={submitLabels[kind]}
      results={[kind]}
      busy={busy === kind}
      disabled={busy !== null || refusal !== null}
    >
      <div className="grid gap-4 sm:max-xl:grid-cols-[2fr_1fr]">
        <Field label="Assunto" required error={errors.subject?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('subject')}
              placeholder="Exemplo: Novo horário de abertura"
            />
          )}
        </Field>
        <Field label="Finalidade" error={errors.purpose?.message}>
          {(control) => (
            <Select {...control} {...register('purpose')}>
              {Object.entries(letterPurposes).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="Contexto"
        required
        error={errors.context?.message}
        hint="Não inclua dados de saúde, religião, política, família ou documentos pessoais."
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('context')}
            rows={4}
            placeholder="Exemplo: A partir de segunda a loja abre às 7h. Preciso da confirmação até sexta."
          />
        )}
      </Field>
    </QuickFormFields>
  );
}
