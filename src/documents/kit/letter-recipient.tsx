import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { Employee } from '#shared/employees.ts';
import type { FormFrame } from './document-form.tsx';
import type { LetterForm, letterFormSchema } from './letter.ts';
import { plainName } from './names.ts';

export type LetterFormInput = z.input<typeof letterFormSchema>;
export type LetterFrame = FormFrame<LetterFormInput, LetterForm>;
type Person = Pick<Employee, 'id' | 'name' | 'position'>;

/** More names than these help nobody, and a long list is slow on a telephone. */
const mostSuggestions = 50;

/** Anyone's name, with those of the active employees at hand. */
export function RecipientField({
  frame,
  employees = [],
}: {
  frame: LetterFrame;
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
export function useRecipient(
  { form }: LetterFrame,
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
export function employeeNamed(
  name: string,
  employees: readonly Person[] = [],
  preset: string | undefined,
): string | undefined {
  const found = employees.filter((employee) => sameName(employee.name, name));
  const [only] = found;
  return found.length === 1 ? only?.id : found.find(({ id }) => id === preset)?.id;
}

function namesLike(typed: string, employees: readonly Person[]): Person[] {
  const wanted = plainName(typed.trim());
  const like: Person[] = [];
  for (const employee of employees) {
    if (like.length === mostSuggestions) break;
    if (plainName(employee.name).includes(wanted)) like.push(employee);
  }
  return like;
}
