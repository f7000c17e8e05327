import { startsWithInfinitive, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';

/*
 * What somebody who asks for a meeting tells along the way: who comes, at what hour, why, and what else.
 */

export function itemsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((item) => withoutFinalStop(item.trim()))
    .filter((item) => item !== '');
}

/** 'decidir a escala' of 'Quero uma reunião com a equipe para decidir a escala'. */
export function purposeOf(sentence: string): string | null {
  const parts = sentence.split(
    /\b(?:para|pra)\s+(?:(?:a gente|gente|nós|n[óo]s|que a gente possa|podermos)\s+)?/iu,
  );
  const from = parts.findIndex((part, index) => index > 0 && startsWithInfinitive(part));
  return from < 0 ? null : upperFirst(withoutFinalStop(parts.slice(from).join('para ')));
}

/** 'Online não dá': it is in the format. */
export const notOnline =
  /^(?:online|remot[oa]|por v[íi]deo) n[ãa]o (?:d[áa]|rola|pode|serve|funciona)\P{L}*$/iu;
/** 'Tb falar da pulseira nova' */
export const alsoAbout =
  /^(?:tb|tbm|tamb[ée]m|e)?,?\s*(?:quero |vamos |preciso )?(?:falar|tratar|conversar) (?:tamb[ée]m )?(?:d[aeo]s?|sobre(?: [ao]s?)?)\s+/iu;
/** 'Vão a Patrícia, o Otávio e eu' */
export const attending =
  /^(?:v[ãa]o|vem|v[êe]m|participam|chamar|convidar)\s+(?=(?:[ao] )?\p{Lu})/iu;

export function attendingIn(sentence: string): string[] {
  const list = withoutFinalStop(sentence.replace(attending, ''));
  return itemsOf(list.replace(/,? e (?=(?:[oa] )?\p{L}+$)/gu, ', '), /,/u)
    .map((name) => name.replace(/^[oa] (?=\p{Lu})/u, ''))
    .filter((name) => /^\p{Lu}/u.test(name));
}

/** 'amanhã às 14h': no field of the document holds it, and it is not lost. */
export function hourIn(sentence: string): string[] {
  const told =
    /(?<!\p{L})((?:hoje|amanh[ãa]|depois de amanh[ãa]|(?:na |nesta |n?essa )?(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?|dia \d{1,2}(?:\/\d{1,2})?),? (?:[àa]s?|[àa]s) \d{1,2}(?:h\d{0,2}|:\d{2}))/iu.exec(
      sentence,
    )?.[1];
  return told === undefined ? [] : [`Horário pedido: ${told.replace(/ as (?=\d)/iu, ' às ')}`];
}

const reason = /(?<!\p{L})(?:pq|porque|pois|j[áa] que)\s+(.{12,})$/iu;

/** Why the meeting is asked for: what happened. */
export function reasonIn(sentence: string): string[] {
  const why = reason.exec(sentence)?.[1];
  return why === undefined || purposeOf(sentence) !== null
    ? []
    : [upperFirst(withoutFinalStop(why))];
}

/** 'Quero entender sem caça às bruxas' needs what is to be understood: it was told as the reason. */
export function withReason(sentence: string, notes: readonly string[]): string {
  const bare = withoutFinalStop(sentence).replace(
    /^(?:eu )?(?:quero|queria|preciso|precisamos)\s+/iu,
    '',
  );
  const how = /^(?:entender|esclarecer|resolver|apurar|ver)\b,?\s*((?:sem|com) .*)?$/iu.exec(bare);
  const told = notes.find((note) => !/^(?:Horário|Duração) pedid/u.test(note));
  if (!how || told === undefined) return sentence;
  const [fact = ''] = told.split(/,\s/u);
  const manner = how[1] === undefined ? '' : `, ${how[1]}`;
  return `Entender por que ${fact.charAt(0).toLocaleLowerCase('pt-BR')}${fact.slice(1)}${manner}`;
}
