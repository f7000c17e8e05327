import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Suggestion } from '#shared/suggestions.ts';
import type { ManagementSettings } from '#shared/teams.ts';
import { frequencies, priorities, valuesOf, type Frequency } from '#shared/vocabulary.ts';
import type { CompanyCounts, Pending, TeamCounts } from './counts.ts';
import { suggest } from './engine.ts';

const settings: ManagementSettings = {
  feedbackFrequency: 'monthly',
  intelligentTracking: true,
  teamMeetingFrequency: 'biweekly',
};

const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'];

function pending(count: number): Pending {
  const first = names.slice(0, Math.min(count, 3)).map((name) => ({ id: name, name }));
  return { count, first };
}

/** A team that lacks nothing. */
function aTeam(team: Partial<TeamCounts> = {}): TeamCounts {
  return {
    id: 't1',
    name: 'Vendas',
    settings,
    employees: 10,
    feedbackPending: pending(0),
    hasRecentMeeting: true,
    pdiPending: pending(0),
    ...team,
  };
}

function suggestFor(...teams: TeamCounts[]): Suggestion[] {
  return suggest({ teams, hasPeople: false, latestDiary: [] });
}

function only(...teams: TeamCounts[]): Suggestion {
  const suggestions = suggestFor(...teams);
  expect(suggestions).toHaveLength(1);
  return suggestions[0]!;
}

function withFrequency(feedbackFrequency: Frequency): ManagementSettings {
  return { ...settings, feedbackFrequency };
}

describe('feedback', () => {
  test('all that a suggestion holds', () => {
    expect(only(aTeam({ feedbackPending: pending(2) }))).toEqual({
      id: 'feedback:t1',
      type: 'feedback',
      priority: 'medium',
      title: 'Feedback pendente na equipe Vendas',
      description: 'Ana e Bia não receberam feedback nos últimos 30 dias.',
      actionText: 'Criar feedback',
      icon: 'message-square',
      employees: [
        { id: 'Ana', name: 'Ana' },
        { id: 'Bia', name: 'Bia' },
      ],
      employeeCount: 2,
      teams: [{ id: 't1', name: 'Vendas' }],
      form: {},
      dueIn: 'Neste mês',
    });
  });

  test.each([
    ['weekly', 79, 'high'],
    ['weekly', 80, 'urgent'],
    ['weekly', 100, 'urgent'],
    ['biweekly', 1, 'medium'],
    ['biweekly', 79, 'medium'],
    ['biweekly', 80, 'high'],
    ['monthly', 79, 'medium'],
    ['monthly', 80, 'high'],
    ['monthly', 100, 'high'],
  ] as const)('%s, %d %% pending: %s', (frequency, percent, priority) => {
    const team = aTeam({
      employees: 100,
      settings: withFrequency(frequency),
      feedbackPending: pending(percent),
    });
    expect(only(team).priority).toBe(priority);
  });

  test('the border is exact for teams of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (employees) => {
        const border = Math.ceil((employees * 4) / 5);
        const priorityAt = (count: number) =>
          suggestFor(aTeam({ employees, feedbackPending: pending(count) }))[0]?.priority;
        expect(priorityAt(border)).toBe('high');
        expect(priorityAt(border - 1)).toBe(border === 1 ? undefined : 'medium');
      }),
    );
  });

  test.each([
    [1, 'Ana não recebeu feedback nos últimos 7 dias.', ['Ana']],
    [2, 'Ana e Bia não receberam feedback nos últimos 7 dias.', ['Ana', 'Bia']],
    [3, 'Ana, Bia e Caio não receberam feedback nos últimos 7 dias.', ['Ana', 'Bia', 'Caio']],
    [
      4,
      'Ana, Bia, Caio e mais 1 pessoa não receberam feedback nos últimos 7 dias.',
      ['Ana', 'Bia', 'Caio'],
    ],
    [
      5,
      'Ana, Bia, Caio e mais 2 pessoas não receberam feedback nos últimos 7 dias.',
      ['Ana', 'Bia', 'Caio'],
    ],
  ])('%d pending: names and agreement', (count, description, listed) => {
    const suggestion = only(
      aTeam({ feedbackPending: pending(count), settings: withFrequency('weekly') }),
    );
    expect(suggestion.description).toBe(description);
    expect(suggestion.employees.map(({ name }) => name)).toEqual(listed);
    expect(suggestion.employeeCount).toBe(count);
  });

  test.each([
    ['weekly', 'Nesta semana', '7 dias'],
    ['biweekly', 'Nesta quinzena', '14 dias'],
    ['monthly', 'Neste mês', '30 dias'],
  ] as const)('%s says its window', (frequency, dueIn, days) => {
    const team = aTeam({ settings: withFrequency(frequency), feedbackPending: pending(1) });
    expect(only(team)).toMatchObject({ dueIn, description: expect.stringContaining(days) });
  });

  test('a team without anybody lacks no feedback', () => {
    expect(suggestFor(aTeam({ employees: 0 }))).toEqual([]);
  });
});

