import { statesSomething } from '../../knowledge/letter/clauses.ts';
import { spelledOut } from '../../knowledge/letter/spelling.ts';
import { requestOf } from '../../knowledge/letter/verbs.ts';
import { withoutFrame } from './frame.ts';
import { unspliced } from './splices.ts';
import type { Origin, TypedPoint } from './point.ts';
import { upperFirst, withoutFinalStop } from '../portuguese.ts';
import { quieted } from '../quieted.ts';

/*
 * What was typed into a letter's form, brought into the sentences of a text that can be sent.
 */

/** Emoji, but none of ©, ® and ™. */
export const emoji =
  /(?![©®™])\p{Extended_Pictographic}(?:[\u{FE0F}\u{20E3}]|\p{Emoji_Modifier}|\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*|\p{Regional_Indicator}{2}/gu;
const emoticon = /(?<=^|\s)[:;]'?-?[()DPp](?=$|[\s.,!])/gu;
const bullet = /^\s*(?:[-•*–—▪●]|\d{1,2}(?:[.)ºª°]|-(?=\s+\p{L}))|[a-z]\))\s+/u;
const unended =
  /(?:^|[\s(])(?:dra?|sra?|srta|profa?|eng|av|r|obs|ex|p\.? ?ex|nº|n|tel|ref|art|pág|min|máx|aprox|etc|ltda|cia)\.$/iu;

/** The sentences of a text, in order, spelled out, without emoji, salutation and signature. */
export function pointsOf(text: string, origin: Origin = 'context'): TypedPoint[] {
  // What shouts is quietened first: the accents of capitals are harder to tell.
  const plain = text.replace(emoji, ' ').replace(emoticon, ' ');
  const lines = plain.split(/\r?\n|\r/u).map((line) => spelledOut(quietedBySentence(line)));
  const points = lines.flatMap(enumerated).flatMap((line) => {
    const listed = bullet.test(line);
    return sentencesOfLine(line.replace(bullet, '')).map((sentence) => ({
      text: sentence,
      listed,
      origin,
    }));
  });
  return withoutFrame(points);
}

function quietedBySentence(line: string): string {
  return quieted(
    line
      .split(/(?<=[.!?…;])\s+/u)
      .map(quieted)
      .join(' '),
  );
}

/** 'Mudanças: 1) … 2) …' in one line is a list; so are '1. … 2. …' and '1- … 2- …'. */
function enumerated(line: string): string[] {
  const mark = /(?<![\p{L}\p{N},.])1([.)º-]) \p{L}.*\s2\1 \p{L}/u.exec(line)?.[1];
  if (mark === undefined) return [line];
  const parts: string[] = [];
  let rest = line;
  for (let item = 1; ; item += 1) {
    const at = ` ${rest}`.indexOf(` ${item}${mark} `);
    if (at < 0) break;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at);
  }
  // What comes after the last item is no item.
  const [last = '', ...after] = rest.split(/(?<=[.!?])(?<!^\d{1,2}\.)\s+/u);
  return [...parts, last, after.join(' ')].filter((part) => part !== '');
}

/** ', custo 35 reais', ', vagas limitadas' say something of their own. */
const figure =
  /,\s+(?=(?:custo|valor|preço|taxa|investimento|vagas?|inscriç(?:ão|ões))(?: é| são| de)? (?:R\$|\d|limitad|gratuit|até))/giu;

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  const parts = tidy(line)
    .split(figure)
    .map((part, index) => (index === 0 ? part : upperFirst(part)))
    .join('. ')
    .split(/(?<=[.!?…;])\s+/u)
    .flatMap((part) => unspliced(part).split(/(?<=[.!?…;])\s+/u));
  for (const part of parts) {
    const before = sentences.at(-1);
    if (before !== undefined && (unended.test(before) || opens(before))) {
      sentences[sentences.length - 1] = `${before} ${part}`;
    } else if (part !== '') sentences.push(part);
  }
  return sentences
    .map((sentence) => punctuated(sentence.replace(/;$/u, '').trim()))
    .flatMap((sentence) => {
      const [first = '', ...rest] = sentence.split(afterWelcome);
      return [first, ...rest.map(upperFirst)];
    })
    .filter(saysSomething);
}

