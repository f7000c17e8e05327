import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine } from '../prompting/data.ts';
import { expertPrompt, pageAnswer } from '../prompting/frame.ts';
import { feedbackTones, feedbackTypes, type FeedbackForm } from './contract.ts';
import { readTalk } from './talk.ts';

const guide = `# O documento: o feedback que quem lidera vai dar a sós
Só quem lidera lê. Ele sai sabendo o que dizer, o que perguntar, o que responder ao difícil e como fechar.

- As falas são dele, dirigidas a "você", como ele falaria. Cada ponto e exemplo digitado tem lugar, com o dia e o efeito informado; o que ele não viu se pergunta. Se ele disse como vai usar o texto (ler junto, entregar), assim se escreve. O que a pessoa quer para si entra uma vez, se os dados dizem.
- O que é só do diário, de outra pessoa ou reservado não entra na fala; fica em suggestions. Ausência que a lei protege (pré-natal, atestado, licença, banheiro) não é falta e não se toca nela, nem no número em que ela está misturada: suggestions explica.

${pageAnswer({
  title: '"Roteiro de feedback — {nome}".',
  brings:
    'Traz as falas prontas na ordem da conversa, o que responder ao difícil, se o caso pede, e o que se combina, se foi pedido.',
  fields:
    'employee: "{nome} — {cargo}"; type, o rótulo do tipo; agreements, o que se propõe combinar, "Até dd/mm/aaaa, você …" se é de quem lidera, "Até dd/mm/aaaa, {nome} …" se é da pessoa; senão, [].',
})}`;

const types = {
  desenvolvimento:
    'Desenvolvimento: começa pelo que a pessoa já faz bem e olha para a frente; liga o que se pede ao que ela quer.',
  reconhecimento:
    'Reconhecimento: o elogio vem primeiro, inteiro e sem “mas”, e basta se nada mais foi pedido; o que foi pedido além dele vem depois, à parte, como convite.',
  corretivo:
    'Corretivo: o assunto dito logo, o que a pessoa fez bem, se os dados trazem, o fato, por que importa, ouvir, e o que se espera a partir de hoje, com firmeza e respeito. Nada de advertência, punição ou desligamento.',
  360: '360°: só temas, nunca autores nem pistas que os identifiquem; começa pelo que a própria pessoa vê, e ela escolhe a prioridade.',
} as const;

const agreements =
  'O plano de ação foi pedido: de 2 a 4 combinados propostos, em tabela (o que, quem, até quando, como conferir), um deles de quem lidera. A fala os apresenta sem repeti-los.';

export function feedbackPrompt(brief: Brief<FeedbackForm>, context: DocumentContext): Prompt {
  const { type, name, plan, followUp } = readTalk(brief, context);
  return expertPrompt(
    {
      guide,
      request: [
        types[type],
        plan ? agreements : '',
        followUp === '' ? '' : 'A data de acompanhamento é dita no fim da conversa.',
      ],
      data: {
        form: [
          ['Colaborador', name],
          ['Tipo de feedback', brief.feedbackType && feedbackTypes[brief.feedbackType]],
          ['Contexto', brief.context],
          ['Ponto positivo', brief.positivePoints],
          ['Ponto a melhorar', brief.improvementPoints],
          ['Exemplos específicos', brief.specificExamples],
          ['Tom do feedback', brief.tone && feedbackTones[brief.tone]],
          ['Incluir plano de ação', plan ? 'sim' : 'não'],
          dayLine('Data de acompanhamento', brief.followUpDate),
          ['Observações adicionais', brief.additionalNotes],
          ['Texto livre', brief.freeText],
        ],
        deadline: followUp === '' ? undefined : followUp,
        diary: 'facts',
      },
    },
    context,
  );
}
