import { daysBetween, formatDay } from '#shared/format.ts';
import {
  isBusinessDay,
  isWeekend,
  previousBusinessDay,
  weekdayName,
} from '../kit/business-days.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { lastAgreedForLeader, openForLeader } from '../reading/followed.ts';
import { mentions } from '../reading/names.ts';
import { untoldOf } from '../reading/repeated.ts';
import { asText } from '../reading/set-text.ts';
import type { FeedbackForm } from './contract.ts';
import { mostPoints } from './moulds/development.ts';
import { noted } from './moulds/mould.ts';
import type { Talk } from './talk.ts';

/*
 * What an expert would notice before the conversation. Each line is there because this form asks for it.
 */

const mostLines = 4;
/** Less time than this shows no change. */
const fewestDays = 5;

export function advice(talk: Talk, brief: Brief<FeedbackForm>, context: DocumentContext): string[] {
  return [
    ...(talk.notes === '' ? [] : [`Suas anotações, fora do roteiro: ${talk.notes}`]),
    ...(talk.type === '360'
      ? noted(
          'Suas anotações, para tirar só os temas',
          [talk.situation, talk.facts].filter((text) => text !== '').join('\n'),
        )
      : []),
    ...fromDiary(talk, brief),
    ...openForLeader(context),
    ...lastAgreedForLeader(context),
    ...followUp(talk, brief.followUpDate ?? '', context.today),
    ...namedColleagues(talk, context),
    ...tooMuch(talk),
    ...planWithoutDay(talk),
  ].slice(0, mostLines);
}

/** A note of the diary may be a secret: the leader decides what of it is said. What the form says is in the script. */
function fromDiary({ diary }: Talk, brief: Brief<FeedbackForm>): string[] {
  const [entry] = untoldOf(diary, brief);
  return entry === undefined
    ? []
    : [`Do seu diário, em ${formatDay(entry.day)}: ${asText(entry.text)}`];
}

function followUp({ type }: Talk, day: string, today: string): string[] {
  if (day === '') return [];
  if (day < today) {
    return [
      `A data de acompanhamento, ${formatDay(day)}, já passou e ficou fora do roteiro. Escolha outra.`,
    ];
  }
  const away = isBusinessDay(day)
    ? []
    : [
        `${formatDay(day)} é ${weekdayName(day)}${isWeekend(day) ? '' : ' e costuma ser feriado ou véspera'}. Se não houver expediente, o dia útil anterior é ${formatDay(previousBusinessDay(day))}.`,
      ];
  const soon = daysBetween(today, day) < fewestDays && type !== 'reconhecimento';
  return soon
    ? [
        ...away,
        `O acompanhamento em ${formatDay(day)} vem cedo para ver mudança: serve para saber se a primeira tentativa aconteceu.`,
      ]
    : away;
}

/** A name among the perceptions tells who said them. */
function namedColleagues({ type, ...talk }: Talk, { colleagues }: DocumentContext): string[] {
  if (type !== '360') return [];
  const typed = [talk.situation, talk.facts, ...talk.positives, ...talk.improvements].join('\n');
  const named = colleagues.filter(({ name }) => mentions(typed, name)).map(({ name }) => name);
  return named.length === 0
    ? []
    : [`O que você anotou cita ${named.join(', ')}. Na conversa, diga só o tema, sem o nome.`];
}

function tooMuch({ type, improvements }: Talk): string[] {
  const count = improvements.length;
  if (type === 'reconhecimento' && count > 0) {
    return [
      'Os pontos a melhorar ficaram para outro dia: junto com o elogio, só eles seriam ouvidos.',
    ];
  }
  if (type === 'corretivo' && count > 1) {
    return [
      `Você anotou ${count} pontos a melhorar. O roteiro corrige o primeiro; se outro for mais urgente, ponha-o em primeiro lugar e gere de novo.`,
    ];
  }
  return type === 'desenvolvimento' && count > mostPoints
    ? [
        `Você anotou ${count} pontos a melhorar. O roteiro trata os três primeiros, porque mais que isso não se pratica.`,
      ]
    : [];
}

function planWithoutDay({ plan, followUp: day, days, type }: Talk): string[] {
  return plan && day === '' && type !== 'reconhecimento'
    ? [
        `Sem data de acompanhamento no formulário, o plano foi distribuído até ${formatDay(days[2])}. Ajuste se preferir outro prazo.`,
      ]
    : [];
}
