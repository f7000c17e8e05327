/*
 * The writers put a tag, a date and an evidence into one line of text. The view takes them apart
 * again; a line that was written otherwise is shown as it is.
 */

export const actionTags = ['Prática', 'Troca', 'Estudo'] as const;
export type ActionTag = (typeof actionTags)[number];

export interface PlanAction {
  tag: ActionTag | null;
  text: string;
  /** `dd/MM/yyyy` */
  date: string | null;
  evidence: string | null;
}

const tagged = new RegExp(`^\\[(${actionTags.join('|')})\\]\\s*`);
const evidenceMark = /\s*Evidência:\s*/;
const dueMark = /\s*[—–-]\s*até\s+(\d{2}\/\d{2}\/\d{4})\s*\.?\s*$/;

/** '[Prática] Delegar … — até 05/02/2027. Evidência: …' in its parts. */
export function parseAction(line: string): PlanAction {
  const tag = tagged.exec(line);
  // While the text is still coming, half a tag is not shown.
  const body = tag ? line.slice(tag[0].length) : line.replace(/^\[[^\]]{0,7}$/, '');
  const [plan = '', ...evidence] = body.split(evidenceMark);
  const due = dueMark.exec(plan);
  return {
    tag: (tag?.[1] as ActionTag | undefined) ?? null,
    text: due ? plan.slice(0, due.index) : plan.trim(),
    date: due?.[1] ?? null,
    evidence: evidence.join(' Evidência: ').trim() || null,
  };
}
