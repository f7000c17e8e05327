import { attendedPlaces, emptyVerbs, taskNouns } from '../knowledge/interview/tasks.ts';
import { traits, unspokenTerms } from '../knowledge/interview/vacancy.ts';
import { nounOf } from '../knowledge/nouns.ts';
import { normalize } from '../knowledge/words.ts';
import { nounPhrase } from '../writing/noun-phrase.ts';
import {
  contract,
  lowerFirst,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';

/** A task or a subject of the vacancy, ready to stand inside a question. */
export interface VacancyTerm {
  /** 'atender usuários internos' or 'gestão de estoque' */
  text: string;
  task: boolean;
  /** 'no atendimento a usuários internos', 'na gestão de estoque', 'ao zelar pelo pátio' */
  em: string;
  /** 'ao atendimento a usuários internos', 'à gestão de estoque', 'a zelar pelo pátio' */
  a: string;
}

const mostWords = 9;
/** A thing that the sentence itself calls knowledge or duty may be longer than one that stands alone. */
const mostNamed = 6;
/** Spoken or not, a language is no work. */
const language = /^(?:ingl[êe]s|espanhol|franc[êe]s|alem[ãa]o|libras|mandarim)(?!\p{L})/iu;
const plainWords = /^[\p{L}\p{M}\p{N}\s&%/ºª'’+#.-]+$/u;

const subject =
  /^(?:(?:buscamos|procuramos|precisamos|contratamos|contrata-se|estamos|vaga|oportunidade|quero|preciso|profissional|pessoa|algu[eé]m)\b.{0,80}?\bp(?:a)?ra|(?:.{0,100}?)\b(?:vai|ir[aá]|dever[aá]|deve|precisa|precisar[aá]|poder[aá]|ter[aá] (?:que|de)|tem (?:que|de)))\s+(?:saber\s+)?(?=\p{L}+[aei]r\b)/iu;
const responsible = /^.{0,60}?\brespons[aá](?:vel|veis) (?=por |pel[oa]s? )/iu;
const knowledge =
  /^(?:é )?(?:(?:desej[aá]vel|imprescind[ií]vel|necess[aá]ri[oa]|obrigat[oó]ri[oa])(?: ter| possuir)? )?(?:ter |possuir )?(?:(?:bo[am]s?|bons|s[oó]lid[oa]s?|ampl[oa]s?) )?(?:experi[eê]ncias?|viv[eê]ncias?|conhecimentos?|dom[ií]nio|no[cç][oõ]es|pr[aá]tica|habilidades?|familiaridade|profici[eê]ncia)(?: (?:pr[eé]via|comprovada|t[eé]cnicos?|b[aá]sicos?|avan[cç]ados?|intermedi[aá]rios?))? (?=com |em |de |n[oa]s? |d[oa]s? )/iu;
const acting =
  /^(?:atuar|trabalhar|atua[cç][aã]o|atuando) (?:diretamente )?(?=com |em |n[oa]s? )/iu;

/** 'pelo atendimento' → 'o atendimento', 'em vendas' → 'vendas' */
function withoutPreposition(text: string): string {
  const match = /^(?:(?:pel|n|d)([oa]s?)|por|com|em|de)\s+/iu.exec(text);
  if (!match) return text;
  const rest = text.slice(match[0].length);
  return match[1] === undefined ? rest : `${match[1].toLowerCase()} ${rest}`;
}

/** The tasks or subjects that a sentence of a job description names. */
export function termsOfSentence(sentence: string): VacancyTerm[] {
  const whole = sentence.replace(/\s*\([^)]*\)/gu, ' ').replace(/\s+/gu, ' ');
  const told = whole.replace(subject, '');
  const nominal = told.replace(responsible, '').replace(knowledge, '').replace(acting, '');
  const named = nominal !== told;
  const text = named ? withoutPreposition(nominal) : told;
  if (!startsWithInfinitive(text)) {
    // 'Kafka, mentoria de 6 devs, definir metas e reduzir falhas': from the first verb on, tasks.
    const at = text.search(/,\s+(?:e\s+)?(?=\p{L}+[aei]r\s+\p{L})/iu);
    const verb = at < 0 ? '' : text.slice(at).replace(/^,\s+(?:e\s+)?/iu, '');
    return startsWithInfinitive(verb)
      ? [...subjectsOf(text.slice(0, at), named), ...tasksOf(verb)]
      : subjectsOf(text, named);
  }
  const beside = arrival.exec(text)?.[1];
  return beside === undefined ? tasksOf(text) : [];
}

/** 'Chegar às 3h30 da manhã' is an hour of work, and no task. */
const arrival = /^(?:chegar|entrar|sair|iniciar|começar) (?:às?|as|a|até as?|até às) (\d)/iu;

const joint = /(,\s*(?:e\s+)?|\s+e\s+)(?=\p{L}+[aeioô]r(?:-\p{L}+)?(?!\p{L}))/iu;

/** 'Fazer mãos e pés com biossegurança, alongamento em gel': what follows is another thing. */
const afterAdjunct = /^(\S+ [^,]+ (?:com|em|n[oa]s?|por|para) [^,]+),.*$/iu;
/** 'Comandar equipe, leitura de projeto, controle de material': from there on, works of their own. */
const anotherWork =
  /(?<=^\S+ [oa]s? \p{L}+),\s+(?=\p{L}+ d[aeo]s? ).*$|(?<=\S+ \S.*?),\s+(?:e\s+)?(?:\p{L}+(?:ção|ções|são|mento|agem|ura|eza|ência|ância)|controle|apoio|interface|suporte) (?:d[aeo]s?|com|em|n[oa]s?|a[os]?|à)\s.*$/iu;
/** 'Node.js', 'PostgreSQL', 'CI/CD', 'Power BI': what one works with. */
const tool =
  /^(?=\S*(?:\p{Ll}\p{Lu}|\p{Lu}{2}|[\d./#+]))[\p{L}\d+#./-]+(?: [\p{Lu}\d][\p{L}\d+#./-]*){0,2}$/u;

/** 'Golang, Kafka': in a list of them, single words with a capital are names of what one works with. */
const oneName = /^\p{Lu}\p{Ll}{2,}$/u;

/** 'Planejar, executar e acompanhar obras' has one task: the verbs before share its object. */
function tasksOf(text: string): VacancyTerm[] {
  const [first = '', ...rest] = text.split(joint);
  const parts = [first];
  for (let index = 0; index < rest.length; index += 2) {
    const [join = '', part = ''] = rest.slice(index, index + 2);
    if (startsWithInfinitive(part) || /^regular \p{Ll}/u.test(part)) parts.push(part);
    else parts.push(`${parts.pop()}${join}${part}`);
  }
  return parts.flatMap((part) => {
    const hours = arrival.test(part);
    const cut = hours
      ? part.replace(/,.*$/u, '')
      : part.replace(anotherWork, '').replace(afterAdjunct, '$1');
    // What stood after the comma is a subject of its own.
    const after = part.slice(cut.length).replace(/^,\s*/u, '').trim();
    const others = after === '' || /[aei]ndo(?!\p{L})/u.test(after) ? [] : subjectsOf(after, false);
    return [...(hours ? [] : taskOf(cut)), ...others];
  });
}

function taskOf(part: string): VacancyTerm[] {
  return [part].flatMap((each) => {
    const task = shortened(each.replace(/^saber\s+(?=\p{L}+[aei]r\s)/iu, '')).replace(
      /\s+sozinh[oa]s?$/iu,
      '',
    );
    if (!isSpeakable(task) || !task.includes(' ')) return [];
    const said = lowerFirst(task);
    const noun = nounOfTask(said);
    return noun === null
      ? [{ text: said, task: true, em: `ao ${said}`, a: `a ${said}` }]
      : [{ text: said, task: true, em: inPhrases(halves(noun)), a: toPhrases(halves(noun)) }];
  });
}

const openingOfObject =
  /^(?:d([eoa]s?)|com|sobre|em|n[oa]s?|para|por|pel[oa]s?|a[os]{0,2}|às?)\s/iu;

/** 'atender usuários internos' → 'o atendimento a usuários internos'; null where the verb has no noun. */
function nounOfTask(task: string): string | null {
  const [verb = '', ...words] = task.split(' ');
  const object = words.join(' ');
  const opening = openingOfObject.exec(object)?.[0].trim().toLowerCase();
  const article = opening !== undefined && /^(?:as?|os?)$/u.test(opening);
  if (emptyVerbs.has(normalize(verb))) return nounPhrase(words)?.join(' e ') ?? null;
  const known = taskNouns.get(normalize(verb));
  if (!known || /ndo\b/u.test(object)) return null;
  const { noun, before } = known;
  if (opening === undefined || article) {
    const place = before === 'a' && attendedPlaces.test(normalize(object));
    return `${noun} ${joined(place ? 'de' : before, object)}`;
  }
  if (/^d[eoa]s?$/u.test(opening)) {
    if (before !== 'com' && before !== 'em') return null;
    // 'cuidar da abertura e do fechamento': what is joined on takes the same preposition.
    const both = before === 'em' ? ' $1 n$2 ' : ' $1 $2 ';
    const same = withoutPreposition(object).replace(/ (e|ou) d([oa]s?) /giu, both);
    return `${noun} ${joined(before, same)}`;
  }
  return `${noun} ${object}`;
}

function joined(preposition: 'de' | 'a' | 'em' | 'com', object: string): string {
  return preposition === 'com' ? `com ${object}` : contract(preposition, object);
}

/** Items of a list of nouns. `named`: the sentence says that they are what is to be known or done. */
function subjectsOf(text: string, named: boolean): VacancyTerm[] {
  const items = text.split(named ? /,\s*(?:e\s+)?|\s+e\s+(?=por |pel[oa]s? )/u : /,\s*(?:e\s+)?/u);
  const last = items.pop() ?? '';
  const ending = items.length > 0 ? last.split(/\s+e\s+(?=\S)/u) : [last];
  const [first = '', ...rest] = ending;
  const pieces = [...items, first, ...(rest.length > 0 ? [rest.join(' e ')] : [])];
  const areNames = pieces.filter((piece) => oneName.test(piece)).length >= 2;
  return pieces.flatMap((piece) => {
    const item = shortened(named ? withoutPreposition(piece) : piece);
    if (!isSpeakable(item) || language.test(item)) return [];
    // 'Responsável por pipelines e por mentorar analistas'
    if (named && startsWithInfinitive(item)) return taskOf(item);
    if (tool.test(item) || (areNames && oneName.test(item) && nounOf(item) === null)) {
      return [
        {
          text: item,
          task: false,
          em: `no trabalho com ${item}`,
          a: `ao trabalho com ${item}`,
        },
      ];
    }
    const words = item.split(' ');
    const phrases = nounPhrase(words);
    if (phrases !== null) {
      const phrase = phrases.join(' e ');
      const name = phrase.replace(/^[oa]s? /u, '');
      return [{ text: name, task: false, em: inPhrases(phrases), a: toPhrases(phrases) }];
    }
    const bare = lowerFirst(item);
    const isNamed = named && words.length <= mostNamed;
    return (isNamed || /^d[eoa]s?$/u.test(words[1] ?? '')) && !startsWithInfinitive(item)
      ? [{ text: bare, task: false, em: `em ${bare}`, a: `a ${bare}` }]
      : [];
  });
}

/** 'o acolhimento e o acompanhamento de famílias': each half has its own preposition. */
function halves(noun: string): string[] {
  // 'o cuidado com a abertura e o fechamento' is one: both are what 'com' is about.
  return noun.split(/(?<=^[oa]s? \p{L}+) e (?=[oa]s? )/u);
}

function inPhrases(phrases: readonly string[]): string {
  return phrases.map((phrase) => contract('em', phrase)).join(' e ');
}

function toPhrases(phrases: readonly string[]): string {
  return phrases.map((phrase) => contract('a', phrase)).join(' e ');
}

const purpose =
  /,?\s+(?:para|a fim de|com (?:o )?(?:objetivo|foco)|visando|garantindo|buscando|conforme|de acordo|além d|bem como|assim como|sempre que|quando|que|onde|através|por meio|entre outr|etc)(?![\p{L}]).*$/iu;

/** 'reduzir scrap de 4,2% para 2,5%' is about the scrap. */
const change = /\s+de (?:r\$ ?)?[\d.,]+ ?%?(?: \p{L}+)? para (?:r\$ ?)?[\d.,]+.*$/iu;

const dangling =
  /\s(?:e|ou|dentro|fora|perto|junto|antes|depois|acima|abaixo|(?:em|de|com|por) \d[\d.,]*(?: \p{L}{1,3})?)$/iu;

/** Without the purpose that a clause ends with; a long one also without its last circumstances. */
function shortened(text: string): string {
  let clause = withoutFinalStop(
    text.replace(change, '').replace(purpose, '').replace(/^e\s+/iu, ''),
  );
  while (clause.split(' ').length > mostWords) {
    const shorter =
      /^(.+)(?:,| (?:e|com|em|n[oa]s?|por|pel[oa]s?|entre|sobre|d[eoa]s?) ).*$/iu.exec(clause);
    if (!shorter) return clause;
    clause = withoutFinalStop((shorter[1] ?? '').replace(dangling, ''));
  }
  return clause;
}

function isSpeakable(item: string): boolean {
  const plain = normalize(item);
  const words = item.split(' ');
  return (
    words.length <= mostWords &&
    plain.length >= 3 &&
    /\p{L}{2}/u.test(item) &&
    plainWords.test(item.replaceAll(',', '')) &&
    !unspokenTerms.test(plain) &&
    !traits.has(plain.split(' ')[0] ?? '')
  );
}
