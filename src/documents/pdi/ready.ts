import { parseDay } from '#shared/format.ts';
import type { PdiForm } from './contract.ts';
import type { PlannedStep } from './steps.ts';

/** With fewer talks, the last day among them, there is nothing to follow. */
const fewestTalks = 3;

/** The sheet of the follow-up: what falls due until each talk, and room for what a hand fills in. */
export function readyOf(
  competencies: PdiForm['competencies'],
  steps: readonly (readonly PlannedStep[])[],
  talks: readonly string[],
) {
  if (talks.length < fewestTalks) return [];
  const rows = talks.map((talk, at) => {
    const due = competencies.flatMap(({ name }, index) => {
      const numbers = (steps[index] ?? []).flatMap(({ day }, step) =>
        isDue(day, talks[at - 1], talk) ? [step + 1] : [],
      );
      return numbers.length > 0 ? [`${name}: ${stepsNamed(numbers)}`] : [];
    });
    return [talk, due.join('; '), '', '', ''];
  });
  return [
    {
      title: 'Folha das conversas',
      lines: [],
      columns: ['Conversa', 'Passos até lá', 'O que deu certo', 'O que travou', 'Combinado'],
      rows,
    },
  ];
}

function isDue(day: string, after: string | undefined, until: string): boolean {
  const iso = (written: string | undefined) => (written && parseDay(written)) ?? '';
  return iso(day) > iso(after) && iso(day) <= iso(until);
}

/** 'passo 1', 'passos 1 e 2' */
function stepsNamed(numbers: readonly number[]): string {
  const list = new Intl.ListFormat('pt-BR').format(numbers.map(String));
  return numbers.length === 1 ? `passo ${list}` : `passos ${list}`;
}
