import { statesSomething } from '../../knowledge/letter/clauses.ts';
import { isPerson, nounOf } from '../../knowledge/nouns.ts';
import { subjectLimits } from '../../knowledge/letter/subjects.ts';
import { contentWords } from '../../knowledge/words.ts';
import { condolence } from './condolence.ts';
import { excerptOf } from '../relevance.ts';
import { subjectPattern, urgentLines } from './knowledge.ts';
import { isQuality, lowerOpening, withPossessive } from './opening.ts';
import type { Point } from './points.ts';
import { withoutSubjectHead } from './label.ts';
import { toMany } from './recipient.ts';
import type { Letter } from './reading.ts';
import { asksAlready } from './urgent.ts';
import { upperFirst } from '../portuguese.ts';
import { themeOf, withTheme, type Theme } from '../theme.ts';

/*
 * What an e-mail's subject says, and what a letter is about in a few words.
 */

/** The subject of an e-mail: the leader's own where there is one. */
export function subjectOf(letter: Letter): string {
  const { purpose, subject, delicate } = letter;
  const discreet = purpose === 'feedback' || purpose === 'correção';
  const prefix = discreet ? '' : (urgentLines(letter)?.prefix ?? '');
  const own = subject.replace(/^(?:urgente|urgência|importante|prioridade)\s*[:!–—-]*\s*/iu, '');
  if (own !== '' && !delicate) {
    return prefix === '' ? upperFirst(own) : `${prefix}: ${lowerOpening(own)}`;
  }
  if (letter.condolence) return condolence.subject;
  const empty = letter.points.length === 0 && subject === '';
  const asks = purpose === 'informativo' && asksAlready(letter);
  const pattern = subjectPattern(delicate || empty ? 'feedback' : asks ? 'pedido' : purpose);
  const congratulation = congratulationOf(letter);
  if (congratulation !== null) return congratulation;
  const theme = delicate ? null : mainTheme(letter);
  if (theme === null) return prefixed(prefix, plainSubject(letter, pattern.plain));
  const bare = withoutArticle(theme);
  if (pattern.ofQuality !== undefined && isQuality(theme)) {
    const subjectOfQuality = withTheme(pattern.ofQuality, withPossessive(theme));
    if (fits(subjectOfQuality)) return subjectOfQuality;
  }
  const said = (template: string) =>
    template.includes(': {tema}')
      ? template.replace('{tema}', () => bare)
      : withTheme(template, theme);
  const candidates =
    prefix === ''
      ? [said(pattern.themed), said(pattern.short)]
      : [`${prefix}: ${bare}`, `${prefix}: ${lowerOpening(said(pattern.short))}`];
  return candidates.find(fits) ?? prefixed(prefix, plainSubject(letter, pattern.plain));
}

/** 'parabenizar pelos 10 anos' → 'Parabéns pelos 10 anos' */
function congratulationOf({ points }: Letter): string | null {
  const [first] = points;
  if (first?.type !== 'act' || !/^(?:parabenizar|felicitar)$/iu.test(first.verb)) return null;
  const text = `Parabéns ${first.rest}`;
  return /^pel[oa]s? /iu.test(first.rest) && fits(text) ? text : null;
}

/** The event itself, as it was typed: 'Convite: treinamento de higienização das mãos'. */
function plainSubject({ delicate, purpose, points, recipient }: Letter, plain: string): string {
  const [first] = points;
  if (purpose === 'convite' && !delicate && (first?.type === 'noun' || first?.type === 'fact')) {
    const event = withoutTime(first.text.replace(/,.*$/su, '')).replace(/[.,;:!]+$/u, '');
    const subject = `Convite: ${lowerOpening(event)}`;
    const isNamed = nounOf(event.split(' ')[0] ?? '') !== null && !statesSomething(event);
    if (isNamed && !/[,;:.]/u.test(event) && fits(subject)) return subject;
  }
  return recipient.many ? toMany(plain) : plain;
}

function prefixed(prefix: string, text: string): string {
  return prefix === '' ? text : `${prefix}: ${lowerOpening(text)}`;
}

function fits(subject: string): boolean {
  const words = subject.split(/\s+/u).length;
  return (
    subject.length <= subjectLimits.characters &&
    words >= subjectLimits.fewestWords &&
    words <= subjectLimits.mostWords
  );
}

