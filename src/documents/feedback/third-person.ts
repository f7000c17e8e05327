import { speaksOfOthers } from '../writing/letter-you.ts';

/*
 * 'Ele' and 'ela' of typed sentences, where they can only be the person who is spoken to.
 */

/** A verb alone opens the sentence: 'chegou', 'refez'. */
const verbAlone =
  /^(?!(?:eu|meu|seu|teu|c[eé]u|r[eé]u|ateu|museu|judeu|europeu|ou|sou|estou|dou|vou|n[ãa]o)(?!\p{L}))(?:\p{L}+(?:ou|eu|iu)|fez|refez|disse|trouxe|manteve|obteve|quis|foi (?:orientad|avisad|alertad|cobrad|elogiad)[oa])\s/iu;
/** Of these the subject is a thing or somebody else. */
const impersonal =
  /^(?:faltou|faltaram|aconteceu|ocorreu|houve|choveu|parou|sobrou|doeu|morreu|nasceu|existiu|surgiu|resultou|gerou|causou|provocou|permitiu|evitou|impediu|bastou|custou|demorou|valeu|caiu|subiu)\s/iu;
const clause =
  /(^|[,;]\s|\s(?:e|mas|que|quando|porque|até|enquanto|pois)\s)(ele|ela)\s(?=(?:não\s|já\s|também\s|me\s|se\s)?(?!mesm|própri|sozinh|sempre|nunca|que\s|com\s|para\s|por\s|sem\s|e\s|d[aeo]s?\s)\p{L}{3,}(?!\p{L}))/giu;

/** 'Na semana passada ele refez' → 'Na semana passada você refez', where nobody else was spoken of by then. */
export function byPronoun(
  sentence: string,
  { name, before }: { name: string; before: string },
): string {
  const [given = ''] = name.split(/\s+/u);
  const whenOnly = openingTime.exec(sentence)?.[0].trimEnd() ?? null;
  // Several people, or a team, are not 'ele' or 'ela'.
  const apart = (text: string) =>
    (given === '' ? text : text.replaceAll(given, '')).replace(several, '');
  const said = sentence.replace(clause, (found, joint: string, pronounSaid: string, at: number) => {
    const here = sentence.slice(0, at);
    const someone =
      speaksOfOthers(apart(before), { said: pronounSaid, subject: false }) ||
      speaksOfOthers(apart(here), { said: pronounSaid, subject: true });
    if (someone || namesThing(`${before} ${here}`, pronounSaid)) return found;
    return `${joint}${joint === '' ? 'Você' : 'você'} `;
  });
  if (said !== sentence || whenOnly === null) return said;
  const rest = sentence.slice(whenOnly.length).replace(/^,?\s+/u, '');
  const joint = sentence.slice(whenOnly.length).startsWith(',') ? ', ' : ' ';
  const verb = rest.replace(/^(?:não|já|também)\s/iu, '');
  if (isTheirs(verb) || actsInPast.test(verb)) return `${whenOnly}${joint}você ${rest}`;
  const pronounSaid = /^(?:ele|ela)(?=\s)/iu.exec(rest)?.[0];
  if (pronounSaid === undefined) return said;
  const someone = speaksOfOthers(apart(before), { said: pronounSaid, subject: false });
  return someone || namesThing(before, pronounSaid)
    ? said
    : `${whenOnly}${joint}você${rest.slice(pronounSaid.length)}`;
}

/** A sentence without its subject that tells what a person did. */
export function isTheirs(sentence: string): boolean {
  return verbAlone.test(sentence) && !impersonal.test(sentence);
}

const several =
  /(?<!\p{L})(?:pessoas|colegas|clientes|membros|comentários|equipes?|times?|turmas?|pessoal)(?!\p{L})/giu;

const timeWord =
  '(?:em|n[oa]s?|d[eoa]s?|desde|durante|às?|até|[oa]s?|e|dias?|semanas?|mês|meses|ano|manhã|tarde|noite|turno|plantão|reunião|última|último|últim[oa]s|primeir[oa]|passad[oa]s?|dest[ea]|ness[ea]|nest[ea]|ess[ea]|est[ea]|ontem|hoje|anteontem|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\\d[\\d/.hº:]*)';
/** When it was, and nothing else: 'Nos dias 9, 12 e 17 de novembro'. */
const openingTime = new RegExp(
  `^(?=(?:em|n[oa]s?|desde|durante|ontem|hoje|anteontem|semana|mês|dia|segunda|terça|quarta|quinta|sexta|sábado|domingo|est[ea]|ess[ea]|nest[ea]|ness[ea])\\s)${timeWord}(?:,?\\s${timeWord})*(?=,?\\s)`,
  'iu',
);
/** Of a person, without their name; what there was ('teve reunião') and the weather are not. */
const actsInPast =
  /^(?:estava (?!chovendo|frio|calor|tudo|sem (?:sistema|energia|luz|internet|água))|foi (?:orientad|avisad|alertad|cobrad|chamad|elogiad|promovid|convidad|ríspid|grosseir)|fechava|fazia|atendia|entregava|vendia|cumpria|chegava|recebia|respondia|ficou (?:até|sem|com)|teve (?:que|de) )/iu;

/** 'A máquina quebrou e ela…': a thing of that gender was spoken of first. */
function namesThing(told: string, pronounSaid: string): boolean {
  const article = /ela$/iu.test(pronounSaid) ? 'a' : 'o';
  return new RegExp(`(?:^|[.!?;]\\s)\\s*${article}\\s\\p{L}`, 'iu').test(told);
}
