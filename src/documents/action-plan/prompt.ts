import { formatDay } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine, type FormLine } from '../prompting/data.ts';
import { expertPrompt, pageAnswer } from '../prompting/frame.ts';
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

${pageAnswer({
  title: 'o do formulário, escrito certo.',
  brings:
    'Traz o que acontece e aonde se quer chegar, com a data e as metas; as ações, com quem responde (um nome, pelo cargo e papel dele), quando e como se vê que ficou pronta; o que se usa no dia a dia (a conta que sustenta a meta, a rotina, a fala, o quadro das metas por data com o resultado em branco), se o caso pede; o que pode atrapalhar, com o sinal e a resposta.',
  fields:
    'objectives, o objetivo e as metas; actions, todas, em ordem de data: task, do verbo no infinitivo, deadline, responsible, priority (alta, media ou baixa); timeline: duration, start, end e milestones, "dd/mm/aaaa — o que se confere".',
})}`;

const countOf = (level: DetailLevel) => `de ${actionCounts[level].join(' a ')} ações`;

const details: Record<DetailLevel, string> = {
  resumido: `- Resumido: ${countOf('resumido')}.`,
  detalhado: `- Detalhado: ${countOf('detalhado')}, com o modo de fazer que quem executa precisaria perguntar.`,
};

export function actionPlanPrompt(brief: Brief<ActionPlanForm>, context: DocumentContext): Prompt {
  const plan = planOf(brief, context);
  return expertPrompt(
    {
      guide,
      request: [details[plan.detail], ...requestOf(plan, brief)],
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
