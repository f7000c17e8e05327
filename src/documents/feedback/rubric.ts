import { addDays, formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { commonChecks } from '../writing/common-checks.ts';
import type { DocumentContext } from '../writing/context.ts';
import { startsWithInfinitive } from '../writing/portuguese.ts';
import { judge, type Check, type Judged, type Verdict } from '../writing/rubric.ts';
import { echo, sentencesOf } from '../writing/rubric-text.ts';
import { spelledForm } from '../writing/spelling.ts';
import type { Brief } from '../writing/writer.ts';
import { conversationTones, toneMarkers } from '../knowledge/feedback/phrases.ts';
import { conversationParts, openQuestion } from '../knowledge/feedback/questions.ts';
import { labels } from '../knowledge/judgements.ts';
import { countHits } from '../knowledge/patterns.ts';
import { confidentialityNotice } from '../knowledge/style.ts';
import { normalize } from '../knowledge/words.ts';
import { feedbackContentSchema, type FeedbackContent, type FeedbackForm } from './contract.ts';
import { knownWords, namesIn } from './names.ts';
import { readTyped, type TypedTexts } from './reading.ts';
import { requestedType } from './request.ts';
import {
  actionLine,
  adversative,
  fewestQuestions,
  horizonDays,
  recommendationsAtLeast,
  recommendationsAtMost,
  threat,
} from './rules.ts';

interface JudgedFeedback extends Judged<FeedbackContent> {
  brief: Brief<FeedbackForm>;
  type: FeedbackForm['feedbackType'];
  /** What was typed, as far as the guardrails let it through. */
  typed: TypedTexts;
}

function pointsOf({ content }: JudgedFeedback): string[] {
  return content.structure.flatMap(({ points }) => points);
}

/** What is said and asked, in one text. */
function spoken({ content }: JudgedFeedback): string {
  return content.structure.flatMap(({ points, questions }) => [...points, ...questions]).join('\n');
}

/** Of what is said, the words that nobody typed, normalised; a value of the company is its own. */
function ownWords(subject: JudgedFeedback): string {
  const { brief, typed: told, context } = subject;
  const typed = [
    ...textsOf(brief),
    ...told.positives,
    ...told.improvements,
    ...context.company.values,
  ]
    .flatMap(sentencesOf)
    .map(normalize);
  return typed
    .filter((sentence) => sentence !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, sentence) => rest.replaceAll(sentence, ' '), normalize(spoken(subject)));
}

function sections({ content, type }: JudgedFeedback): string | null {
  const expected = conversationParts[type].map(({ section }) => section);
  const written = content.structure.map(({ section }) => section);
  return written.join(' ; ') === expected.join(' ; ') ? null : `seções: ${written.join(' ; ')}`;
}

function examplesCited(subject: JudgedFeedback): string | null {
  const text = textsOf(subject.content).join('\n');
  const { examples, effects } = subject.typed;
  const missing = [...examples, ...effects].find((line) => echo(line, text) < 0.6);
  return missing === undefined ? null : `exemplo que não aparece: ${missing}`;
}

function pointsKept(subject: JudgedFeedback): string | null {
  const { content, typed, type } = subject;
  const all = textsOf(content).join('\n');
  const lost = typed.positives.find((point) =>
    // 'Confia nela' is said as 'confia em você'.
    type === '360' || /(?<!\p{L})[dn]?el[ea](?!\p{L})/iu.test(point)
      ? echo(point, all) < 0.6
      : !normalize(all).includes(normalize(point)),
  );
  if (lost !== undefined) return `ponto positivo que não aparece: ${lost}`;
  const places = [spoken(subject), ...content.recommendations].join('\n');
  const missing = typed.improvements.find((point) => echo(point, places) < 0.6);
  return missing === undefined ? null : `ponto a melhorar que não aparece: ${missing}`;
}

function openQuestions(subject: JudgedFeedback): string | null {
  const asked = sentencesOf(spoken(subject)).filter((sentence) => sentence.endsWith('?'));
  const open = asked.filter((question) => openQuestion.test(question));
  if (open.length < fewestQuestions) return `${open.length} perguntas abertas`;
  const closed = asked.length - open.length;
  return closed > 1 ? `${closed} perguntas de sim ou não` : null;
}

const effect = /\b(?:efeitos?|impactos?|consequencias?|com isso|por isso|o que isso gerou)\b/u;

function impact(subject: JudgedFeedback): string | null {
  const said = normalize(spoken(subject));
  const typed = subject.typed.effects.some((line) => said.includes(normalize(line)));
  return typed || effect.test(said) ? null : 'nem impacto nem pergunta sobre ele';
}

function generalisations(subject: JudgedFeedback): string | null {
  const found =
    /\b(?:sempre|nunca)\b/u.exec(ownWords(subject)) ?? /você é\s/iu.exec(spoken(subject));
  if (found) return `generalização: ${found[0]}`;
  const label = labels.exec(normalize(spoken(subject)));
  return label ? `rótulo: ${label[0]}` : null;
}