/** A bracket that is still open keeps its sentence whole. */
function opens(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function tidy(line: string): string {
  return line
    .replace(/\s+/gu, ' ')
    .replace(/\s+(?=[,.;:!?](?:\s|$))/gu, '')
    .replace(/([!?])[!?]+/gu, (found) => (found.includes('?') ? '?' : '!'))
    .replace(/\.{4,}/gu, '...')
    .trim();
}

const weekday = '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo';
const openingTime = new RegExp(
  `^(a partir d[eoa]s? (?:próxim[oa] |dia )?(?:${weekday}|amanhã|hoje|semana|mês|\\d{1,2}(?:\\/\\d{1,2}(?:\\/\\d{4})?|º)?(?: de \\p{L}+)?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)) (?=(?:os?|as?|tod[oa]s?|você|ser[aá]|vamos|n[oa]ss[oa]s?|quem) ?)`,
  'iu',
);

/** 'quarta-feira 14h', 'Dúvidas falar com a Ana' */
const hourOfDay =
  /(?<!\p{L})((?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo) (?=\d{1,2}(?:h|:\d))/giu;
const whomToAsk = /^dúvidas?,? (?=(?:falar|tratar|procurar|ligar|perguntar|chamar|entrar) )/iu;

/** 'Próximo fechamento 30/11' */
const nameAndDay =
  /^((?:próxim[oa]|últim[oa]|nov[oa]|data d[aeo]|prazo)(?: \p{Ll}+){0,3}) (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?[.]?)$/iu;

/** 'Quem não puder ir mandar por escrito': those who cannot are asked for something. */
const whoever =
  /^(Quem (?:não )?(?:puder|quiser|conseguir) \p{L}*[aei]r(?: (?!que )[^,.\s]+){0,3}?),? (mandar|enviar|avisar|procurar|falar|responder|confirmar|preencher|deixar|levar|trazer|ligar|chamar)(?!\p{L})/u;

/** 'Boas-vindas, ela começa segunda' */
const welcome =
  /^(boas-vindas|seja (?:muito )?bem-vind[oa]|bem-vind[oa]s?),? (?=(?:ela|ele|você|o|a|seu|sua) )/iu;
const afterWelcome = /(?<=^(?:boas-vindas|seja (?:muito )?bem-vind[oa]|bem-vind[oa]s?)!) /iu;
/** 'Me mandar tudo até sexta' is asked for. */
const toMe =
  /^(me|nos) (mandar|enviar|passar|avisar|entregar|trazer|confirmar|responder|ligar|devolver|encaminhar|informar|mostrar|apresentar)(?!\p{L})/iu;

/** The commas that hurried typing leaves out: after a time that opens, before 'e' with another subject. */
export function punctuated(text: string): string {
  return text
    .replace(openingTime, '$1, ')
    .replace(hourOfDay, '$1, ')
    .replace(whomToAsk, 'Dúvidas: ')
    .replace(/^(se não (?:der|puder|conseguir)(?:em)?) (?=tudo bem|sem problema)/iu, '$1, ')
    .replace(/^por favor (?=\p{L})/iu, 'Por favor, ')
    .replace(nameAndDay, '$1: $2')
    .replace(welcome, '$1! ')
    .replace(
      toMe,
      (_, me: string, verb: string) => `${upperFirst(me)} ${requestOf(verb.toLowerCase())}`,
    )
    .replace(/(?<=\p{L}) mas (?=\p{L})/gu, ', mas ')
    .replace(whoever, (_, who: string, verb: string) => `${who}, ${requestOf(verb.toLowerCase())}`)
    .replace(
      /(?<![,;]) e (?=(?:os?|as?) (\p{L}+) (?:não |também |já )?(\p{L}+))/giu,
      (joint, noun: string, verb: string, at: number) => {
        const before = text.slice(0, at);
        const another = !statesSomething(noun) && statesSomething(verb);
        return another && statesSomething(before) ? `,${joint}` : joint;
      },
    );
}

/** A sentence on its own: capital, final stop, none of the commas it was typed with at its end. */
export function asSentence(text: string): string {
  const bare = text.replace(/[\s,;:]+$/u, '');
  return upperFirst(/[.!?…]["”’)]?$/u.test(bare) ? bare : `${withoutFinalStop(bare)}.`);
}

/** How many words a text has, as a reader counts them. */
export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’/.,:@-]*/gu)?.length ?? 0;
}
