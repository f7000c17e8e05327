import { formatDay } from '#shared/format.ts';
import { periodText } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { readProgress } from '../kit/plan-progress.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine, type FormLine } from '../prompting/data.ts';
import { expertPrompt, pageAnswer } from '../prompting/frame.ts';
import { defaultLevels, type PdiForm } from './contract.ts';
import { planOf, type Plan } from './plan.ts';

const guide = `# O documento: plano de desenvolvimento individual
Quem lidera e a pessoa leem o plano juntos e voltam a ele em cada conversa. Escreva para a pessoa, tratando-a por "você", na altura de leitura dela. O diário e os comentários reservados ficam fora, mesmo por alusão, e nada no texto (uma data, um posto que só outra pessoa ocupa) deixa adivinhá-los.

- Aprende-se no trabalho: ver, fazer junto, fazer sozinho, ensinar; o calendário do trabalho decide quando se pratica o quê, e a carga sobe em degraus. O que a pessoa não pode fazer sem treinamento ou autorização vem primeiro. Tempo e verba dados têm uso, mês a mês.
- Níveis e objetivos ficam os do formulário. Se o prazo não basta, o plano diz até onde se chega na data e de que depende o resto, e suggestions explica.

${pageAnswer({
  title: '"PDI de {nome}".',
  brings:
    'Começa por onde a pessoa está, com o que já faz bem, se os dados dizem. Traz os objetivos do formulário, as competências com o nível de hoje e o desejado, os passos de cada uma com a data e com o que se vê quando está feito, o que quem lidera faz e as conversas de acompanhamento com data. Cada passo se entende de uma vez: o que fazer, até quando e como se vê; a conta que o explica e a ressalva vão em suggestions.',
  fields:
    'employee: "{nome} — {cargo}"; period, como em Neste pedido; goals, um por objetivo; competencies, todas as do formulário, com o mesmo nome e os mesmos níveis: actions, cada passo como "Até dd/mm/aaaa, …"; leaderPart, o que quem lidera faz; timeline: duration, start, end e milestones, as conversas, "dd/mm/aaaa — o que se confere".',
})}`;

/** A plan of up to so many weeks is a short one. */
const shortWeeks = 6;

export function pdiPrompt(brief: Brief<PdiForm>, context: DocumentContext): Prompt {
  const plan = planOf(brief, context);
  return expertPrompt(
    {
      guide,
      request: requestOf(plan, context, brief),
      data: { form: formOf(brief, context), deadline: plan.span.deadline, diary: 'reserved' },
    },
    context,
  );
}

/** Every field, as the form labels it; who it is about stands among the data of the person too. */
function formOf(brief: Brief<PdiForm>, { employee }: DocumentContext): FormLine[] {
  return [
    ['Colaborador', employee ? undefined : brief.employeeName],
    dayLine('Data final', brief.deadline),
    ['Objetivo', brief.goals],
    [
      'Competência',
      brief.competencies?.map(
        ({ name, currentLevel, targetLevel }) =>
          `${name} — nível atual ${currentLevel}, nível desejado ${targetLevel}`,
      ),
    ],
    ['O que foi feito no PDI anterior', brief.progress],
    ['Observações adicionais', brief.additionalNotes],
    ['Texto livre', brief.freeText],
  ];
}

/** What holds for this plan alone. */
function requestOf(
  { span, competencies, assumed }: Plan,
  { latestPdi }: DocumentContext,
  brief: Brief<PdiForm>,
): string[] {
  const { weeks, deadline, horizon, duration } = span;
  const reached = competencies.some((each) => each.currentLevel >= each.targetLevel);
  return [
    `- period: "${periodText(span)}". duration: "${duration}".`,
    weeks <= shortWeeks
      ? '- Plano curto: um ou dois passos por competência, todos dentro do período.'
      : '',
    deadline === horizon
      ? ''
      : `- O prazo está longe: os passos vão até ${formatDay(horizon)}; depois, uma revisão por ano.`,
    reached
      ? '- Onde o nível atual já alcança o desejado, um só passo, de uso ou de ensino, para manter.'
      : '',
    assumed.has('competencies')
      ? `- Não há competências: escolha duas ou três que o pedido e o cargo peçam, do nível ${defaultLevels.current} ao ${defaultLevels.target}, e diga em suggestions que são ponto de partida, não avaliação.`
      : '',
    assumed.has('goals') ? '- Não há objetivos: proponha até dois, ligados ao cargo.' : '',
    assumed.has('deadline')
      ? `- Não há data final: ${formatDay(deadline)} é proposta; diga isso em suggestions.`
      : '',
    ...continuing(brief.progress, latestPdi !== null),
  ];
}

/** A plan that goes on from another: from what was done of it, where the leader has said that. */
function continuing(progress: Brief<PdiForm>['progress'], hasEarlier: boolean): string[] {
  const done = readProgress(progress);
  if (done) {
    return [
      '- Este plano continua outro (o formulário diz o que foi feito): ele começa por reconhecer, com o fato, o que a pessoa alcançou. Não repita passo cumprido.',
      done.open.length > 0
        ? '- O que ficou em aberto já é acompanhado: não vira passo; quem lidera o retoma.'
        : '',
    ];
  }
  return hasEarlier
    ? ['- Há PDI anterior: continue de onde ele parou, com passos novos e mais exigentes.']
    : [];
}
