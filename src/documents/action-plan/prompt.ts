import { formatDay } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { isShortCase } from '../prompting/case-size.ts';
import { dayLine, type FormLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { linesOf } from '../reading/sentences.ts';
import {
  actionCounts,
  actionPriorities,
  detailLevels,
  type ActionPlanForm,
  type DetailLevel,
} from './contract.ts';
import { planOf, type Plan } from './plan.ts';

const guide = `# O documento: plano de ação
Quem lidera abre o plano com a equipe, e todos voltam a ele toda semana. O plano fala do trabalho, nunca do desempenho de uma pessoa ou dupla; o que só está no diário, e ideia sobre salário, bônus ou corte de gente, fica em suggestions. O que espera decisão ou dinheiro diz “se aprovado”.

# A resposta: só o JSON
- title: o do formulário, escrito certo.
- summary: o que acontece, por que, se os dados dizem, e aonde se quer chegar, em duas ou três frases. description: o que muda no dia a dia, em uma frase.
- objectives: o objetivo com a data; cada métrica e como se conta, se o quadro das metas não o diz.
- actions: em ordem de data, do que se decide já até a data final. task: uma coisa só, do verbo no infinitivo, sem o nome de quem responde. done: o que se vê quando está pronto. deadline: dd/mm/aaaa. responsible: um nome, pelo cargo e papel dele. priority: alta, media ou baixa.
- ready: o que se usa no dia a dia, em peças curtas: a conta que sustenta a meta, a rotina, a fala, o quadro das metas por data com o resultado em branco. title; lines (um item por linha) ou columns e rows (tabela). O que não se usa fica [].
- resources: cada recurso do formulário e para que serve, com o valor e a soma; [] se não há, ou se um quadro já os traz.
- timeline: duration, start, end e até 3 milestones, "dd/mm/aaaa — resultado que se pode ver", que as ações não dizem.
- risks: o que pode atrapalhar (risk), o sinal (sign) e a resposta, com quem faz (response), em células curtas; primeiro os desafios digitados.`;

const countOf = (level: DetailLevel) => `de ${actionCounts[level].join(' a ')} ações`;

const details: Record<DetailLevel, string> = {
  resumido: `- Resumido: ${countOf('resumido')}; até 900 palavras ao todo.`,
  detalhado: `- Detalhado: ${countOf('detalhado')}, com o modo de fazer que quem executa precisaria perguntar; até 1.300 palavras ao todo.`,
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
  '- Caso curto: uma folha, em até 450 palavras. De 4 a 8 ações de até 20 palavras, done "" em todas; em ready, só o quadro das metas com o que fazer se não chegar; de risks, os desafios digitados.';

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
