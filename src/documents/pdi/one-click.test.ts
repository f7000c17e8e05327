import { expect, test } from 'vitest';
import { formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { datesIn } from '../writing/rubric-text.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { PdiContent } from './contract.ts';
import { pdiCorpus } from './corpus.ts';
import { pdiWriter } from './writer.ts';

/** A plan of which nothing but the person is told. */
function planFor(position: string): PdiContent {
  return pdiWriter.compose({}, contextWith({ employee: { name: 'Bruno Tavares', position } }));
}

test.each([
  ['Projetista Pleno', 3, 4],
  ['Analista Jr', 2, 3],
  ['Engenheira Sênior', 4, 5],
  ['Técnico III', 4, 5],
  ['Projetista', 1, 3],
])('the craft of %s starts at %i, on the way to %i', (position, currentLevel, targetLevel) => {
  const [craft] = planFor(position).competencies.filter(({ name }) => name.includes('função'));
  expect(craft).toMatchObject({ currentLevel, targetLevel });
});

test('levels that nobody told are a starting point, and that is said first', () => {
  const [first] = planFor('Projetista').suggestions;
  expect(first).toMatch(
    /^As competências e os níveis são um ponto de partida a combinar com Bruno, não uma avaliação/u,
  );
});

/** The milestones that show what an action has to show, with the days on which such actions are due. */
function shownBy({ competencies, timeline }: PdiContent): { line: string; due: string[] }[] {
  const milestones = typeof timeline === 'string' ? [] : timeline.milestones;
  const actions = competencies.flatMap((each) => each.actions);
  return milestones.flatMap((line) => {
    const shown = /(?:Primeiro|Autonomia).+?: em .+?, (.+?)(?:; linha de base.*)?$/u.exec(
      line,
    )?.[1];
    const due = actions
      .filter((action) => shown && action.split('Evidência: ')[1]?.startsWith(shown))
      .flatMap(datesIn)
      .map((day) => formatDay(day ?? ''));
    return due.length > 0 ? [{ line, due }] : [];
  });
}

test('a milestone falls on the day on which what it shows is due', () => {
  const shown = pdiCorpus.flatMap(({ brief, context }) =>
    shownBy(pdiWriter.compose(brief, context)),
  );
  expect(shown.length).toBeGreaterThan(pdiCorpus.length / 2);
  expect(shown.filter(({ line, due }) => !due.includes(line.slice(0, 10)))).toEqual([]);
});

test('a goal that says what the team wants is not said to serve it', () => {
  const compose = (goal: string, teamGoal: string) =>
    textsOf(
      pdiWriter.compose(
        { goals: [goal], deadline: '2027-05-31' },
        contextWith({ team: { goals: [teamGoal] } }),
      ).goals,
    ).join(' ');
  expect(compose('Reduzir as filas dos caixas', 'Reduzir filas dos caixas')).not.toContain(
    'meta da equipe',
  );
  expect(compose('Reduzir as filas dos caixas', 'Reduzir as filas dos caixas em 20%')).toContain(
    'Contribui para a meta da equipe',
  );
});

test('the diary is pointed to by a plain subject, or by none', () => {
  const diary = [{ day: '2026-10-27', text: 'Projetos entregues aos clientes, ver detalhes' }];
  const { suggestions } = pdiWriter.compose(
    {
      goals: ['Entregar os projetos aos clientes'],
      competencies: [{ name: 'Foco no cliente', currentLevel: 2, targetLevel: 3 }],
      deadline: '2027-05-31',
    },
    contextWith({ diary }),
  );
  const text = suggestions.join(' ');
  expect(text).toContain('registro de 27/10/2026 do diário');
  expect(text).not.toMatch(/ligado a|aos clientes/u);
});
