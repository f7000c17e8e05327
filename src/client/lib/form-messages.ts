import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Every message of a form's errors, in the order of its fields, each once. */
export function messagesOf<Values extends FieldValues>(errors: FieldErrors<Values>): string[] {
  return [...new Set(collect(errors))];
}

function collect(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string') return [node.message];
  // `ref` is the control itself, whose properties are no errors.
  return Object.entries(node).flatMap(([key, part]) => (key === 'ref' ? [] : collect(part)));
}
