import { useWatch } from 'react-hook-form';
import { useEmployees } from '#client/data/employees.ts';
import { Field } from '#client/ui/field.tsx';
import { Input, Select, Textarea } from '#client/ui/input.tsx';
import { DocumentForm, useDocumentForm } from './document-form.tsx';
import type { DocumentLabels } from './labels.ts';
import {
  employeeNamed,
  RecipientField,
  useRecipient,
  type LetterFormInput,
  type LetterFrame,
} from './letter-recipient.tsx';
import {
  letterFormSchema,
  letterPurposes,
  letterTones,
  letterTypes,
  thirdPersonNotice,
  urgencies,
  type LetterForm,
} from './letter.ts';
import type { FormProps } from './screen.ts';

/** The one form of messages and e-mails: its first field switches between the two. */
export function LetterFormScreen({
  labels,
  ...props
}: FormProps<LetterFormInput, LetterForm> & { labels: DocumentLabels }) {
  const employees = useEmployees(props.companyId, { activeOnly: true }).data;
  const frame = useDocumentForm(letterFormSchema, props, {
    onFilled: ({ employeeId: _, ...form }) => {
      const employeeId = employeeNamed(form.recipientName, employees, props.initial.employeeId);
      const subject = form.type === 'email' ? form.subject : '';
      props.onSubmit({ ...form, subject }, employeeId ? { employeeId } : {});
    },
  });
  useRecipient(frame, props.initial, employees);
  const { register, control, formState } = frame.form;
  const { errors } = formState;
  const type = useWatch({ control, name: 'type' });

  return (
    <DocumentForm labels={labels} frame={frame}>
      <Field label="Tipo de mensagem" error={errors.type?.message} required>
        {(field) => (
          <Select {...field} {...register('type')}>
            <Options of={letterTypes} />
          </Select>
        )}
      </Field>
      <RecipientField frame={frame} employees={employees} />
      {type === 'email' && (
        <Field
          label="Assunto do e-mail"
          error={errors.subject?.message}
          hint="Se ficar vazio, o assunto é escrito a partir do contexto."
        >
          {(field) => (
            <Input
              {...field}
              {...register('subject')}
              placeholder="Ex.: Troca do sistema de ponto"
            />
          )}
        </Field>
      )}
      <Field
        label="Contexto/objetivo"
        error={errors.context?.message}
        hint="Escreva como diria à pessoa. Não inclua dados de saúde, religião, política, família ou documentos pessoais."
        required
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('context')}
            rows={4}
            placeholder="Ex.: A reunião de quinta mudou para sexta às 10h"
          />
        )}
      </Field>
      <ThirdPersonNotice frame={frame} />
      <MannerFields frame={frame} />
      <Field label="Informações adicionais (opcional)" error={errors.additionalInfo?.message}>
        {(field) => <Textarea {...field} {...register('additionalInfo')} rows={3} />}
      </Field>
    </DocumentForm>
  );
}

/** Said while one types: what is sent to somebody speaks to that person. */
function ThirdPersonNotice({ frame }: { frame: LetterFrame }) {
  const [recipientName, context] = useWatch({
    control: frame.form.control,
    name: ['recipientName', 'context'],
  });
  return (
    <p role="status" className="-mt-3 text-sm text-muted empty:hidden">
      {thirdPersonNotice(recipientName, context)}
    </p>
  );
}

/** How it is to sound, what for, and how much it hurries. */
function MannerFields({ frame }: { frame: LetterFrame }) {
  const { register, formState } = frame.form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Field label="Tom" error={errors.tone?.message} required>
        {(field) => (
          <Select {...field} {...register('tone')}>
            <Options of={letterTones} />
          </Select>
        )}
      </Field>
      <Field label="Finalidade" error={errors.purpose?.message} required>
        {(field) => (
          <Select {...field} {...register('purpose')}>
            <Options of={letterPurposes} />
          </Select>
        )}
      </Field>
      <Field label="Urgência" error={errors.urgency?.message} required>
        {(field) => (
          <Select {...field} {...register('urgency')}>
            <Options of={urgencies} />
          </Select>
        )}
      </Field>
    </div>
  );
}

function Options({ of: vocabulary }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(vocabulary).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