describe('meeting', () => {
  test.each([
    ['weekly', 'high', 'Nenhuma reunião foi preparada nos últimos 7 dias.'],
    ['biweekly', 'medium', 'Nenhuma reunião foi preparada nos últimos 14 dias.'],
    ['monthly', 'medium', 'Nenhuma reunião foi preparada nos últimos 30 dias.'],
  ] as const)('%s: %s', (teamMeetingFrequency, priority, description) => {
    const team = aTeam({
      hasRecentMeeting: false,
      settings: { ...settings, teamMeetingFrequency },
    });
    expect(only(team)).toMatchObject({
      id: 'meeting:t1',
      type: 'meeting',
      priority,
      title: 'Organizar a reunião da equipe Vendas',
      description,
      employees: [],
      employeeCount: 0,
      form: {
        title: 'Reunião da equipe Vendas',
        objective: 'Rever as prioridades da equipe e o que ficou combinado.',
      },
    });
  });
});

describe('pdi', () => {
  test.each([
    [69, 'medium'],
    [70, 'high'],
    [100, 'high'],
  ])('%d %% of the team: %s', (percent, priority) => {
    const team = aTeam({ employees: 100, pdiPending: pending(percent) });
    expect(only(team)).toMatchObject({ id: 'pdi:t1', type: 'pdi', priority });
  });

  test('without intelligent tracking there is none', () => {
    const untracked = { ...settings, intelligentTracking: false };
    expect(suggestFor(aTeam({ pdiPending: pending(10), settings: untracked }))).toEqual([]);
  });

  test.each([
    [1, 'Ana não teve um PDI criado nos últimos 30 dias.', 1],
    [2, 'Ana e Bia não tiveram um PDI criado nos últimos 30 dias.', 2],
    [3, 'Ana, Bia e mais 1 pessoa não tiveram um PDI criado nos últimos 30 dias.', 2],
    [4, 'Ana, Bia e mais 2 pessoas não tiveram um PDI criado nos últimos 30 dias.', 2],
  ])('%d pending: up to two names', (count, description, listed) => {
    const suggestion = only(aTeam({ pdiPending: pending(count) }));
    expect(suggestion).toMatchObject({ description, employeeCount: count });
    expect(suggestion.employees).toHaveLength(listed);
  });
});

describe('configuration', () => {
  const unset = (id: string, name: string) =>
    aTeam({
      id,
      name,
      settings: null,
      feedbackPending: pending(3),
      hasRecentMeeting: false,
      pdiPending: pending(3),
    });

  test('of no team configured each is asked for, and all together', () => {
    const suggestions = suggestFor(unset('t2', 'Vendas'), unset('t1', 'Compras'));
    expect(suggestions.map(({ id, type, priority, title }) => [id, type, priority, title])).toEqual(
      [
        ['configure-all', 'configure', 'high', 'Configurar todas as equipes'],
        ['configure:t1', 'configure', 'medium', 'Configurar a gestão da equipe Compras'],
        ['configure:t2', 'configure', 'medium', 'Configurar a gestão da equipe Vendas'],
      ],
    );
    expect(suggestions[0]!.description).toContain('Nenhuma das suas 2 equipes');
  });

  test('one team alone is spoken of as one', () => {
    const [all, ...others] = suggestFor(unset('t1', 'Compras'));
    expect(all).toMatchObject({ id: 'configure-all', title: 'Configurar sua equipe' });
    // Both cards belong on the screen.
    expect(others.map(({ id }) => id)).toEqual(['configure:t1']);
  });

  test('of some configured the others alone are asked for', () => {
    const suggestions = suggestFor(unset('t1', 'Compras'), aTeam({ id: 't2' }));
    expect(suggestions.map(({ id }) => id)).toEqual(['configure:t1']);
  });

  test('of all configured, and of no team, nothing is asked', () => {
    expect(suggestFor(aTeam(), aTeam({ id: 't2' }))).toEqual([]);
    expect(suggestFor()).toEqual([]);
  });
});

describe('diary', () => {
  const about = (...latestDiary: string[]) => suggest({ teams: [], hasPeople: false, latestDiary });

  test.each([
    ['Tivemos um problema na entrega', 'um problema'],
    ['PROBLEMAS de novo', 'um problema'],
    ['Um novo desafio.', 'um desafio'],
    ['“Desafios”', 'um desafio'],
    ['dificuldade: prazos', 'uma dificuldade'],
    ['muitas\ndificuldades,sempre', 'uma dificuldade'],
    ['DIFICULDADÉS', 'uma dificuldade'],
    ['um problemá', 'um problema'],
  ])('%j speaks of trouble', (text, named) => {
    expect(about(text)).toMatchObject([
      {
        id: 'action-plan',
        type: 'action_plan',
        priority: 'high',
        title: 'Plano de Ação Sugerido',
        description: expect.stringContaining(`menciona ${named}.`),
      },
    ]);
  });

  test.each([
    'A equipe desafiou a meta',
    'Situação problemática',
    'um problemão',
    'semproblemas',
    'problema2',
    'dificultou',
    '',
  ])('%j does not', (text) => {
    expect(about(text)).toEqual([]);
  });

  test('the two newest entries count, and no other', () => {
    expect(about('calma', 'um problema')).toHaveLength(1);
    expect(about('um problema', 'um desafio')).toHaveLength(1);
    expect(about('calma', 'calma', 'um problema')).toEqual([]);
  });
});

