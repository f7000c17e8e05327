import { balance, minutesText } from '../settling/minutes.ts';
import { familyOf, twist } from '../knowledge/interview/families.ts';
import type { Family } from '../knowledge/interview/family.ts';
import type { BankQuestion } from '../knowledge/interview/question.ts';
import { questionBank } from '../knowledge/interview/questions.ts';
import { formatSteps, levelAsks } from '../knowledge/interview/ruler.ts';
import { quote } from '../reading/quote.ts';
import type { FocusArea, InterviewContent } from './contract.ts';
import { timings } from './timings.ts';
import type { Vacancy } from './vacancy.ts';

type Stage = InterviewContent['stages'][number];

const trajectory = 'Experiência Profissional';
/** In the order in which they fill time that no chosen area needs. */
const fillers: readonly Exclude<FocusArea, typeof trajectory>[] = [
  'Resolução de Problemas',
  'Habilidades Comportamentais',
  'Comunicação',
  'Competências Técnicas',
];
/** More minutes for one question are too many. */
const mostMinutes = 8;

interface Asked {
  area: FocusArea;
  questions: readonly BankQuestion[];
}

export interface InterviewPlan {
  stages: Stage[];
  /** Areas that nobody chose, where there was time for more. */
  added: readonly FocusArea[];
  /** Of one question, with its deepening. */
  minutesEach: number;
}

/** The conversation in its order; its minutes add up to the duration. */
export function planInterview(vacancy: Vacancy, values: readonly string[]): InterviewPlan {
  const { duration, areas } = vacancy;
  const { opening, candidate, closing, focusQuestions, ...timing } = timings[duration];
  const family = familyOf(vacancy.position);
  const chosen: FocusArea[] = areas.filter((area) => area !== trajectory);
  const isFull = chosen.length > focusQuestions;
  // Many areas share the time of half the exercise, and of the way here where nobody chose it.
  const exercise = isFull ? Math.ceil(timing.exercise / 2) : timing.exercise;
  const asksTheWay = !isFull || areas.includes(trajectory);
  const room = Number(duration) - opening - exercise - candidate - closing;
  const fewest = Math.ceil(room / mostMinutes);
  const wanted = Math.max(chosen.length, Math.min(focusQuestions, fewest));
  const twice = Math.max(0, wanted - chosen.length);
  const added = fillers
    .filter((area) => !chosen.includes(area))
    .slice(0, Math.max(0, fewest - 1 - chosen.length * 2));
  const theWay: Asked = {
    area: trajectory,
    questions: questionsOn(trajectory, 1, vacancy, family, values),
  };
  const asked: Asked[] = [
    ...(asksTheWay ? [theWay] : []),
    ...[...chosen, ...added].map((area, index) => ({
      area,
      questions: questionsOn(area, index < twice ? 2 : 1, vacancy, family, values),
    })),
  ];
  const minutes = balance(
    asked.map(({ questions }) => questions.length),
    room,
  );
  return {
    added,
    minutesEach: Math.floor(room / asked.flatMap(({ questions }) => questions).length),
    stages: [
      { ...openingOf(vacancy), duration: minutesText(opening) },
      ...asked.map(({ area, questions }, index) => ({
        name: nameOf(area, areas),
        duration: minutesText(minutes[index] ?? 1),
        steps: index === 0 ? [levelAsks[vacancy.level]] : [],
        questions: questions.map((question) => told(nameOf(area, areas), question)),
      })),
      { ...exerciseOf(vacancy, family), duration: minutesText(exercise) },
      { ...candidateStage, duration: minutesText(candidate) },
      { ...closingOf(vacancy), duration: minutesText(closing) },
    ].map((stage) => ({ ...stage, ready: [] })),
  };
}

/** Most are asked about the way here; it is an area of focus only where it was chosen. */
const nameOf = (area: FocusArea, chosen: readonly FocusArea[]) =>
  area === trajectory && !chosen.includes(area) ? 'Trajetória' : area;

function told(
  category: string,
  { text, strong, warning }: BankQuestion,
): Stage['questions'][number] {
  return { category, question: text, expectedResponse: strong, evaluationCriteria: warning };
}

function questionsOn(
  area: FocusArea,
  count: number,
  { level }: Vacancy,
  { craft }: Family,
  [value]: readonly string[],
): BankQuestion[] {
  const begins = level === 'junior' || level === 'pleno';
  const ofLevel = questionBank[area][level];
  const ofCraft = begins ? craft : craft && [craft[0], ...ofLevel];
  const bank = area === 'Competências Técnicas' && ofCraft ? ofCraft : ofLevel;
  return bank
    .slice(0, count)
    .map((question) =>
      question.onValue === undefined || value === undefined
        ? question
        : { ...question, text: question.onValue.replace('{valor}', () => quote(value)) },
    );
}

type Untimed = Omit<Stage, 'duration' | 'ready'>;

function openingOf({ type, description }: Vacancy): Untimed {
  return {
    name: 'Abertura',
    steps: [
      formatSteps[type],
      '“Agradeço pelo seu tempo. Vou perguntar do que você já viveu no trabalho e anotar enquanto ouço. Depois há um exercício curto e tempo para as suas perguntas.”',
      ...(description === ''
        ? []
        : [`Apresentação da vaga, igual para todas as pessoas: ${description}`]),
    ],
    questions: [],
  };
}

function exerciseOf({ type, level }: Vacancy, { exercise, byVideo }: Family): Untimed {
  const { name, setup, question } = type !== 'presencial' && byVideo ? byVideo : exercise;
  const hasSeenMore = level === 'senior' || level === 'especialista';
  return {
    name,
    steps: [setup, ...(hasSeenMore ? [twist] : [])],
    questions: [told(name, question)],
  };
}

const candidateStage: Untimed = {
  name: 'Perguntas da pessoa candidata',
  steps: [
    '“O que você quer saber sobre a vaga, a equipe ou o dia a dia?”',
    'Se não souber responder, diga até quando responde.',
  ],
  questions: [],
};

function closingOf({ description }: Vacancy): Untimed {
  return {
    name: 'Encerramento',
    steps: [
      ...(description === ''
        ? []
        : ['“O trabalho e as condições são os que eu contei no começo. Você pode cumprir?”']),
      '“O que você contou aqui será usado só neste processo.”',
      'Diga o próximo passo e o dia da resposta, mesmo que ela seja não.',
    ],
    questions: [],
  };
}
