import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useMatching } from '#client/lib/matching.ts';
import { Field } from '#client/ui/field.tsx';
import { PeopleBox } from '#client/ui/people-box.tsx';
import type { Person } from '#client/ui/people-list.tsx';
import type { FormFrame } from './document-form.tsx';
import type { LetterForm, letterFormSchema } from './letter.ts';
import { singleSpaced } from './words.ts';

export type LetterFormInput = z.input<typeof letterFormSchema>;
export type LetterFrame = FormFrame<LetterFormInput, LetterForm>;

const noOne: readonly Person[] = [];

/** Anyone's name, with those of the active employees at hand. */
export function RecipientField({
  frame,
  employees = noOne,
}: {
  frame: LetterFrame;
  employees: readonly Person[] | undefined;
}) {
  const { control } = frame.form;
  const { field: typed, fieldState } = useController({ control, name: 'recipientName' });
  const { value, onChange, disabled: _, ...controlled } = typed;
  const people = useMatching(employees, value);
  return (
    <Field label="Nome do destinatário" error={fieldState.error?.message} required>
      {(field) => (
        <PeopleBox
          {...field}
          {...controlled}
          free
          text={value}
          onText={onChange}
          people={people}
          onChoose={({ name }) => onChange(name)}
          placeholder="Ex.: Renata Lopes"
        />
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
  const plain = (name: string) => singleSpaced(name.trim()).toLocaleLowerCase('pt-BR');
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
