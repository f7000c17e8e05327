import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../writing/context.ts';
import { guarded } from '../writing/guard.ts';
import { upperFirst } from '../writing/portuguese.ts';
import { stableHash, variantsFor, type Variants } from '../writing/variants.ts';
import type { Brief } from '../writing/writer.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import type { Audience } from '../knowledge/meeting/blocks.ts';
import { themeOf } from '../knowledge/meeting/topics.ts';
import { normalize } from '../knowledge/words.ts';
import type { MeetingDuration, MeetingForm, MeetingFormat, MeetingType } from './contract.ts';
import { durationIn, formatIn, readFreeText, typeIn } from './free-text.ts';
import { topicsOfObjective } from './objective-topics.ts';
import { tidyObjective, tidyTopic } from './pasted.ts';
import { personOf, type Person } from './person.ts';
import { crowdFrom } from './rules.ts';
import { subjectOf, titleFrom } from './title.ts';
import { placeTopics, type PlacedTopics } from './topic-places.ts';

/** What a meeting is made from: the brief and the context, read, guarded and completed. */
export interface Meeting extends PlacedTopics {
  title: string;
  /** Whether the title was typed. */
  titled: boolean;
  /** What the title says it is about; null where it says only that people meet. */
  subject: string | null;
  objective: string;
  type: MeetingType;
  duration: MeetingDuration;
  minutes: number;
  format: MeetingFormat;
  participants: string[];
  /** The participants but for the leader who asks. */
  others: string[];
  audience: Audience;
  /** It arranges the days to come: a rota, holidays. */
  arranges: boolean;
  /** It is about an accident or a loss: nobody is praised there. */
  grave: boolean;
  person: Person;
  /** Everything that was typed, before the guardrails: to see what is spoken of, never to be said. */
  typed: string;
  /** What was said beside the fields. */
  notes: string[];
  /** What was absent and got an initial value. */
  assumed: Set<Assumable>;
  removed: Set<RemovalReason>;
  teamGoals: string[];
  values: string[];
  mission: string;
  /** For what comes several times: never one way twice while another is left. */
  variants: Variants;
  /** Questions of themes that an item asks already. */
  asked: Set<string>;
  /** For what comes once, under its own name. */
  pick: <Way>(name: string, ways: readonly Way[]) => Way;
  context: DocumentContext;
}
type Assumable = 'objetivo' | 'duração' | 'tipo' | 'formato';

/** Of what is registered, the first ones say what matters most. */
const mostRead = 10;
/** Characters of the form that are looked through for warnings. */
const mostScanned = 40_000;

const startingObjectives: Record<MeetingType, string> = {
  team: 'Alinhar o trabalho do período e retirar o que impede as entregas',
  planning: 'Definir as entregas do período, com responsáveis e datas',
  review: 'Comparar o previsto com o realizado e escolher os ajustes',
  'one-on-one': 'Ouvir como a pessoa está e combinar os próximos passos',
  strategic: 'Comparar as opções e chegar a uma decisão com critério',
};

export function readMeeting(brief: Brief<MeetingForm>, context: DocumentContext): Meeting {
  const removed = new Set<RemovalReason>();
  const clean = (items: readonly string[] = []) => cleanItems(items, removed);
  const found = readFreeText(brief.freeText ?? '');
  const typedTitle = upperFirst(clean([brief.title ?? found.title ?? ''])[0] ?? '');
  const typedObjective = tidyObjective(clean([brief.objective ?? found.objective ?? ''])[0] ?? '');
  const words = `${typedTitle}\n${typedObjective}\n${brief.freeText ?? ''}`;
  const frame = frameOf(brief, words, context.employee !== null);
  const { type, duration } = frame;
  const participants = participantsOf(
    clean(orFound(brief.participants, found.participants)),
    type,
    context,
  );
  const others = othersOf(participants, context);
  const objective = typedObjective === '' ? startingObjectives[type] : typedObjective;
  const title = typedTitle === '' ? titleFrom(typedObjective, type) : typedTitle;
  if (typedObjective === '') frame.assumed.add('objetivo');
  // What was delivered so far has no part in arranging the days to come, nor in giving news.
  const arranges =
    themeOf(typedObjective === '' ? title : objective)?.arranges === true ||
    /^(?:comunicar|informar|avisar|explicar)\b/u.test(normalize(objective));
  const grave = losses.test(normalize(`${title} ${objective}`));
  const seed = String(stableHash('meeting', title, objective, type, duration));
  return {
    ...frame,
    ...placeTopics(
      orFound(
        clean(orFound(brief.topics, found.topics).map(tidyTopic)),
        topicsOfObjective(objective, type),
      ),
      {
        type,
        duration,
        others,
        arranges,
        grave,
      },
    ),
    arranges,
    grave,
    title,
    titled: typedTitle !== '',
    subject: subjectOf(typedTitle),
    objective,
    participants,
    others,
    audience: audienceOf(type, others, context),
    person: personOf({ title, type, others, clean }, context),
    typed: textsOf(brief).join('\n').slice(0, mostScanned),
    notes: clean(found.notes),
    removed,
    teamGoals: clean(context.team?.goals.slice(0, mostRead)),
    values: clean(context.company.values.slice(0, mostRead)),
    mission: clean([context.company.mission])[0] ?? '',
    variants: variantsFor(seed),
    asked: new Set(),
    // Hashed twice: of one hash, two ways would see the last bit alone.
    pick: (name, ways) => variantsFor(String(stableHash(seed, name))).take(ways),
    context,
  };
}

