/*
 * A detailed action is one text: what, then why, how, where and how much. The view takes it apart again;
 * a text that was written otherwise is shown as it is.
 */

export const detailLabels = {
  why: 'Por quê',
  how: 'Como',
  where: 'Onde',
  howMuch: 'Quanto',
} as const;
export type Detail = keyof typeof detailLabels;

const details = Object.keys(detailLabels) as Detail[];

export function taskText(task: string, said: Readonly<Record<Detail, string>>): string {
  return [task, ...details.map((detail) => `${detailLabels[detail]}: ${said[detail]}`)]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

export interface TaskParts {
  task: string;
  details: { label: string; text: string }[];
}

const labelPattern = new RegExp(
  `(?:^|(?<=[.;!?])\\s+)(${Object.values(detailLabels).join('|')}):\\s*`,
  'u',
);

/** 'Listar as entregas. Por quê: … Como: …' in its parts. */
export function parseTask(text: string): TaskParts {
  const [task = '', ...rest] = text.split(labelPattern);
  const found: TaskParts['details'] = [];
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const said = (rest[at + 1] ?? '').trim();
    if (said !== '') found.push({ label: rest[at] ?? '', text: said });
  }
  return { task: found.length > 0 ? task.trim().replace(/\.$/u, '') : task.trim(), details: found };
}

export interface MetricParts {
  name: string;
  facts: readonly (readonly [label: string, text: string])[];
}

/** What may be said of a metric: how the clause begins, and how its fact is labelled. */
const metricClauses = [
  ['linha de base ', 'Linha de base'],
  ['meta ', 'Meta'],
  ['fonte: ', 'Fonte'],
  ['acompanhamento ', 'Acompanhamento'],
] as const;

/**
 * 'Entregas no prazo: linha de base a medir até …; meta …; fonte: …; acompanhamento semanal' in its parts; null for
 * any other line. While the line is still coming, what has come is shown.
 */
export function parseMetric(line: string): MetricParts | null {
  const at = line.indexOf(': linha de base ');
  if (at <= 0) return null;
  const facts: [string, string][] = [];
  for (const clause of line.slice(at + 2).split('; ')) {
    const known = metricClauses.find(([opening]) => clause.startsWith(opening));
    // 'Meta: 6 minutos' of 'meta de 6 minutos'.
    const said = clause.slice(known?.[0].length).replace(/^de |\.$/gu, '');
    if (known) facts.push([known[1], said]);
    else if (!metricClauses.some(([opening]) => opening.startsWith(clause))) return null;
  }
  return { name: line.slice(0, at), facts };
}

/** 'Risco: equipe pequena. Resposta: …' in its two parts; null for any other line. */
export function parseRisk(line: string): { risk: string; response: string } | null {
  const match = /^Riscos?: (.+?)\s+Resposta: (.*)$/su.exec(line);
  return match ? { risk: match[1] ?? '', response: match[2] ?? '' } : null;
}
