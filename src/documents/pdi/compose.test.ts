import { wordsAlone } from '../../../test/words-alone.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, parseDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { isBusinessDay } from '../kit/business-days.ts';
import { outlineText, withLeaderNotes } from '../kit/outline.ts';
import type { Brief } from '../kit/writer.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { composePdi } from './compose.ts';
import { pdi, pdiContentSchema, type PdiContent, type PdiForm } from './contract.ts';
import { halfYear, shop } from './good-answers.ts';

const { today } = shop;
const compose = (brief: Brief<PdiForm>, context = shop) => composePdi(brief, context);
const textOf = (content: PdiContent) => outlineText(withLeaderNotes(pdi.outline(content)));
const actionsOf = ({ competencies }: PdiContent) => competencies.flatMap(({ actions }) => actions);
const nobody = { ...shop, employee: null, team: null, colleagues: [] };

const levels = [1, 2, 3, 4, 5];
const ways = levels.flatMap((currentLevel) =>
  levels.map((targetLevel) => ({ currentLevel, targetLevel })),
);
const spans = [0, 1, 4, 9, 13, 20, 30, 60, 180, 365, 900, 26_000].map((days) =>
  addDays(today, days),
);

const requests: [string, Brief<PdiForm>][] = [
  ['an empty form', {}],
  ['free text', { freeText: 'Precisamos preparar a equipe para a troca de sistema.' }],
  ['a story', { freeText: 'Uma linha longa. '.repeat(60) }],
  ['a full form', halfYear.brief],
  ...spans.map((deadline): [string, Brief<PdiForm>] => [
    `a deadline on ${deadline}`,
    { ...halfYear.brief, deadline },
  ]),
  ...ways.map((way): [string, Brief<PdiForm>] => [
    `${way.currentLevel} to ${way.targetLevel}`,
    { ...halfYear.brief, competencies: [{ name: 'Topiaria', ...way }] },
  ]),
];

test.each(requests)('%s: a whole plan, without a gap', (_, brief) => {
  for (const context of [shop, nobody]) {
    const content = compose(brief, context);
    expect(z.parse(pdiContentSchema, content)).toEqual(content);
    expect(content.competencies.filter(({ actions }) => actions.length === 0)).toEqual([]);
    expect(content.suggestions.length).toBeLessThanOrEqual(4);
    expect(textOf(content)).not.toMatch(/undefined|null|NaN|\[object|[{}]/u);
  }
});

test.each(requests)('%s: no action stands twice', (_, brief) => {
  const actions = actionsOf(compose(brief)).filter((action) => !action.endsWith('______'));
  expect(new Set(actions).size).toBe(actions.length);
});

test.each(requests)('%s: days of work, from today to the deadline', (_, brief) => {
  const content = compose(brief);
  const last = brief.deadline ?? addDays(today, 190);
  const days = [...actionsOf(content), ...content.leaderPart].flatMap(
    (text) => text.match(/\d{2}\/\d{2}\/\d{4}/gu) ?? [],
  );
  const chosen = days.map((day) => parseDay(day)!).filter((day) => day !== brief.deadline);
  expect(chosen.filter((day) => day < today || day > last || !isBusinessDay(day))).toEqual([]);
});

test('every goal stands as it was typed', () => {
  expect(compose(halfYear.brief).goals).toEqual(halfYear.brief.goals);
});

test('what was typed in no field is for the leader, where it is no list of goals', () => {
  const freeText = 'Renata chega cedo e sai tarde. '.repeat(12).trim();
  const { suggestions, ...document } = compose({ ...halfYear.brief, freeText });
  expect(suggestions.join('\n')).toContain(freeText);
  expect(JSON.stringify(document)).not.toContain('chega cedo');
});

test('the name that a form sends when it knows none is nobody’s', () => {
  const { title, summary } = compose({ employeeName: 'Colaborador' }, nobody);
  expect(title).toBe('Plano de desenvolvimento individual');
  expect(summary).not.toContain('Colaborador');
});

test('a proof is said once in a plan', () => {
  const names = ['Topiaria', 'Bonsai', 'Enxertia', 'Poda', 'Adubação', 'Rega'];
  const competencies = names.map((name) => ({ name, currentLevel: 1, targetLevel: 3 }));
  const actions = actionsOf(compose({ ...halfYear.brief, competencies }));
  const proofs = actions.flatMap((action) => /Para conferir: .*/u.exec(action) ?? []);
  expect(new Set(proofs).size).toBe(proofs.length);
});

test('steps grow with the way to go, and fit the time there is', () => {
  const steps = (targetLevel: number, deadline = '2027-11-23') =>
    compose({
      deadline,
      competencies: [{ name: 'Delegação', currentLevel: 1, targetLevel }],
    }).competencies[0]!.actions.filter((line) => line.startsWith('Até'));
  expect(steps(2)).toHaveLength(2);
  expect(steps(3)).toHaveLength(4);
  expect(steps(5).at(-1)).not.toBe(steps(3).at(-1));
  expect(steps(5, '2027-01-08').length).toBeLessThan(4);
});

test('the library is used where the whole name says so', () => {
  const first = (name: string) =>
    compose({
      deadline: '2027-05-31',
      goals: ['G'],
      competencies: [{ name, currentLevel: 1, targetLevel: 3 }],
    }).competencies[0]!.actions.join('\n');
  expect(first('Delegação de tarefas')).toContain('que pode deixar de fazer');
  expect(first('Delegações consulares')).not.toContain('que pode deixar de fazer');
  expect(first('Não usar mais a delegação do jeito que era antes')).not.toContain(
    'que pode deixar de fazer',
  );
});

test('a level that is reached is kept, and one above the aim is asked about', () => {
  const reached = compose({
    ...halfYear.brief,
    competencies: [{ name: 'Excel', currentLevel: 3, targetLevel: 3 }],
  });
  expect(actionsOf(reached).join('\n')).toContain('Trabalho em que vai manter o nível: ______');
  expect(reached.suggestions.join('\n')).not.toContain('acima do desejado');
  const above = compose({
    ...halfYear.brief,
    competencies: [{ name: 'Excel', currentLevel: 5, targetLevel: 1 }],
  });
  expect(above.suggestions.join('\n')).toContain('Excel (atual 5, desejado 1)');
});

test('what an expert would notice about the deadline is told to the leader', () => {
  const told = (deadline: string) =>
    compose({ ...halfYear.brief, deadline }).suggestions.join('\n');
  expect(told(today)).toContain('O prazo é de um dia');
  expect(told('2099-12-31')).toContain('mais de 73 anos');
  expect(told('2026-12-18')).toContain('O tempo é curto');
  expect(told('2027-05-30')).toContain('domingo, 30/05/2027, não é dia útil');
  expect(told('2027-05-31')).not.toContain('não é dia útil');
});

test('initial values are said to be that, and come from the position', () => {
  const { competencies, suggestions, goals } = compose({});
  expect(competencies.map(({ name }) => name)).toEqual(['Liderança', 'Desenvolvimento de pessoas']);
  expect(goals[0]).toBe('Assumir a coordenação da frente de caixa');
  expect(suggestions[0]).toContain('valores iniciais');
});

test('the diary is for the leader alone', () => {
  const diary = [{ day: '2026-11-10', text: 'Renata saiu tarde.' }];
  const { suggestions, ...document } = compose(halfYear.brief, { ...shop, diary });
  expect(suggestions.join('\n')).toContain('Renata saiu tarde.');
  expect(JSON.stringify(document)).not.toContain('saiu tarde');
});

const typedText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '😀',
        '“aspas”',
        'A/B',
        'MAIÚSCULAS',
        "d'água",
        '<b>',
        'até 5.',
        'E?\n',
        '{x}',
      ),
      { minLength: 1, maxLength: 40 },
    )
    .map((words) => words.join(' ')),
  fc.constant('Texto muito comprido, sem fim à vista! '.repeat(128)),
);

