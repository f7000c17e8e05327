import { Cited } from '#client/ui/cited.tsx';
import { closesSpeech, opensSpeech } from './outline.ts';
/**
 * One step of a script. A line to say stands out, as what is read aloud; what was noted keeps its label small; a
 * direction is quieter.
 */
export function Step({ step }: { step: string }) {
  const line = 'break-inside-avoid whitespace-pre-line wrap-anywhere pl-4';
  if (isSpeech(step))
    return (
      <li className={`${line} border-l-2 border-primary`}>
        <Cited text={step} />
      </li>
    );
  const [label, typed] = notedIn(step);
  if (typed === '') {
    return (
      <li className={`${line} border-l-2 border-transparent text-[0.9375rem] leading-6 text-muted`}>
        <Cited text={step} />
      </li>
    );
  }
  return (
    <li className={`${line} border-l-2 border-line`}>
      <span className="block font-sans text-sm text-muted">{label}</span>
      <Cited text={typed} />
    </li>
  );
}

/** Said aloud, and nothing beside it. */
export function isSpeech(step: string): boolean {
  return opensSpeech(step) && closesSpeech(step);
}

/** 'Vai bem: “Rotas sem erro”' → ['Vai bem', '“Rotas sem erro”']; any other step has no second part. */
function notedIn(step: string): [label: string, typed: string] {
  const at = step.indexOf(': “');
  const isNoted = at > 0 && at <= 90 && step.endsWith('”');
  return isNoted ? [step.slice(0, at), step.slice(at + 2)] : [step, ''];
}