describe('development', () => {
  const counts = (teams: TeamCounts[], hasPeople: boolean): CompanyCounts => ({
    teams,
    hasPeople,
    latestDiary: [],
  });
  const ids = (company: CompanyCounts) => suggest(company).map(({ id }) => id);
  const one = aTeam({ hasRecentMeeting: false });
  const two = aTeam({ hasRecentMeeting: false, feedbackPending: pending(1) });

  test('fewer than two others, and somebody there', () => {
    expect(ids(counts([], true))).toEqual(['develop']);
    expect(ids(counts([one], true))).toEqual(['meeting:t1', 'develop']);
    expect(ids(counts([two], true))).not.toContain('develop');
    expect(ids(counts([], false))).toEqual([]);
  });

  test('it is low, and named as specified', () => {
    expect(suggest(counts([], true))).toMatchObject([
      { type: 'development', priority: 'low', title: 'Desenvolva sua Equipe', dueIn: null },
    ]);
  });
});

describe('order', () => {
  test('by priority, then by team as in a Brazilian list, the company’s own first', () => {
    const urgent = aTeam({
      id: 'u',
      name: 'Zeladoria',
      settings: withFrequency('weekly'),
      feedbackPending: pending(10),
    });
    const meeting = (id: string, name: string) => aTeam({ id, name, hasRecentMeeting: false });
    const suggestions = suggest({
      teams: [meeting('m3', 'Bazar'), meeting('m1', 'Almoxarifado'), urgent, meeting('m2', 'Água')],
      hasPeople: true,
      latestDiary: ['um desafio'],
    });
    expect(suggestions.map(({ id }) => id)).toEqual([
      'feedback:u',
      'action-plan',
      'meeting:m2',
      'meeting:m1',
      'meeting:m3',
    ]);
  });

  test('a team’s own stay in the order of the rules', () => {
    const team = aTeam({
      feedbackPending: pending(1),
      hasRecentMeeting: false,
      pdiPending: pending(1),
    });
    expect(suggestFor(team).map(({ type }) => type)).toEqual(['feedback', 'meeting', 'pdi']);
  });
});

test.each([
  ['Vendas', 'na equipe Vendas'],
  ['Equipe Sul', 'na Equipe Sul'],
  ['Time Azul', 'no Time Azul'],
  ['Timeout', 'na equipe Timeout'],
])('a team named %s is spoken of naturally', (name, phrase) => {
  expect(only(aTeam({ name, feedbackPending: pending(1) })).title).toBe(
    `Feedback pendente ${phrase}`,
  );
});

const anyFrequency = fc.constantFrom(...valuesOf(frequencies));
const anyPending = (employees: number) => fc.nat(employees).map(pending);
const anyTeam = fc.nat(20).chain((employees) =>
  fc.record<TeamCounts>({
    id: fc.uuid(),
    name: fc.string({ minLength: 2 }),
    settings: fc.option(
      fc.record({
        feedbackFrequency: anyFrequency,
        intelligentTracking: fc.boolean(),
        teamMeetingFrequency: anyFrequency,
      }),
    ),
    employees: fc.constant(employees),
    feedbackPending: anyPending(employees),
    hasRecentMeeting: fc.boolean(),
    pdiPending: anyPending(employees),
  }),
);
const anyCompany = fc.record<CompanyCounts>({
  teams: fc.uniqueArray(anyTeam, { selector: ({ id }) => id, maxLength: 12 }),
  hasPeople: fc.boolean(),
  latestDiary: fc.array(fc.oneof(fc.string(), fc.constant('um problema')), { maxLength: 3 }),
});

test('of any company: unique ids, highest first, the same whatever the order of the teams', () => {
  const levels = valuesOf(priorities);
  fc.assert(
    fc.property(anyCompany, (company) => {
      const suggestions = suggest(company);
      const ids = suggestions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const ranks = suggestions.map(({ priority }) => levels.indexOf(priority));
      expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
      const reversed = suggest({ ...company, teams: company.teams.toReversed() });
      expect(reversed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      for (const { employees, employeeCount } of suggestions) {
        expect(employees.length).toBeLessThanOrEqual(Math.min(3, employeeCount));
      }
      expect(suggestions.length > 0 || !company.hasPeople).toBe(true);
    }),
  );
});