test('what was typed stands word for word, or not at all', () => {
  fc.assert(
    fc.property(typedText, typedText, typedText, typedText, (goal, name, notes, freeText) => {
      const brief: Brief<PdiForm> = {
        deadline: '2027-05-31',
        goals: [goal.trim() || 'x'],
        competencies: [{ name: name.trim() || 'x', currentLevel: 1, targetLevel: 3 }],
        additionalNotes: notes,
        freeText,
      };
      const texts = wordsAlone(textsOf(compose(brief)).join('\n'));
      for (const typed of [goal, name]) expect(texts).toContain(wordsAlone(typed));
      for (const sentence of [notes, freeText].flatMap(sentencesOf)) {
        const words = wordsAlone(sentence);
        expect(texts.includes(words) || !texts.includes(words.slice(0, 60))).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('a plan that continues another starts from what was done', () => {
  const progress = [
    'Delegação: do nível 1 ao 2. Passou a abertura do caixa.',
    'Cumprido: Delegar a abertura',
    'Cumprido: Ouvir a equipe',
    'Em aberto: Conduzir a reunião (até 30/11/2026)',
  ];
  const latestPdi = { day: '2026-05-04', text: 'PDI de Renata' };
  const content = compose({ ...halfYear.brief, progress }, { ...shop, latestPdi });
  expect(content.summary).toContain(
    'Este plano continua o anterior, com 2 passos cumpridos e 1 em aberto, e parte do nível de hoje.',
  );
  const first = content.leaderPart.filter((line) => line.startsWith('Começa a primeira conversa'));
  expect(first).toEqual([expect.stringContaining('Conduzir a reunião (até 30/11/2026)')]);
  // What is open is promised already.
  expect(actionsOf(content).join()).not.toContain('Conduzir a reunião (até');
});

test.each(requests)('%s: every part names the same days of talks', (_, brief) => {
  const { leaderPart, ready, timeline } = compose(brief);
  const daysOf = (text: string) => text.match(/\d{2}\/\d{2}\/\d{4}/gu) ?? [];
  const milestones = typeof timeline === 'string' ? [] : timeline.milestones;
  const planned = milestones.filter((line) => !line.includes('Data final')).flatMap(daysOf);
  for (const line of leaderPart.filter((each) => each.startsWith('Conversa'))) {
    expect(daysOf(line)).toEqual(planned);
  }
  for (const { rows } of ready) expect(rows.map(([day]) => day)).toEqual(planned);
});

test('the person of the plan is called by name, where it is known', () => {
  expect(compose(halfYear.brief).leaderPart[0]).toMatch(/^Escolhe com Renata, até/u);
  const wish = { ...halfYear.brief, goals: ['Outro'] };
  expect(compose(wish).leaderPart.join('\n')).toContain('no que Renata já disse que quer');
  expect(compose({ ...halfYear.brief, employeeName: '' }, nobody).leaderPart[0]).toMatch(
    /^Escolhe com a pessoa, até/u,
  );
});

test('what was ticked in the diary is told once', () => {
  const texts = ['Renata saiu tarde.', 'Renata conduziu a abertura da loja com a equipe nova.'];
  for (const text of texts) {
    const diary = [{ day: '2026-11-10', text }];
    const additionalNotes = `10/11/2026: ${text}`;
    const { suggestions } = compose({ ...halfYear.brief, additionalNotes }, { ...shop, diary });
    expect(suggestions.join('\n').split(text)).toHaveLength(2);
  }
});
