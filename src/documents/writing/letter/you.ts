import { givenNames } from '../../knowledge/given-names.ts';
import { isPerson } from '../../knowledge/nouns.ts';
import { normalize } from '../../knowledge/words.ts';
import { objectionTo } from '../guard.ts';
import type { Recipient } from './recipient.ts';
import { lowerFirst, upperFirst } from '../portuguese.ts';
import { commonNames } from '../rubric-text.ts';

/*
 * Leaders type about someone ('Paulo conferiu as divergências', 'conferiu tudo', 'o apoio dele'); a letter
 * speaks to them.
 */

/**
 * How far a text speaks of the recipient: by name alone; as what is done to them, so that 'ele' and 'ela' are
 * them; as what they did, so that a sentence without a subject is theirs too.
 */
export type Speaking = 'names' | 'object' | 'subject';

/** A typed text, said to the recipient. */
export function toYou(text: string, recipient: Recipient, speaking: Speaking): string {
  if (recipient.many || recipient.name === '') return text;
  const named = withoutNames(text, recipient);
  const direct = speaking === 'names' ? named : withoutPronouns(named);
  const said = speaking === 'subject' ? thanked(withSubject(direct)) : direct;
  if (said === text) return text;
  const spoken = /^você(?!\p{L})/u.test(said) ? upperFirst(said) : said;
  // 'Sempre entrega…' must not become 'Você sempre…'.
  return objectionTo(spoken) === null ? spoken : text;
}

const article = '(o|a|os|as|do|da|dos|das|no|na|nos|nas|ao|à|aos|às|pelo|pela|pelos|pelas)';
const possessives: Readonly<Record<string, string>> = {
  o: 'seu',
  a: 'sua',
  os: 'seus',
  as: 'suas',
};

/** 'do' + 'apoio' → 'do seu apoio' */
export function owned(before: string, thing: string): string {
  const low = before.toLowerCase();
  const bare = low.startsWith('à')
    ? low.replace('à', 'a')
    : low.replace(/^(?:d|n|a(?=o)|pel)/u, '');
  return `${before} ${possessives[bare] ?? 'seu'} ${thing}`;
}

type Step = (text: string) => string;

/** The names of one recipient, and their expressions, are made once for all sentences of a letter. */
const knownRecipients = new WeakMap<Recipient, { names: string[]; steps: readonly Step[] }>();

function withoutNames(text: string, recipient: Recipient): string {
  let known = knownRecipients.get(recipient);
  if (!known) {
    const names = namesOf(recipient);
    known = { names, steps: nameSteps(names) };
    knownRecipients.set(recipient, known);
  }
  const capital = withCapital(text, recipient);
  if (!known.names.some((name) => capital.includes(name))) return text;
  return known.steps.reduce((said, step) => step(said), capital);
}

/** 'O zé esqueceu' can be nobody else; 'zé' alone, or 'a clara divisão', may. */
function withCapital(text: string, { called }: Recipient): string {
  const low = called.toLocaleLowerCase('pt-BR');
  if (/\s/u.test(low)) return text;
  return text.replace(
    /(?<!\p{L})([OoAa]) (\p{Ll}+)(?= (?:não |já |também )?\p{Ll}{2,}(?:ou|eu|iu)(?!\p{L}))/gu,
    (found, led: string, word: string) => (word === low ? `${led} ${upperFirst(called)}` : found),
  );
}

/** The ways in which a text may name the recipient, the longest first. */
function namesOf({ name, called }: Recipient): string[] {
  const first = name.split(' ')[0] ?? '';
  const names = [name, called, first].filter(
    (part) => part.length > 1 && /^\p{Lu}/u.test(upperFirst(part)),
  );
  const spelled = names.flatMap((part) => [part, upperFirst(part)]).flatMap(asTyped);
  return [...new Set(spelled)].toSorted((a, b) => b.length - a.length);
}

/** Given names that are words of any text. */
const namesLikeWords =
  /^(?:rosa|vera|clara|aparecida|marco|iris|vitoria|gloria|aurora|luz|pilar|flor|margarida|linda|bela|franco|leao|sol|celeste|conceicao|graca|socorro|domingos?|abril|paz|lia|cida|ze|jo|leda|vivi)$/u;

/** 'João' may be typed 'Joao' and, where it can be nothing else, 'joao'. */
function asTyped(name: string): string[] {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  const plain = normalize(name);
  const words = plain.split(' ');
  const known =
    words.every((word) => givenNames.has(word) || commonNames.has(word)) &&
    !namesLikeWords.test(words[0] ?? '');
  const low = known ? [name, bare].map((typed) => typed.toLocaleLowerCase('pt-BR')) : [];
  return [name, bare, ...low];
}

