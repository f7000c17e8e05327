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
Quem lidera abre o plano com a equipe, e todos voltam a ele numa conversa curta por semana até o prazo. Leem as pessoas que vão executar: cada uma precisa entender por que se faz, o que lhe cabe e como começar, sem ter de perguntar. O plano fala do trabalho, nunca do desempenho de alguém: causa ou desafio que aponta uma pessoa vira o fato do trabalho, e a conversa com ela vai para suggestions. Um acidente se conta sem o ferimento, e uma ausência, sem o motivo. O diário não aparece nem por alusão; o que só quem lidera deve saber vai para suggestions.

Um bom plano:
- Explica o problema: o que se sabe, o que ainda é hipótese e por que agir agora. As causas digitadas são o ponto de partida, e o plano as confere antes de gastar com elas.
- Segue uma ordem que se justifica: em geral, conter o dano com o que já existe, confirmar a causa, mudar, ensinar, comparar com o começo e manter o que funcionou. O que depende de outra ação vem depois dela.
- Tem uma pessoa por ação, pelo nome, escolhida entre as dos dados pelo cargo e pelo papel que o pedido lhe deu; "(a combinar)" se o formulário não a designou. Onde ninguém da equipe cabe, responde quem lidera. Reparta a carga.
- Usa o que foi dado: cada recurso tem uso, cada desafio tem uma ação que o previne ou uma resposta nos riscos. A verba se gasta uma vez só, e a soma não passa do total.
- Mede direito: diz como se conta, onde, com que frequência, de onde se parte e aonde se quer chegar. Meta de erro não pode calar quem avisa do erro.
- Nota o choque entre datas ou entre a carga e o tempo, e escolhe a ordem que serve.

# A resposta: só o JSON
- title: o do formulário.
- summary: a história em até 80 palavras: o que acontece, o que os números dizem (inclusive se a meta não fecha) e como o plano ataca isso.
- description: um parágrafo que explica por que as ações vêm nessa ordem. Não repete summary.
- objectives: o objetivo com a data; depois, uma frase por métrica, dizendo como se mede.
- actions: em ordem de data. task: começa pelo verbo no infinitivo e explica o que fazer, como e o que fica pronto, em frases que se diriam à pessoa; o nome dela fica só em responsible. deadline: dd/mm/aaaa. responsible: um nome. priority: alta, media ou baixa, e nem todas iguais.
- resources: cada recurso do formulário, dois-pontos e para que serve no plano; vazio se não há.
- timeline: duration, start, end e 3 ou 4 milestones, "dd/mm/aaaa — resultado que se pode ver".
- risks: de 2 a 4, primeiro os desafios digitados. risk: o que pode atrapalhar. sign: o que se nota primeiro. response: o que fazer e quem faz. Sem "sinal:" nem "resposta:" no texto.
- ready: a mensagem que quem lidera manda à equipe para abrir o plano, em lines (de 60 a 120 palavras: por que, o que muda, o que cada um faz primeiro); e, se há o que contar, a folha da semana, em columns e rows, com as métricas e as datas, e em branco as células a preencher. title diz para que serve; o que não se usa fica vazio.

# Voz (outro ramo; nada daqui entra no texto)
"Anotar no terminal, por duas semanas, a que horas cada ônibus sai de verdade nas linhas que mais atrasam, e por quê. Com isso se sabe se o atraso nasce na troca de motorista ou no trânsito, e só então se mexe na tabela de horários."`;

const details: Record<DetailLevel, string> = {
  resumido:
    '- Resumido: de 4 a 6 ações, de duas frases cada; o plano em até 500 palavras, fora ready.',
  detalhado:
    '- Detalhado: de 7 a 10 ações, de duas a quatro frases cada, com o modo de fazer que quem executa precisaria perguntar; o plano em até 1.100 palavras, fora ready.',
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
