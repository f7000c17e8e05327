import { CircleAlert } from 'lucide-react';

interface FieldMessageProps {
  id?: string | undefined;
  message: string | undefined;
}

/** The message of a field that is not a single control: a list, a group. */
export function FieldMessage({ id, message }: FieldMessageProps) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}
