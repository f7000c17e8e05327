import { withoutAccents, wordSet } from '../kit/words.ts';
import { dictation } from './injection-patterns.ts';

/*
 * An order to a machine often asks for a sign that it was obeyed: a word in capitals or a code that means
 * nothing to the reader, in a place where the document would show it.
 */

const order = new RegExp(
  `(?<!\\p{L})(?:${dictation}|sa[ií]da|resultado [eé]|marcad[ao]s?|assinad[ao]|com o c[oó]digo|with the code|seguid[ao]|followed|nome passa)(?!\\p{L})`,
  'giu',
);
/** As far as what is dictated may stand from the verb. */
const reach = 60;
/** Between the verb and what is dictated word for word. */
const filler =
  /^[\s:"'“‘(]*(?:(?:apenas|somente|s[oó]|simplesmente|com|por|como|it|by|with|as|only|just|simply|a palavra|a frase|a sigla|the words?|the phrase)\s+)*["'“‘]*$/iu;
const wholeSign = /\p{Lu}[\p{Lu}\d]*(?:[-_][\p{Lu}\d]+)*/gu;
/** Words that people write in capitals, and what is known by its capitals. */
const ordinary = wordSet(
  `OBRIGADO OBRIGADA OBRIGADOS URGENTE IMPORTANTE SEMPRE NUNCA TODOS TODAS HOJE AMANHA PARABENS ATENCAO
   SENAI SEBRAE SENAC ESOCIAL ANVISA IBAMA INMETRO PROCON DETRAN RECEITA SCRUM KANBAN SMART EXCEL POWERBI
   COVID PAULO MARIA JOAO BRASIL MUITO SOMENTE APENAS ANTES DEPOIS AGORA CONFIRMADO APROVADO REPROVADO
   PENDENTE CANCELADO RECEBIDO CIENTE PRESENTE AUSENTE SEGURANCA QUALIDADE`,
);

/** Tells that a sentence demands a sign of obedience. */
export function demandsSign(sentence: string): boolean {
  const plain = withoutAccents(sentence);
  // In capitals throughout, nothing stands out.
  const shouts = plain.length > 12 && plain === plain.toUpperCase();
  for (const verb of plain.matchAll(order)) {
    const from = verb.index + verb[0].length;
    const said = plain.slice(from, from + reach);
    for (const { 0: sign, index } of said.matchAll(wholeSign)) {
      const rest = plain.slice(from + index + sign.length);
      if (isCode(sign)) return true;
      if (!shouts && isShouted(sign) && filler.test(said.slice(0, index)) && endsThere(rest)) {
        return true;
      }
    }
  }
  return false;
}

/** The codes of a text that could be such a sign. A word in capitals could be how a name was typed. */
export function codesIn(text: string): string[] {
  return (text.match(wholeSign) ?? []).filter(isCode);
}

/** TOMADO-7731, not NR-12, ISO-9001, IATF-16949 nor the number of an order. */
function isCode(sign: string): boolean {
  return (
    (/\p{Lu}{5,}[-_]?[\p{Lu}\d]*\d/u.test(sign) ||
      /\p{Lu}{5,}(?:[-_]\p{Lu}{2,}){2,}/u.test(sign)) &&
    !sign.startsWith('COVID')
  );
}

function isShouted(sign: string): boolean {
  const letters = sign.replace(/[^\p{Lu}]/gu, '');
  return letters.length >= 5 && !ordinary.has(letters);
}

/** Nothing follows, or the place in the document. */
function endsThere(rest: string): boolean {
  return /^["'”’)]*\s*(?:[.!?;,]|$|(?:no|na|in|everywhere|em tudo|and|e)(?:\s+(?:the\s+)?(?:titulo|resumo|title|summary|sugestoes|suggestions|nothing|mais nada))?(?:\s*[.!;]|$|\s+(?:and|e)\s))/iu.test(
    rest,
  );
}
