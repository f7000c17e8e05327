import { endsInOneOf, splitWords, wordSet } from '../kit/words.ts';
import { statesSomething } from '../reading/statements.ts';
import { workObjects, workThings } from '../knowledge/personal-data.ts';
import { normalize } from '../knowledge/words.ts';
import { objectionable, type Clause } from './reasons.ts';
import { prepositions, speaksOfTeam } from './subjects.ts';

/* The clauses of a sentence, and what each leaves unsaid to the next. */

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
  const kept: string[] = [];
  for (const [index, part] of parts.entries()) {
    const before = kept.at(-1) ?? '';
    const is = index % 2 === 0 && before.trim().toLowerCase() === 'e';
    const said = is ? objectionable.exec(normalize(`ela e ${part}`)) : null;
    if (said === null || said.index > 'ela e '.length) kept.push(part);
    else kept.splice(-2, 2, `${kept.at(-2) ?? ''}${before}${part}`);
  }
  return kept;
}

/** Also as a telephone writes it: 'esta com'. */
function states(text: string): boolean {
  return (
    statesSomething(text) || /(?<!\p{L})est(?:a|ao) (?:com|de|em|sem|n[oa])(?!\p{L})/iu.test(text)
  );
}

function startsWithVerb(text: string): boolean {
  const [first = '', second] = splitWords(text.trim());
  const head = beforeVerb.has(first.toLowerCase()) ? (second ?? first) : first;
  return statesSomething(head) || bareVerbs.has(head.toLowerCase());
}

const beforeVerb = wordSet('que não já também ainda');
/** Verbs that may be other words inside a sentence, and hardly at its head. */
const bareVerbs = wordSet('toma faz usa pede mora quer é');
const articles = wordSet('o a os as um uma nosso nossa nossos nossas');

/** 'O paciente', 'Os clientes da loja', 'Atender alunos'; not 'No atendimento ela'. */
function hasSubjectOfWork(plain: string): boolean {
  const words = plain.split(' ');
  if (speaksOfTeam(plain) || prepositions.has(words[0] ?? '')) return false;
  const at = articles.has(words[0] ?? '') ? 1 : 0;
  const head = `${words[at] ?? ''} ${words[at + 1] ?? ''}`.trim();
  if (endsInOneOf(words[0] ?? '', ['ar', 'er', 'ir']))
    return workObjects.test(plain) || workThings.test(plain);
  return workObjects.test(head) || workThings.test(head);
}
