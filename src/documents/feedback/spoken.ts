import { statesSomething } from '../knowledge/letter/clauses.ts';
import { givenNames } from '../knowledge/given-names.ts';
import { withOpeningArticle } from '../writing/letter/points.ts';
import { owned } from '../writing/letter/you.ts';
import { firstNameOf, lowerFirst, upperFirst } from '../writing/portuguese.ts';
import { quieted } from '../writing/quieted.ts';
import { commonNames, sentencesOf } from '../writing/rubric-text.ts';
import { normalize } from '../knowledge/words.ts';
import { byPossession, byPronoun, isTheirs, type Pronoun } from '../writing/third-person.ts';

/*
 * What was typed about the person, as it is said to the person: 'Ele chegou 4h20' → 'Você chegou 4h20'. The
 * verb stays as it is. Only where nobody else can be meant.
 */

const pronounFirst = /^(?:(?:e|mas)\s+)?(?:ele|ela)\s+(?=\p{Ll})/iu;
/** 'Você sempre', 'você é' judge the person; they are not put into the leader's mouth. */
const judges =
  /(?<!\p{L})(?:sempre|nunca)(?!\p{L})|(?:^|[,;] |(?<!\p{L})(?:e|mas|que|porque) )(?:ele|ela)\s+(?:é|era|foi muito)\s/iu;
const judgedByName = /(?<!\p{L})você (?:é|era|foi muito)(?!\p{L})/iu;
/** 'Gente, …', 'Olha só, …' call nobody who will hear it. */
const callsOut =
  /^(?:(?:gente|pessoal|olha(?: só)?|então|bom|bem|oi|ai|aí|ah|tipo|sério|cara),\s+|(?:olha|então|entao)\s+(?=(?:[oa]|el[ea])\s))(?=\p{L})/iu;

/** As far back as a listener looks for whom 'ela' means, in sentences. */
const remembered = 8;

/** A typed text, its sentences with their capitals and accents, and `name` addressed where it is safe. */
export function spoken(text: string, name: string, pronoun: Pronoun = null): string {
  const sentences = sentencesOf(quieted(text)).map((sentence) =>
    upperFirst(seenIn(dated(withName(sentence.replace(callsOut, ''), name)), name)),
  );
  return sentences
    .map((sentence, index) => {
      if (judges.test(sentence)) return sentence;
      const before = sentences.slice(Math.max(0, index - remembered), index).join(' ');
      const first = index === 0;
      const said = byPronoun(addressed(sentence, { name, first, pronoun }), {
        name,
        before,
        pronoun,
      });
      const mine = byPossession(said, { name, before, pronoun });
      return judgedByName.test(mine) ? sentence : mine;
    })
    .map(withOpeningArticle)
    .join(' ');
}

/** What a list says of the person, said to the person: 'O cliente confia nele' → 'O cliente confia em você'. */
export function spokenItem(text: string, name: string, pronoun: Pronoun): string {
  return withOpeningArticle(byPossession(text, { name, before: '', pronoun }));
}

/** What the person wants, said to the person: 'uma equipe que funcione sem ela'. */
export function spokenWish(text: string): string {
  return text.replace(/(?<!\p{L})(sem|com|para|por) el[ea](?!\p{L})/giu, '$1 você');
}

/** 'Dias 16, 17 e 19 logou…' → 'Nos dias 16, 17 e 19 logou…'; days alone are when it was. */
function dated(sentence: string): string {
  if (onlyWhen.test(sentence)) return `Quando foi: ${lowerFirst(sentence)}`;
  const days = openingDays.exec(sentence)?.[1];
  if (days === undefined) return sentence;
  return `${/,| e /u.test(days) ? 'Nos dias' : 'No dia'} ${sentence.replace(/^dias? /iu, '')}`;
}

const openingDays =
  /^dias? (\d{1,2}(?:\/\d{1,2})?(?:(?:, | e )\d{1,2}(?:\/\d{1,2})?)*)(?=,? (?!\d|às?\s|até\s|d[aeo]\s|e\s)\p{L})/iu;
const onlyWhen =
  /^(?=.*\d)(?:(?:hoje|ontem|anteontem|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo|dias?|[àa]s?|n[oa]s?|e|de|manhã|tarde|noite|\d[\d/.h:]*)[\s,]*)+$/iu;

const praised =
  '(?:(?:muito|super|bem|tão) )?(?:b(?:om|oa)|ótim[oa]|excelente|competente|dedicad[oa]|esforçad[oa]|comprometid[oa]|responsável|organizad[oa]|inteligente|talentos[oa]|proativ[oa]|criativ[oa]|capaz|confiável|experiente|pontual|parceir[oa]|gente boa|querid[oa]|cuidados[oa]|atencios[oa])';

