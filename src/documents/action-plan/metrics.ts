import { formatDay } from '#shared/format.ts';
import { generalTheme } from '../knowledge/action-themes/work.ts';
import { metricSourceOf } from '../knowledge/action-themes/metrics.ts';
import { stems } from '../knowledge/words.ts';
import {
  joinList,
  lowerFirst,
  quiet,
  upperFirst,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { themeOf } from '../writing/theme.ts';
import { objectOf } from './aim.ts';
import type { Plan } from './plan.ts';
import { rhythms } from './rules.ts';
import { firstWholeDay } from '../writing/told-days.ts';
import { toldFigures } from './told-figures.ts';

/** How often something is looked at in a plan of so many days; `every` in days. */
export function paceName(every: number, days: number): string {
  if (every >= 30 && days >= 45) return 'mensal';
  if (every >= 14 && days >= 21) return 'quinzenal';
  if (days >= 10) return 'semanal';
  return days >= 3 ? 'a cada dois dias úteis' : 'no início e ao final';
}

const typedPaces: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:di[áa]ri[oa]s?|por dia|ao dia)(?!\p{L})/iu, 'diário'],
  [/\b(?:semana(?:l|is)|por semana)\b/iu, 'semanal'],
  [/\b(?:quinzena(?:l|is)|por quinzena)\b/iu, 'quinzenal'],
  [/\b(?:mensa(?:l|is)|por m[êe]s|ao m[êe]s)\b/iu, 'mensal'],
];

function paceOf(metric: string, { days, priority }: Plan, monthly: boolean): string {
  const typed = typedPaces.find(([pattern]) => pattern.test(metric));
  if (typed) return typed[1];
  if (monthly) return days >= 45 ? 'mensal' : 'no início e ao final';
  return paceName(rhythms[priority].reviewEvery, days);
}

const fromTo = /\bde (?:r\$\s*)?[\d.,]+\s*\S{0,12} (?:para|a) (?:r\$\s*)?[\d.,]+/iu;
/** A figure that is what one wants to reach: '95%', 'NPS acima de 70', 'até 10 minutos', 'zero acidentes'. */
const target =
  /\d+(?:[.,]\d+)*\s*%|(?<!\p{L})(?:acima|abaixo|mais|menos|m[íi]nimo|m[áa]ximo|até|maior|menor|meta)(?!\p{L})[^\d]{0,20}\d|[<>≥≤]=?\s*\d|^\s*(?:r\$\s*)?\d[\d.,]*\s+\p{L}{3}|\b(?:zero|zerar|nenhuma?|dobrar|triplicar)\b|\b(?:para|em)\s+(?:r\$\s*)?\d/iu;

export function hasTarget(text: string): boolean {
  return fromTo.test(text) || target.test(text);
}

/** Where the target of a metric stands: in its own words, where it is spoken of, or nowhere yet. */
export function targetOf(metric: string, plan: Plan): 'metric' | 'objective' | 'context' | null {
  const { objectives } = plan;
  if (hasTarget(metric)) return 'metric';
  const wanted = [...stems(metric)];
  const said = objectives.some((objective) => {
    const words = stems(objective);
    return hasTarget(objective) && wanted.length > 0 && wanted.every((word) => words.has(word));
  });
  if (said) return 'objective';
  return figuresFor(metric, plan).to === null ? null : 'context';
}

/** What follows the name of a metric: baseline, target, source and how often it is looked at. */
function followUp(metric: string, plan: Plan, record: string | null): string {
  const first = formatDay(plan.dates.first);
  const known = metricSourceOf(metric);
  const source = known?.source ?? ownSource(record, first);
  return `${baselineAndTarget(metric, plan)}; fonte: ${source}; acompanhamento ${paceOf(metric, plan, known?.monthly ?? false)}`;
}

/** The figures as they were typed, where somebody told them; else who sets them and until when. */
function baselineAndTarget(metric: string, plan: Plan): string {
  const { dates, deadline, objectives } = plan;
  const [first, goal] = [formatDay(dates.first), formatDay(dates.target)];
  const { from, to } = figuresFor(metric, plan);
  const given = targetOf(metric, plan);
  const where = given === 'objective' ? 'informada no objetivo' : 'já informada';
  const isTold =
    fromTo.test(metric) || (given === 'objective' && fromTo.test(objectives.join(' ')));
  const baseline =
    from !== null
      ? `linha de base de ${from}, a conferir até ${first}`
      : isTold && to === null
        ? `linha de base informada, a conferir até ${first}`
        : `linha de base a medir até ${first}`;
  const own = firstWholeDay(metric, plan.today);
  const reached = `a alcançar até ${formatDay(own !== null && own < deadline ? own : deadline)}`;
  if (to !== null) return `${baseline}; meta ${withOf(to)}, ${reached}`;
  return given === null
    ? `${baseline}; meta definida pela liderança até ${goal}`
    : `${baseline}; meta ${where}, ${reached}`;
}

