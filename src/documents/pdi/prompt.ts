import { formatDay } from '#shared/format.ts';
import { periodText } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { readProgress } from '../kit/plan-progress.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine, type FormLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { defaultLevels, type PdiForm } from './contract.ts';
import { planOf, type Plan } from './plan.ts';

const guide = `# O documento: plano de desenvolvimento individual
Quem lidera e a pessoa leem o plano juntos e voltam a ele em cada conversa. Escreva para a pessoa, tratando-a por "você". Ela sai sabendo aonde quer chegar, o que faz já na semana que vem, com quem, e como os dois verão que está dando certo. O diário e os comentários reservados ficam fora, mesmo por alusão. Horário, férias, verba e outros limites práticos entram e moldam os passos.

- Aprende-se no trabalho: ver de perto, fazer com alguém ao lado, fazer sozinho um caso simples, depois um difícil ou ensinar. De 2 a 4 passos por competência, no máximo dez ao todo; cada um diz o que fazer, como, com quem ("a combinar") e até que dia, nas palavras do ofício, e o que se poderá ver ("Evidência: três seguidas sem correção").
- Os passos são exercícios de verdade deste trabalho, com o exemplo ou a frase que ajuda a começar, e cabem na semana de quem já trabalha. Quem trabalha com as mãos ou atende gente mostra e conta em voz alta, em vez de escrever.
- Há passos para cada objetivo do formulário; o que é de outro cargo se faz com quem responde por isso.
- É honesto com o tempo: se o prazo não basta, o summary diz até que nível este plano leva em cada competência e por quê; os níveis ficam os do formulário. A verba, se há, aparece com o que paga.

# A resposta: só o JSON
- title: "PDI de {nome}". employee: "{nome} — {cargo}". period e duration: como em Neste pedido.
- summary: de onde a pessoa parte, com o que já faz bem, se os dados dizem, aonde quer chegar e o que é possível até o prazo, em duas a quatro frases.
- competencies: todas as do formulário, com nome e níveis iguais, da maior distância para a menor. actions: um passo por item, em ordem de data, em uma a três frases com a evidência.
- goals: cada objetivo pedido, com o resultado que se poderá ver e até quando, em uma ou duas frases.
- leaderPart: de 2 a 3 frases sobre o que quem lidera faz pelo plano e quando, além do que os passos já dizem, na terceira pessoa, pelo nome.
- timeline: duration, start, end e 3 ou 4 milestones, "dd/mm/aaaa — resultado que se pode ver", as conversas de acompanhamento.
- risks: 2 ou 3 linhas de tabela, deste caso; cada célula até 20 palavras. risk: o que pode atrapalhar. sign: o que se nota primeiro. response: o que fazer e quem faz.
- ready: uma ou duas peças para o dia: o roteiro ou as frases da prática mais importante, a lista do que observar (lines) ou um quadro a preencher (columns e rows).`;

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
  { progress }: Brief<PdiForm>,
): string[] {
  const { weeks, deadline, horizon, duration } = span;
  const reached = competencies.some((each) => each.currentLevel >= each.targetLevel);
  return [
    `- period: "${periodText(span)}". duration: "${duration}".`,
    weeks <= shortWeeks
      ? '- Plano curto: um ou dois passos por competência, todos dentro do período, e de 250 a 400 palavras, fora ready.'
      : '- Tamanho: de 400 a 700 palavras, fora ready.',
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
    ...continuing(progress, latestPdi !== null),
  ];
}

/** A plan that goes on from another: from what was done of it, where the leader has said that. */
function continuing(progress: Brief<PdiForm>['progress'], hasEarlier: boolean): string[] {
  const done = readProgress(progress);
  if (done) {
    return [
      '- Este plano continua outro (o formulário diz o que foi feito): summary reconhece, com o fato, o que a pessoa alcançou. Não repita passo cumprido.',
      done.open.length > 0
        ? '- O que ficou em aberto já é acompanhado: não vira passo; leaderPart o retoma.'
        : '',
    ];
  }
  return hasEarlier
    ? ['- Há PDI anterior: continue de onde ele parou, com passos novos e mais exigentes.']
    : [];
}
