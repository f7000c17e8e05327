import type { Suggestion } from '#shared/suggestions.ts';
import type { ManagementSettings } from '#shared/teams.ts';
import { priorities, valuesOf, type Priority } from '#shared/vocabulary.ts';
import { withoutAccents } from '../db/accents.ts';
import { diaryEntriesRead, namesListed } from './counts.ts';
import type { CompanyCounts, Pending, TeamCounts } from './counts.ts';
import {
  diaryMentions,
  dueIn,
  feedbackIsMissing,
  inTeam,
  meetingIsMissing,
  meetingObjective,
  noneConfigured,
  ofTeam,
  pdiIsMissing,
  planTitle,
  type Trouble,
} from './wording.ts';

/** Shares of a team's people, in percent, from which a suggestion weighs more. */
const thresholds = { feedback: 80, pdi: 70 };

const fewSuggestions = 2;

/** Lowest first. */
const levels = valuesOf(priorities);

/**
 * The suggestions that follow from the counts, by the rules of the specification (section 4): most
 * urgent first, then by the team's name, with the company's own before those of its teams.
 */
export function suggest(counts: CompanyCounts): Suggestion[] {
  const found = [
    ...aboutConfiguration(counts.teams),
    ...aboutDiary(counts.latestDiary),
    ...counts.teams.flatMap(aboutTeam),
  ];
  if (found.length < fewSuggestions && counts.hasPeople) found.push(development);
  return found.toSorted(byPriorityAndTeam);
}

function aboutTeam(team: TeamCounts): Suggestion[] {
  const { settings } = team;
  if (settings === null) return [configureTeam(team)];
  const { feedbackPending, pdiPending, hasRecentMeeting } = team;
  return [
    ...(feedbackPending.count > 0 ? [giveFeedback(team, settings)] : []),
    ...(hasRecentMeeting ? [] : [meetTeam(team, settings)]),
    ...(settings.intelligentTracking && pdiPending.count > 0 ? [createPdi(team)] : []),
  ];
}

function giveFeedback(team: TeamCounts, { feedbackFrequency }: ManagementSettings): Suggestion {
  const pending = firstOf(team.feedbackPending, namesListed.feedback);
  const priority = feedbackFrequency === 'weekly' ? 'high' : 'medium';
  const isRaised = reaches(thresholds.feedback, pending, team);
  return {
    id: `feedback:${team.id}`,
    type: 'feedback',
    priority: isRaised ? raised(priority) : priority,
    title: `Feedback pendente ${inTeam(team.name)}`,
    description: feedbackIsMissing(pending, feedbackFrequency),
    actionText: 'Criar feedback',
    icon: 'message-square',
    employees: pending.first,
    employeeCount: pending.count,
    teams: named(team),
    form: {},
    dueIn: dueIn[feedbackFrequency],
  };
}

function meetTeam(team: TeamCounts, { teamMeetingFrequency }: ManagementSettings): Suggestion {
  return {
    id: `meeting:${team.id}`,
    type: 'meeting',
    priority: teamMeetingFrequency === 'weekly' ? 'high' : 'medium',
    title: `Organizar a reunião ${ofTeam(team.name)}`,
    description: meetingIsMissing(teamMeetingFrequency),
    actionText: 'Organizar reunião',
    icon: 'calendar',
    employees: [],
    employeeCount: 0,
    teams: named(team),
    form: { title: `Reunião ${ofTeam(team.name)}`, objective: meetingObjective },
    dueIn: dueIn[teamMeetingFrequency],
  };
}

function createPdi(team: TeamCounts): Suggestion {
  const pending = firstOf(team.pdiPending, namesListed.pdi);
  return {
    id: `pdi:${team.id}`,
    type: 'pdi',
    priority: reaches(thresholds.pdi, pending, team) ? 'high' : 'medium',
    title: `PDI pendente ${inTeam(team.name)}`,
    description: pdiIsMissing(pending),
    actionText: 'Criar PDI',
    icon: 'graduation-cap',
    employees: pending.first,
    employeeCount: pending.count,
    teams: named(team),
    form: {},
    dueIn: dueIn.monthly,
  };
}

function configureTeam(team: TeamCounts): Suggestion {
  return {
    id: `configure:${team.id}`,
    type: 'configure',
    priority: 'medium',
    title: `Configurar a gestão ${ofTeam(team.name)}`,
    description:
      'Defina a frequência de feedbacks e de reuniões para receber sugestões sobre esta equipe.',
    actionText: 'Configurar',
    icon: 'settings',
    teams: named(team),
    ...aboutNobody,
  };
}

function aboutConfiguration(teams: TeamCounts[]): Suggestion[] {
  if (teams.length === 0 || teams.some(({ settings }) => settings !== null)) return [];
  return [
    {
      id: 'configure-all',
      type: 'configure',
      priority: 'high',
      actionText: 'Configurar',
      icon: 'settings',
      teams: [],
      ...noneConfigured(teams.length),
      ...aboutNobody,
    },
  ];
}

function aboutDiary(latestDiary: string[]): Suggestion[] {
  const entry = latestDiary.slice(0, diaryEntriesRead).find((text) => findTrouble(text));
  const trouble = entry && findTrouble(entry);
  if (!trouble) return [];
  return [
    {
      id: 'action-plan',
      type: 'action_plan',
      priority: 'high',
      title: 'Plano de Ação Sugerido',
      description: diaryMentions(trouble),
      actionText: 'Criar plano de ação',
      icon: 'clipboard-list',
      employees: [],
      employeeCount: 0,
      teams: [],
      form: { title: planTitle(trouble), context: entry },
      dueIn: dueIn.weekly,
    },
  ];
}

/** Whole words alone: 'desafios', and neither 'desafiou' nor 'problemático'. */
const troubleWord = /(?<![\p{L}\p{N}_])(problema|desafio|dificuldade)s?(?![\p{L}\p{N}_])/iu;

function findTrouble(text: string): Trouble | undefined {
  return troubleWord.exec(withoutAccents(text))?.[1]?.toLowerCase() as Trouble | undefined;
}

/** Last in an object: what is begun by a spread costs fifty times more to build. */
const aboutNobody = { employees: [], employeeCount: 0, form: {}, dueIn: null };

const development: Suggestion = {
  id: 'develop',
  type: 'development',
  priority: 'low',
  title: 'Desenvolva sua Equipe',
  description: 'Aproveite o momento para planejar o desenvolvimento de quem trabalha com você.',
  actionText: 'Ver ações',
  icon: 'sprout',
  teams: [],
  ...aboutNobody,
};

function named({ id, name }: TeamCounts) {
  return [{ id, name }];
}

function firstOf({ count, first }: Pending, names: number): Pending {
  return { count, first: first.slice(0, names) };
}

/** Whole numbers throughout: 4 of 5 are exactly 80 %. */
function reaches(percent: number, { count }: Pending, { employees }: TeamCounts): boolean {
  return count * 100 >= percent * employees;
}

function raised(priority: Priority): Priority {
  return levels[levels.indexOf(priority) + 1] ?? priority;
}

const alphabet = new Intl.Collator('pt-BR');

function byPriorityAndTeam(one: Suggestion, other: Suggestion): number {
  const teamOf = ({ teams: [team] }: Suggestion) => team?.name ?? '';
  return (
    levels.indexOf(other.priority) - levels.indexOf(one.priority) ||
    alphabet.compare(teamOf(one), teamOf(other))
  );
}
