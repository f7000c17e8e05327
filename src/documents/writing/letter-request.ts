import {
  letterPurposes,
  letterTones,
  urgencies,
  type LetterPurpose,
  type LetterTone,
  type Urgency,
} from '../kit/letter.ts';
import { infinitiveOfGerund, speechActs, type SpeechAct } from '../knowledge/letter-verbs.ts';
import { normalize } from '../knowledge/words.ts';
import { upperFirst } from './portuguese.ts';

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
const recipientPart =
  /^\s*(?:para|pra|ao|à|a)\s+(?:[oa]\s+)?((?:\p{Lu}[\p{L}'’.]*|d[aeo]s?|e)(?:\s+(?:\p{Lu}[\p{L}'’.]*|d[aeo]s?(?=\s+\p{Lu})|e(?=\s+\p{Lu})))*|minha equipe|toda a equipe|equipe|time|meu time|pessoal)/u;

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
  const match = order.exec(text);
  if (!match) return { ...found, text: text.trim() };
  let rest = text.slice(match[0].length);
  const tone = tonePart.exec(rest);
  const named = tone && valueOf(letterTones, tone[1] ?? '');
  if (tone && named) {
    found.tone ??= named;
    rest = rest.slice(0, tone.index) + rest.slice(tone.index + tone[0].length);
  }
  const recipient = recipientPart.exec(rest);
  if (recipient) {
    found.recipientName = (recipient[1] ?? '').replace(/^(?:minha|meu|toda a)\s+/iu, '');
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
