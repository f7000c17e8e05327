import { formatDay } from '#shared/format.ts';
import { periodText } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine, type FormLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { defaultLevels, type PdiForm } from './contract.ts';
import { planOf, type Plan } from './plan.ts';

const guide = `# O documento: plano de desenvolvimento individual
Líder e pessoa leem juntos, ajustam e reabrem o plano a cada conversa, até o prazo. A própria pessoa lê: o tom é de quem aposta nela, e ela é chamada pelo nome. O diário e os apartes do líder ficam fora, até por alusão; o registro que ajuda a conversa vai em suggestions, com a fala pronta. Limites práticos que a pessoa conhece (horário, férias, verba) entram e moldam os passos.

Um plano excelente:
- Conta uma história: de onde a pessoa vem, o que quer e o que fará no fim que hoje não lhe cabe. Liga o pedido à meta da equipe quando a ligação é real.
- Leva a cada objetivo: há passos que o produzem, e um deles é a primeira entrega, pequena e de verdade.
- Cresce: olhar de perto, fazer com apoio, fazer sem ajuda, fazer de um jeito em que outros confiem. Cada passo é mais difícil que o anterior e acontece no trabalho, quase nunca em curso.
- Cabe na semana de quem já trabalha: de 2 a 4 passos por competência, no máximo dez ao todo.
- Termina em prova: o último passo de cada competência produz algo visível, à altura do nível desejado. O nível atual é só um número: não o descreva.
- Divide o trabalho: o líder abre espaço, observa e devolve; colegas entram pelo nome, "a combinar". Tarefa de outro cargo se faz sob a supervisão de quem responde por ela.
- É honesto com o tempo: como referência, dois meses de prática por nível. Se o prazo é menor, desenhe o que cabe e diga em suggestions o que fica para depois.

# A resposta: só o JSON
- title: "PDI de {nome}". employee: "{nome} — {cargo}". period e duration: como em Neste pedido.
- summary: a história, em até 50 palavras.
- competencies: todas as do formulário, com nome e níveis iguais, da maior distância para a menor. Em actions, cada passo é uma ou duas frases corridas: o que fazer, com quem, até que dia e o que se verá quando estiver feito.
- goals: cada objetivo pedido, dito como resultado que se pode ver, com data e modo de medir. Número só dos dados, ou como sugestão.
- leaderPart: de 2 a 4 frases curtas sobre o que o líder faz e quando. Não repete os passos.
- timeline: duration, start, end e de 3 a 4 milestones, "dd/mm/aaaa — o que já se terá visto". O primeiro vem cedo, o último fecha o plano, nenhum repete um passo.
- risks: de 2 a 3, deste caso. risk: o que pode travar. sign: o que se nota primeiro. response: o que fazer e quem faz. Sem os rótulos no texto.
- suggestions: ver acima.

# Voz (outro ramo; nada daqui entra no texto)
"Em fevereiro, Célia fecha o caixa da loja às sextas ao lado de Rui e anota de onde veio cada diferença. Em março fecha sem ele, e Rui confere na segunda. O passo está dado quando quatro fechamentos seguidos saírem sem acerto (número sugerido, a combinar com os dois)."`;

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
      ? '- Plano curto: um ou dois passos por competência, todos dentro do período, e de 250 a 350 palavras no documento.'
      : '- Tamanho do documento: de 450 a 700 palavras.',
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
