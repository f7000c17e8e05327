import { generalization } from '../../knowledge/letter/care.ts';
import { namesTime } from '../../knowledge/letter/clauses.ts';
import { removalNotices } from '../../knowledge/guardrails.ts';
import {
  celebrationAdvice,
  choiceAdvice,
  factAdvice,
  letterAdvice,
  requestAdvice,
  workingHoursAdvice,
} from '../../knowledge/letter/support.ts';
import { letterPurposes } from '../../kit/letter.ts';
import { condolence } from './condolence.ts';
import { lowerOpening } from './opening.ts';
import { excerptOf } from '../relevance.ts';
import { urgentLines } from './knowledge.ts';
import type { WrittenLetter } from '../letter.ts';
import { textOfPoint, type Letter } from './reading.ts';
import { contextAdvice } from './context-advice.ts';
import { celebrates } from './help.ts';
import { mainTheme, matterInWords, textFrom } from './subject.ts';
import {
  joinList,
  lowerFirst,
  upperFirst,
  withFinalStop,
  withoutFinalStop,
} from '../portuguese.ts';
import { wordsIn } from './text.ts';
import { asksAlready } from './urgent.ts';

/*
 * What goes with a letter for the leader's eyes: what it is about, to whom, what to take care of.
 */

/** 'Fechamento do inventário'; of an e-mail also to whom, since its subject says the rest. */
export function contextNote(letter: Letter): string {
  if (letter.condolence) return condolence.context;
  const matter = matterInWords(letter);
  const purpose = letterPurposes[letter.purpose];
  if (matter === '' && letter.points.length === 0) return 'Contexto não informado';
  if (letter.kind === 'message') {
    // A sentence of the letter itself is told apart from it.
    return mainTheme(letter) || letter.delicate ? upperFirst(matter) : `${purpose}: ${matter}`;
  }
  const to = letter.recipient.name === '' ? purpose : `${purpose} para ${letter.recipient.name}`;
  const told = emailMatter(letter);
  return told === '' ? to : `${to}: ${told}`;
}

const longestMatter = 90;

/** The leader's own subject, else what is said first: a noun taken out of a sentence tells nothing. */
function emailMatter(letter: Letter): string {
  const { delicate, theme, subject, points } = letter;
  const [first] = points;
  if (delicate || theme !== null || first === undefined) return matterInWords(letter);
  const told = subject === '' ? textFrom(first) : subject;
  return lowerOpening(excerptOf(told.replace(/[.!?…:]+$/u, ''), longestMatter));
}

/** 'Para Helena Prado; prazo informado: até 27/11/2026; espera resposta.' */
export function letterNotes(letter: Letter, asks: boolean): string {
  const { name, many } = letter.recipient;
  const what = letter.kind === 'email' ? 'E-mail' : many ? 'Mensagem' : 'Mensagem individual';
  const parts = [
    name === '' ? `${what} sem destinatário informado` : `${what} para ${name}`,
    letter.deadline === null || letter.delicate ? '' : `prazo informado: ${letter.deadline}`,
    asks ? 'espera resposta' : 'sem necessidade de resposta',
    letter.wishes.length === 0
      ? ''
      : `cuidado pedido na redação: ${joinList(letter.wishes.map(lowerFirst))}`,
  ];
  return withFinalStop(parts.filter((part) => part !== '').join('; '));
}

const mostSuggestions = 7;
/** Beyond this a message is read on no telephone. */
const longMessage = 120;
const longEmail = 300;

/** What the leader should know and do beside sending it. */
export function letterSuggestions(letter: Letter, written: WrittenLetter): string[] {
  if (letter.condolence) return [condolence.advice];
  const lines = [
    ...[...letter.removed].map((reason) => removalNotices[reason]),
    ...delicateAdvice(letter),
    ...setAsideAdvice(letter),
    ...(criticizes(letter) && generalization.test(written.text) ? [factAdvice] : []),
    ...lengthAdvice(letter, written.text),
    ...purposeAdvice(letter, written.asks),
    ...contextAdvice(letter),
    ...(urgentLines(letter) || (written.asks && letter.purpose === 'instrucoes')
      ? [workingHoursAdvice]
      : []),
    ...missing(letter),
  ];
  return [...new Set(lines)].slice(0, mostSuggestions);
}

function criticizes({ purpose }: Letter): boolean {
  return purpose === 'feedback' || purpose === 'correção';
}

function delicateAdvice({ delicate }: Letter): string[] {
  if (!delicate) return [];
  return [
    'O assunto é delicado: o texto só convida para conversar, sem citar o motivo. Trate do conteúdo pessoalmente.',
  ];
}

function setAsideAdvice({ setAside }: Letter): string[] {
  if (setAside.length === 0) return [];
  const points = setAside.map((point) => `“${withoutFinalStop(point)}”`);
  return [
    `Deixe para outra conversa, para não diminuir o reconhecimento: ${withFinalStop(joinList(points))}`,
  ];
}

function lengthAdvice({ kind }: Letter, text: string): string[] {
  const words = wordsIn(text);
  if (kind === 'message' && words > longMessage) {
    return ['O texto ficou longo para uma mensagem: considere enviar por e-mail ou conversar.'];
  }
  return kind === 'email' && words > longEmail
    ? ['O texto ficou longo para um e-mail: considere levar os detalhes em um anexo.']
    : [];
}

function purposeAdvice(letter: Letter, asks: boolean): string[] {
  const { purpose, recipient, points, subject } = letter;
  if (points.length === 0 && subject === '') return [];
  if (recipient.many && criticizes(letter)) {
    return ['Envie a cada pessoa em separado: retorno e correção são sempre individuais.'];
  }
  if (purpose === 'reconhecimento' && recipient.many) {
    return ['Diga também, na próxima reunião, o que cada pessoa fez.'];
  }
  if (purpose === 'informativo' && asks) return [requestAdvice];
  if (letter.optional) return [choiceAdvice];
  if (celebrates(letter)) return [celebrationAdvice];
  return [letterAdvice[purpose].replace('{nome}', () => recipient.called || 'a pessoa')];
}

function missing(letter: Letter): string[] {
  const { points, recipient, purpose, deadline } = letter;
  const dated = namesTime(points.map(textOfPoint).join('. '));
  const lacking = [
    recipient.name === '' ? 'o nome de quem recebe' : '',
    points.length === 0 ? 'o que a pessoa precisa saber ou fazer' : '',
    points.length === 1 && points[0]?.type === 'noun' && purpose === 'informativo' && !dated
      ? 'o que muda, a partir de quando e o que a pessoa precisa fazer'
      : '',
    points.length === 1 && points[0]?.type === 'noun' && purpose === 'reconhecimento'
      ? 'o fato e o efeito que ele teve'
      : '',
    purpose === 'instrucoes' && !points.some(({ type }) => type === 'task') && !asksAlready(letter)
      ? 'os passos, um por linha'
      : '',
    purpose === 'instrucoes' && deadline === null && !dated ? 'o prazo' : '',
    purpose === 'convite' && !dated ? 'dia, hora e local, se já estiverem definidos' : '',
  ].filter((item) => item !== '');
  return lacking.length === 0
    ? []
    : [`Para um resultado mais preciso, informe: ${lacking.join('; ')}.`];
}