function nameSteps(names: readonly string[]): Step[] {
  const alternatives = names.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
  // Not 'Paulo Souza' where the letter goes to Paulo Lima.
  const who = `(?:${alternatives.join('|')})(?![\\p{L}\\p{N}]|\\s+\\p{Lu}\\p{Ll})`;
  const step = (source: string, by: string): Step => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}@])${source}`, 'gu');
    return (said) => said.replace(pattern, by);
  };
  const possession = new RegExp(
    `(?<![\\p{L}\\p{N}@])([OoAa]s?|[DdNn][oa]s?|[Aa]os?|[Àà]s?|[Pp]el[oa]s?) (\\p{L}+(?: \\p{L}+)?) d[oae] ${who}`,
    'gu',
  );
  return [
    step(`(?<=^)${who}\\s*[,:]\\s+(?=\\p{L})`, ''),
    // 'KAUÊ PRECISO QUE…': who is called, without the comma.
    step(
      `(?<=^)${who}\\s+(?=(?:preciso|precisamos|quero|queria|gostaria|peço|obrigad[oa]|parabéns|valeu|por favor|favor|segue|estou|fiquei|você)(?!\\p{L}))`,
      '',
    ),
    (said) => said.replace(possession, (_, before: string, thing: string) => owned(before, thing)),
    step(`(com|para|pra|por|sobre|até|contra|sem) (?:[oa] )?${who}`, '$1 você'),
    step(`(?:ao|à) ${who}`, 'a você'),
    step(`d[oae] ${who}`, 'de você'),
    step(`(?:[OoAa] )?${who}`, 'você'),
  ];
}

/**
 * Someone else was spoken of by then, whom 'ela' may be: not a man ('o cliente elogiou o atendimento dela'), nor,
 * where the pronoun is a subject, who only came along ('na reunião com o cliente ele interrompeu').
 */
export function speaksOfOthers(
  before: string,
  { said, subject }: { said: string; subject: boolean },
): boolean {
  if (/(?<!\p{L})(?:você|seus?|suas?)(?!\p{L})/iu.test(before)) return true;
  const gender = /ela$/iu.test(said) ? 'a' : 'o';
  const words = before.trim().split(/\s+/u);
  return words.some((word, index) => {
    const led = words[index - 1]?.toLowerCase() ?? '';
    // 'os caminhoneiros' are not 'ele', 'como motorista' is what somebody is, and 'visita técnica' is a thing.
    const place = /^n[oa]$/u.test(led) && sectors.test(normalize(word));
    const someone = isPerson(word) && !place && (index === 0 || mayLead.test(led));
    const named = index > 0 && isNamed(word, words[index - 1] ?? '');
    if (!someone && !named) return false;
    if (subject && /^(?:com|sem|contra)$/u.test(words[index - 2] ?? '')) return false;
    // 'o cliente Construtora Aliança' is one.
    if (named && isApposed(words, index)) return false;
    const theirGender = /^(?:o|do|no|ao|pelo|um)$/u.test(led)
      ? 'o'
      : /^(?:a|da|na|à|pela|uma)$/u.test(led)
        ? 'a'
        : null;
    return theirGender === null || theirGender === gender;
  });
}

/** 'Na recepção' is where, and nobody. */
const sectors = /^(?:expedicao|recepcao|rh|diretoria|equipe|time|turma)$/u;

/** A capital in a sentence; at its beginning every word has one. */
function isNamed(word: string, before: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
  // 'A filial de Sorocaba' is a place, and a beginning is a beginning.
  const doubtful = /[.!?:;]$/u.test(before) || /^(?:de|em)$/iu.test(before);
  const plain = normalize(word);
  return !doubtful || givenNames.has(plain) || commonNames.has(plain);
}

/** What stands before one person: 'o hóspede', 'com cliente', 'outra colega'. */
const mayLead =
  /^(?:[oa]|[dn][oa]|ao|à|pel[oa]|uma?|[dn]uma?|meu|minha|noss[oa]|outr[oa]|ess[ea]|est[ea]|aquel[ea]|cada|tod[oa]|algum|alguma|com|de|para|por|que|e)$/u;

function isApposed(words: readonly string[], index: number): boolean {
  const before = words[index - 1] ?? '';
  if (isPerson(before)) return true;
  // 'o cliente da Rede Sul', but not 'o cliente da Ana'
  const plain = normalize(words[index] ?? '');
  const given = givenNames.has(plain) || commonNames.has(plain);
  if (/^d[aeo]$/u.test(before) && isPerson(words[index - 2] ?? '') && !given) return true;
  return index > 1 && /^\p{Lu}\p{Ll}/u.test(before) && isApposed(words, index - 1);
}

const theirs = new RegExp(
  `(?<!\\p{L})${article} (\\p{L}+(?: (?:de )?\\p{L}+)?) del[ea](?!\\p{L})|(?<!\\p{L})(d?)el[ea](?!\\p{L})`,
  'giu',
);

function withoutPronouns(text: string): string {
  return text.replace(theirs, (found, before?: string, thing?: string, of?: string, at = 0) => {
    const subject =
      before === undefined && of === '' && /^ \p{Ll}/u.test(text.slice(at + found.length));
    if (speaksOfOthers(text.slice(0, at), { said: found, subject })) return found;
    if (before !== undefined && thing !== undefined) return owned(before, thing);
    return of === '' ? 'você' : 'de você';
  });
}

/** Past forms of no rule, and how they go on where a person is their subject. */
const irregularPast = new Map<string, RegExp>(
  Object.entries({
    fez: /^/u,
    trouxe: /^/u,
    disse: /^/u,
    manteve: /^/u,
    propôs: /^/u,
    refez: /^/u,
    soube: /^/u,
    quis: /^/u,
    esteve: /^/u,
    veio: /^/u,
    foi: /^(?:muito|bem|além|essencia|fundamenta|decisiv|excelente|impec|[oó]tim|pontua|proativ|atencios|cuidados)/iu,
    deu: /^(?:apoio|suporte|aten|um |uma |o |a |conta|todo|show|exemplo|retorno)/iu,
    teve: /^(?:paci|cuidado|aten|inicia|muit|calma|coragem|um (?:ótimo|bom|papel)|uma (?:ótima|boa|postura)|dificuldade)/iu,
    ficou: /^(?:até|com |responsável|à disposição|de )/iu,
    chegou: /^(?:atrasad|tarde|cedo|no hor|na hora|depois|antes|às|com |\d|três|duas|mais)/iu,
    faltou: /^(?:ao|à|na |no |em |sem |ontem|hoje|três|duas|\d)/iu,
  }),
);
/** Their subject mostly follows: 'Mudou o horário', 'Aconteceu um erro'. */
const withSubjectAfter =
  /^(?:aconteceu|ocorreu|surgiu|mudou|caiu|subiu|sobrou|travou|venceu|apareceu|bastou|valeu|pareceu|começou|terminou|acabou|existiu|passou|custou|restou|quebrou|vazou|aumentou|diminuiu|saiu)$/iu;
const noPast =
  /^(?:estou|vou|sou|dou|meu|seu|teu|museu|europeu|ateu|jubileu|troféu|pneu|céu|réu|véu|chapéu|breu)$/iu;
const present =
  /^(?:costuma|precisa|demora|demonstra|consegue|continua|atende|cumpre|interrompe|trabalha|esquece|mantém|colabora|lidera|resolve|responde|chega|deixa|anda|vem|faz)$/iu;
const presentPerfect =
  /^(?:tem) (?:\p{L}+[aei]d[oa]|feito|dito|vindo|dificuldade|facilidade)(?!\p{L})/iu;

/** 'Obrigada pela força, segurou o salão' → 'Obrigada pela força, você segurou o salão' */
function thanked(text: string): string {
  if (!/^(?:obrigad[oa]|agradeço|valeu|parabéns)(?!\p{L})/iu.test(text)) return text;
  return text.replace(/, (?=(\p{L}+)(?: (.*))?$)/isu, (comma, verb: string, rest = '') =>
    isTheirs(verb, rest) || /^começou$/iu.test(verb) ? `${comma}você ` : comma,
  );
}

function withSubject(text: string): string {
  const match = /^(não )?(?:sempre |nunca )?(\p{L}+)(?: |$|[.,])(.*)$/iu.exec(text);
  if (!match) return text;
  const [, negation = '', verb = '', rest = ''] = match;
  if (!isTheirs(verb, rest)) return text;
  const adverb = /^(?:não )?(?:sempre|nunca) /iu.exec(text)?.[0] ?? negation;
  return `Você ${lowerFirst(text.slice(adverb.length === negation.length ? 0 : adverb.length))}`;
}

function isTheirs(verb: string, rest: string): boolean {
  const low = verb.toLocaleLowerCase('pt-BR');
  const irregular = irregularPast.get(low);
  if (irregular) return irregular.test(rest);
  if (presentPerfect.test(`${low} ${rest}`) || present.test(low)) return true;
  if (noPast.test(low) || withSubjectAfter.test(low) || low.length < 4) return false;
  return /(?:ou|[^s]eu|iu)$/u.test(low) && normalize(low).length > 3;
}
