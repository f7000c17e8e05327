import { formatDay } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine, type FormLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { linesOf } from '../reading/sentences.ts';
import {
  actionPriorities,
  detailLevels,
  type ActionPlanForm,
  type DetailLevel,
} from './contract.ts';
import { planOf, type Plan } from './plan.ts';

const guide = `# O documento: plano de ação
Quem lidera abre o plano com a equipe, e todos voltam a ele toda semana. Lendo uma vez, cada um sabe por que se faz, o que lhe cabe, como fazer e como se vê que funcionou.

- Primeiro se contém o dano que corre hoje; depois se muda o modo de trabalhar; o que depende de outra ação vem depois dela. O que começa logo começa logo.
- O coração do plano é o modo novo de trabalhar: a conta, com os números dos dados, quem faz e quem confere, o que dizer, o que fazer se der acima ou abaixo ("sobrou mais de 40? tira 20"). As ações o põem de pé, e ready traz o que se usa, em peças curtas.
- Cada ação tem um responsável pelo nome, pelo cargo e papel dele; "(a combinar)" se o formulário não o designou e ninguém cabe melhor. Cada recurso tem uso, a verba soma certo, cada desafio tem resposta, cada métrica diz como se conta e tem metas de meio de caminho. Todo número com que o formulário descreve o problema ou um limite fica no plano, no lugar em que serve: na conta, na meta ou no sinal.
- O plano fala do trabalho, nunca do desempenho de alguém nem do motivo de uma ausência; o que só está no diário fica fora, mesmo por alusão. Essas conversas vão para suggestions.

# A resposta: só o JSON
- title: o do formulário.
- summary: o que acontece hoje, por que acontece, se os dados dizem, e aonde se quer chegar, contado como a um colega, com uma só conta: a que mostra o tamanho do problema, ou que a meta não cabe no prazo. Duas ou três frases.
- description: o que muda no modo de trabalhar, em uma ou duas frases; não repete summary.
- objectives: o objetivo com a data; depois, cada métrica e como se conta.
- actions: a tabela do plano (o que fazer, quem, quando), em ordem de data. task: até 35 palavras, do verbo no infinitivo ao que fica pronto, com o essencial de como se faz e sem o nome de quem responde. deadline: dd/mm/aaaa, o dia em que fica pronto ou, numa rotina, em que começa. responsible: um nome. priority: alta, media ou baixa; baixa, só no que pode esperar.
- resources: cada recurso do formulário, dois-pontos e para que serve; vazio se não há.
- timeline: duration, start, end e 3 ou 4 milestones que não repetem o quadro das metas, "dd/mm/aaaa — resultado que se pode ver".
- risks: de 2 a 4 linhas de tabela, primeiro os desafios digitados; cada célula até 20 palavras. risk: o que pode atrapalhar. sign: o que se nota primeiro. response: o que fazer e quem faz.
- ready: logo depois das ações, de 2 a 4 peças, cada uma para um momento de uso, com title que diz para quê e que se lê num olhar: a conta ("Quantos cabem por dia"), a fala pronta, a rotina em até seis passos de uma ou duas frases, o quadro com as metas por data e o resultado em branco. lines (uma por linha; passos "1. …") ou columns e rows (tabela, com "" no que se preenche na hora). O que não se usa fica [].`;

const details: Record<DetailLevel, string> = {
  resumido:
    '- Resumido: de 4 a 7 ações; o que alguém consulta em pé, ao lado do trabalho. Tudo em até 700 palavras.',
  detalhado:
    '- Detalhado: de 6 a 10 ações, com o modo de fazer que quem executa precisaria perguntar. Tudo em até 1.300 palavras.',
};

export function actionPlanPrompt(brief: Brief<ActionPlanForm>, context: DocumentContext): Prompt {
  const plan = planOf(brief, context);
  return expertPrompt(
    {
      guide,
      request: requestOf(plan, brief),
      data: { form: formOf(brief), deadline: plan.span.deadline, diary: 'reserved' },
    },
    context,
  );
}

function formOf(brief: Brief<ActionPlanForm>): FormLine[] {
  const { title, objective, context, deadline, priority, detailLevel } = brief;
  return [
    ['Título', title],
    ['Objetivo principal', objective],
    ['Contexto', context],
    dayLine('Data final', deadline),
    ['Prioridade', priority && actionPriorities[priority]],
    ['Recurso', linesOf(brief.resources ?? '')],
    ['Desafio', linesOf(brief.challenges ?? '')],
    ['Métrica de sucesso', brief.successMetrics],
    ['Observações adicionais', brief.additionalNotes],
    ['Nível de detalhe', detailLevel && detailLevels[detailLevel]],
    ['Texto livre', brief.freeText],
  ];
}

/** What holds for this plan alone. */
function requestOf({ span, detail, priority }: Plan, brief: Brief<ActionPlanForm>): string[] {
  const { deadline, horizon, duration, assumed } = span;
  return [
    details[detail],
    `- duration: "${duration}".`,
    priority === 'alta' ? '- Prioridade alta: algo começa nos dois primeiros dias úteis.' : '',
    deadline === horizon ? '' : `- O prazo está longe: as ações vão até ${formatDay(horizon)}.`,
    assumed
      ? `- Não há data final: ${formatDay(deadline)} é proposta; diga isso em suggestions.`
      : '',
    brief.successMetrics?.length ? '' : '- Não há métricas: proponha uma ou duas, como sugestão.',
  ];
}
