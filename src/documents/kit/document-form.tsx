import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  useWatch,
  type FieldValues,
  type UseFormReturn,
  type UseFormSetValue,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { useFirstFocus } from '#client/lib/first-focus.ts';
import { messagesOf } from '#client/lib/form-messages.ts';
import { useSchemaForm } from '#client/lib/form.ts';
import { useSubmitAttempts } from '#client/lib/submit-attempts.ts';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { FormActions } from '#client/ui/form-actions.tsx';
import type { DocumentLabels } from './labels.ts';
import type { FormProps } from './screen.ts';

/** Section 9: a form that was filled in again is validated this much later. */
const revalidationDelay = 100;

interface Filling<Output> {
  /** False while the form still loads what it needs: it can be typed in, but not submitted. */
  ready?: boolean;
  onFilled: (form: Output) => void;
}

export interface FormFrame<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  schema: z.core.$ZodType<Output, Input>;
  /** Fills in what nobody typed: it is no draft, and blames nobody. */
  prefill: UseFormSetValue<Input>;
  /** Something was typed or chosen since it was filled in. */
  changed: boolean;
  element: RefObject<HTMLFormElement | null>;
  submit: () => Promise<void>;
  /** What the frame around the fields shows. */
  state: Pick<FormProps<Input, Output>, 'busy' | 'disabledReason' | 'onCancel'> & {
    ready: boolean;
  };
}

/** What the form of every kind does: refills, validates as one types, keeps the draft, submits once. */
export function useDocumentForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.core.$ZodType<Output, Input>,
  props: FormProps<Input, Output>,
  { ready = true, onFilled }: Filling<Output>,
): FormFrame<Input, Output> {
  const { initial, restored, busy, disabledReason, onDraft, onCancel } = props;
  const form = useSchemaForm<Input, Output>(schema, {
    mode: 'onChange',
    defaultValues: initial as never,
  });
  const { reset, setValue, trigger, watch } = form;
  const prefilling = useRef(false);
  const prefill = useCallback<UseFormSetValue<Input>>(
    (...field) => {
      prefilling.current = true;
      setValue(...field);
      prefilling.current = false;
    },
    [setValue],
  );
  const element = useFirstFocus<HTMLFormElement>(ready);
  /** What it was filled with when it was changed; another filling is unchanged again. */
  const [changedFrom, setChangedFrom] = useState<Input | null>(null);

  useEffect(() => {
    reset(initial);
    if (!restored) return;
    const timer = setTimeout(() => void trigger(), revalidationDelay);
    return () => clearTimeout(timer);
  }, [initial, restored, reset, trigger]);

  useEffect(() => {
    const subscription = watch((draft, { name }) => {
      if (prefilling.current) return;
      onDraft(draft as Input);
      if (name !== undefined) setChangedFrom(initial);
    });
    return () => subscription.unsubscribe();
  }, [watch, onDraft, initial]);

  const submit = form.handleSubmit(onFilled);
  useSubmitAttempts(element, () => {
    if (!busy && disabledReason === null) void submit();
  });
  return {
    form,
    schema,
    changed: changedFrom === initial,
    prefill,
    element,
    submit,
    state: { busy, disabledReason, onCancel, ready },
  };
}

interface DocumentFormProps<Input extends FieldValues, Output> {
  labels: DocumentLabels;
  frame: FormFrame<Input, Output>;
  /** The red box of section 2, which lists what is wrong. */
  errorBox?: boolean;
  children: ReactNode;
}

/** The frame of the form of every kind: its fields, what is wrong with them, and the buttons. */
export function DocumentForm<Input extends FieldValues, Output>(
  props: DocumentFormProps<Input, Output>,
) {
  const { labels, frame, errorBox = false, children } = props;
  const { form, element, submit, state } = frame;
  const { errors, isValid } = form.formState;
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <div className="flex flex-col gap-5 pb-5">
        {children}
        {errorBox && (
          <ErrorBox frame={frame} shown={frame.changed || messagesOf(errors).length > 0} />
        )}
      </div>
      <FormActions
        submit={labels.submit}
        busyText={labels.busy}
        busy={state.busy}
        valid={isValid && state.ready}
        missing={isValid || !state.ready ? null : missingOf(messagesOf(errors))}
        disabledReason={state.disabledReason}
        onCancel={state.onCancel}
      />
    </form>
  );
}

interface ErrorBoxProps<Input extends FieldValues, Output> {
  frame: FormFrame<Input, Output>;
  shown: boolean;
}

/** All that is wrong by now, although a field that nobody has been in does not say it yet. */
function ErrorBox<Input extends FieldValues, Output>({
  frame,
  shown,
}: ErrorBoxProps<Input, Output>) {
  const { form, schema } = frame;
  useWatch({ control: form.control });
  const issues = shown ? (z.safeParse(schema, form.getValues()).error?.issues ?? []) : [];
  return (
    <ErrorSummary
      title="Por favor, corrija os seguintes erros:"
      messages={[...new Set(issues.map(({ message }) => message))]}
    />
  );
}

/** Errors stand at their fields; before the first of them, the marks of what is required do. */
function missingOf(messages: readonly string[]): string {
  return messages.length > 0
    ? 'Corrija os campos destacados.'
    : 'Preencha os campos marcados com *.';
}
