import { Cited } from '#client/ui/cited.tsx';

/** A line to say stands out, as what is read aloud. */
export const spoken = 'border-l-2 border-primary pl-4';

/** What is said or sent as it stands: each of its lines is a paragraph. */
export function QuoteView({ text }: { text: string }) {
  return (
    <blockquote className={`flex flex-col gap-2 wrap-anywhere ${spoken}`}>
      {text.split('\n').map((paragraph, index) => (
        <p key={index}>
          <Cited text={paragraph} />
        </p>
      ))}
    </blockquote>
  );
}
