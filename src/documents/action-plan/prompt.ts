import { formatDay } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { isShortCase } from '../prompting/case-size.ts';
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

- Primeiro o que se decide já e o dano que corre hoje; depois se muda o modo de trabalhar; o que depende de outra ação vem depois dela. As ações vão até a data final.
- A ideia é pesada pelo que custa: hora, gente e movimento que ela tira de outro lugar, numa equipe que pode já estar curta.
- O coração do plano é o que muda no dia a dia: de onde vem o resultado, com a conta e os números dos dados, quem faz e quem confere, o que fazer se der acima ou abaixo. As ações o põem de pé, e ready traz o que se usa, em peças curtas.
- Cada ação é uma coisa só, com um responsável pelo nome, pelo cargo e papel dele; "(a combinar)" se o formulário não o designou e ninguém cabe melhor. Se a rotina vale nas folgas, diga quem cobre. Cada recurso tem uso, a verba soma certo, cada desafio tem resposta, cada métrica diz como se conta e tem metas de meio de caminho.
- O plano fala do trabalho, nunca do desempenho de uma pessoa ou dupla nem do motivo de uma ausência; o que só está no diário fica fora, mesmo por alusão. Isso vai para suggestions.

# A resposta: só o JSON
- title: o do formulário, escrito certo.
- summary: o que acontece hoje, por que acontece, se os dados dizem, e aonde se quer chegar, com a conta que mostra o tamanho do problema. Duas ou três frases.
- description: o que muda no modo de trabalhar, em uma frase; não repete summary.
- objectives: o objetivo com a data; depois, cada métrica e como se conta.
- actions: a tabela do plano (o que fazer, quem, quando), em ordem de data. task: do verbo no infinitivo, com o essencial de como se faz, em até 25 palavras e sem o nome de quem responde. done: o que se vê quando está pronto, em até 12 palavras ("Pedido feito, prazo por escrito"). deadline: dd/mm/aaaa, o dia em que fica pronto ou, numa rotina, em que começa. responsible: um nome. priority: alta, media ou baixa; baixa, só no que pode esperar.
- resources: cada recurso do formulário, dois-pontos e para que serve, com o valor; havendo verba, o último item é a soma e o que sobra; vazio se não há.
- timeline: duration, start, end e 3 ou 4 milestones que não repetem o quadro das metas, "dd/mm/aaaa — resultado que se pode ver".
- risks: de 2 a 4 linhas de tabela, primeiro os desafios digitados; cada célula até 20 palavras. risk: o que pode atrapalhar. sign: o que se nota primeiro. response: o que fazer e quem faz.
- ready: logo depois das ações, de 2 a 4 peças, cada uma para um momento de uso, com title que diz para quê e que se lê num olhar: a conta ("De onde saem as 70 peças", com a linha do total), as regras que não mudam, a rotina em até seis passos de uma frase, a fala pronta, o quadro das métricas com as metas por data e o resultado em branco. lines (uma por linha; passos "1. …") ou columns e rows (tabela, com "" no que se preenche na hora). O que não se usa fica [].`;

const details: Record<DetailLevel, string> = {
  resumido:
    '- Resumido: de 5 a 10 ações; o que alguém consulta em pé, ao lado do trabalho. Tudo em até 900 palavras.',
  detalhado:
    '- Detalhado: de 7 a 12 ações, com o modo de fazer que quem executa precisaria perguntar. Tudo em até 1.300 palavras.',
};

export function actionPlanPrompt(brief: Brief<ActionPlanForm>, context: DocumentContext): Prompt {
  const plan = planOf(brief, context);
  return expertPrompt(
    {
      guide,
      request: [sizeOf(plan, brief), ...requestOf(plan, brief)],
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

const oneSheet =
  '- Caso curto: uma folha, em até 450 palavras. De 5 a 8 ações de até 20 palavras, done "" em todas; em ready, só o quadro das metas com o que fazer se não chegar; de risks, os desafios digitados.';

function sizeOf({ detail }: Plan, brief: Brief<ActionPlanForm>): string {
  return detail === 'resumido' && isShortCase(brief) ? oneSheet : details[detail];
}

/** What holds for this plan alone. */
function requestOf({ span, priority }: Plan, brief: Brief<ActionPlanForm>): string[] {
  const { deadline, horizon, duration, assumed } = span;
  return [
    `- duration: "${duration}".`,
    priority === 'alta' ? '- Prioridade alta: algo começa nos dois primeiros dias úteis.' : '',
    deadline === horizon ? '' : `- O prazo está longe: as ações vão até ${formatDay(horizon)}.`,
    assumed
      ? `- Não há data final: ${formatDay(deadline)} é proposta; diga isso em suggestions.`
      : '',
    brief.successMetrics?.length ? '' : '- Não há métricas: proponha uma ou duas, como sugestão.',
  ];
}
