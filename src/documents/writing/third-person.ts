import { statesSomething } from '../knowledge/letter/clauses.ts';
import { nounOf } from '../knowledge/nouns.ts';
import { owned, speaksOfOthers } from './letter/you.ts';
import { firstNameOf } from './portuguese.ts';

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
  /(^|[,;]\s|\s)(ele|ela)\s(?=(?:não\s|já\s|também\s|me\s|se\s)?(?!mesm|própri|sozinh|sempre|nunca|que\s|com\s|para\s|por\s|sem\s|e\s|d[aeo]s?\s)(\p{L}{3,})(?!\p{L}))/giu;
/** Before the subject of a clause. */
const opensClause = /(?:^|[,;]|\s(?:e|mas|que|quando|porque|até|enquanto|pois))\s?$/iu;

/** Who is spoken of as 'ele' or 'ela'; null where nobody knows. */
export type Pronoun = 'ele' | 'ela' | null;

export interface Spoken {
  name: string;
  /** What was said before the sentence. */
  before: string;
  pronoun?: Pronoun;
}

interface Told {
  /** The text without the person, and without several people: they are not 'ele' or 'ela'. */
  apart: (text: string) => string;
  others: (pronounSaid: string) => boolean;
}

function toldOf({ name, pronoun = null }: Spoken): Told {
  const [given = ''] = name.split(/\s+/u);
  return {
    // What is seen in them is said of nobody else.
    apart: (text) =>
      (given === '' ? text : text.replaceAll(given, ''))
        .replace(/^Vejo em você uma? \p{L}+([^,]*)(?:, mas você )?/u, '$1 ')
        .replace(several, ''),
    others: (pronounSaid) => pronoun !== null && pronoun !== pronounSaid.toLocaleLowerCase('pt-BR'),
  };
}

/** 'A Ana saiu porque ele chamou': of the clauses with a pronoun, those that can only be the person's. */
function byClause(sentence: string, spoken: Spoken): string {
  const { apart, others } = toldOf(spoken);
  return sentence.replace(clause, (...match: [string, string, string, string, number]) => {
    const [found, joint, pronounSaid, verb, at] = match;
    const here = sentence.slice(0, at).replace(reporting, '');
    const opens = opensClause.test(`${here}${joint}`);
    if (others(pronounSaid) || (!opens && !statesSomething(verb) && !tells.test(verb))) {
      return found;
    }
    const someone =
      speaksOfOthers(apart(spoken.before), { said: pronounSaid, subject: false }) ||
      speaksOfOthers(apart(here), { said: pronounSaid, subject: true });
    const thing =
      !ofPeople.test(verb) && namesThing(apart(`${spoken.before} ${here}`), pronounSaid);
    return someone || thing ? found : `${joint}${joint === '' ? 'Você' : 'você'} `;
  });
}

/** 'o cliente acha que ele não participa': who thinks so is not who is thought of. */
const reporting =
  /(?<!\p{L})[oa]s? \p{L}+ (?:acha|achou|acham|percebe|percebeu|sente|reclama|reclamou|reclamaram|diz|disse|disseram|comentou|pensa|notou|entende|acredita)(?= que\s?$)/iu;
const tells = /(?:ava|ia|asse|esse|isse|fez|disse|trouxe|manteve|obteve|quis)$/iu;
/** Nothing but a person does these. */
const ofPeople = /^(?:pode|quiser|quer|prefer\p{L}+|topa|aceita|consegue|sabe|decide|escolhe)$/iu;

/** 'Na semana passada ele refez' → 'Na semana passada você refez', where nobody else was spoken of by then. */
export function byPronoun(sentence: string, spoken: Spoken): string {
  const { apart, others } = toldOf(spoken);
  const { before } = spoken;
  const whenOnly = openingTime.exec(sentence)?.[0].trimEnd() ?? null;
  const said = byClause(sentence, spoken);
  if (said !== sentence || whenOnly === null) return said;
  const rest = sentence.slice(whenOnly.length).replace(/^,?\s+/u, '');
  const joint = sentence.slice(whenOnly.length).startsWith(',') ? ', ' : ' ';
  const verb = rest.replace(/^(?:não|já|também)\s/iu, '');
  if (isTheirs(verb) || actsInPast.test(verb)) return `${whenOnly}${joint}você ${rest}`;
  const pronounSaid = /^(?:ele|ela)(?=\s)/iu.exec(rest)?.[0];
  if (pronounSaid === undefined) return said;
  const someone =
    others(pronounSaid) || speaksOfOthers(apart(before), { said: pronounSaid, subject: false });
  return someone || namesThing(apart(before), pronounSaid)
    ? said
    : `${whenOnly}${joint}você${rest.slice(pronounSaid.length)}`;
}

