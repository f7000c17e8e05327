import {
  letterPurposes,
  letterTones,
  urgencies,
  type LetterPurpose,
  type LetterTone,
  type Urgency,
} from '../../kit/letter.ts';
import { givenNames } from '../../knowledge/given-names.ts';
import { infinitiveOfGerund, speechActs, type SpeechAct } from '../../knowledge/letter/verbs.ts';
import { normalize } from '../../knowledge/words.ts';
import { upperFirst } from '../portuguese.ts';
import { commonNames } from '../rubric-text.ts';

/** What free text says of a letter beside what the letter is to say. */
export interface LetterRequest {
  recipientName?: string;
  tone?: LetterTone;
  purpose?: LetterPurpose;
  urgency?: Urgency;
  /** What is left to say. */
  text: string;
}

const order =
  /^\s*(?:por favor,?\s+)?(?:(?:quero|preciso de|preciso|gostaria de|pode|poderia|me ajude a|ajude-me a)\s+)?(?:(?:escrev|redi[gj]|cri|faz|faç|fac|ger|mont|mand|envi|elabor|prepar)\p{L}*\s+)?(?:uma?|o|a)\s+(?:(?:mensagem|msg|e-?mails?|recado|whatsapp|zap)|convite(?= (?:para|a|ao)))(?<kind>)/iu;
const tonePart = /[,;.]?\s*(?:(?:em|com|num|no|usando)\s+)?(?:um\s+)?tom\s+(?:mais\s+)?(\p{L}+)/iu;
const addressed = '(?:para|pra|pro|pras|pros|ao|aos|à|às|a)\\s+(?:[oa]s?\\s+)?';
const someGroup =
  '(?:(?:minha|meu|toda a|todo o|nossa|nosso)\\s+)?(?:equipe|time|pessoal|galera|turma|grupo|diretoria|fornecedor(?:a|es|as)?|clientes?|gerente|gerência|rh|financeiro|compras|comercial|recepção|professores|alunos|pais|vendedores|motoristas|colegas)(?![\\p{L}\\p{N}])(?:\\s+d[aeo]s?\\s+(?!que(?!\\p{L}))\\p{L}+)?(?:\\s+\\p{Lu}\\p{L}*)*';
const namedPerson =
  "(?:\\p{Lu}[\\p{L}'’.]*)(?:\\s+(?:\\p{Lu}[\\p{L}'’.]*|d[aeo]s?(?=\\s+\\p{Lu})|e(?=\\s+\\p{Lu})))*";
const recipientPart = new RegExp(`^\\s*${addressed}(${namedPerson}|${someGroup})`, 'u');
/** 'pra renata avisando': a given name as a telephone writes it. */
const hurriedName = new RegExp(`^\\s*${addressed}(\\p{Ll}{3,})(?![\\p{L}\\p{N}])`, 'u');

const purposeOfAct: Readonly<Partial<Record<SpeechAct, LetterPurpose>>> = {
  thank: 'reconhecimento',
  invite: 'convite',
};

/** The purpose that the first verb of a text says: 'Agradecer a ajuda', 'Convidar para…'. */
export function purposeIn(text: string): LetterPurpose | undefined {
  const act = speechActs.get(normalize(text).split(' ')[0] ?? '');
  return act && purposeOfAct[act];
}

/** 'Escreva uma mensagem para Ana avisando que…, em tom amigável' taken apart. Never throws. */
export function readRequest(freeText: string): LetterRequest {
  const found: LetterRequest = { text: '' };
  const lines = freeText.split('\n').filter((line) => !takeValue(line, found));
  const text = lines.join('\n');
  const asked = withoutManner(text, found);
  const match = order.exec(asked);
  if (!match) {
    const said = withoutTone(text.trim(), found);
    return { ...found, ...actUpon(said) };
  }
  let rest = asked.slice(match[0].length);
  rest = withoutTone(rest, found);
  const recipient = recipientPart.exec(rest) ?? givenNameIn(rest);
  if (recipient) {
    found.recipientName = upperFirstOfName(recipient[1] ?? '');
    rest = rest.slice(recipient[0].length);
  }
  const said = rest.replace(/^[\s,:;.–-]+/u, '');
  const [first = ''] = said.split(/\s+/u);
  const infinitive = infinitiveOfGerund(first.toLowerCase());
  const act = infinitive === null ? undefined : speechActs.get(normalize(infinitive));
  const purpose = act && purposeOfAct[act];
  if (purpose) found.purpose ??= purpose;
  const spoken =
    infinitive !== null
      ? `${infinitive}${said.slice(first.length)}`
      : said.replace(/^para\s+(?=\p{L}+[aei]r\s)/iu, '');
  return { ...found, text: upperFirst(spoken.trim()) };
}

/** 'um e-mail formal para…', 'uma mensagem bem curta pra…' */
const manner =
  /(?<=(?:mensagem|msg|e-?mail|recado|whatsapp|zap|convite) )(?:(?:bem|mais|muito|super) )?(formal|informal|amigável|amigavel|profissional|motivacional|assertiv[oa]|emp[aá]tic[oa]|acolhedor[a]?|carinhos[oa]|diret[oa]|firme|leve|curt[oa]|breve|objetiv[oa]|simples|rápid[oa]|rapid[oa]|urgente)(?: e \p{L}+)? /iu;

