import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useFormDraft, useKeptForm } from '../lib/form-draft.ts';
import { messagesOf } from '../lib/form-messages.ts';
import { useSchemaForm } from '../lib/form.ts';
import { toast } from '../lib/toast-store.ts';

/** Something missing that is chosen beside the form. */
export interface Missing {
  message: string;
  focus: () => void;
}

interface QuickFormOptions<Input, Output> {
  /** What the draft is kept under: it outlives an error, a reload and a lost connection. */
  name: string;
  empty: Input;
  /** What is missing beside the form's own fields; it is said first. */
  check?: () => Missing | null;
  onFilled: (filled: Output) => void;
}

export interface QuickForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  submit: () => Promise<void>;
  clear: () => void;
}

/** Section 8: what a quick screen lacks is a destructive toast, beside the words at the field. */
export function toastMissing(description: string | undefined): void {
  if (description) toast({ title: 'Erro', description, variant: 'destructive' });
}

/** A short form of a quick screen: kept as it is typed, and as it was when its document is there. */
export function useQuickForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.core.$ZodType<Output, Input>,
  { name, empty, check, onFilled }: QuickFormOptions<Input, Output>,
): QuickForm<Input, Output> {
  const draft = useFormDraft(name, empty);
  const form = useSchemaForm<Input, Output>(schema, { defaultValues: draft.initial as never });
  useKeptForm(name, form);

  return {
    form,
    async submit() {
      const missing = check?.() ?? null;
      await form.handleSubmit(
        (filled) => {
          if (!missing) onFilled(filled);
        },
        (errors) => {
          if (!missing) toastMissing(messagesOf(errors)[0]);
        },
      )();
      toastMissing(missing?.message);
      // After the form has given the focus to its own first field.
      if (missing) setTimeout(missing.focus);
    },
    clear() {
      form.reset(empty);
      draft.erase();
    },
  };
}
