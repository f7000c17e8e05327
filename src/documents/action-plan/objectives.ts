import { formatDay } from '#shared/format.ts';
import { quiet, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { goalLink } from './connections.ts';
import { metricLines } from './metrics.ts';
import type { Plan } from './plan.ts';

/** What the plan is for and until when, then how one will know. */
export function objectiveLines(plan: Plan, record: string | null): string[] {
  const [first, ...others] = plan.objectives;
  const day = formatDay(plan.deadline);
  const link = goalLink(plan);
  const opening =
    first === undefined
      ? `Definir com a equipe, até ${formatDay(plan.dates.first)}, um objetivo que possa ser medido e alcançado até ${day}`
      : withDeadline(first, day, link);
  return [
    opening,
    ...others.map((objective) => withDeadline(objective, day, '')),
    ...metricLines(plan, record),
  ];
}

/** A term that the leader typed: a second one would stumble over it. */
const ownTerm =
  /(?<!\p{L})(?:até|em (?:\d+|um|dois|duas|três|quatro|cinco|seis|oito|dez|doze) (?:dias?|semanas?|m[êe]s(?:es)?|anos?))(?!\p{L})|\d{1,2}\/\d{1,2}|(?<!\p{L})n[oa] (?:primeir|segund|terceir|quart|próxim)[oa] (?:semestre|trimestre|bimestre|m[êe]s|ano|safra)(?!\p{L})|(?<!\p{L})em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|20\d\d)(?!\p{L})/iu;

/** 'Cumprir as datas combinadas até 18/12/2026', then what it contributes to. */
export function withDeadline(objective: string, day: string, link: string): string {
  const bare = upperFirst(quiet(withoutFinalStop(objective) || objective));
  if (link === '' && bare.includes(day)) return bare;
  const due = /[.!?;:…)”"]/u.test(bare) || ownTerm.test(bare);
  const said = due
    ? `${/[!?…]$/u.test(bare) ? bare : `${bare}.`} Prazo: ${day}`
    : `${bare} até ${day}`;
  return link === '' ? said : `${said}. ${link}`;
}
