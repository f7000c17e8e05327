import { useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';

type FieldErrors = Partial<Record<string, string>>;

interface PlainForm<Form> {
  /** For the form element itself. */
  formProps: ComponentProps<'form'>;
  /** Field → what is wrong with it. */
  errors: FieldErrors;
  /** What was typed, or null where the fields say what is wrong with it; the first has the focus then. */
  read: (event: SubmitEvent<HTMLFormElement>) => Form | null;
  /** Shows the issues of an answer at their fields. */
  show: (issues: readonly Issue[]) => void;
}

/**
 * The few fields of a public screen: without a form library, so that it comes quickly. The page holds
 * what is typed, even where that was before this script came.
 */
export function usePlainForm<Form>(schema: z.core.$ZodType<Form>): PlainForm<Form> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  const parse = (element: HTMLFormElement) => {
    const { data, error } = z.safeParse(schema, Object.fromEntries(new FormData(element)));
    const issues = error?.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { data, issues: issues ?? [] };
  };
  const show = (issues: readonly Issue[]) => {
    setErrors(errorsOf(issues));
    const first = issues[0];
    const field = first && form.current?.elements.namedItem(first.path);
    if (field instanceof HTMLElement) field.focus();
  };
  const read = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, issues } = parse(event.currentTarget);
    show(issues);
    return issues.length === 0 ? (data ?? null) : null;
  };
  const recheck = (element: HTMLFormElement) => {
    // Nothing is said of a field before the first try to send.
    if (Object.keys(errors).length > 0) setErrors(errorsOf(parse(element).issues));
  };
  const formProps = {
    ref: form,
    noValidate: true,
    // Sent before this script came, it goes nowhere: no password in an address.
    method: 'dialog',
    onInput: (event: { currentTarget: HTMLFormElement }) => recheck(event.currentTarget),
  };
  return { formProps, errors, read, show };
}

/** The first issue of each field. */
function errorsOf(issues: readonly Issue[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path, issue.message]));
}
