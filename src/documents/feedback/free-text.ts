import { withoutFinalStop } from '../writing/portuguese.ts';
import { sentencesOf } from '../writing/rubric-text.ts';
import { leaderThought } from '../knowledge/leader-thoughts.ts';
import { normalize } from '../knowledge/words.ts';

/*
 * A text without fields, as it is typed late in the day: what happened, what is good, what the person
 * wants and what goes through the leader's head, all in one breath. Each goes where it belongs; the
 * leader's own thoughts are for nobody's ears.
 */

interface Told {
  examples: string[];
  positives: string[];
  /** What the conversation should bear in mind. */
  notes: string[];
  /** What is none of these: the situation. */
  context: string[];
}

type Sort = 'own' | 'praise' | 'wish' | 'fact' | 'context';

const wish =
  /\b(?:ele|ela|el[ea] (?:ja )?(?:disse|falou) que) (?:quer|sonha|pretende|gostaria|deseja)\b/u;
const praise =
  /\b(?:(?:e|eh|muito|bem) b(?:om|oa)|otim[oa]|excelente|conhece|domina|capricha\w*|dedicad[oa]|esforcad[oa]|confi(?:o|amos|avel)|ajuda (?:muito|todo|os|as)|entrega (?:tudo|bem|no prazo)|nunca (?:falta|atrasa)|elogi\w+|parabens|arrasou|mandou bem|super\w+ a meta|bateu a meta|destaque|melhorou|avancou|cresceu|evoluiu)\b/u;
const trouble =
  /\b(?:nao|sem|falt\w+|atras\w+|err\w+|esquec\w+|perd\w+|reclam\w+|parou|problema\w*)\b/u;
/** What the leader would see come of it. */
const hope =
  /^(?:(?:e|mas) )?(?:eu )?(?:quero|queria|espero|gostaria) que (?:el[ea] )?(?!n[aã]o)\p{L}+(?:e|a|sse)(?!\p{L})/iu;
/** A day, an hour, or something that happened. */
const happened =
  /\d{1,2}[/h:]\d*|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|ontem|anteontem|hoje cedo|semana passada|mes passado)\b|\b\p{L}{2,}(?:ou|aram|eram|iram|eu|iu)\b|\b(?:fez|foi|teve|disse|sabia|veio|deixou|trouxe)\b/u;
const judgement =
  /^(?:el[ea] )?(?:e|eh) (?:muito |super |uma pessoa )?(?:b(?:om|oa)|otim[oa]|excelente|legal|gente boa)$/u;
const clauseEnd = /,\s+|\s+(?=(?:e|a[ií]|mas)\s+eu\s)|\s+(?=mas\s)/iu;
const joints = /^(?:(?:e|mas|aí|ai|ah|então|entao|só que|so que|daí|dai|porque)\s+)+/iu;

interface Piece {
  sort: Sort;
  text: string;
}

export function readFreeText(lines: readonly string[]): Told {
  const pieces = lines.flatMap(sentencesOf).flatMap(piecesOf);
  const of = (sort: Sort) => pieces.filter((piece) => piece.sort === sort).map(({ text }) => text);
  return {
    examples: of('fact'),
    positives: of('praise'),
    notes: [...of('wish'), ...of('own').filter((text) => hope.test(text))],
    context: of('context'),
  };
}

const paperwork = /\b(?:rh|diretoria|diretor[a]?|chefia) (?:me )?(?:pediu|mandou|exigiu|quer)\b/u;

/** A sentence that goes through the leader's head, or is about why there is a conversation at all. */
export function isOwnThought(sentence: string): boolean {
  const plain = normalize(sentence);
  return leaderThought.test(plain) || paperwork.test(plain);
}

/** A sentence in its clauses, those of one sort in a row put together again. */
function piecesOf(sentence: string): Piece[] {
  const whole = sortOf(sentence);
  // What tells one thing is told as it was typed.
  if (!hasOwn(sentence) && whole !== 'praise' && whole !== 'wish') {
    return [{ sort: whole, text: sentence }];
  }
  const pieces: Piece[] = [];
  for (const clause of sentence.split(clauseEnd)) {
    const bare = clause.replace(joints, '').trim();
    if (bare === '' || judgement.test(normalize(bare))) continue;
    const last = pieces.at(-1);
    const sort = following(last, bare);
    if (last !== undefined && last.sort === sort)
      last.text = `${withoutFinalStop(last.text)}, ${bare}`;
    else pieces.push({ sort, text: bare });
  }
  return pieces;
}

function hasOwn(sentence: string): boolean {
  return sentence.split(clauseEnd).some((clause) => leaderThought.test(normalize(clause)));
}

/** A figure after praise praises too; what has no verb of its own belongs to what came before. */
function following(last: Piece | undefined, clause: string): Sort {
  const sort = sortOf(clause);
  if (last?.sort === 'praise' && sort !== 'own' && sort !== 'wish') {
    return trouble.test(normalize(clause)) ? sort : 'praise';
  }
  if (last !== undefined && sort === 'context') return last.sort;
  return sort;
}

function sortOf(clause: string): Sort {
  const plain = normalize(clause.replace(/(\d)[/:](\d)/gu, '$1h$2'));
  if (leaderThought.test(plain) || clause.trim().endsWith('?')) return 'own';
  if (wish.test(plain)) return 'wish';
  if (praise.test(plain) && !trouble.test(plain)) return 'praise';
  return happened.test(plain) ? 'fact' : 'context';
}
