import * as z from 'zod/mini';
import { formatDay } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { textList } from '../kit/fields.ts';
import { outlineText, type Block } from '../kit/outline.ts';
import type { Brief, PersonWriter } from '../kit/writer.ts';
import { dayLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import {
  feedbackTypes,
  type FeedbackForm,
  type FeedbackTone,
  type FeedbackType,
} from './contract.ts';
import { readTalk, type Talk } from './talk.ts';

/*
 * A feedback as the person may read it after the talk: what was said to them, and nothing of the script, of the
 * diary or of what the leader noted for themselves. The leader reads and changes it before anyone else.
 */

const answerSchema = z.object({ paragraphs: textList(), suggestions: textList() });

const opening: Record<FeedbackTone, string> = {
  construtivo: 'Deixo por escrito o que conversamos, para você reler com calma.',
  motivacional: 'Deixo por escrito o que conversamos, porque vale a pena guardar.',
  direto: 'Este é o resumo do que conversamos.',
  empático: 'Deixo por escrito o que conversamos, para você reler no seu tempo.',
};

const thanks: Record<FeedbackTone, string> = {
  construtivo: 'Conte comigo no que precisar para isso.',
  motivacional: 'Obrigado pelo seu trabalho.',
  direto: 'Se algo aqui não bate com o que você viu, me diga.',
  empático: 'Se quiser conversar de novo antes de responder, é só dizer.',
};

/** What is asked to change, by type; a recognition asks for nothing. */
const asked: Record<FeedbackType, string | null> = {
  desenvolvimento: 'O que pode crescer',
  corretivo: 'O que precisa mudar',
  360: 'Temas para olharmos juntos',
  reconhecimento: null,
};

function list(heading: string | null, items: readonly string[]): Block[] {
  if (heading === null || items.length === 0) return [];
  return [
    { type: 'heading', level: 2, text: heading },
    { type: 'list', items },
  ];
}

function blocksOf({ type, tone, positives, improvements, facts, followUp }: Talk): Block[] {
  const known = type === '360' || facts === '' ? [] : facts.split('\n');
  const said = [
    ...list('O que você faz bem', positives),
    ...list('O que aconteceu', known),
    ...list(asked[type], improvements),
  ];
  return [
    { type: 'paragraph', text: opening[tone] },
    // What was said nobody typed: the leader fills it in, or it does not go.
    ...(said.length > 0 ? said : list('O que eu disse a você', ['______'])),
    ...(followUp === ''
      ? []
      : [
          {
            type: 'paragraph',
            text: `Em ${formatDay(followUp)} voltamos a conversar sobre isso.`,
          } as const,
        ]),
    { type: 'paragraph', text: thanks[tone] },
  ];
}

function compose(brief: Brief<FeedbackForm>, context: DocumentContext): string {
  const talk = readTalk(brief, context);
  const title = talk.first === '' ? 'O que conversamos' : `${talk.first}, o que conversamos`;
  return outlineText({ title, blocks: blocksOf(talk) });
}

const guide = `# O documento: o feedback que a pessoa vai ler
Depois da conversa, quem lidera manda este texto à própria pessoa, por um link. Ele lembra o que foi dito, com respeito, e não traz novidade.

O que faz um bom texto:
- É do gestor para a pessoa, em "você", na primeira pessoa do singular, de 90 a 220 palavras, com frases que se dizem a alguém de quem se gosta.
- Começa pelo que a pessoa faz bem, com o fato. O que precisa mudar vem com o fato e com o que se espera, nunca com rótulo, ameaça ou comparação com colegas.
- Nada do que quem lidera anotou só para si: nem suspeita, nem estratégia da conversa, nem o que outras pessoas disseram. Em 360°, só temas, sem pista de quem falou.
- Nada de advertência, salário, promoção ou desligamento: isso não vai por escrito aqui.
- Termina com o próximo passo ou a data de acompanhamento, se houver, e com a porta aberta para conversar.

# A resposta: só o JSON
- paragraphs: o texto, um parágrafo por item. O primeiro é o título: "{primeiro nome}, o que conversamos".
- suggestions: [].`;

function prompt(brief: Brief<FeedbackForm>, context: DocumentContext) {
  const { name, type, followUp } = readTalk(brief, context);
  return expertPrompt(
    {
      guide,
      cites: false,
      request: [`Tipo: ${feedbackTypes[type]}.`],
      data: {
        form: [
          ['Colaborador', name],
          ['Contexto', brief.context],
          ['Ponto positivo', brief.positivePoints],
          ['Ponto a melhorar', brief.improvementPoints],
          ['Exemplos específicos', type === '360' ? undefined : brief.specificExamples],
          ['Tom do feedback', brief.tone],
          dayLine('Data de acompanhamento', followUp),
        ],
        deadline: followUp === '' ? undefined : followUp,
        diary: 'reserved',
      },
    },
    context,
  );
}

export const feedbackForPerson: PersonWriter<FeedbackForm> = {
  schema: answerSchema,
  prompt,
  compose,
  read: (answer) => (z.safeParse(answerSchema, answer).data?.paragraphs ?? []).join('\n\n'),
};
