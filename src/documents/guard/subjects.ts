import { wordSet } from '../kit/words.ts';
import { givenNames } from '../knowledge/given-names.ts';
import { statesSomething } from '../reading/statements.ts';
import { nounOf, personNouns } from '../knowledge/nouns.ts';
import { eitherOf, hitsOf } from '../knowledge/patterns.ts';
import { becauseOf, teamMember, workObjects, workThings } from '../knowledge/personal-data.ts';

/*
 * Of whom or of what a clause speaks: someone of the team, who is served, or a thing of work. Texts are read
 * normalised.
 */

/** Who is served or what is worked on stands before it, and nobody of the team comes between or after. */
export function isOfWork(plain: string, at: number, hit: string): boolean {
  const before = plain.slice(0, at);
  const after = plain.slice(at + hit.length);
  if (servedAfter.test(after) || isServedGroup(before, hit, after)) return true;
  if (servedChild.test(before)) return !speaksOfTeam(plain) && !havingChild.test(before);
  const nearest = lastEnd(before);
  if (nearest < 0) return false;
  const between = before.slice(nearest);
  return !speaksOfTeam(between) && !becauseOf.test(between) && !speaksOfTeam(firstWords(after, 4));
}

/** 'Pilates para gestantes', 'oficina com autistas': many that nobody names, to whom or with whom something is done. */
function isServedGroup(before: string, hit: string, after: string): boolean {
  if (!groups.has(hit) || !ledIn.test(before) || ofTeam.test(after)) return false;
  return !becauseOf.test(before) && !speaksOfTeam(firstWords(after, 4));
}

const groups = wordSet(
  `gestantes gravidas internados internadas doentes acamados acamadas cadeirantes autistas diabeticos diabeticas
   imigrantes refugiados refugiadas indigenas quilombolas`,
);
const ledIn = /(?:^| )(?:para|com|entre|de|d[oa]s|aos?|as?)(?: [oa]s)? $/u;
const ofTeam =
  /^ (?:(?:d|n)[aeo]s? )(?:\w+ )?(?:equipes?|times?|turmas?|grupo|empresa|loja|setor|casa|turno|familia)\b/u;

/** 'Vem uma criança autista', 'toda criança cega ou autista': whoever comes, and nobody's own. */
const servedChild = /\bcriancas?(?: \w+ (?:e|ou))? $/u;
const havingChild =
  /\b(?:tem|tinha|teve|com|su[ao]s?|seus?|meus?|minhas?) (?:\w+ )?criancas?(?: \w+ (?:e|ou))? $/u;

const anyWork = eitherOf(workObjects, workThings);

/** Where the last word of work ends; -1 where there is none. */
function lastEnd(text: string): number {
  const found = hitsOf(anyWork, text).at(-1);
  return found ? found.index + found[0].length : -1;
}

/** 'Atualizar a conta bancária do fornecedor', 'Diabetes é o tema da palestra' */
const servedAfter =
  /^ (?:d[aeo]s? (?:\w+ )?(?:clientes?|fornecedor\w*|pacientes?|alun[oa]s?|hospedes?|prestador\w*|quarto|leito)\b|(?:e|sera|foi) o (?:tema|assunto)\b)/u;

function firstWords(text: string, count: number): string {
  return text.trim().split(' ').slice(0, count).join(' ');
}

/** Names that are also words: 'em março', 'Outubro Rosa', 'em Aparecida'. */
const otherWords = new Set(['marco', 'rosa', 'aparecida', 'bento']);

export function speaksOfTeam(plain: string): boolean {
  if (teamMember.test(plain)) return true;
  return plain.split(' ').some((word) => !otherWords.has(word) && givenNames.has(word));
}

/**
 * What it is said of is certainly no person of the team: 'a loja', 'o cliente', 'o sistema novo é'. The nearest
 * noun that no preposition leads in decides.
 */
export function isOfThing(before: string): boolean {
  if (speaksOfTeam(before)) return false;
  const words = before.trim().split(' ').slice(-7);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (copulas.has(word)) continue;
    if (statesSomething(word)) return false;
    if (prepositions.has(words[at - 1] ?? '')) continue;
    if (isThing(word)) return true;
    if (personNouns.has(nounOf(word)?.lemma ?? '') || traits.has(word)) return false;
  }
  return false;
}

function isThing(word: string): boolean {
  if (workObjects.test(word) || workThings.test(word) || things.test(word)) return true;
  const noun = nounOf(word);
  return noun !== null && !personNouns.has(noun.lemma) && !traits.has(word);
}

const copulas = wordSet(
  'e esta estava estao foi era sao ficou fica anda muito bem mais tem nao ja',
);
export const prepositions = wordSet(
  'de do da dos das no na nos nas em com ao aos para por pelo pela pelos pelas sobre',
);
const things =
  /^(?:lojas?|empresas?|vinhos?|predios?|carros?|caminh\w+|veiculos?|frotas?|marcas?|calcas?|camisas?|uniformes?|farinhas?|parafusos?|tintas?|caixas?|telas?|pecas?|imove\w+|casas?|apartamentos?|equipes?|times?|ferramentas?|software|aplicativos?|fornecedor\w*|concorren\w+|mercados?|criancas?|fornos?|luz|luzes|caldeiras?|motor(?:es)?|bombas?|esteiras?|geladeiras?|camaras?|paredes?|lixas?|sensor(?:es)?|alarmes?|celular(?:es)?)$/u;
/** 'A postura negativa', 'o temperamento estourado': a thing that is the person. */
const traits = wordSet(
  'postura atitude comportamento conduta jeito temperamento personalidade pessoa funcionario funcionaria falta',
);
