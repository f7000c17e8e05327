import { givenNames } from '../knowledge/given-names.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import { collectiveRaise, labels, noLabel, promises, verdicts } from '../knowledge/judgements.ts';
import { statesSomething } from '../knowledge/letter-clauses.ts';
import { nounOf, personNouns } from '../knowledge/nouns.ts';
import {
  becauseOf,
  ordinaryPhrases,
  personalAttribute,
  personalData,
  teamMember,
  unionTie,
  workObjects,
  workThings,
} from '../knowledge/personal-data.ts';
import { normalize } from '../knowledge/words.ts';
import { commonNames } from './rubric-text.ts';

/*
 * Whether a clause says something of a person that no document prints. The same word may be the work itself
 * ('pacientes com diabetes'), so that what stands before it in the clause decides.
 */

/** A clause of a sentence, with what the clause before it left to it. */
export interface Clause {
  text: string;
  /** Its unsaid subject is who is served or a thing of work: 'O paciente chega às 8h e | toma remédio'. */
  ofWork: boolean;
}

/** Why a clause is not printed, or null. */
export function reasonAgainst({ text, ofWork }: Clause): RemovalReason | null {
  const plain = normalize(text).replace(ordinaryPhrases, ' ').replace(/\s+/gu, ' ').trim();
  if (isPersonal(plain, ofWork) || (!ofWork && isTied(text, plain))) return 'sensitive';
  if (promises.test(plain) && !collectiveRaise.test(plain)) return 'promise';
  const verdict = verdicts.exec(plain);
  // 'A equipe de vendas vai pra rua' goes out to sell.
  const goesOut = verdict !== null && verdict[0].endsWith(' rua') && !verdict[0].startsWith('olho');
  if (verdict && !(goesOut && isOfThing(plain.slice(0, verdict.index)))) return 'verdict';
  const judged = labels.exec(plain.replace(noLabel, ' '));
  if (!judged || ofWork) return null;
  return isOfThing(plain.slice(0, judged.index)) ? null : 'label';
}