const losses =
  /\b(?:(?<!sem )(?<!zero )acidentes?|falecimento|obito|morte|luto|assalto|incendio|demissoes|desligamentos em massa|quase acidentes?|eventos? adversos?|corte de (?:pessoal|quadro|vagas|pessoas)|realocac\w+ d\w+ (?:\d+ )?pessoas?|(?:fim|encerramento|fechamento) d[aoe] (?:turno|unidade|loja|filial|fabrica|setor|linha|operacao)|(?:turno|unidade|loja|filial|fabrica|setor)(?: d\w+ \w+)? (?:acaba|encerra|fecha|vai fechar|vai acabar|sera fechad[ao])|trocaram|briga|caca as bruxas)\b/u;

/** What a field says, else what the words beside the fields say. */
function orFound(
  typed: readonly string[] | undefined,
  found: readonly string[],
): readonly string[] {
  return typed && typed.length > 0 ? typed : found;
}

/** 'Diretoria' and 'Equipe de vendas' are more than one. */
const several =
  /^(?:equipe|time|turma|setor|area|departamento|diretoria|gerencia|tod[oa]s?|colaboradores|clientes|fornecedores|familias|turno|squad|grupo|comite|conselho|loja|filial|unidade|plantao|financeiro|comercial|estoque|producao|manutencao|logistica|juridico|operacao|administrativo|voluntari[oa]s|operador[ae]s|atendentes|professor[ae]s|vendedor[ae]s|gerentes|lideres|coordenador[ae]s|supervisor[ae]s|rh|ti)\b/u;

function audienceOf(
  type: MeetingType,
  others: readonly string[],
  { team }: DocumentContext,
): Audience {
  const only = normalize(others[0] ?? '');
  const isMany = several.test(only) || only === normalize(team?.name ?? '');
  const alone = others.length === 1 && !isMany;
  if (type === 'one-on-one' || alone) return 'pair';
  return others.length >= crowdFrom ? 'crowd' : 'group';
}

type Frame = Pick<Meeting, 'type' | 'duration' | 'minutes' | 'format' | 'assumed'>;

/** What the form leaves open is read from the words, else it is the form's own initial value. */
function frameOf(brief: Brief<MeetingForm>, words: string, aboutPerson: boolean): Frame {
  const assumed = new Set<Assumable>();
  const told = { type: typeIn(words), duration: durationIn(words), format: formatIn(words) };
  if (!brief.type) assumed.add('tipo');
  if (!brief.duration && !told.duration) assumed.add('duração');
  if (!brief.format && !told.format) assumed.add('formato');
  const duration = brief.duration ?? told.duration ?? '60';
  return {
    type: brief.type ?? told.type ?? (aboutPerson ? 'one-on-one' : 'team'),
    duration,
    minutes: Number(duration),
    format: brief.format ?? told.format ?? 'presencial',
    assumed,
  };
}

/** A conversation about a known person is with that person, where nobody is named. */
function participantsOf(
  named: string[],
  type: MeetingType,
  { employee }: DocumentContext,
): string[] {
  const alone = named.length === 0 && type === 'one-on-one' && employee !== null;
  return alone ? cleanItems([employee.name], new Set()) : named;
}

function othersOf(participants: readonly string[], { author }: DocumentContext): string[] {
  const leader = normalize(author.name);
  return participants.filter((name) => normalize(name) !== leader);
}

/** Each item as far as the guardrails let it through; what they took out is noted. */
export function cleanItems(items: readonly string[], removed: Set<RemovalReason>): string[] {
  return items.flatMap((item) => {
    const result = guarded(item);
    if (result.removed !== null) removed.add(result.removed);
    const text = result.text.trim();
    return text === '' ? [] : [text];
  });
}
