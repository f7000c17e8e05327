import { startsWithInfinitive, upperFirst, withoutFinalStop } from '../../writing/portuguese.ts';

/*
 * Goals inside the sentences of a free text: 'objetivos: reduzir filas e assumir a coordenação', 'precisa
 * organizar a agenda', 'PDI para desenvolver a escuta'.
 */

const infinitive = String.raw`(?:\p{L}+[aei]r|pôr)(?:-\p{L}+)?(?!\p{L})`;
const told = new RegExp(
  String.raw`(?<!\p{L})(?:objetivos?|metas?)(?:\s+(?:principal|principais|d[oae]\s+\p{L}+))?\s*(?::|–|-|é|são|de|será|serão)\s+(?=(?:[ao]s?\s+)?${infinitive})(.+)$`,
  'iu',
);
const needed = new RegExp(
  String.raw`(?<!\p{L})(?:precisa|deve|quer|pretende|deseja|necessita|gostaria|consiga|possa|tem)\s+(?:de\s+|que\s+)?(?!(?:gerar|criar|fazer|montar|elaborar)(?!\p{L}))(?=${infinitive})(.+)$`,
  'iu',
);
/** 'para reduzir', 'para a Renata reduzir' */
const aimed = new RegExp(
  String.raw`(?<!\p{L})para\s+(?:(?:[ao]\s+)?(?:\p{L}{3,}\s+){1,3}?)??(?=${infinitive}\s)(.+)$`,
  'iu',
);
/** 'Operador de colheitadeira, melhorar a regulagem': a few words that end in what is wanted. */
const wished =
  /^[^,;:]{2,60}[,;:]\s+((?:melhorar|desenvolver|aprender|reduzir|diminuir|aumentar|organizar|cuidar|dominar|assumir|evoluir|aprimorar|fortalecer|delegar|planejar|comunicar)\s.{4,120})$/iu;
/** A time is no part of a goal. */
const time =
  /[\s,]*(?<!\p{L})(?:até\s+(?:o\s+)?(?:dia\s|fim\s|final\s|m[eê]s\s|\d|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?:no|com) prazo de\s|n[ao]s próxim[ao]s\s|em\s+(?:\d+|um|uma|dois|duas|três|quatro|seis|doze)\s+(?:dias?|semanas?|m[eê]s|meses|anos?)).*$/iu;
/** 'queria ela treinando duas pessoas e anotando os defeitos': what is done, as something to do. */
const wishedDoing =
  /(?<!\p{L})(?:queria|quero|gostaria de|espero)(?: ver)? (?:el[ea]|que el[ea] (?:esteja|ficasse|estivesse)|a pessoa) (?=\p{L}+ndo(?!\p{L}))(.+)$/iu;
const gerund = /(?<!\p{L})(\p{L}+[aei])ndo(?=\s)/giu;

const between = new RegExp(
  String.raw`\s*;\s*|,?\s+e\s+(?=${infinitive}\s)|,\s+(?=${infinitive}\s)`,
  'iu',
);

/** Where a goal ends and talk about it begins: ', já falou três vezes', 'mas precisa…', 'e o Excel dele é fraco'. */
const chatter =
  /,?\s+(?:já|ja|eu|mas|porque|pq|pois|só que|so que|acho|aí|ai|então|entao|tipo|né|ne)(?!\p{L}).*$|,?\s+e\s+[oa]s?\s+\p{L}+\s+del[ea]s?(?!\p{L}).*$/iu;

/** The goals that a sentence tells, and the rest of it. A request says what it is for after 'para'. */
export function goalsIn(
  sentence: string,
  { isRequest }: { isRequest: boolean },
): { goals: string[]; rest: string } {
  const doing = wishedDoing.exec(sentence);
  if (doing) {
    const goals = goalsOfList((doing[1] ?? '').replace(gerund, '$1r'));
    if (goals.length > 0) return { goals, rest: sentence.slice(0, doing.index) };
  }
  const match =
    told.exec(sentence) ??
    needed.exec(sentence) ??
    (isRequest ? aimed.exec(sentence) : wished.exec(sentence));
  const list = match?.[1] ?? '';
  const goals = goalsOfList(list);
  return goals.length === 0 || !match
    ? { goals, rest: sentence }
    : { goals, rest: sentence.slice(0, match.index) };
}

export function goalsOfList(list: string): string[] {
  return list
    .replace(time, '')
    .split(between)
    .map((item) => upperFirst(withoutFinalStop(item.replace(chatter, ''))))
    .filter((item) => startsWithInfinitive(item) && /\s/u.test(item));
}

export function withoutTime(text: string): string {
  return text.replace(time, '');
}
