import { removalNotices } from '../knowledge/guardrails.ts';
import { experienceTopic } from '../knowledge/interview/forbidden-topics.ts';
import type { ForbiddenTopicHit } from '../knowledge/forbidden-topics.ts';
import { normalize } from '../knowledge/words.ts';
import { joinList, withoutFinalStop } from '../writing/portuguese.ts';
import { excerptOf } from '../writing/relevance.ts';
import type { PlannedQuestion, QuestionPlan } from './question-plan.ts';
import { reserveLine } from './reserve.ts';
import type { Script } from './script.ts';
import { worded } from './wording.ts';

const longestNote = 240;
const removed = 'Retiramos do roteiro o que tocava em tema proibido em entrevista';

/** What the leader should know and may do about the script. */
export function suggestionsFor(script: Script, plan: QuestionPlan): string[] {
  const lines = [
    ...warningsFor(script),
    ...initialValues(script),
    ...usualTasks(script),
    ...completion(plan, script),
    ...unasked(script, plan),
    ...requirements(script),
    ...hints(script),
    ...practicalTask(plan, script),
    ...reserveLines(script, plan.reserve),
    ...moreData(script),
  ];
  return [...new Set(lines)];
}

/** What the job description, the position or the notes asked for and an interview may not ask. */
export function warningsFor({ demanded, findings }: Script): string[] {
  const topics = demanded.filter(({ topic }) => topic !== experienceTopic.topic);
  const refused = [...findings.refused.values()];
  return [
    ...(topics.length === 0
      ? []
      : [
          `A descrição da vaga toca em tema que não pode ser critério de seleção (${named(topics)}): retirar esse trecho antes de divulgar a vaga.`,
        ]),
    ...(topics.length === demanded.length
      ? []
      : [
          'A descrição da vaga pede mais de seis meses de experiência, o que não pode ser exigido (CLT, art. 442-A): descrever as entregas e os conhecimentos esperados.',
        ]),
    ...(refused.length === 0
      ? []
      : [
          `Ficou fora do roteiro um trecho do formulário que toca em tema proibido em entrevista (${named(refused)}).`,
        ]),
    ...(findings.confidential === true
      ? [
          'Ficou fora do roteiro uma pergunta sobre os negócios de onde a pessoa trabalha ou trabalhou, que são daquela empresa. No lugar, pedir um resultado dela, sem números nem clientes.',
        ]
      : []),
    ...alternatives([...topics, ...refused]),
    ...[...findings.removed].map((reason) => removalNotices[reason]),
  ];
}

/** What is said where a model's own words touched a forbidden topic. */
export function removedTopics(topics: ReadonlySet<string>): string[] {
  return topics.size === 0 ? [] : [`${removed} (${[...topics].join('; ')}).`];
}

/** True for the sentences above, which name topics so that nobody asks about them. */
export function isWarning(line: string): boolean {
  return (
    line.startsWith(removed) ||
    /^(?:A descrição da vaga (?:toca em tema|pede mais de)|Ficou fora do roteiro|O que pode ser perguntado no lugar)/u.test(
      line,
    )
  );
}

function named(hits: readonly ForbiddenTopicHit[]): string {
  return hits.map(({ topic }) => topic).join('; ');
}

function alternatives(hits: readonly ForbiddenTopicHit[]): string[] {
  const questions = [...new Set(hits.flatMap(({ alternative }) => alternative ?? []))];
  if (questions.length === 0) return [];
  return [
    `O que pode ser perguntado no lugar, a todas as pessoas: ${questions.map((question) => `“${question}”`).join('; ')}.`,
  ];
}

/** Where the position came from, and what nobody chose. */
export function initialValues({ assumed, employee }: Script): string[] {
  const what = [
    ...(assumed.includes('settings') ? ['nível', 'formato', 'duração'] : []),
    ...(assumed.includes('areas') ? ['áreas de foco'] : []),
  ];
  return [
    ...(employee === null
      ? []
      : [
          `O cargo veio do cadastro de ${employee}: o roteiro é para candidaturas a esse cargo e não avalia quem o ocupa.`,
        ]),
    ...(what.length === 0
      ? []
      : [
          `Conferir ${joinList(what)}: o que não foi informado ficou com o valor inicial do formulário.`,
        ]),
  ];
}

/** Tasks that nobody told are said to be so. */
function usualTasks({ usual, terms }: Script): string[] {
  return usual
    ? [
        `Sem descrição da vaga, as perguntas partem de tarefas comuns nesse cargo (${joinList(terms.map(({ text }) => text))}): conferir se são as desta vaga.`,
      ]
    : [];
}

