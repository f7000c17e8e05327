import type { MeetingClosing } from '#shared/meeting-closings.ts';
import { formatDay } from '#shared/format.ts';
import { linesAgreed } from '../commitments/lines-agreed.ts';

/** What everyone of a meeting may read: what was decided, what is followed of it, and when the next one is. */
export function meetingMessage({ decisions, commitments, nextOn }: MeetingClosing): string {
  const lines = linesAgreed(decisions);
  const followed = commitments
    .filter(({ said }) => !lines.includes(said))
    .map(({ text, dueOn }) => (dueOn ? `${text}, até ${formatDay(dueOn)}` : text));
  const parts = [
    'Pessoal, este é o resumo da nossa reunião.',
    listed('O que decidimos:', lines),
    listed('Combinados:', followed),
    nextOn && `Próxima reunião: ${formatDay(nextOn)}.`,
    'Se faltou algo, me digam.',
  ];
  return parts.filter(Boolean).join('\n\n');
}

function listed(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? [title, ...lines.map((line) => `- ${line}`)].join('\n') : '';
}
