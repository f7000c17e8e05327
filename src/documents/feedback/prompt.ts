import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { isShortCase } from '../prompting/case-size.ts';
import { dayLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { feedbackTones, feedbackTypes, type FeedbackForm } from './contract.ts';
import { readTalk } from './talk.ts';

const guide = `# O documento: o feedback que quem lidera vai dar a sós
Só quem lidera lê. Ele sai sabendo o que dizer, o que perguntar, o que responder ao difícil e como fechar.

- As falas são dele, dirigidas a "você", como ele falaria. Cada ponto e exemplo digitado tem lugar, com o dia e o efeito informado; o que ele não viu se pergunta. Se ele disse como vai usar o texto (ler junto, entregar), assim se escreve. O que a pessoa quer para si entra uma vez, se os dados dizem.
- O que é só do diário, de outra pessoa ou reservado não entra na fala; fica em suggestions. Ausência que a lei protege (pré-natal, atestado, licença, banheiro) não é falta e não se toca nela, nem no número em que ela está misturada: suggestions explica.

# A resposta: só o JSON
- title: "Roteiro de feedback — {nome}". employee: "{nome} — {cargo}". type: o rótulo do tipo.
- summary: o que aconteceu e o que a conversa precisa alcançar, em uma ou duas frases.
- structure: os momentos da conversa, de 1 a 5. section: nome curto. steps: de 2 a 6 falas, perguntas (entre “ ”) e orientações, na ordem; a primeira fala abre a conversa e a última a encerra. Cada coisa se diz uma vez.
- replies: o que a pessoa pode dizer (ifSaid) e uma resposta sem aspas (answer), até 3, se o caso pede; senão, [].
- recommendations: cuidados deste caso, até 3.
- ready: o que se usa no dia, se o caso pede: title; lines, um parágrafo ou item por linha; columns e rows, uma tabela; senão, [].`;

const types = {
  desenvolvimento:
    'Desenvolvimento: começa pelo que a pessoa já faz bem e olha para a frente; liga o que se pede ao que ela quer.',
  reconhecimento:
    'Reconhecimento: o elogio vem primeiro, inteiro e sem “mas”, e basta se nada mais foi pedido; o que foi pedido além dele vem depois, à parte, como convite.',
  corretivo:
    'Corretivo: o fato, por que importa, ouvir, e o que se espera a partir de hoje, com firmeza e respeito. Nada de advertência, punição ou desligamento.',
  360: '360°: só temas, nunca autores nem pistas que os identifiquem; começa pelo que a própria pessoa vê, e ela escolhe a prioridade.',
} as const;

/** Words of the script, by how much there is to talk about. */
const sizes = {
  short: 'Tamanho: até 220 palavras: uma conversa de cinco minutos.',
  thanks:
    'Tamanho: até 120 palavras: um só momento, com o agradecimento inteiro, como se diz ou se manda; replies, recommendations e ready [].',
  praise: 'Tamanho: até 350 palavras, e bem menos se há pouco a contar.',
  full: 'Tamanho: até 500 palavras.',
} as const;

const agreements =
  'O plano de ação foi pedido: ready traz de 2 a 4 combinados propostos, em tabela (o que, quem, até quando, como conferir), um deles de quem lidera. A fala os apresenta sem repeti-los.';

export function feedbackPrompt(brief: Brief<FeedbackForm>, context: DocumentContext): Prompt {
  const { type, name, plan, followUp } = readTalk(brief, context);
  const isShort = isShortCase(brief) && context.diary.length === 0;
  const isThanks = isShort && type === 'reconhecimento' && !plan;
  const size = isThanks
    ? 'thanks'
    : type === 'reconhecimento'
      ? 'praise'
      : isShort
        ? 'short'
        : 'full';
  return expertPrompt(
    {
      guide,
      request: [
        types[type],
        sizes[size],
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
