import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';
import { sendEarlySubmit } from './early-submit.ts';

type FieldErrors = Partial<Record<string, string>>;

interface PlainForm<Form> {
  /** For the form element itself. */
  formProps: ComponentProps<'form'>;
  /** Field → what is wrong with it. */
  errors: FieldErrors;
  /** What was typed, or null where the fields say what is wrong with it; the first has the focus then. */
  read: (event: SubmitEvent<HTMLFormElement>) => Promise<Form | null>;
  /** Shows the issues of an answer at their fields. */
  show: (issues: readonly Issue[]) => void;
}

/**
 * The few fields of a public screen: without a form library, and with the schema fetched when something is
 * typed, so that it comes quickly. The page holds what is typed, even where that was before this script came.
 */
export function usePlainForm<Form>(
  loadSchema: () => Promise<z.ZodMiniType<Form>>,
): PlainForm<Form> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => sendEarlySubmit(form.current), []);

  const parse = async (element: HTMLFormElement) => {
    const [schema, { speakPortuguese }] = await Promise.all([
      loadSchema(),
      import('#shared/validation-messages.ts'),
    ]);
    speakPortuguese();
    const { data, error } = schema.safeParse(Object.fromEntries(new FormData(element)));
    const issues = error?.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { data, issues: issues ?? [] };
  };
  const show = (issues: readonly Issue[]) => {
    setErrors(errorsOf(issues));
    const first = issues[0];
    const field = first && form.current?.elements.namedItem(first.path);
    if (field instanceof HTMLElement) field.focus();
  };
  const read = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const { data, issues } = await parse(element).catch(() => unfetched(element));
    show(issues);
    return issues.length === 0 ? (data ?? null) : null;
  };
  const recheck = async (element: HTMLFormElement) => {
    const { issues } = await parse(element);
    // Nothing is said of a field before the first try to send.
    if (Object.keys(errors).length > 0) setErrors(errorsOf(issues));
  };
  const formProps = {
    ref: form,
    noValidate: true,
    // Sent before any script came, it goes nowhere: no password in an address.
    method: 'dialog',
    onInput: (event: { currentTarget: HTMLFormElement }) => {
      // What cannot be fetched now is told when the form is sent.
      recheck(event.currentTarget).catch(() => undefined);
    },
  };
  return { formProps, errors, read, show };
}

/** Without a schema nothing can be sent: the first field says that the network is away. */
function unfetched(element: HTMLFormElement): { data: undefined; issues: Issue[] } {
  const first = element.querySelector<HTMLInputElement>('input:not([type=hidden])');
  return { data: undefined, issues: [{ path: first?.name ?? '', message: messages.network }] };
}

/** The first issue of each field. */
function errorsOf(issues: readonly Issue[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path, issue.message]));
}
