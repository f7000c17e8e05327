import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useEmployees } from '#client/data/employees.ts';
import { Field } from '#client/ui/field.tsx';
import { Input, Select, Textarea } from '#client/ui/input.tsx';
import type { Employee } from '#shared/employees.ts';
import { DocumentForm, useDocumentForm, type FormFrame } from './document-form.tsx';
import type { DocumentLabels } from './labels.ts';
import {
  letterFormSchema,
  letterPurposes,
  letterTones,
  letterTypes,
  urgencies,
  type LetterForm,
} from './letter.ts';
import type { FormProps } from './screen.ts';

export type LetterFormInput = z.input<typeof letterFormSchema>;
type Frame = FormFrame<LetterFormInput, LetterForm>;
type Person = Pick<Employee, 'id' | 'name' | 'position'>;

/** More names than these help nobody, and a long list is slow on a telephone. */
const mostSuggestions = 50;

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
          hint="Sem assunto, ele sai do contexto."
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
        hint="Não inclua dados de saúde, religião, política, família ou documentos pessoais."
        required
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('context')}
            rows={4}
            placeholder="Ex.: Avisar que a reunião de quinta mudou para sexta às 10h"
          />
        )}
      </Field>
      <MannerFields frame={frame} />
      <Field label="Informações adicionais (opcional)" error={errors.additionalInfo?.message}>
        {(field) => <Textarea {...field} {...register('additionalInfo')} rows={3} />}
      </Field>
    </DocumentForm>
  );
}

/** How it is to sound, what for, and how much it hurries. */
function MannerFields({ frame }: { frame: Frame }) {
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

/** Anyone's name, with those of the active employees at hand. */
function RecipientField({
  frame,
  employees = [],
}: {
  frame: Frame;
  employees: readonly Person[] | undefined;
}) {
  const { register, control, formState } = frame.form;
  const typed = useWatch({ control, name: 'recipientName' });
  const listId = useId();
  return (
    <Field label="Nome do destinatário" error={formState.errors.recipientName?.message} required>
      {(field) => (
        <>
          <Input
            {...field}
            {...register('recipientName')}
            list={listId}
            autoComplete="off"
            placeholder="Ex.: Renata Lopes"
          />
          <datalist id={listId}>
            {namesLike(typed, employees).map(({ id, name, position }) => (
              <option key={id} value={name}>
                {position}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

/** Fills in the person whose card opened the form, and keeps in the draft whom it is about. */
function useRecipient(
  { form }: Frame,
  initial: LetterFormInput,
  employees: readonly Person[] | undefined,
): void {
  const { getValues, setValue, control } = form;
  const typed = useWatch({ control, name: 'recipientName' });
  useEffect(() => {
    const person = employees?.find(({ id }) => id === initial.employeeId);
    if (!person || getValues('recipientName') !== '') return;
    setValue('recipientName', person.name, { shouldValidate: true });
  }, [initial, employees, getValues, setValue]);
  useEffect(() => {
    if (!employees || typed === '') return;
    const found = employeeNamed(typed, employees, initial.employeeId) ?? '';
    if (found !== getValues('employeeId')) setValue('employeeId', found);
  }, [typed, employees, initial, getValues, setValue]);
}

function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('pt-BR');
  return plain(one) === plain(other);
}

/** The one active employee of that name; of several, the one whose card opened the form. */
function employeeNamed(
  name: string,
  employees: readonly Person[] = [],
  preset: string | undefined,
): string | undefined {
  const found = employees.filter((employee) => sameName(employee.name, name));
  const [only] = found;
  return found.length === 1 ? only?.id : found.find(({ id }) => id === preset)?.id;
}

function namesLike(typed: string, employees: readonly Person[]): Person[] {
  const plain = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');
  const wanted = plain(typed.trim());
  const like: Person[] = [];
  for (const employee of employees) {
    if (like.length === mostSuggestions) break;
    if (plain(employee.name).includes(wanted)) like.push(employee);
  }
  return like;
}
