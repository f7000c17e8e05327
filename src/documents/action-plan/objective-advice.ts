import { formatDay, parseDay, plural } from '#shared/format.ts';
import { normalize } from '../knowledge/words.ts';
import { startsWithInfinitive } from '../writing/portuguese.ts';
import { anyNumber, dayAfter, numberOf } from '../writing/told-days.ts';
import { hasTarget } from './metrics.ts';
import type { Plan } from './plan.ts';

/** What the leader had better mend in the objective before anyone sees the plan. */
export function objectiveAdvice(plan: Plan): string[] {
  return [...otherDay(plan), ...longerSpan(plan), ...vagueObjective(plan)];
}

/** A day that the objective names and the plan does not end on. */
function otherDay({ objectives, title, deadline, today }: Plan): string[] {
  const said = [...objectives, title].flatMap((text) => [
    ...text.matchAll(/(?<!\p{L})(?:até|em|no|para) (?:o dia )?(\d{1,2}\/\d{1,2}\/\d{4})/giu),
  ]);
  const other = said
    .map(([, day = '']) => parseDay(day))
    .find((day) => day !== null && day > today && day !== deadline);
  if (other === null || other === undefined) return [];
  return [
    `O objetivo fala em ${formatDay(other)}, e o plano termina em ${formatDay(deadline)}: confirmar qual das duas datas vale e acertar a outra.`,
  ];
}

const span = new RegExp(String.raw`\bem (${anyNumber}) (dias?|semanas?|mes|meses)\b`, 'u');

/** 'Ficarem prontos em 30 dias' cannot be seen in a plan of eleven days. */
function longerSpan({ objectives, today, days, deadline }: Plan): string[] {
  const [, told = '', unit = ''] = span.exec(normalize(objectives.join(' '))) ?? [];
  const count = numberOf(told);
  if (!(count > 0) || dayAfter(count, unit, today) <= deadline) return [];
  return [
    `O objetivo fala em ${told} ${unit === 'mes' ? 'mês' : unit}, e o plano tem ${plural(days, 'dia', 'dias')}: ampliar o prazo ou combinar o que já deve estar visível em ${formatDay(deadline)}.`,
  ];
}

const longestObjective = 30;

/** An objective that nobody could say is reached. */
function vagueObjective({ objectives, assumed, metrics }: Plan): string[] {
  const [objective] = objectives;
  if (objective === undefined || assumed.has('objective')) return [];
  if (objective.split(/\s+/u).length > longestObjective) {
    return [
      'O objetivo foi contado como situação: resumir em uma frase o que deve estar diferente no fim do prazo ajuda a equipe a saber quando chegou lá.',
    ];
  }
  const measured = hasTarget(objective) || metrics.length > 0;
  const vague = !startsWithInfinitive(objective) || isWish.test(normalize(objective));
  return vague && !measured
    ? [
        'O objetivo ainda não diz o que muda: escrever o que deve cair, subir ou ficar pronto, em quanto e para quem, antes de apresentar o plano.',
      ]
    : [];
}

/** 'Ser referência', 'melhorar a equipe': nobody sees when it is done. */
const isWish =
  /^(?:ser|ter|estar|ficar|melhorar (?:a |o )?(?:equipe|time|resultados?|empresa|loja|setor|area))\b/u;
