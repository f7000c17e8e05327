import { objectionTo } from '../guard/guard.ts';
import { speaksOfTeam } from '../guard/subjects.ts';
import { forbiddenTopicsIn, isInclusive, topicsDemandedBy } from '../knowledge/forbidden-topics.ts';
import { experienceTopic } from '../knowledge/interview/forbidden-topics.ts';
import { normalize } from '../knowledge/words.ts';
import { linesOf, sentencesOf } from '../reading/sentences.ts';

/*
 * What a form asks for and the law forbids in a selection. The sentence stays out whole, and the leader is told
 * once what to ask of everyone instead.
 */

/** Words of who chooses: they say that a topic is asked of those who apply, and not told of somebody. */
const demand =
  /\b(?:pergunt\w+|saber se|ver se|verificar se|quero|queremos|prefer\w+|tem que|precisa\w*|deve\w*|exig\w+|procur\w+|busc\w+|alguem (?:que|com|sem)|ninguem que|somente|apenas|candidat\w+|independente\w*|sem distincao)\b/u;

/** A sentence that asks those who apply for what the law protects, or says that nobody is asked. */
export function asksOfApplicants(sentence: string): boolean {
  const plain = normalize(sentence);
  return demand.test(plain) && forbiddenTopicsIn(sentence).length > 0;
}

/** What a vacancy pays: 'A vaga é CLT, com salário de R$ 2.100'. Of nobody who works there. */
export function tellsPay(sentence: string): boolean {
  const plain = normalize(sentence);
  if (!/\bsalario (?:e )?de r? ?\d/u.test(plain) || speaksOfTeam(plain)) return false;
  // Whatever else it says is still objected to.
  return objectionTo(sentence.replace(/sal[aá]rio/iu, 'valor')) === null;
}

export interface Refusal {
  topics: readonly string[];
  /** What may be asked of everyone instead. */
  questions: readonly string[];
  /** The sentences that stay out, as they were typed. */
  sentences: readonly string[];
}

export interface Lawful {
  description: string;
  notes: string;
  refusal: Refusal | null;
}

export function lawful(typed: { description: string; notes: string }, position: string): Lawful {
  const refused: Hit[] = [];
  const work = [position, typed.description];
  const kept = (text: string, hitsIn: (sentence: string) => Hit[]) =>
    linesOf(text)
      .map((line) =>
        sentencesOf(line)
          .filter((sentence) => {
            const hits = hitsIn(sentence);
            refused.push(...hits);
            return hits.length === 0;
          })
          .join(' '),
      )
      .filter((line) => line !== '')
      .join('\n');
  const description = kept(typed.description, (sentence) => [
    ...topicsDemandedBy(sentence).map((hit) => ({ ...hit, sentence })),
    ...objected(sentence),
  ]);
  const notes = kept(typed.notes, (sentence) => [
    ...[...forbiddenTopicsIn(sentence, work), ...topicsDemandedBy(sentence)]
      .filter(({ strength }) => strength === 'block')
      .map((hit) => ({ ...hit, sentence })),
    ...objected(sentence),
  ]);
  return { description, notes, refusal: refused.length === 0 ? null : refusalOf(refused) };
}

interface Hit {
  topic: string;
  alternative: string | null;
  sentence: string;
}

/** A choice by what the law protects, in words that name no topic. */
function objected(sentence: string): Hit[] {
  const reason = tellsPay(sentence) ? null : objectionTo(sentence);
  const isRefused =
    reason === 'discrimination' || (reason === 'sensitive' && !isInclusive(sentence));
  return isRefused ? [{ topic: '', alternative: null, sentence }] : [];
}

const anyone =
  'O trabalho é este, com estas tarefas, neste horário e neste local. Você pode cumprir?';
const mostQuestions = 2;

function refusalOf(hits: readonly Hit[]): Refusal {
  const unique = (texts: readonly (string | null)[]) =>
    [...new Set(texts)].filter((text): text is string => text !== null && text !== '');
  const questions = unique(hits.map(({ alternative }) => alternative)).slice(0, mostQuestions);
  return {
    topics: unique(hits.map(({ topic }) => topic)),
    questions: questions.length > 0 ? questions : [anyone],
    sentences: unique(hits.map(({ sentence }) => sentence)),
  };
}

const ofSex = 'preferência por homem ou por mulher';
/** CLT, art. 373-A. */
const womenAtWork = ['filhos, gravidez ou família', ofSex];

/** A position is what it is called, and stays: the leader is told where it names a sex. */
export function titleNotices(position: string): string[] {
  return topicsDemandedBy(position).some(({ topic }) => topic === ofSex)
    ? [
        `O nome do cargo indica ${ofSex}, e a lei não permite (Lei nº 9.029/1995; CLT, art. 373-A). Escreva o cargo sem isso, também no anúncio, e gere de novo.`,
      ]
    : [];
}

/** What the leader is told: what stayed out, why, and what may be asked. */
export function refusalNotice({ topics, questions, sentences }: Refusal): string {
  const named = topics.length === 0 ? 'um critério que a lei não permite' : topics.join(', ');
  const laws = [
    ...(topics.some((topic) => topic !== experienceTopic.topic) || topics.length === 0
      ? ['Lei nº 9.029/1995']
      : []),
    ...(topics.some((topic) => womenAtWork.includes(topic)) ? ['CLT, art. 373-A'] : []),
    ...(topics.includes(experienceTopic.topic)
      ? ['CLT, art. 442-A, que limita a seis meses a experiência exigida']
      : []),
  ];
  // Years are cut by who wrote them; the rest of such a sentence is about the work.
  const rewritten = topics.every((topic) => topic === experienceTopic.topic)
    ? sentences.map((sentence) => ` Escreva sem os anos: “${sentence}”`).join('')
    : '';
  const asked = questions.map((question) => `“${question}”`).join(' e ');
  return `O pedido trata de ${named}, e isso não se pode exigir nem perguntar em uma seleção (${laws.join('; ')}). Por isso ficou fora do roteiro; se estiver no anúncio, tire de lá também. O que você pode perguntar a todas as pessoas: ${asked}${topics.length === 0 ? '' : rewritten}`;
}

const lawWords = ['lei', 'clt', '9 029', '442 a', '373 a', 'discriminacao', 'discriminatorio'];

/** Whether somebody has told the leader already. */
export function tellsOfLaw(suggestions: readonly string[]): boolean {
  const plain = suggestions.map((suggestion) => ` ${normalize(suggestion)} `);
  return plain.some((text) => lawWords.some((word) => text.includes(` ${word} `)));
}