/** What the job description names and no question takes up is not passed over in silence. */
function unasked(script: Script, { trajectory, focus }: QuestionPlan): string[] {
  if (script.usual) return [];
  const asked = worded(script, [trajectory, ...focus]).join(' ');
  // What is seen before the interview is spoken of there.
  const noted = script.notes.map(({ text }) => normalize(text)).join(' ');
  const open = script.terms.filter(
    ({ text, em, a }) =>
      !asked.includes(em) && !asked.includes(a) && !noted.includes(normalize(text)),
  );
  const unread = [...open.map(({ text }) => text), ...script.unread];
  return unread.length === 0
    ? []
    : [
        `Sem pergunta própria neste roteiro: ${unread.join('; ')}. Ao ouvir a trajetória, perguntar também por essa parte do trabalho.`,
      ];
}

function completion({ focus }: QuestionPlan, { areas }: Script): string[] {
  const others = [...new Set(focus.map(({ area }) => area))].filter(
    (area) => !areas.includes(area),
  );
  return others.length === 0
    ? []
    : [
        `As áreas escolhidas não preenchem o tempo: o roteiro se completa com ${others.join('; ')}. Para mudar isso, marcar mais áreas ou uma duração menor.`,
      ];
}

const exercise =
  /\b(?:role ?play\w*|simul\w+|teste|prova|aula teste|case|estudo de caso|exercicio|dinamica|portfolio)\b/u;

const likeness = /\b(?:fit|encaixe|match) cultural\b|\bcara da empresa\b/u;

function hints({ notes }: Script): string[] {
  const all = notes.filter(({ sort }) => sort === 'hint').map(({ text }) => text);
  const told = all.filter((text) => !likeness.test(normalize(text)));
  const fit =
    told.length < all.length
      ? [
          '“Fit cultural” se observa em condutas: pedir exemplos ligados aos valores da empresa, e não pontuar semelhança de gostos ou de trajetória.',
        ]
      : [];
  const tasks = told.filter((text) => exercise.test(normalize(text)));
  const others = told.filter((text) => !tasks.includes(text));
  const quoted = (text: string) => `“${excerptOf(withoutFinalStop(text), longestNote)}”`;
  return [
    ...fit,
    ...tasks.map(
      (text) =>
        `Preparar o que as observações pedem (${quoted(text)}) igual para todas as pessoas: mesmo enunciado, mesmo tempo e critérios escritos antes.`,
    ),
    ...(others.length === 0
      ? []
      : [`Levar em conta durante a entrevista: ${others.map(quoted).join('; ')}.`]),
  ];
}

/** What the vacancy asks for on paper is seen before, so that the time goes to what was lived. */
function requirements({ notes }: Script): string[] {
  const asked = notes
    .filter(({ sort }) => sort === 'requirement')
    .map(({ text }) => `“${excerptOf(withoutFinalStop(text), longestNote)}”`);
  return asked.length === 0
    ? []
    : [
        `Conferir antes, com o mesmo rigor para todas as pessoas, o que a descrição da vaga pede: ${asked.join('; ')}.`,
      ];
}

function practicalTask({ focus }: QuestionPlan, { notes }: Script): string[] {
  if (notes.some(({ text }) => exercise.test(normalize(text)))) return [];
  return focus.some(({ area }) => area === 'Competências Técnicas')
    ? [
        'Para ver a técnica na prática, propor um exercício curto dentro da própria conversa, igual para todas as pessoas.',
      ]
    : [];
}

export function reserveLines(script: Script, reserve: readonly PlannedQuestion[]): string[] {
  const texts = worded({ ...script, terms: [], role: null }, reserve);
  return reserve.map(({ area, question }, index) =>
    reserveLine({ area, question: texts[index] ?? question.text, expected: question.expected }),
  );
}

function moreData({ assumed, areas, values, terms }: Script): string[] {
  const missing = [
    ...(assumed.includes('position') ? ['cargo'] : []),
    ...(assumed.includes('jobDescription')
      ? ['descrição da vaga, com as tarefas em verbos (atender, registrar, propor)']
      : []),
    ...(areas.includes('Cultura da Empresa') && values.length === 0 ? ['valores da empresa'] : []),
  ];
  if (missing.length > 0)
    return [`Para um resultado mais preciso, informe: ${missing.join('; ')}.`];
  return terms.length === 1
    ? ['Para mais perguntas ligadas à vaga, detalhar as tarefas na descrição.']
    : [];
}
