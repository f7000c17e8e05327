import { upperFirst, withoutFinalStop } from '../writing/portuguese.ts';

/*
 * 'Perguntar como lida com a família do paciente' in the notes is a question that the leader wants asked.
 */

const asks =
  /^(?:(?:por favor|favor|lembrar de|não esquecer de|é importante|importante)[,:]?\s+)?(?:perguntar|pergunte|perguntem|quero saber|queremos saber|quero entender|gostaria de saber|preciso saber|precisamos saber|saber|descobrir|entender|investigar|sondar)[:,]?\s+(?:(?:à|para a) (?:pessoa|candidat[oa])\s+)?/iu;
const opening = /^(se|como|por que|porque|quando|quanto|onde|o que|qual|quais)\s+/iu;
const subject =
  /^(?:voc[eê]|a pessoa(?: candidata)?|[oa]s? candidat[oa]s?|(?:o|a) \(?[oa]\)? candidat[oa]|eles?|elas?)\s+/iu;
const joint = /,?\s+e\s+(?=(?:se|como|por que|porque|quando|o que)\s)/iu;
const longestQuestion = 40;
const livedCase = 'Conte um caso.';

/** The question, said to the candidate; null where the note asks for none that can be turned safely. */
export function questionIn(note: string): string | null {
  const plain = withoutFinalStop(note).replace(/\?$/u, '');
  const rest = plain.replace(asks, '');
  if (rest === plain || rest.split(/\s+/u).length > longestQuestion) return null;
  if (!opening.test(rest) || /[.!?]/u.test(rest)) return null;
  const asked = rest.split(joint).map((part, index) => said(part, index === 0));
  // A bare 'Você aguenta pressão?' is answered with yes.
  const lived = asked.length === 1 && /^se\s/iu.test(rest) ? [livedCase] : [];
  return [...asked, ...lived].join(' ');
}

/** 'se já montou equipe' → 'Você já montou equipe?' */
function said(part: string, first: boolean): string {
  const word = (opening.exec(part)?.[1] ?? '').toLocaleLowerCase('pt-BR');
  const body = part.replace(opening, '').replace(subject, '');
  if (word === 'qual' || word === 'quais') return `${upperFirst(word)} ${body}?`;
  const you = first ? 'você ' : '';
  const asked =
    word === 'se' ? `${you}${body}` : `${word.replace('porque', 'por que')} ${you}${body}`;
  return `${upperFirst(asked)}?`;
}
