import { normalize } from '../../knowledge/words.ts';

/** True where a text has what a template says, whatever stands in its slots. */
export function matchesTemplate(template: string, text: string): boolean {
  const parts = template
    .replace(/(?<!\p{L})(?:em|de|a|por) (?=\{tema\})/giu, '{}')
    .split(/\{[^}]*\}/u)
    .map(normalize)
    .filter((part) => part !== '');
  const said = ` ${normalize(text)} `;
  let from = 0;
  for (const part of parts) {
    const at = said.indexOf(` ${part} `, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return parts.length > 0;
}
