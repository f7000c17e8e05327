import { leadership, openConduct } from '../../knowledge/meeting/blocks.ts';
import { normalize } from '../../knowledge/words.ts';
import type { Meeting } from '../reading.ts';

/** Words that a role begins with, normalised. */
const roles = new Set(
  `lideranca equipe conducao responsavel responsaveis integrante integrantes participantes todas todos quem rh
  gestao gerencia coordenacao supervisao direcao area grupo cada pessoa pessoas facilitacao`.split(
    /\s+/u,
  ),
);

/** Who leads an item: a role, or who sits across from the leader; nobody of a group is called up. */
export function settledResponsible(written: string, meeting: Meeting): string {
  const { audience, person, others, type } = meeting;
  const text = withoutAuthor(written, meeting);
  const pair = audience === 'pair';
  const roleText = pair && person.name !== '' ? text.replaceAll(person.name, 'integrante') : text;
  const parts = roleText.split(/\s+(?:e|ou)\s+|,\s*/u);
  const allowed = parts.every((part) => isRole(part) || (pair && isPerson(part, meeting)));
  if (allowed && (pair || !namesSomeone(text, others))) return text;
  return type === 'one-on-one' ? person.speaker : openConduct;
}

/** The leader who asks is 'Liderança'. */
function withoutAuthor(text: string, { context }: Meeting): string {
  const author = normalize(context.author.name);
  if (author === '') return text;
  const parts = text.split(/(\s+e\s+)/u);
  return parts.map((part) => (normalize(part) === author ? leadership : part)).join('');
}

function isRole(part: string): boolean {
  const [first = ''] = normalize(part).split(' ');
  const laterCapital = /\s\p{Lu}\p{Ll}/u.test(part);
  return roles.has(first) ? !laterCapital : /^\p{Ll}/u.test(part) && !laterCapital;
}

function isPerson(part: string, { person }: Meeting): boolean {
  if (person.name === '') return false;
  return normalize(person.name).startsWith(normalize(part));
}

function namesSomeone(text: string, names: readonly string[]): boolean {
  const plain = ` ${normalize(text)} `;
  return names.some((name) => {
    const [first = ''] = normalize(name).split(' ');
    return first !== '' && !roles.has(first) && plain.includes(` ${first} `);
  });
}
