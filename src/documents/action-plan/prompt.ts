import { formatDay } from '#shared/format.ts';
import type { DocumentContext } from '../writing/context.ts';
import { delimitedPrompt } from '../writing/prompt.ts';
import type { Brief, Prompt } from '../writing/writer.ts';
import { misconductNotice } from '../knowledge/style.ts';
import type { ActionPlanForm } from './contract.ts';
import { readPlan } from './plan.ts';
import { actionCounts, defaultDays, ownerRoles, rhythms } from './rules.ts';

const { resumido, detalhado } = actionCounts;

const rules = `Tarefa: escrever um Plano de Ação, em que qualquer pessoa possa começar a trabalhar amanhã: o que fazer, quem responde, até quando e como saber se deu certo.

Campos
- title: o título do formulário, com as mesmas palavras.
- description: a situação descrita em context, com as palavras da liderança, e uma frase que diz o que a equipe faz até o prazo.
- objectives: primeiro o objetivo com as palavras digitadas e "até dd/mm/aaaa"; se houver meta da equipe ligada a ele, diga a que contribui. Depois, uma linha por métrica digitada: "{métrica}: linha de base a medir até {data}; meta definida pela liderança até {data}; fonte: {onde o número é lido}; acompanhamento {semanal|quinzenal|mensal}". Se a métrica, ou o objetivo que fala dela, ou a situação já traz o valor atual ou a meta, escreva o número digitado: "linha de base de {valor}, a conferir até {data}; meta de {valor}, a alcançar até {prazo}". Sem métrica: "Indicador do objetivo, a definir até {data}: ...".
- actions: task, deadline (dd/mm/aaaa), responsible, priority (alta, media ou baixa).
- timeline: objeto com duration ("25 dias", "11 semanas", ou "4 meses" se forem exatos), start (today), end (prazo) e de 3 a 5 milestones "dd/mm/aaaa — resultado alcançado", em ordem, o último no prazo. O que tem data própria no formulário ("inventário geral dia 18/12") é um milestone nesse dia. Métrica com data própria é alcançada nessa data.
- suggestions: riscos com resposta e orientações à liderança.

Ações
- resumido: ${resumido[0]} a ${resumido[1]} ações, uma linha cada. detalhado: ${detalhado[0]} a ${detalhado[1]} ações, cada task no formato "{ação}. Por quê: {ligação com o objetivo}. Como: {passo}. Onde: {equipe ou canal}. Quanto: {tempo ou recurso informado; senão, custo a confirmar}."
- Cada task começa com verbo no infinitivo e diz algo que se pode ver pronto. Nada de "melhorar processos".
- A primeira é um diagnóstico que registra a linha de base, em até ${rhythms.alta.firstWithin} dias úteis (prioridade alta), ${rhythms.media.firstWithin} (media) ou ${rhythms.baixa.firstWithin} (baixa). A última compara o resultado com a linha de base e padroniza o que funcionou.
- Datas distribuídas pelo período, em dias úteis, fora de férias e recessos citados; no máximo 30% das ações no último dia.
- responsible: um nome digitado; senão um papel: "${ownerRoles.leadership}", "Equipe (uma pessoa responsável, a definir até {data})", "${ownerRoles.hr}", "Área parceira (pessoa de contato a definir até {data})". Nunca "todos" nem só "equipe". Se houver pessoa nos dados, ela responde pelas ações da equipe.
- Trabalho que o formulário dá a alguém pelo nome é uma ação do plano, com essa pessoa em responsible.
- Causas que a situação já aponta ("os motivos são A, B e C") são uma ação logo depois do diagnóstico: uma medida, com responsável e data, para cada uma.
- priority: as primeiras ações levam a prioridade do plano; as seguintes podem levar uma abaixo.
- Use cada recurso digitado em uma ação (onde registrar, quem participa, que verba) e cite-o com as palavras digitadas.

Desafios e conflitos
- Para cada desafio digitado, uma suggestion: "Risco: {desafio}. Resposta: {o que fazer se acontecer}."; se couber, também uma ação que o previna.
- Em conflito, ouça cada pessoa em separado antes de reunir e inclua a ação: "${misconductNotice}".
- Desempenho baixo: verifique carga, ferramenta e processo antes de falar da pessoa. Nunca proponha demissão, advertência ou exposição.

Contexto
- Ligue ao menos uma ação a um valor da empresa ou a uma meta da equipe, dizendo o que isso muda na prática. Meta de outro assunto não se liga a ação nenhuma: combine só quanto tempo da equipe o plano pode tomar.
- O diário é reservado à liderança: não o cite textualmente. O perfil comportamental escolhe como acompanhar; nunca aparece como motivo.
- datasBase traz as datas já calculadas: prazo, primeira ação com a linha de base, metas e último dia útil. Use-as.
- additionalNotes e freeText valem como contexto. Datas que se contradizem: avise em suggestions. Sem prazo no formulário nem no objetivo: ${defaultDays} dias. Sem prioridade: media. Nesses casos, a primeira suggestion diz que são valores iniciais.
- Se faltarem dados, a última suggestion é "Para um resultado mais preciso, informe: ...".`;

/** The stable rules first, then the data, with the days worked out. */
export function actionPlanPrompt(brief: Brief<ActionPlanForm>, context: DocumentContext): Prompt {
  const { dates, deadline } = readPlan(brief, context);
  const datasBase = {
    prazo: formatDay(deadline),
    primeiraAcao: formatDay(dates.first),
    metas: formatDay(dates.target),
    ultimoDiaUtil: formatDay(dates.last),
  };
  const form = { ...brief, datasBase };
  return delimitedPrompt(rules, form, context);
}
