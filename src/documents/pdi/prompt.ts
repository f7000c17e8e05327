import { formatDay } from '#shared/format.ts';
import { periodText } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine, type FormLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { defaultLevels, type PdiForm } from './contract.ts';
import { planOf, type Plan } from './plan.ts';

const guide = `# O documento: plano de desenvolvimento individual
Quem lidera e a pessoa leem o plano juntos, acertam o que for preciso e voltam a ele em cada conversa até o prazo. Escreva para a pessoa, tratando-a por "você", no tom de quem acredita que ela consegue. O diário e os comentários reservados ficam fora, mesmo por alusão. Horário, férias, verba e outros limites práticos entram e moldam os passos.

Um bom plano:
- Parte da história: o que a pessoa quer ou precisa alcançar, por que isso importa para ela e para a equipe, e o que ela fará no fim do plano que hoje ainda não faz.
- Anda em passos curtos e crescentes, no trabalho de todo dia: ver de perto, fazer com alguém ao lado, fazer sem ajuda um caso simples, fazer um caso difícil ou ensinar. São de 2 a 4 passos por competência, no máximo dez ao todo, e cada um pede uma coisa só.
- Diz em cada passo até que dia, o que fazer, com quem e como os dois vão ver que deu certo, nas palavras do ofício da pessoa.
- Combina com o jeito de trabalhar dela: quem trabalha com as mãos ou atende gente mostra, faz junto e conta em voz alta. Tarefa escrita é só para quem já escreve no trabalho.
- Cabe na semana de quem já trabalha. Colegas entram pelo nome, "a combinar", e o que é de outro cargo se faz com quem responde por isso.
- Leva a cada objetivo do formulário: há passos que o produzem.
- É honesto com o tempo: como referência, dois meses de prática por nível. Se o prazo é menor, a própria pessoa lê no summary até onde dá para ir e o que vem depois; os níveis ficam os do formulário, e suggestions traz a conta.

# A resposta: só o JSON
- title: "PDI de {nome}". employee: "{nome} — {cargo}". period e duration: como em Neste pedido.
- summary: a história, em até 80 palavras, com o que é possível até o prazo. Termina dizendo que as datas e os números são proposta, para os dois acertarem; depois disso, não repita a ressalva em cada passo.
- competencies: todas as do formulário, com nome e níveis iguais, da maior distância para a menor. actions: um passo por item, em ordem de data, com duas ou três frases curtas.
- goals: cada objetivo pedido, com o resultado que se poderá ver, até quando e como se confere.
- leaderPart: de 2 a 4 frases sobre o que quem lidera faz pelo plano e quando, além do que os passos já dizem.
- timeline: duration, start, end e 3 ou 4 milestones, "dd/mm/aaaa — resultado que se pode ver", as conversas de acompanhamento.
- risks: 2 ou 3, deste caso. risk: o que pode atrapalhar. sign: o que se nota primeiro. response: o que fazer e quem faz. Sem "sinal:" nem "resposta:" no texto.
- ready: uma ou duas peças para levar no dia. A melhor costuma ser a lista do que observar na prática mais importante (de 5 a 8 itens em lines); outra, o quadro mês a mês (columns e rows). O que não se usa fica vazio.

# Voz (outro ofício; nada daqui entra no texto)
"Até 11/02/2027, feche o caixa da loja às sextas ao lado do Rui (a combinar com ele). Você conta o dinheiro, e ele mostra de onde costuma vir a diferença. Vocês vão saber que deu certo quando você conseguir explicar a ele, sem consultar nada, por que um caixa não bateu."`;

/** A plan of up to so many weeks is a short one. */
const shortWeeks = 6;

export function pdiPrompt(brief: Brief<PdiForm>, context: DocumentContext): Prompt {
  const plan = planOf(brief, context);
  return expertPrompt(
    {
      guide,
      request: requestOf(plan, context),
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
    ['Observações adicionais', brief.additionalNotes],
    ['Texto livre', brief.freeText],
  ];
}

/** What holds for this plan alone. */
function requestOf(
  { span, competencies, assumed }: Plan,
  { latestPdi }: DocumentContext,
): string[] {
  const { weeks, deadline, horizon, duration } = span;
  const reached = competencies.some((each) => each.currentLevel >= each.targetLevel);
  return [
    `- period: "${periodText(span)}". duration: "${duration}".`,
    weeks <= shortWeeks
      ? '- Plano curto: um ou dois passos por competência, todos dentro do período, e de 250 a 450 palavras, fora ready.'
      : '- Tamanho: de 500 a 950 palavras, fora ready.',
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
    latestPdi
      ? '- Há PDI anterior: continue de onde ele parou, com passos novos e mais exigentes.'
      : '',
  ];
}
