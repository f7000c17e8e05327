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
A equipe abre o plano amanhã e volta a ele numa reunião curta por semana, até o prazo. Quem lê são as pessoas que vão executar: o plano fala do processo, nunca do desempenho de alguém. O diário não aparece nem por alusão; o que só o líder deve saber vai para suggestions.

Um plano excelente:
- Entende o problema: diz o que se sabe e o que ainda é hipótese, e testa uma hipótese por vez. As causas digitadas são o ponto de partida.
- Tem ordem: conter o dano de hoje com o que já existe, achar a causa, mudar, treinar, comparar com o ponto de partida e fixar o que funcionou. O que depende de outra ação vem depois dela; ninguém é cobrado por regra que ainda não aprendeu.
- Tem donos: uma pessoa por ação, pelo nome, escolhida entre as dos dados pelo cargo, "(a combinar)" se o formulário não a designou. Onde ninguém da equipe cabe, responde o líder. Nunca "equipe" nem "a definir". A carga se reparte.
- Usa o que foi dado: cada recurso tem uso, cada desafio tem ação que o previne ou resposta, cada pessoa citada tem o papel que o líder pediu. A verba se gasta uma vez só: a divisão é sugestão, e a soma não passa do total.
- Mede direito: diz como se conta, onde, com que frequência, de onde se parte e aonde se quer chegar (dados ou sugestão). Meta de erro não pode calar quem avisa do erro.
- Nota o choque entre datas e escolhe a ordem que serve às duas.

# A resposta: só o JSON
- title: o do formulário.
- summary: a história em até 50 palavras: o que acontece, o que está em jogo, como se ataca.
- description: um parágrafo com a lógica da ordem das ações. Não repete summary.
- objectives: o objetivo com a data; depois uma linha por métrica, com o modo de medir.
- actions: em ordem de data. task: frases inteiras que começam pelo verbo, sem rótulos e sem repetir o responsável. deadline: dd/mm/aaaa. responsible: um nome. priority: alta, media ou baixa, e nem todas iguais.
- resources: cada recurso do formulário, dois-pontos e para que serve no plano; vazio se não há.
- timeline: duration, start, end e de 3 a 4 milestones, "dd/mm/aaaa — resultado que se pode ver".
- risks: de 2 a 4, os desafios digitados primeiro. risk: o que pode travar. sign: o que se nota primeiro. response: o que fazer e quem faz. Sem os rótulos no texto.
- suggestions: ver acima.

# Voz (outro ramo; nada daqui entra no texto)
"Antes de mexer na tabela de horários, anotar por duas semanas, no terminal, a saída real das linhas que mais atrasam. Se o atraso nasce na troca de motorista, tabela nova não resolve; se nasce no trânsito, a troca fica como está."`;

const details: Record<DetailLevel, string> = {
  resumido:
    '- Resumido: de 4 a 6 ações, de uma ou duas frases cada; o documento todo em até 450 palavras.',
  detalhado:
    '- Detalhado: de 7 a 10 ações, de duas ou três frases cada, com o modo de fazer que quem executa precisaria perguntar; o documento todo em até 900 palavras.',
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
