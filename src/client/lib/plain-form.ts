import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';

interface PlainForm<Form> {
  form: RefObject<HTMLFormElement | null>;
  /** Field → what is wrong with it. */
  errors: Partial<Record<string, string>>;
  /** What was typed, or null where the fields say what is wrong with it; the first has the focus then. */
  read: (event: SubmitEvent<HTMLFormElement>) => Form | null;
  /** Shows the issues of an answer at their fields. */
  show: (issues: readonly Issue[]) => void;
}

/** The few fields of a public screen: without a form library, so that it comes quickly. */
export function usePlainForm<Form>(schema: z.core.$ZodType<Form>): PlainForm<Form> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  const show = (issues: readonly Issue[]) => {
    setErrors(Object.fromEntries(issues.toReversed().map((issue) => [issue.path, issue.message])));
    const first = issues[0];
    const field = first && form.current?.elements.namedItem(first.path);
    if (field instanceof HTMLElement) field.focus();
  };
  const read = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = z.safeParse(schema, Object.fromEntries(new FormData(event.currentTarget)));
    show(typed.error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? []);
    return typed.success ? typed.data : null;
  };
  return { form, errors, read, show };
}