function toneKept(subject: JudgedFeedback): string | null {
  const text = ownWords(subject);
  const counts = conversationTones.map((tone) => ({
    tone,
    hits: countHits(toneMarkers[tone], text),
  }));
  const wanted = subject.brief.tone ?? 'construtivo';
  const own = counts.find(({ tone }) => tone === wanted)?.hits ?? 0;
  if (own < 2) return `${own} marcas do tom ${wanted}`;
  const louder = counts.find(({ tone, hits }) => tone !== wanted && hits >= own);
  return louder
    ? `o tom ${louder.tone} (${louder.hits}) pesa tanto quanto ${wanted} (${own})`
    : null;
}

function agreement(subject: JudgedFeedback): string | null {
  const { brief, content, context } = subject;
  const given = brief.followUpDate;
  const usable = given !== undefined && given >= context.today;
  if (usable && !textsOf(content).join('\n').includes(formatDay(given))) return 'falta a data';
  const actions = pointsOf(subject).filter((point) => actionLine.test(point)).length;
  if (brief.includeActionPlan === true) return actions >= 2 ? null : `${actions} ações`;
  return actions === 0 ? null : 'há um plano que não foi pedido';
}

function correction(subject: JudgedFeedback): string | null {
  if (subject.type !== 'corretivo') return null;
  const text = normalize(textsOf(subject.content).join('\n'));
  if (!/\bo esperado e\b/u.test(text)) return 'falta a expectativa';
  const threatened = threat.exec(ownWords(subject));
  if (threatened) return `ameaça: ${threatened[0]}`;
  const said = normalize(spoken(subject));
  const other = subject.typed.improvements
    .slice(1)
    .find((point) => said.includes(normalize(point)));
  return other === undefined ? null : `mais de um tema: ${other}`;
}

function praise(subject: JudgedFeedback): string | null {
  if (subject.type !== 'reconhecimento') return null;
  const taken = pointsOf(subject).find((point) => adversative.test(point));
  return taken === undefined ? null : `adversativa no reconhecimento: ${taken}`;
}

function confidentiality(subject: JudgedFeedback): string | null {
  if (subject.type !== '360') return null;
  const { brief, context } = subject;
  const own = context.employee?.name ?? brief.employeeName ?? '';
  const text = textsOf(subject.content).join('\n');
  const [name] = namesIn(text, knownWords(own, context));
  if (name !== undefined) return `nome em um 360°: ${name}`;
  return text.includes(confidentialityNotice) ? null : 'falta a frase de sigilo';
}

function recommendations({ content }: JudgedFeedback): string | null {
  const { length } = content.recommendations;
  if (length < recommendationsAtLeast || length > recommendationsAtMost) {
    return `${length} recomendações`;
  }
  const loose = content.recommendations.find(
    (item) => !startsWithInfinitive(item.replace(/^Não /u, '')),
  );
  return loose === undefined ? null : `recomendação sem infinitivo: ${loose}`;
}

/** F1 to F12. Without the leader's facts, or with an author let slip in a 360°, nothing is published. */
export const feedbackChecks: readonly Check<JudgedFeedback>[] = [
  { id: 'F1', blocking: false, fault: sections },
  { id: 'F2', blocking: true, fault: examplesCited },
  { id: 'F3', blocking: false, fault: pointsKept },
  { id: 'F4', blocking: false, fault: openQuestions },
  { id: 'F5', blocking: false, fault: impact },
  { id: 'F6', blocking: false, fault: generalisations },
  { id: 'F7', blocking: false, fault: toneKept },
  { id: 'F8', blocking: false, fault: agreement },
  { id: 'F9', blocking: false, fault: correction },
  { id: 'F10', blocking: false, fault: praise },
  { id: 'F11', blocking: true, fault: confidentiality },
  { id: 'F12', blocking: false, fault: recommendations },
];

export function judgeFeedback(
  content: FeedbackContent,
  brief: Brief<FeedbackForm>,
  context: DocumentContext,
): Verdict {
  const given = brief.followUpDate;
  const usable = given !== undefined && given >= context.today;
  const type = brief.feedbackType ?? requestedType(brief.freeText) ?? 'desenvolvimento';
  const names = [
    context.employee?.name,
    brief.employeeName,
    context.company.name,
    context.team?.name,
  ];
  const known = new Set(normalize(names.join(' ')).split(' '));
  const typed = readTyped(spelledForm(brief), { type, removed: new Set(), known });
  return judge<JudgedFeedback>([...commonChecks, ...feedbackChecks], {
    content,
    brief,
    context,
    type,
    typed,
    contentSchema: feedbackContentSchema,
    lastDay: usable ? given : addDays(context.today, horizonDays),
    typedItems: [...typed.positives, ...typed.improvements],
  });
}
