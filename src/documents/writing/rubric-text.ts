import { isCalendarDay } from '#shared/format.ts';
import { competencies } from '../knowledge/competencies.ts';
import { roleCompetency } from '../knowledge/generic-steps.ts';
import { contentWords, normalize, stem, stems } from '../knowledge/words.ts';

/*
 * What the rubric reads in a document and in what it was made from.
 */

/** The `yyyy-MM-dd` of every dd/MM/yyyy in a text; null for one that is not in the calendar. */
export function datesIn(text: string): (string | null)[] {
  return [...text.matchAll(/\b(\d{2})\/(\d{2})\/(\d{4})\b/g)].map(([, day, month, year]) => {
    const iso = `${year}-${month}-${day}`;
    return isCalendarDay(iso) ? iso : null;
  });
}

/** The share of a text's content words that another text takes up, 0 to 1; 1 where it has none. */
export function echo(of: string, within: string): number {
  const words = [...new Set(contentWords(of))];
  if (words.length === 0) return 1;
  const found = new Set(normalize(within).split(' '));
  return words.filter((word) => found.has(word)).length / words.length;
}

/** True where `item` cites `source` and also says what follows from it, in words of its own. */
export function connects(item: string, source: string): boolean {
  const cited = stems(source);
  const said = stems(item);
  const shared = [...cited].filter((word) => said.has(word)).length;
  const citedEnough =
    cited.size === 0
      ? normalize(item).includes(normalize(source))
      : shared / cited.size >= (cited.size > 8 ? 0.4 : 0.6);
  const ownWords = contentWords(item).filter((word) => !cited.has(stem(word)));
  const followed = datesIn(item).length > 0 || ownWords.some((word) => /[aei]r$/u.test(word));
  return citedEnough && new Set(ownWords).size >= 4 && followed;
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Given names so common that they are a person wherever they stand. */
export const commonNames = new Set(
  `maria jose ana joao antonio francisco carlos paulo pedro lucas luiz marcos luis gabriel rafael daniel
  marcelo bruno eduardo felipe rodrigo manoel mateus andre fernando fabio leonardo gustavo guilherme leandro
  tiago anderson ricardo marcio jorge sebastiao alexandre roberto edson diego vitor sergio claudio matheus
  thiago geraldo adriano luciano julio renato alex vinicius rogerio samuel ronaldo mario flavio igor douglas
  davi manuel jeferson cicero miguel robson mauricio danilo henrique caio reginaldo joaquim benedito gilberto
  marco alan nelson cristiano elias wilson valdir emerson luan juliana fernanda patricia aline sandra camila
  amanda bruna jessica leticia julia luciana vanessa mariana gabriela vera larissa claudia beatriz rita luana
  sonia renata eliane josefa simone natalia cristiane carla debora rosangela jaqueline rosa daniela marlene
  raimunda andreia raquel silvia elaine michele roberta fabiana isabel`.split(/\s+/),
);

/** Capitalised words that are no person: months of the method, tools, bodies, the product's own labels. */
export const knownCapitals = new Set(
  `pratica troca estudo evidencia indicador pdi rh cipa lgpd pdca excel power bi scrum kanban brasil
  portugues colaborador compromissos referencia conversa avanco proximo periodo autonomia revisao avaliacao
  primeiro sql crm erp ead senai senac sebrae coursera libras plano desenvolvimento individual
  ${normalize([...competencies, roleCompetency].map(({ name }) => name).join(' '))}`.split(/\s+/),
);