function withoutManner(text: string, found: LetterRequest): string {
  const match = manner.exec(text.slice(0, 200));
  if (!match) return text;
  const typed = normalize(match[1] ?? '');
  const tone = valueOf(letterTones, typed) ?? toneOfWord.get(typed.replace(/a$/u, 'o'));
  if (tone) found.tone ??= tone;
  if (typed === 'urgente') found.urgency ??= 'urgente';
  return text.slice(0, match.index) + text.slice(match.index + match[0].length);
}

/** 'em tom direto' is followed, not written. */
function withoutTone(text: string, found: LetterRequest): string {
  const match = tonePart.exec(text);
  const typed = normalize(match?.[1] ?? '');
  const tone = match && (valueOf(letterTones, typed) ?? toneOfWord.get(typed.replace(/a$/u, 'o')));
  if (!match || !tone) return text;
  found.tone ??= tone;
  return text.slice(0, match.index) + text.slice(match.index + match[0].length);
}

const toneOfWord = new Map<string, LetterTone>([
  ['direto', 'assertivo'],
  ['firme', 'assertivo'],
  ['serio', 'formal'],
  ['leve', 'amigavel'],
  ['informal', 'amigavel'],
  ['animado', 'motivacional'],
  ['acolhedor', 'empático'],
  ['carinhoso', 'empático'],
]);

/** 'Preciso avisar o Ricardo e o Vando que…', 'agradecer a juliana por…': to whom, and what. */
function actUpon(text: string): Pick<LetterRequest, 'recipientName' | 'purpose' | 'text'> {
  const told = toGroup.exec(text);
  if (told) {
    const [whole, verb = '', group = ''] = told;
    const infinitive = /^(?:diz|diga)$/iu.test(verb)
      ? 'Dizer'
      : `${upperFirst(verb.slice(0, -1).replace(/qu$/u, 'c'))}ar`;
    return { recipientName: group, text: `${infinitive}${text.slice(whole.length)}` };
  }
  const match = upon.exec(text);
  const typed = match?.[3] ?? '';
  const isName =
    /^\p{Lu}/u.test(typed) || givenNames.has(normalize(typed)) || commonNames.has(normalize(typed));
  if (!match || !isName) return { text };
  const [whole, before = '', verb = ''] = match;
  const purpose = purposeIn(verb);
  return {
    recipientName: upperFirst(typed.replace(/ e [oa] /gu, ' e ')),
    ...(purpose ? { purpose } : {}),
    text: `${before}${upperFirst(verb)}${text.slice(whole.length)}`,
  };
}

const upon =
  /^((?:assunto:[^.]*\.\s+)?)(?:(?:preciso|quero|queria|tenho que|gostaria de|pode|me ajuda a)\s+)?(avisar|informar|lembrar|agradecer|parabenizar|convidar)\s+(?:[oa]s?|ao|à|para [oa]|pra)\s+((?:\p{Lu}[\p{L}’'-]+)(?:(?:,| e)(?: [oa])? \p{Lu}[\p{L}’'-]+)*|\p{Ll}{3,})(?=\s+(?:que|por|pel[oa]s?|d[aeo]|para|sobre)\s)/iu;

/** 'Avisa o pessoal do turno da noite que…' */
const toGroup = new RegExp(
  `^(?:(?:por favor|preciso|quero|pode),? )?(avisa|avise|informa|informe|lembra|lembre|comunica|comunique|diga|diz) (?:para |pra |pro |com |a |ao |à |o )?(?:[oa]s? )?(${someGroup}(?: d[aeo]s? (?!que )\\p{L}+)?)(?= que )`,
  'iu',
);

function givenNameIn(rest: string): RegExpExecArray | null {
  const match = hurriedName.exec(rest);
  const name = normalize(match?.[1] ?? '');
  return givenNames.has(name) || commonNames.has(name) ? match : null;
}

function upperFirstOfName(typed: string): string {
  const name = typed.replace(/^(?:minha|meu|nossa|nosso|toda a|todo o)\s+/iu, '');
  const plain = normalize(name);
  return givenNames.has(plain) || commonNames.has(plain) ? upperFirst(name) : name;
}

/** A line that is nothing but a value of a select, in whatever spelling. */
function takeValue(line: string, found: LetterRequest): boolean {
  const tone = valueOf(letterTones, line);
  const purpose = valueOf(letterPurposes, line);
  const urgency = valueOf(urgencies, line);
  if (tone) found.tone ??= tone;
  else if (purpose) found.purpose ??= purpose;
  else if (urgency) found.urgency ??= urgency;
  else return false;
  return true;
}

function valueOf<K extends string>(vocabulary: Record<K, string>, typed: string): K | undefined {
  const plain = normalize(typed).replace(/a$/u, 'o');
  if (plain === '' || plain.length > 20) return undefined;
  return (Object.keys(vocabulary) as K[]).find(
    (value) => normalize(value).replace(/a$/u, 'o') === plain,
  );
}

/** 'Oi, então preciso mandar um e-mail pro Tadeu falando das perdas': what is to be said, alone. */
const clearing = /^(?:(?:oi+|olá|bom|então|entao|e aí|olha|gente)[,\s]+)+/iu;

export function withoutOrderToWrite(text: string): string {
  const bare = text.replace(clearing, '');
  const written = bare.replace(
    /^(?:eu )?(?:preciso|quero|queria|gostaria de|tenho que|vou|precisava) (?:te pedir (?:pra|para) )?(?=(?:mandar|escrever|enviar|fazer|redigir) uma? )/iu,
    '',
  );
  if (!order.test(written)) return text;
  const { text: said } = readRequest(written);
  return said === '' ? text : said;
}
