import { guarded, objectionsIn } from '../writing/guard.ts';
import { quiet, upperFirst, withFinalStop, withoutFinalStop } from '../writing/portuguese.ts';
import { sentencesOf } from '../writing/rubric-text.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import { normalize } from '../knowledge/words.ts';
import { adversative } from './rules.ts';

/*
 * What the leader typed, in pieces that can be said one at a time. Nothing is rephrased: a piece is whole
 * sentences, as they were written.
 */

const bullet = /^\s*(?:[-–—•*·]+|\d{1,2}[.)])\s+/u;
/** 'Conversa sobre o desempenho' */
export const talkHead = /^(?:uma? )?(?:conversa|feedback|retorno|papo|devolutiva) sobre (\S.*)$/iu;
/** What fits in one breath, in words. */
const longestPiece = 45;

/** The lines of a text without what the guardrails object to. */
export function guardedLines(text: string | undefined, removed: Set<RemovalReason>): string[] {
  if (text === undefined) return [];
  // Orders and what is reserved are told by the sentences around them.
  const apart = objectionsIn(text).filter(({ reason }) =>
    /^(?:instruction|reserved)$/u.test(reason),
  );
  for (const { reason } of apart) removed.add(reason);
  const gone = new Set(apart.map(({ sentence }) => sentence));
  return text.split(/\n+/u).flatMap((line) => {
    const kept = line
      .replace(bullet, '')
      .split(/(?<=[.!?;])\s+/u)
      .filter((sentence) => !gone.has(sentence.trim()))
      .map((sentence) => guardedText(sentence, removed))
      .filter((sentence) => sentence !== '');
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
}

/** List items without what the guardrails object to; what says the same twice is said once. */
export function guardedItems(
  items: readonly string[] | undefined,
  removed: Set<RemovalReason>,
): string[] {
  const seen = new Set<string>();
  return (items ?? []).flatMap((item) => {
    const text = guardedText(item.replace(bullet, ''), removed);
    const key = normalize(text) || text;
    if (text === '' || seen.has(key)) return [];
    seen.add(key);
    return [text];
  });
}

function guardedText(text: string, removed: Set<RemovalReason>): string {
  const result = guarded(text);
  if (result.removed !== null) removed.add(result.removed);
  return result.text.trim();
}

const mostPieces = 4;

/** Lines cut between sentences where they are longer than one breath, and put together where they are many. */
export function pieces(lines: readonly string[]): string[] {
  const cut = lines.flatMap(breaths);
  return cut.length > mostPieces ? breaths(cut.map(asSentence).join(' ')) : cut;
}

function breaths(line: string): string[] {
  const chunks: string[] = [];
  for (const sentence of sentencesOf(line)) {
    const last = chunks.at(-1);
    const together = last === undefined ? sentence : `${last} ${sentence}`;
    if (last !== undefined && wordCount(together) <= longestPiece) {
      chunks[chunks.length - 1] = together;
    } else chunks.push(sentence);
  }
  return chunks;
}

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}

/** A typed piece as a sentence of its own; what shouts is quietened, what ends in a picture needs no stop. */
export function asSentence(text: string): string {
  const said = upperFirst(quiet(text));
  return /\p{Extended_Pictographic}\uFE0F?$/u.test(said) ? said : withFinalStop(said);
}

/** Typed texts one after the other, each in its own words: '“Pontual”; “Organização”'. */
export function quotedList(texts: readonly string[]): string {
  return texts.map((text) => `“${withoutFinalStop(text)}”`).join('; ');
}

const effectOpens =
  /^(?:com isso|por isso|por causa disso|assim|como resultado|o efeito|o resultado|o que (?:gerou|causou|levou|permitiu|ajudou|atrasou)|isso (?:gerou|causou|levou|permitiu|ajudou|atrasou|fez|impediu|evitou)|(?:gerou|causou|provocou|resultou|permitiu|evitou))\b/u;
const effectSaid =
  /\b(?:impact\w+|prejudic\w+|prejuizo\w*|multas?|multou|multaram|consequenci\w+|retrabalho|reclam\w+|elogi\w+|conseguiu \w+ (?:sem|antes)|economiz\w+|fic(?:ou|aram) (?:sem|parad\w+|aguardando|esperando)|(?:teve|tiveram) (?:que|de) (?:ficar|esperar|refazer|cobrir|remarcar|voltar|trabalhar|assumir|dobrar)|precis(?:ou|aram) (?:ficar|esperar|refazer|cobrir|remarcar|voltar|assumir|dobrar))\b|^(?:a|o|as|os) (?:famili\w+|client\w+|pacient\w+|alun\w+|hospedes?|filas?|linhas?|loja|producao|nota|vendas?|caminh\w+|fornecedor\w*|eventos?|projetos?|campanhas?|obras?) (?:\w+ ){0,3}\w{2,}(?:ou|eu|iu|aram|eram|iram)\b/u;

/** The sentences that tell what came of it, apart from those that tell what happened; the first one happened. */
export function withoutEffects(lines: readonly string[]): { facts: string[]; effects: string[] } {
  const effects: string[] = [];
  const facts = lines.flatMap((line, at) => {
    const kept = sentencesOf(line).filter((sentence, index) => {
      const plain = normalize(sentence);
      const effect = effectOpens.test(plain) || effectSaid.test(plain);
      if (!effect || (at === 0 && index === 0)) return true;
      effects.push(sentence);
      return false;
    });
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
  return { facts, effects };
}

const trouble =
  /\b(?:nao|sem|falt\w+|esquec\w+|atras\w+|err\w+|demor\w+|precis\w+|ainda|melhorar|deixou de|perdeu|reclam\w+|retrabalho|problema\w*|pouc[oa]s?|desorganiz\w+)\b/u;

/**
 * Praise without what takes it back: the clause after a 'mas' stands alone where it praises too, or tells the
 * situation, and is set aside for another day where it finds fault with the person.
 */
export function praiseOnly(
  text: string,
  { ofThePerson }: { ofThePerson: boolean },
): { praise: string; setAside: string[] } {
  const setAside: string[] = [];
  const joined = text.replace(/,?\s+mas (?=tamb[eé]m|ainda assim)/giu, ' e ');
  const praise = sentencesOf(joined).flatMap((sentence) => {
    const [first = '', ...others] = sentence
      .split(adversative)
      .map((clause) => withoutFinalStop(clause).replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, ''));
    const kept = first === '' ? [] : [first];
    for (const clause of others) {
      if (ofThePerson && trouble.test(normalize(clause))) setAside.push(clause);
      else kept.push(clause);
    }
    return others.length === 0
      ? [sentence]
      : kept.filter((clause) => clause !== '').map(asSentence);
  });
  return { praise: praise.join(' '), setAside: setAside.filter((clause) => clause !== '') };
}
