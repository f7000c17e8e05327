interface ErrorSummaryProps {
  title: string;
  messages: readonly string[];
}

/**
 * The current messages of a form, in one box that is announced as it changes. It never takes the
 * focus: that goes to the first field with an error, which is what is to be mended.
 */
export function ErrorSummary({ title, messages }: ErrorSummaryProps) {
  return (
    <div role="status" aria-live="polite">
      {messages.length > 0 && (
        <div className="rounded-md border border-danger bg-danger-soft px-4 py-3 text-danger">
          <p className="font-semibold">{title}</p>
          <ul className="mt-1 list-disc pl-5">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