/** What the letter is about, in a few words: its theme, else the beginning of what was typed. */
export function matterInWords(letter: Letter): string {
  if (letter.condolence) return lowerOpening(condolence.context);
  if (letter.delicate) return 'conversa reservada';
  const theme = mainTheme(letter);
  if (theme) return withoutArticle(theme);
  const [first] = letter.points;
  const text = first === undefined ? letter.subject : textFrom(first);
  return text === '' ? '' : lowerOpening(excerptOf(text.replace(/[.!?…:]+$/u, ''), 70));
}

/** Of what the letter does by being sent, what it does it with: 'para o café' → 'o café'. */
export function textFrom(point: Point): string {
  if (point.type === 'act') {
    return point.rest
      .replace(/^(?:que|para|pra|sobre|por) (?=\p{L}+ )/iu, '')
      .replace(/^pel([oa]s?) /iu, '$1 ');
  }
  return point.type === 'detail' ? `${point.label}: ${point.value}` : point.text;
}

/** The theme that was named, or the one of the first point that has one. */
export function mainTheme(letter: Letter): Theme | null {
  if (letter.theme) return letter.theme;
  const named =
    letter.subject === '' ? null : themeOf(withoutSubjectHead(letter.subject), 'message');
  if (named) return named;
  for (const point of letter.points.slice(0, letter.points[0]?.type === 'fact' ? 2 : 1)) {
    const theme = themeOfPoint(point, letter);
    if (theme) return theme;
  }
  return null;
}

function themeOfPoint(point: Point, { purpose }: Letter): Theme | null {
  switch (point.type) {
    case 'act':
      return themeOf(
        withoutTime(point.rest.replace(/^(?:sobre|para|com)\s+(?:uma?\s+)?/iu, '')),
        'message',
      );
    case 'task':
      return clearly(
        themeOf(withoutTime(point.text)) ?? themeOf(withoutTime(objectOf(point.text))),
      );
    case 'noun':
      return themeOf(withoutTime(point.text), 'message');
    case 'detail':
      return null;
    default:
      return purpose === 'reconhecimento' ? null : subjectOfSentence(point.text);
  }
}

function clearly(theme: Theme | null): Theme | null {
  return theme && says(theme) ? theme : null;
}

/** 'enviar a proposta revisada ao cliente' → 'a proposta revisada ao cliente' */
function objectOf(task: string): string {
  return task.replace(/^(?:não )?\p{L}+\s+/iu, '');
}

const time =
  /[,]?\s+(?:(?:até|n[oa]s?|em|para|às|a partir d[eoa]|d[oa]|dia)\s+)*(?:hoje|amanhã|ontem|segunda|terça|quarta|quinta|sexta|sábado|domingo|\d{1,2}(?:\/|h|:| de )|às \d|dia \d|semana|mês|próxim).*$/iu;

function withoutTime(text: string): string {
  return text.replace(time, '').trim();
}

const opener =
  /^(?:a partir d[eoa] [^,]{2,30}|n[oa]s? [^,]{2,30}|hoje|amanhã|ontem|em [^,]{2,20}),\s+/iu;
const wanted =
  /^(?:eu )?(?:preciso|precisamos|queria|quero|gostaria|peço|solicito) (?:d(?=[oa]s? )|de |receber |saber d)?/iu;

/** What a sentence speaks of first: 'A reunião de quinta mudou…' → 'a reunião de quinta'. */
function subjectOfSentence(text: string): Theme | null {
  const told = text.replace(opener, '').replace(wanted, '');
  const words = told.split(/\s+/u).slice(0, 8);
  const verb = words.findIndex((word, index) => index > 0 && statesSomething(word));
  const phrase = verb > 0 ? words.slice(0, verb).join(' ') : told === text ? '' : withoutTime(told);
  const clean = phrase.replace(
    /(?:\s+(?:já|não|também|ainda|só|nos|se|e|agora|hoje|ontem))+$/iu,
    '',
  );
  const theme = /^(?:semana|mês|ano|dia) |^(?:você|eu|nós|ele|ela|quem|isso)(?!\p{L})/iu.test(clean)
    ? null
    : themeOf(clean);
  return clearly(theme);
}

/** One word of a sentence tells its matter where it is a thing of work: 'o sistema', not 'o cliente'. */
function says({ things }: Theme): boolean {
  const words = contentWords(things.join(' '));
  const lemma = nounOf(words[0] ?? '')?.lemma;
  return words.length > 1 || (lemma !== undefined && !isPerson(words[0] ?? ''));
}

/** 'a mudança no horário' → 'mudança no horário' */
export function withoutArticle({ things }: Theme): string {
  return things.join(' e ').replace(/^(?:o|a|os|as) /u, '');
}
