import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import { avoidedIn, fixedNotices } from '../knowledge/style.ts';
import { contentWords, normalize, similarity, stems } from '../knowledge/words.ts';
import { objectionTo } from './guard.ts';
import { commonNames, connects, datesIn, echo, knownCapitals, sentencesOf } from './rubric-text.ts';
import type { Check, Judged } from './rubric.ts';

function outputOf({ content }: Judged): string {
  return textsOf(content).join('\n');
}

function inputOf({ brief, context }: Judged): string {
  return [...textsOf(brief), ...textsOf(context)].join('\n');
}

function shape({ content, contentSchema }: Judged): string | null {
  const parsed = z.safeParse(contentSchema, content);
  if (!parsed.success) return 'o conteúdo não é um objeto';
  if (JSON.stringify(parsed.data) !== JSON.stringify(content)) return 'campos faltam ou não cabem';
  const blank = textsOf(content).some((text) => text.trim() === '');
  return blank ? 'há um texto vazio' : null;
}

function brazilianPortuguese(subject: Judged): string | null {
  const output = outputOf(subject);
  const typed = new Set(avoidedIn(inputOf(subject)));
  const avoided = avoidedIn(output).filter((word) => !typed.has(word));
  if (avoided.length > 0) return `expressões a evitar: ${avoided.join(', ')}`;
  const long = output.split(/\s+/u).length >= 40;
  return long && !/[à-üÀ-Ü]/u.test(output) ? 'texto longo sem acentos' : null;
}

const leftoverPattern =
  /\{[\p{L}_]+\}|[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object|\bXX+\b|\blorem\b|insira aqui|\[nome\]/giu;

function leftovers(subject: Judged): string | null {
  const input = inputOf(subject).toLowerCase();
  const found = [...outputOf(subject).matchAll(leftoverPattern)]
    .map(([leftover]) => leftover)
    .find((leftover) => !input.includes(leftover.toLowerCase()));
  return found === undefined ? null : `sobra de modelo: ${found}`;
}

function inventedPeople(subject: Judged): string | null {
  const input = inputOf(subject);
  const known = new Set(normalize([input, ...(subject.ownCapitals ?? [])].join(' ')).split(' '));
  for (const text of textsOf(subject.content)) {
    for (const match of text.matchAll(/(?<![\p{L}\p{N}\p{M}])\p{Lu}\p{Ll}[\p{L}\p{N}]*/gu)) {
      const word = normalize(match[0]);
      if (known.has(word) || knownCapitals.has(word) || input.includes(match[0])) continue;
      const before = text.slice(0, match.index);
      const opensSentence = /(?:^|[.:!?;…][)”"’]*|[—–[\]“"'(\n]|\n-)\s*$/u.test(before);
      if (!opensSentence || commonNames.has(word)) return `nome que não foi informado: ${match[0]}`;
    }
  }
  return null;
}

const planningUnits =
  /^\s*(?:dias?|semanas?|quinzenas?|m[eê]s(?:es)?|anos?|minutos?|horas?|h\b|reuni|conversas?|vezes|pessoas?|exemplos?|n[ií]ve)/iu;

function inventedNumbers(subject: Judged): string | null {
  const given = new Set(inputOf(subject).match(/\d+/gu) ?? []);
  for (const text of textsOf(subject.content)) {
    const undated = text.replace(/\b\d{2}\/\d{2}\/\d{4}\b|^\d{1,2}\. /gmu, ' ');
    for (const match of undated.matchAll(/\d+(?:[.,]\d+)*/gu)) {
      if ((match[0].match(/\d+/gu) ?? []).every((figure) => given.has(figure))) continue;
      const after = undated.slice(match.index + match[0].length);
      const before = undated.slice(0, match.index);
      const level = /^[1-5]$/u.test(match[0]) && isLevel(before, after);
      const counted = planningUnits.test(after) && !/^\s*%/u.test(after);
      if (!level && !counted) return `número que não foi informado: ${match[0]}`;
    }
  }
  return null;
}

/** 'nível 3', or the ruler of the desired levels: 'Referência … — Delegação 4: …'. */
function isLevel(before: string, after: string): boolean {
  if (/n[ií]ve(?:l|is)(?: \d,?)*(?: [ae])? ?$/iu.test(before)) return true;
  return before.startsWith('Referência') && /^(?::|,| e )/u.test(after);
}

function realDates(subject: Judged): string | null {
  const typed = new Set(datesIn(inputOf(subject)));
  const { context, lastDay } = subject;
  const past = [context.latestFeedback, context.latestPdi, ...context.diary].map(
    (item) => item?.day,
  );
  for (const day of textsOf(subject.content).flatMap(datesIn)) {
    if (day === null) return 'há uma data que não existe';
    if (typed.has(day) || past.includes(day)) continue;
    if (day < context.today || day > lastDay) return `data fora do período: ${day}`;
  }
  return null;
}

function inputEcho(subject: Judged): string | null {
  const output = outputOf(subject);
  const missing = subject.typedItems.find((item) => echo(item, output) < 0.6);
  return missing === undefined ? null : `item informado que não aparece: ${missing}`;
}

function contextUsed(subject: Judged): string | null {
  const { company, team, employee } = subject.context;
  const sources = [
    ...company.values,
    company.mission,
    ...(team?.goals ?? []),
    ...(employee?.objectives ?? []),
  ].filter((source) => contentWords(source).length > 0 && objectionTo(source) === null);
  if (sources.length === 0) return null;
  const items = textsOf(subject.content);
  const connected = sources.some((source) => items.some((item) => connects(item, source)));
  return connected ? null : 'nenhum valor, meta ou objetivo foi ligado a uma ação';
}

function guardrails(subject: Judged): string | null {
  for (const text of textsOf(subject.content)) {
    const objection = objectionTo(text);
    if (objection !== null && objection !== 'promise') return `${objection}: ${text}`;
  }
  return null;
}

function repetition({ content }: Judged): string | null {
  const seen = new Set<string>();
  const fixed = new Set(fixedNotices.flatMap(sentencesOf).map(normalize));
  for (const sentence of textsOf(content).flatMap(sentencesOf)) {
    const plain = normalize(sentence);
    if (plain.split(' ').length < 6 || fixed.has(plain)) continue;
    if (seen.has(plain)) return `frase repetida: ${sentence}`;
    seen.add(plain);
  }
  const items = textsOf(content)
    .map((text) => ({ text, words: stems(text) }))
    .filter(({ words }) => words.size >= 3);
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      if (similarity(one.words, other.words) > 0.8) return `itens quase iguais: ${other.text}`;
    }
  }
  return null;
}

/** G1 to G10: valid for every kind. */
export const commonChecks: readonly Check<Judged>[] = [
  { id: 'G1', blocking: true, fault: shape },
  { id: 'G2', blocking: false, fault: brazilianPortuguese },
  { id: 'G3', blocking: true, fault: leftovers },
  { id: 'G4', blocking: true, fault: inventedPeople },
  { id: 'G5', blocking: false, fault: inventedNumbers },
  { id: 'G6', blocking: true, fault: realDates },
  { id: 'G7', blocking: false, fault: inputEcho },
  { id: 'G8', blocking: false, fault: contextUsed },
  { id: 'G9', blocking: true, fault: guardrails },
  { id: 'G10', blocking: false, fault: repetition },
];
