import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  type UseFormSetError,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { speakPortuguese } from '#shared/validation-messages.ts';
import { messagesOf } from './form-messages.ts';
import { issuesOf } from './transport.ts';

speakPortuguese();

interface SchemaFormProps<Input extends FieldValues, Output> extends Pick<
  UseFormProps<Input, unknown, Output>,
  'mode' | 'reValidateMode'
> {
  defaultValues: DefaultValues<Input>;
}

/** react-hook-form on one of the shared schemas; `handleSubmit` hands over the parsed output. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.core.$ZodType<Output, Input>,
  props: SchemaFormProps<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({ ...props, resolver: standardSchemaResolver(schema) });
}

/** The form of a schema, for a component that is handed one. */
export type SchemaForm<Schema extends z.core.$ZodType<FieldValues, FieldValues>> = UseFormReturn<
  z.core.input<Schema>,
  unknown,
  z.core.output<Schema>
>;

/** Shows the server's `issues` at their fields, the first with the focus. Says whether there were any. */
export function showIssues<Input extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Input>,
): boolean {
  const issues = issuesOf(error);
  for (const [index, { path, message }] of issues.entries()) {
    setError(path as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return issues.length > 0;
}

/** The message of a field, or of the first of its items that has one: lists are one field on the screen. */
export function errorText(error: unknown): string | undefined {
  return messagesOf((error ?? {}) as FieldErrors)[0];
}