/** 'O João é um cara muito bom, entrega tudo' → 'Vejo em você um cara muito bom, que entrega tudo'. */
function seenIn(sentence: string, name: string): string {
  const called = firstNameOf(name);
  const names = [called, called.split(' ')[0] ?? '']
    .filter((part) => part !== '')
    .map(
      (part) =>
        `(?:[oa] )?${part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?: \\p{Lu}\\p{L}+)*`,
    );
  const who = `(?:${['el[ea]', ...names].join('|')})`;
  const trait = new RegExp(
    `^${who} (?:é|e|eh) (uma? (?:cara|pessoa|menin[oa]|rapaz|moça|guri[a]?|profissional|funcionári[oa]|colaborador[a]?|líder) (?:com quem dá gosto|que|${praised}(?!\\p{L})))`,
    'iu',
  );
  return (
    sentence
      .replace(trait, 'Vejo em você $1')
      // '… esforçada mas trava' → '… esforçada, mas você trava'
      .replace(
        /(?<=^Vejo em você [^,]+),? mas (?=(?!el[ea] |não |você |assim |n[oa]s? |às )\p{L}+(?:a|e|ou|eu|iu) )/iu,
        ', mas você ',
      )
      .replace(
        /(?<=^Vejo em você [^,]+), (?=(\p{L}+) (?:tudo|bem|o|a|os|as|com|sempre|todo)(?!\p{L}))/iu,
        (comma, verb: string) => (statesSomething(`isso ${verb} o`) ? `${comma}que ` : comma),
      )
  );
}

/** 'joão pedro avisou' → 'João Pedro avisou' */
function withName(text: string, name: string): string {
  const called = firstNameOf(name);
  const words = called.split(' ').map(normalize);
  const sure = words.every((word) => givenNames.has(word) || commonNames.has(word));
  // Any other word may be just that, unless it is called 'a rayane'.
  const led = sure ? '' : '(?<=(?<!\\p{L})(?:[oa]|d[oa]|com) )';
  const escaped = called.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const plain = escaped.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return text.replace(
    new RegExp(`(?<![\\p{L}@])${led}(?:${escaped}|${plain})(?!\\p{L})`, 'giu'),
    (typed) => (typed === typed.toLocaleLowerCase('pt-BR') ? called : typed),
  );
}

interface Addressed {
  name: string;
  first: boolean;
  pronoun: Pronoun;
}

function addressed(sentence: string, { name, first, pronoun }: Addressed): string {
  const called = firstNameOf(name);
  const named = called === '' ? sentence : byName(sentence, name);
  if (named !== sentence) return named;
  // After another sentence 'ele' may be anybody.
  const opens = pronounFirst.exec(sentence)?.[0].trim().split(/\s+/u).at(-1);
  const other = pronoun !== null && opens?.toLocaleLowerCase('pt-BR') !== pronoun;
  if (first && opens !== undefined && !other) return sentence.replace(pronounFirst, 'Você ');
  if (isTheirs(sentence)) return `Você ${lowerFirst(sentence)}`;
  return sentence;
}

/** 'falou com a Ana ontem' */
const leadsIn = /^(?:com|para|pra|por|sobre|contra|entre|[dn][oae]|pel[oa]|ao|à)$/iu;
const goesOn = /(?:ando|endo|indo|ava|ia)$/iu;

/** The name as a subject, as whom something belongs to, and after a preposition. */
function byName(sentence: string, name: string): string {
  const called = firstNameOf(name);
  const [given = ''] = called.split(' ');
  if (!sentence.includes(given)) return sentence;
  const names = [...new Set([name, called, given])]
    .toSorted((a, b) => b.length - a.length)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  // Not 'Ana Souza' where the conversation is with Ana Lima.
  const who = `(?:${names.join('|')})(?![\\p{L}\\p{N}]|\\s+\\p{Lu}\\p{Ll})`;
  const subject = new RegExp(
    `(?<![\\p{L}@])(?:(\\p{L}+,?)\\s)?(?:[oaOA]\\s)?${who}\\s(?=(?:(?:não|nao|já|também|ainda|me|se)\\s)*(\\p{L}+))`,
    'gu',
  );
  const asSubject = sentence.replace(subject, (found, before = '', verb = '', at = 0) => {
    if (leadsIn.test(before) || (!statesSomething(verb) && !goesOn.test(verb))) return found;
    const kept = before === '' || /^[oa]$/iu.test(before) ? '' : `${before} `;
    return `${kept}${at === 0 && kept === '' ? 'Você' : 'você'} `;
  });
  const possession = new RegExp(
    `(?<!\\p{L})([oaOA]s?|do|da|dos|das|no|na|nos|nas|ao|à|aos|às) ((?!pai |mãe |filh|marido|espos|irm)\\p{L}+(?: \\p{Ll}{3,})?) d[oae] ${who}`,
    'gu',
  );
  const owning = asSubject.replace(possession, (_, before: string, thing: string) =>
    owned(before, thing),
  );
  const led = new RegExp(`(?<!\\p{L})([Cc]om|[Pp]ara|[Pp]ra|[Ss]obre) (?:[oa] )?${who}`, 'gu');
  return owning
    .replace(led, '$1 você')
    .replace(new RegExp(`(?<!\\p{L})(?:[Aa]o|[Àà]) ${who}`, 'gu'), 'a você');
}

/** Whether a text still speaks of the person in the third person. */
export function thirdPersonIn(
  texts: readonly string[],
  called: string,
  pronoun: Pronoun = null,
): string[] {
  const told = ` ${normalize(texts.join(' '))} `;
  const pronouns = ['ela', 'ele'].filter((word) => pronoun === null || word === pronoun);
  return [called, ...['', 'd', 'n'].flatMap((of) => pronouns.map((word) => `${of}${word}`))].filter(
    (word) => word !== '' && told.includes(` ${normalize(word)} `),
  );
}
