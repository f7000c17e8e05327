import { formatDay } from '#shared/format.ts';
import { periodText } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { readProgress } from '../kit/plan-progress.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { isShortCase } from '../prompting/case-size.ts';
import { dayLine, type FormLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { defaultLevels, type PdiForm } from './contract.ts';
import { planOf, type Plan } from './plan.ts';

const guide = `# O documento: plano de desenvolvimento individual
Quem lidera e a pessoa leem o plano juntos e voltam a ele em cada conversa. Escreva para a pessoa, tratando-a por "você", na altura de leitura dela: a quem lê pouco, frases de dez palavras, e quadro e sinais em vez de texto. Ela sai sabendo aonde quer chegar, o que faz já na semana que vem, com quem, e como os dois verão que está dando certo. O diário e os comentários reservados ficam fora, mesmo por alusão.

- O que a pessoa não pode fazer sem treinamento ou autorização vem primeiro, no summary e nos passos.
- O calendário do trabalho (safra, fechamento, férias, movimento) decide quando se pratica o quê, e a carga sobe em degraus, sem salto no fim.
- Aprende-se no trabalho: ver de perto, fazer junto, fazer sozinho com apoio, depois tocar ou ensinar. De 2 a 4 passos por competência, no máximo dez ao todo; cada um, em uma ou duas frases curtas, diz o que fazer, com quem ("a combinar") e até que dia, nas palavras do ofício.
- Os passos são exercícios de verdade deste trabalho, com o exemplo ou a frase que ajuda a começar, e cabem na semana de quem já trabalha.
- Há passos para cada objetivo do formulário.
- Níveis e objetivos são os do formulário, no texto inteiro: o plano não rebaixa meta nem promete cargo. Se o prazo não basta para um nível, evidence diz até onde se chega na data e de que depende o resto (“Até 30/07, o nível 2: …; o 4, na próxima safra”).

# A resposta: só o JSON
- title: "PDI de {nome}". employee: "{nome} — {cargo}". period e duration: como em Neste pedido.
- summary: de onde a pessoa parte, com o que já faz bem, se os dados dizem, e aonde quer chegar, em duas ou três frases.
- competencies: todas as do formulário, com o mesmo nome, escrito certo, e os mesmos níveis, da maior distância para a menor. evidence: o que se vê no trabalho quando chegou ao nível desejado, em até 20 palavras. actions: um passo por item, em ordem de data, até 35 palavras, sem repetir a evidência.
- goals: cada objetivo pedido, com o resultado que se poderá ver e até quando, em uma frase de até 25 palavras.
- leaderPart: de 2 a 3 frases sobre o que quem lidera faz pelo plano e quando, além do que os passos já dizem, na terceira pessoa, pelo nome.
- timeline: duration, start, end e 3 ou 4 milestones, "dd/mm/aaaa — resultado que se pode ver", as conversas de acompanhamento.
- risks: até 3 linhas de tabela, deste caso; cada célula até 20 palavras. risk: o que pode atrapalhar. sign: o que se nota primeiro. response: o que fazer e quem faz.
- ready: uma ou duas peças para o dia, na altura de quem vai usar: o roteiro ou as frases da prática mais importante, a lista do que observar (lines) ou um quadro a preencher (columns e rows).`;

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
    weeks <= shortWeeks || isShortCase(brief)
      ? '- Caso curto: uma folha, até 420 palavras ao todo; passos de até 20 palavras; risks []; uma peça em ready.'
      : '- Tamanho: de 600 a 850 palavras ao todo, com os quadros e fora suggestions.',
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