const possession =
  /(?<!\p{L})(?:(o|a|os|as|do|da|dos|das|no|na|nos|nas|ao|à|aos|às|pelo|pela|pelos|pelas) (\p{L}+(?: (?:de )?\p{Ll}{3,})?)|(\p{L}+)) d(el[ea])(?!\p{L})/giu;
const confides = /(?<!\p{L})n(el[ea])(?!\p{L})/giu;

/** 'na casa dela' → 'na sua casa', 'confia nele' → 'confia em você'; only where nobody else can be meant. */
export function byPossession(sentence: string, { name, before, pronoun = null }: Spoken): string {
  const [given = ''] = name.split(/\s+/u);
  const apart = (text: string) =>
    (given === '' ? text : text.replaceAll(given, ''))
      .replace(several, '')
      .replace(/(?<!\p{L})(?:você|seus?|suas?)(?!\p{L})/giu, '');
  const theirs = (said: string, at: number) => {
    const low = said.toLocaleLowerCase('pt-BR');
    if (pronoun !== null && pronoun !== low) return false;
    const told = apart(`${before} ${sentence.slice(0, at)}`);
    return !speaksOfOthers(told, { said: low, subject: false }) && !namesThing(told, low);
  };
  return sentence
    .replace(possession, (...match: [string, string?, string?, string?, string?, number?]) => {
      const [found, article, owns = '', bare = '', said = '', at = 0] = match;
      if (isKin.test(owns + bare) || !theirs(said, at)) return found;
      if (article !== undefined) return owned(article, owns);
      const noun = nounOf(bare);
      if (noun === null || at === 0) return found;
      return `${bare} ${noun.gender === 'o' ? 'seu' : 'sua'}${noun.plural ? 's' : ''}`;
    })
    .replace(confides, (found, said: string, at: number) => (theirs(said, at) ? 'em você' : found));
}

/** Their people are somebody else, and no matter for work. */
const isKin = /^(?:pai|mãe|filh[oa]s?|marido|espos[oa]|irmã|irmão|família|namorad[oa])$/iu;

const anyPronoun = /(?<!\p{L})[dn]?el[ea](?!\p{L})/iu;

/** What is typed about whoever a letter goes to: 'Ela pode recusar', 'o PDI dela', 'queria que ele anotasse'. */
export function toReader(sentence: string, told: Spoken): string {
  if (!anyPronoun.test(sentence)) return sentence;
  // Of what is said to the reader nobody else is the subject.
  const before = told.before.replace(/(?<!\p{L})(?:você|seus?|suas?)(?!\p{L})/giu, '');
  return byPossession(byClause(sentence, { ...told, before }), { ...told, before });
}

/** 'A promoção a coordenadora' speaks of the person. */
const theirPost =
  /(?<!\p{L})(?:promoção|promovid[oa]|promover|cargo|função|vaga|posto) (?:a|de|para|como) (?:[oa] )?\p{L}+/giu;

/** The 'ela' of a sentence is somebody else, who was spoken of before it. */
export function meansAnother(sentence: string, told: Spoken): boolean {
  const pronounSaid = /(?<!\p{L})el[ea](?=\s)/iu.exec(sentence)?.[0];
  if (pronounSaid === undefined) return false;
  const { apart, others } = toldOf(told);
  if (others(pronounSaid)) return true;
  const before = apart(told.before)
    .replace(/(?<!\p{L})(?:você|seus?|suas?)(?!\p{L})/giu, '')
    .replace(theirPost, '');
  return speaksOfOthers(before, { said: pronounSaid, subject: true });
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
  return new RegExp(`(?:^|[.!?;]\\s)\\s*${article}\\s(?!partir(?!\\p{L}))\\p{L}`, 'iu').test(told);
}

/** 'a Deise', 'da Deise': whoever writes has said how. The post says it where it is a woman's alone. */
export function pronounOf(
  { name, position }: { name: string; position: string },
  texts: readonly string[],
): Pronoun {
  const called = firstNameOf(name).replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  if (called === '') return null;
  const told = texts.join('\n');
  const led = (articles: string) =>
    new RegExp(`(?<!\\p{L})(?:${articles}) ${called}(?!\\p{L})`, 'iu').test(told);
  const her = led('a|da|na|à|pela|pra');
  const him = led('o|do|no|ao|pelo|pro');
  if (her !== him) return her ? 'ela' : 'ele';
  const [post = ''] = position.split(/\s+/u);
  return !her && /(?:ora|eira|ária|iva|ada|loga)$/iu.test(post) ? 'ela' : null;
}