function figuresFor(text: string, plan: Plan) {
  return toldFigures({ text, name: text.replace(ownTarget, '') }, plan);
}

/** 'de 6 minutos', 'de até 6 minutos', but 'acima de 95%' */
function withOf(aim: string): string {
  return /^(?:acima|abaixo|no|menor|maior)(?!\p{L})/u.test(aim) ? aim : `de ${aim}`;
}

function ownSource(record: string | null, first: string): string {
  if (record === null) return `registro da própria equipe, a criar até ${first}`;
  return lowerFirst(quiet(record));
}

/** More names than this in one line cannot be read. */
const mostInLine = 3;

/** A line for the metrics that are followed alike, in the words they were typed with. */
export function metricLines(plan: Plan, record: string | null): string[] {
  if (plan.metrics.length === 0) return [ownMetric(plan, record)];
  const groups = new Map<string, string[]>();
  for (const metric of plan.metrics) {
    const tail = followUp(metric, plan, record);
    groups.set(tail, [...(groups.get(tail) ?? []), withoutFinalStop(metric) || metric]);
  }
  return [...groups].flatMap(([tail, names]) => {
    const lines: string[] = [];
    for (let at = 0; at < names.length; at += mostInLine) {
      lines.push(`${upperFirst(named(names.slice(at, at + mostInLine)))}: ${tail}`);
    }
    return lines;
  });
}

function named(names: readonly string[]): string {
  const [only = ''] = names;
  // 'Não conformidades: zero: linha de base…' would have one colon too many.
  if (names.length === 1 && !/:\s/u.test(only)) return only;
  return joinList(names.map((name) => `“${name}”`));
}

/** Where the leader names none, one is to be chosen; what such plans are measured by is an example. */
function ownMetric(plan: Plan, record: string | null): string {
  const { dates, themes, priority, days, objectives } = plan;
  const [suggested] = themes[0].metrics;
  const first = formatDay(dates.first);
  if (hasTarget(objectives[0] ?? '')) return metricOfObjective(plan, record);
  const isKnown = themes[0] !== generalTheme && suggested !== undefined;
  const example = isKnown ? `, por exemplo ${suggested.name}` : '';
  const source = isKnown ? suggested.source : ownSource(record, first);
  const pace = paceName(rhythms[priority].reviewEvery, days);
  return `Indicador do objetivo, a definir até ${first}${example}: linha de base a medir até ${first}; meta definida pela liderança até ${formatDay(dates.target)}; fonte: ${source}; acompanhamento ${pace}`;
}

/** An objective with a figure is measured by what it names: 'o absenteísmo de 12% para 6%'. */
function metricOfObjective(plan: Plan, record: string | null): string {
  const [objective] = plan.objectives;
  const object = objectOf(objective)?.replace(/^[oa]s? /u, '');
  const name = object === undefined ? 'Indicador do objetivo' : upperFirst(object);
  return `${name}: ${followUp(object ?? objective ?? '', plan, record)}`;
}

/** What is compared with the baseline, said inside a sentence. */
export function comparedWith({ metrics }: Plan): string {
  const names = metrics.map((metric) => withoutFinalStop(metric).replace(ownTarget, ''));
  if (names.length === 0) return 'os resultados';
  if (names.length > 2 || names.some((name) => name.split(/\s+/u).length > 7)) {
    return 'os indicadores';
  }
  return joinList(names.map(spokenMetric));
}

/** 'até 8 minutos', 'abaixo de 1%': what one wants to reach is no part of what is compared. */
const ownTarget =
  /(?<=\S)\s+(?:até|acima de|abaixo de|menor que|maior que|de \S+ para|para|em) [^\d]{0,8}\d.*$/iu;

function spokenMetric(name: string): string {
  const things = themeOf(name)?.things;
  const [thing = name] = things ?? [];
  // 'Clientes reativadas': the participle knows the gender that the noun does not show.
  const agrees = !/^os? \S+ \S*[ai]das?(?!\p{L})/u.test(thing);
  if (things?.length !== 1 || !agrees) return `“${name}”`;
  // 'Reprovação em Cálculo I' keeps its capitals.
  const [article = '', ...rest] = thing.split(' ');
  const isWhole = rest.join(' ').toLocaleLowerCase('pt-BR') === name.toLocaleLowerCase('pt-BR');
  return isWhole ? `${article} ${lowerFirst(name)}` : thing;
}
