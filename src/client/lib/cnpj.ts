const shape = /^[A-Z0-9]{12}\d{2}$/;
const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** A character counts its ASCII code less 48: digits count themselves, 'A' counts 17. */
function checkDigit(characters: string): number {
  const offset = weights.length - characters.length;
  const sum = [...characters].reduce(
    (total, character, index) =>
      total + (character.charCodeAt(0) - 48) * (weights[offset + index] ?? 0),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/**
 * True for a CNPJ whose check digits hold, with or without punctuation: the numeric one and the
 * alphanumeric one in force since July 2026 (Instrução Normativa RFB nº 2.229/2024).
 */
export function isCnpj(text: string): boolean {
  const characters = text.toUpperCase().replace(/[.\-/\s]/g, '');
  if (!shape.test(characters) || /^(.)\1*$/.test(characters)) return false;
  const first = checkDigit(characters.slice(0, 12));
  const second = checkDigit(characters.slice(0, 12) + String(first));
  return characters.endsWith(`${first}${second}`);
}

/** As it is usually read, 12.345.678/0001-95; what is no whole CNPJ stays as it was typed. */
export function formatCnpj(text: string): string {
  return shape.test(text.toUpperCase().replace(/[.\-/\s]/g, '')) ? maskCnpj(text) : text;
}

/** What stands before a character: the third is the first of the second group. */
const separators: Readonly<Record<number, string>> = { 2: '.', 5: '.', 8: '/', 12: '-' };

/** A whole one among other words, as it is pasted: 'CNPJ: 11.222.333/0001-81'. */
const wholeOne =
  /(?<![A-Z0-9])[A-Z0-9]{2}\.?[A-Z0-9]{3}\.?[A-Z0-9]{3}\/?[A-Z0-9]{4}-?\d{2}(?![A-Z0-9])/;

/** The same, however much of it is typed; a separator stands only before a character. */
export function maskCnpj(typed: string): string {
  const text = typed.toUpperCase();
  const characters = (wholeOne.exec(text)?.[0] ?? text).replace(/[^A-Z0-9]/g, '');
  return characters
    .slice(0, 14)
    .replace(/./g, (character, index: number) => (separators[index] ?? '') + character);
}
