import { speaksForItself, statesSomething } from '../../knowledge/letter/clauses.ts';
import { nounOf } from '../../knowledge/nouns.ts';
import { upperFirst } from '../portuguese.ts';

/*
 * Sentences that hurried typing runs together with a comma: 'Promoção da Ana, ela começa dia 1º'.
 */

const joint = /,\s+(?=\p{Ll})/gu;
/** With a subject of its own, or of no time: what follows is a sentence. */
const begins =
  /^(?:(?:el[ea]s?) (?:não |já |também |ainda )?(\p{L}+)|já (?:faz|fazem|são|foi|foram|está|estão)(?!\p{L})|faz (?:uma?|dois|duas|três|\d))/iu;
/** Somebody else does something. */
const another = /^(?:[oa]s? )\p{L}+ ((?:não |já |também )?\p{L}+)/iu;
/** A verb without its subject is said of what was named before. */
const goesOn =
  /^(?:não )?(?:foi|foram|será|serão|vai|vão|está|estão|estava|passou|ficou|faltou|faltaram|veio|deu|precisa|tem que)(?!\p{L})/iu;
/** What the leader wants, knows or thanks for is a sentence of its own in hurried typing. */
const ownSentence =
  /,\s+(?:(?:e|mas)\s+)?(?=(?:também |tb )?(?:(?:eu )?(?:queria|gostaria de|preciso que|quero que|sei que|agradeço)|eu (?:preciso|quero)|por favor|quem (?:quiser|puder|precisar|tiver|não (?:puder|quiser|conseguir)))(?!\p{L}))/giu;

/** What is needed of the reader, after what happened. */
const need = /,\s+(?=(?:eu )?preciso (?:que|d[eoa]s?|saber)(?!\p{L}))/giu;

/** A clause that leans on the next one is no sentence. */
const leans =
  /^(?:se|caso|quando|como|embora|assim|enquanto|apesar|mesmo|já que|porque|depois|antes|desde|até|para|ao|aos|à|às|com|sem|por|pel[oa]s?|n[oa]s?|em|d[eoa]s?|segundo|conforme|hoje|ontem|amanhã|e|mas)(?!\p{L})/iu;

/** Longer texts without a stop are no sentence with one comma too many. */
const longest = 600;

/** The sentences of one that was typed with a comma for its stop; what only names something gets a colon. */
export function unspliced(sentence: string): string {
  if (sentence.length > longest) return sentence;
  const asked = sentence.search(need);
  if (asked > 0 && statesSomething(sentence.slice(0, asked)) && !leans.test(sentence)) {
    return sentence.split(need).map(upperFirst).join('. ');
  }
  if (sentence.search(ownSentence) >= 0 && wordsOf(sentence) > longestSpoken) {
    return sentence.split(ownSentence).map(upperFirst).join('. ');
  }
  return sentence.replace(joint, (comma, at: number) => {
    const before = sentence.slice(0, at);
    const after = sentence.slice(at + comma.length);
    if (leans.test(before) || before.split(/\s+/u).length < 3) return comma;
    // 'Preciso do relatório até sexta, o cliente quer ver os números'
    const said = another.exec(after)?.[1];
    if (said !== undefined && speaksForItself(before) && statesSomething(said)) return '. ';
    const clause = begins.exec(after);
    if (clause) {
      const [, verb] = clause;
      return verb === undefined || statesSomething(verb) ? '. ' : comma;
    }
    if (!names(before) || !statesSomething(after)) return comma;
    if (goesOn.test(after)) return '. ';
    return /^a partir d[aeo] /iu.test(after) ? ': ' : comma;
  });
}

/** As many words as anybody says in one breath. */
const longestSpoken = 30;

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}

/** 'a mudança no horário', without a word of what happened to it. */
function names(text: string): boolean {
  const [first = '', second = ''] = text.split(/\s+/u);
  const head = /^(?:os?|as?|uma?)$/iu.test(first) ? second : first;
  return nounOf(head) !== null && !/[,:]/u.test(text) && !statesSomething(text);
}
