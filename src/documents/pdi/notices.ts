import { formatDay } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { deadlineOffWork, fromDiary, keptForLeader } from '../reading/for-leader.ts';
import { openForLeader, reservedForLeader } from '../reading/followed.ts';
import type { PdiForm } from './contract.ts';
import type { Plan } from './plan.ts';
import { paceOf } from './steps.ts';

/** A rule of thumb: so many months of practice for each level. */
const monthsPerLevel = 2;
const mostCompetencies = 5;
const mostGoals = 6;
/** The guardrails may add one of theirs. */
const mostNotices = 3;

/** What an expert would notice about the request, for the leader alone; what weighs most comes first. */
export function noticesOf(plan: Plan, brief: Brief<PdiForm>, context: DocumentContext): string[] {
  return [
    ...plan.asides.flatMap((aside) => keptForLeader(aside)),
    ...initialValues(plan),
    ...swappedLevels(plan),
    ...aboutTime(plan),
    ...tooMuch(plan),
    ...fromDiary(context, brief, (day) => `Do seu diário, fora do plano, registro de ${day}`),
    ...openForLeader(context),
    ...reservedForLeader(context),
  ].slice(0, mostNotices);
}

function initialValues({ assumed, span }: Plan): string[] {
  const what = [
    assumed.has('competencies') ? 'as competências e os níveis' : '',
    assumed.has('goals') ? 'os objetivos' : '',
    assumed.has('deadline') ? `a data final (${formatDay(span.deadline)})` : '',
  ].filter(Boolean);
  if (what.length === 0) return [];
  const list = new Intl.ListFormat('pt-BR').format(what);
  return [`O pedido não trouxe ${list}: o plano usa valores iniciais.`];
}

function swappedLevels({ competencies }: Plan): string[] {
  const above = competencies.filter(({ currentLevel, targetLevel }) => currentLevel > targetLevel);
  if (above.length === 0) return [];
  const list = above.map(
    ({ name, currentLevel, targetLevel }) =>
      `${name} (atual ${currentLevel}, desejado ${targetLevel})`,
  );
  return [
    `O nível atual está acima do desejado: ${list.join('; ')}. Confira se os dois não foram trocados; do jeito que está, o plano só mantém o que já existe.`,
  ];
}

function aboutTime({ span, competencies }: Plan): string[] {
  const { deadline, horizon, duration } = span;
  if (deadline !== horizon) {
    return [
      `A data final, ${formatDay(deadline)}, fica a ${duration}: os passos vão até ${formatDay(horizon)}. Um plano de até um ano, refeito a cada ano, costuma ser cumprido.`,
    ];
  }
  return [...deadlineOffWork(span), ...tooLittleTime(span, competencies)];
}

function tooLittleTime(span: Plan['span'], competencies: Plan['competencies']): string[] {
  const { months, duration } = span;
  if (paceOf(span) === 'today') {
    return [
      'O prazo é de um dia: cabe uma conversa e a escolha do próximo passo, não o avanço de um nível. Se quiser desenvolver de fato, marque uma data final a alguns meses.',
    ];
  }
  const short = competencies.filter(
    ({ currentLevel, targetLevel }) => (targetLevel - currentLevel) * monthsPerLevel > months,
  );
  if (short.length === 0) return [];
  const list = short.map(
    ({ name, currentLevel, targetLevel }) =>
      `${name}, do nível ${currentLevel} ao ${targetLevel}, ${(targetLevel - currentLevel) * monthsPerLevel} meses`,
  );
  return [
    `O tempo é curto para o que se quer (${duration}). Como referência, contando ${monthsPerLevel} meses de prática por nível: ${list.join('; ')}. O plano traz os passos que cabem; combine um nível intermediário ou uma data mais longa.`,
  ];
}

function tooMuch({ competencies, goals }: Plan): string[] {
  if (competencies.length > mostCompetencies) {
    return [
      `São ${competencies.length} competências de uma vez. Escolha com a pessoa duas ou três para começar e deixe as outras para o próximo plano.`,
    ];
  }
  if (goals.length > mostGoals) {
    return [`São ${goals.length} objetivos: escolha com a pessoa quais vêm antes.`];
  }
  return [];
}