const anything = new RegExp(
  [personalData, personalAttribute, unionTie, promises, verdicts, labels]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Anything at all that a guardrail might object to: most sentences end here. */
export function mayObject(plain: string): boolean {
  return anything.test(plain);
}

function isPersonal(plain: string, ofWork: boolean): boolean {
  const hit = personalData.exec(plain);
  if (hit && !ofWork && !isOfWork(plain, hit.index, hit[0])) return true;
  const attribute = personalAttribute.exec(plain);
  return attribute !== null && !ofWork && !isOfThing(plain.slice(0, attribute.index));
}

/** Without its accent, 'e do sindicato' may be 'and the union's': then somebody has to stand before it. */
function isTied(text: string, plain: string): boolean {
  const tie = unionTie.exec(plain);
  if (tie === null) return false;
  const before = plain.slice(0, tie.index).trim();
  if (isOfThing(before)) return false;
  if (!tie[0].startsWith('e ') || /(?<!\p{L})é(?!\p{L})/iu.test(text)) return true;
  return (
    before === '' ||
    speaksOfTeam(before) ||
    !before.split(' ').some((word) => prepositions.test(word))
  );
}

/** Who is served or what is worked on stands before it, and nobody of the team comes between or after. */
function isOfWork(plain: string, at: number, hit: string): boolean {
  const before = plain.slice(0, at);
  const after = plain.slice(at + hit.length);
  if (servedAfter.test(after)) return true;
  const nearest = lastEnd(before);
  if (nearest < 0) return false;
  const between = before.slice(nearest);
  return !speaksOfTeam(between) && !becauseOf.test(between) && !speaksOfTeam(firstWords(after, 4));
}

const anyWork = new RegExp(`${workObjects.source}|${workThings.source}`, 'gu');

/** Where the last word of work ends; -1 where there is none. */
function lastEnd(text: string): number {
  const found = [...text.matchAll(anyWork)].at(-1);
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

function speaksOfTeam(plain: string): boolean {
  if (teamMember.test(plain)) return true;
  return plain
    .split(' ')
    .some((word) => !otherWords.has(word) && (givenNames.has(word) || commonNames.has(word)));
}

/**
 * What it is said of is certainly no person of the team: 'a loja', 'o cliente', 'o sistema novo é'. The nearest
 * noun that no preposition leads in decides.
 */
function isOfThing(before: string): boolean {
  if (speaksOfTeam(before)) return false;
  const words = before.trim().split(' ').slice(-7);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (copulas.test(word)) continue;
    if (statesSomething(word)) return false;
    if (prepositions.test(words[at - 1] ?? '')) continue;
    if (isThing(word)) return true;
    if (personNouns.has(nounOf(word)?.lemma ?? '') || traits.test(word)) return false;
  }
  return false;
}

function isThing(word: string): boolean {
  if (workObjects.test(word) || workThings.test(word) || things.test(word)) return true;
  const noun = nounOf(word);
  return noun !== null && !personNouns.has(noun.lemma) && !traits.test(word);
}

const copulas = /^(?:e|esta|estava|estao|foi|era|sao|ficou|fica|anda|muito|bem|mais|tem|nao|ja)$/u;
const prepositions = /^(?:d[eoa]s?|n[oa]s?|em|com|aos?|para|por|pel[oa]s?|sobre)$/u;
const things =
  /^(?:lojas?|empresas?|vinhos?|predios?|carros?|caminh\w+|veiculos?|frotas?|marcas?|calcas?|camisas?|uniformes?|farinhas?|parafusos?|tintas?|caixas?|telas?|pecas?|imove\w+|casas?|apartamentos?|equipes?|times?|ferramentas?|software|aplicativos?|fornecedor\w*|concorren\w+|mercados?|criancas?|fornos?|luz|luzes|caldeiras?|motor(?:es)?|bombas?|esteiras?|geladeiras?|camaras?|paredes?|lixas?|sensor(?:es)?|alarmes?|celular(?:es)?)$/u;
/** 'A postura negativa', 'o temperamento estourado': a thing that is the person. */
const traits =
  /^(?:postura|atitude|comportamento|conduta|jeito|temperamento|personalidade|pessoa|funcionari[oa]|falta)$/u;

const conjunction = ['e', 'mas', 'porém', 'porque', 'pois', 'enquanto', 'então', 'só que']
  .flatMap((word) => [word, word.toLocaleUpperCase('pt-BR')])
  .join('|');
const joint = new RegExp(
  [
    `(\\s*(?:[;()]|,(?!\\d))\\s*(?:(?:${conjunction})\\s+)?`,
    '\\s+[-–—]\\s+',
    `\\s+(?:${conjunction})\\s+`,
    // 'que a Renata…', 'que está…', 'que é…'
    '\\s+(?=(?:que|QUE) (?:[aoAO][sS]? |[eE][lL][aeAE] |\\p{Lu}|est|ESTÁ|te[mv]|(?:é|era|foi)\\s)))',
  ].join('|'),
  'u',
);

/** The clauses of a sentence with the joints between them: clause, joint, clause, … */
export function clausesOf(sentence: string): { clauses: Clause[]; joints: string[] } {
  const parts = withoutFalseJoints(sentence.split(joint), sentence);
  const clauses: Clause[] = [];
  let ofWork = false;
  for (let index = 0; index < parts.length; index += 2) {
    const text = parts[index] ?? '';
    const unsaid = !states(text) || startsWithVerb(text);
    clauses.push({ text, ofWork: ofWork && unsaid && clauses.length > 0 });
    if (text.trim() !== '') {
      ofWork = (ofWork && unsaid) || (!startsWithVerb(text) && hasSubjectOfWork(normalize(text)));
    }
  }
  return { clauses, joints: parts.filter((_, index) => index % 2 === 1) };
}

/** Typed without accents, 'e' may be 'é': 'ela e lerda' is one clause. */
function withoutFalseJoints(parts: readonly string[], sentence: string): string[] {
  if (/[À-ÿ]/u.test(sentence)) return [...parts];
  return parts.reduce<string[]>((kept, part, index) => {
    const before = kept.at(-1) ?? '';
    const is = index % 2 === 0 && /^\s+e\s+$/iu.test(before);
    const said = is ? anything.exec(normalize(`ela e ${part}`)) : null;
    if (said === null || said.index > 'ela e '.length) return [...kept, part];
    return [...kept.slice(0, -2), `${kept.at(-2) ?? ''}${before}${part}`];
  }, []);
}

/** Also as a telephone writes it: 'esta com'. */
function states(text: string): boolean {
  return (
    statesSomething(text) || /(?<!\p{L})est(?:a|ao) (?:com|de|em|sem|n[oa])(?!\p{L})/iu.test(text)
  );
}

function startsWithVerb(text: string): boolean {
  const bare = text.trim().replace(/^(?:que|não|já|também|ainda)\s+/iu, '');
  const [first = ''] = bare.split(/\s+/u);
  return statesSomething(first) || /^(?:toma|faz|usa|pede|mora|quer|é)$/iu.test(first);
}

/** 'O paciente', 'Os clientes da loja', 'Atender alunos'; not 'No atendimento ela'. */
function hasSubjectOfWork(plain: string): boolean {
  const words = plain.split(' ');
  if (speaksOfTeam(plain) || prepositions.test(words[0] ?? '')) return false;
  const at = /^(?:[oa]s?|uma?|noss[oa]s?)$/u.test(words[0] ?? '') ? 1 : 0;
  const head = `${words[at] ?? ''} ${words[at + 1] ?? ''}`.trim();
  if (/[aei]r$/u.test(words[0] ?? '')) return workObjects.test(plain) || workThings.test(plain);
  return workObjects.test(head) || workThings.test(head);
}
