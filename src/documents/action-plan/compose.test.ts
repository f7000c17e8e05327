import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, formatDay, parseDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { isBusinessDay } from '../kit/business-days.ts';
import { outlineText, withLeaderNotes } from '../kit/outline.ts';
import type { Brief } from '../kit/writer.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { composeActionPlan } from './compose.ts';
import {
  actionCounts,
  actionPlan,
  actionPlanContentSchema,
  actionPriorities,
  type ActionPlanContent,
  type ActionPlanForm,
  type ActionPriority,
  type DetailLevel,
  type PlannedAction,
} from './contract.ts';
import { breakage, depot } from './good-answers.ts';

const { today } = depot;
const compose = (brief: Brief<ActionPlanForm>, context = depot) =>
  composeActionPlan(brief, context);
const textOf = (content: ActionPlanContent) =>
  outlineText(withLeaderNotes(actionPlan.outline(content)));
const actionsOf = (content: ActionPlanContent) => content.actions as PlannedAction[];

const titles = [
  'Organizar o arquivo',
  'Reduzir erros de separação',
  'Menos atrasos nas entregas',
  'Reduzir custos do refeitório',
  'Aumentar as vendas da loja',
  'Baixar a rotatividade',
  'Qualidade do atendimento',
  'Implantação do novo sistema',
  'Treinamento da equipe',
  'Padronizar o processo de compras',
];
const spans = [0, 1, 4, 9, 20, 60, 180, 900, 26_000].map((days) => addDays(today, days));
const details: DetailLevel[] = ['resumido', 'detalhado'];

const requests: [string, Brief<ActionPlanForm>][] = [
  ['an empty form', {}],
  ['free text', { freeText: 'Precisamos preparar a equipe para a troca de sistema.' }],
  ...(Object.keys(actionPriorities) as ActionPriority[]).map(
    (priority): [string, Brief<ActionPlanForm>] => [priority, { ...breakage.brief, priority }],
  ),
  ...details.flatMap((detailLevel) => [
    ...titles.map((title): [string, Brief<ActionPlanForm>] => [
      `${detailLevel}: ${title}`,
      { ...breakage.brief, title, detailLevel },
    ]),
    ...spans.map((deadline): [string, Brief<ActionPlanForm>] => [
      `${detailLevel} until ${deadline}`,
      { ...breakage.brief, deadline, detailLevel },
    ]),
  ]),
];

test.each(requests)('%s: a whole plan, without a gap', (_, brief) => {
  const content = compose(brief);
  expect(z.parse(actionPlanContentSchema, content)).toEqual(content);
  expect(content.suggestions.length).toBeLessThanOrEqual(4);
  expect(textOf(content)).not.toMatch(/undefined|null|NaN|\[object|[{}]/u);
  const tasks = actionsOf(content).map(({ task }) => task);
  expect(new Set(tasks).size).toBe(tasks.length);
});

test.each(requests)('%s: as many actions as the form asks for', (_, brief) => {
  const [fewest, most] = actionCounts[brief.detailLevel ?? 'resumido'];
  const { length } = compose(brief).actions;
  expect(length).toBeGreaterThanOrEqual(fewest);
  expect(length).toBeLessThanOrEqual(most);
});

test.each(requests)('%s: in order, on days of work, from today to the deadline', (_, brief) => {
  const last = brief.deadline ?? addDays(today, 100);
  const days = actionsOf(compose(brief)).map(({ deadline }) => parseDay(deadline)!);
  expect(days).toEqual(days.toSorted());
  expect(
    days.filter(
      (day) => day !== brief.deadline && (day < today || day > last || !isBusinessDay(day)),
    ),
  ).toEqual([]);
});

const tasksOf = (brief: Brief<ActionPlanForm>) =>
  actionsOf(compose({ ...breakage.brief, ...brief })).map(({ task }) => task);

test('a title that names a trouble gets the steps of that trouble, any other those of none', () => {
  expect(tasksOf({ title: 'Menos atrasos nas entregas' }).join()).toContain('o dia prometido');
  const [one, other] = ['Plano do trimestre', 'Projeto Aurora'].map((title) =>
    tasksOf({ title, objective: 'Chegar lá.' }),
  );
  expect(one).toEqual(other);
  expect(one!.join()).toContain('no caminho deste objetivo');
});

test('an aim in one line names the trouble where the title does not, a story never', () => {
  const aim = { title: 'Depósito', objective: 'Reduzir a perda de pisos' };
  expect(tasksOf(aim).join()).toContain('cada perda');
  const story = `${'Tudo começou com a mudança do fornecedor. '.repeat(4)}Há perda de pisos.`;
  expect(tasksOf({ ...aim, objective: story }).join()).not.toContain('cada perda');
});

test('every typed field is used in its place', () => {
  const { resources, risks, objectives, actions, description } = compose(breakage.brief);
  expect(resources).toEqual(['Verba de R$ 3.000', 'Planilha de perdas']);
  expect(risks[0]?.risk).toBe('Turno da noite sem supervisor');
  expect(risks.map(({ response }) => response)).toEqual(risks.map(() => '______'));
  expect(objectives).toEqual([
    'Baixar a perda de pisos trincados de 4% para 2%',
    'Métricas: Perda de pisos por mês',
  ]);
  expect(description).toContain('O garfo da empilhadeira nova é curto');
  const said = JSON.stringify(actions);
  expect(said).toContain('cada métrica');
});

test('a story that came in no field is for the leader, an aim of one line is the objective', () => {
  const story = 'São quase meia-noite.\nA coleta não funciona e ninguém separa nada.';
  const { suggestions, ...document } = compose({ freeText: story });
  expect(suggestions.join('\n')).toContain(story);
  expect(JSON.stringify(document)).not.toContain('meia-noite');
  const { objectives } = compose({ freeText: 'Preparar a equipe para a troca de sistema.' });
  expect(objectives).toEqual(['Preparar a equipe para a troca de sistema.']);
});

test('a field that was left empty is spoken of nowhere', () => {
  const { resources, ...plan } = compose({ title: 'Abrir a loja', deadline: '2027-02-26' });
  expect(resources).toEqual([]);
  expect(JSON.stringify(plan.actions)).not.toMatch(/recurso|contexto|folha da semana/u);
});

test('what happened to somebody is for the leader, and not for the team that reads the plan', () => {
  const hurt = 'Em 25/10 um ajudante prensou a mão na porta do forno.';
  const { suggestions, ...document } = compose({
    ...breakage.brief,
    context: `A porta do forno fecha sem aviso. ${hurt}`,
    challenges: 'Operador afastado desde outubro\nForno antigo',
  });
  expect(document.description).toBe('A porta do forno fecha sem aviso.');
  expect(JSON.stringify(document)).not.toMatch(/prensou|afastado/u);
  expect(actionsOf(compose({ ...breakage.brief, context: hurt }))[0]?.task).toContain(
    'isolar a tarefa',
  );
  expect(suggestions.join('\n')).toContain(`${hurt} Operador afastado desde outubro.`);
});

test('each typed difficulty has a line for its answer', () => {
  const challenges = 'Falta de tempo\nRotina corrida\nPouco tempo à noite\nUm dragão';
  const { risks } = compose({ ...breakage.brief, challenges });
  expect(risks.map(({ risk }) => risk)).toEqual(challenges.split('\n'));
  expect(risks.every(({ response }) => response === '______')).toBe(true);
});

test('people of the team answer for actions by name, else the leader', () => {
  const owners = new Set(actionsOf(compose(breakage.brief)).map(({ responsible }) => responsible));
  expect(owners).toEqual(new Set(['Marcos Vieira', 'Bruno Reis (a combinar)']));
  const alone = compose(breakage.brief, { ...depot, colleagues: [] });
  expect(actionsOf(alone).every(({ responsible }) => responsible === 'Marcos Vieira')).toBe(true);
});

test('an urgent plan begins within two business days', () => {
  const [first] = actionsOf(compose(breakage.brief));
  expect(first?.deadline).toBe('25/11/2026');
});

test('what an expert would notice is told to the leader', () => {
  const told = (brief: Brief<ActionPlanForm>) =>
    compose({ ...breakage.brief, ...brief }).suggestions.join('\n');
  expect(told({ deadline: today })).toContain('O prazo tem 1 dia útil');
  expect(told({ deadline: '2027-02-28' })).toContain('domingo, 28/02/2027, não é dia útil');
  expect(told({ deadline: '2099-12-31' })).toContain('mais de 73 anos');
  expect(compose({}).suggestions.join('\n')).toContain('é um valor inicial');
  expect(told({})).not.toContain('dia útil');
});

test('the diary is for the leader alone', () => {
  const diary = [{ day: '2026-11-10', text: 'Davi chegou tarde.' }];
  const { suggestions, ...document } = compose(
    { ...breakage.brief, additionalNotes: '' },
    { ...depot, diary },
  );
  expect(suggestions.join('\n')).toContain('Davi chegou tarde.');
  expect(JSON.stringify(document)).not.toContain('chegou tarde');
});

test('the milestones fall on days of the plan', () => {
  const { timeline } = compose(breakage.brief);
  const milestones = typeof timeline === 'string' ? [] : timeline.milestones;
  expect(milestones.at(-1)).toContain(formatDay('2027-02-26'));
  expect(milestones.length).toBeGreaterThanOrEqual(3);
});

const typedText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  fc
    .array(
      fc.constantFrom('😀', '“aspas”', 'A/B', 'MAIÚSCULAS', "d'água", '<b>', 'até 5.', 'E?\n'),
      {
        minLength: 1,
        maxLength: 40,
      },
    )
    .map((words) => words.join(' ')),
  fc.constant('Texto muito comprido, sem fim à vista! '.repeat(128)),
);

test('what was typed stands word for word, or not at all', () => {
  fc.assert(
    fc.property(fc.array(typedText, { minLength: 8, maxLength: 8 }), (typed) => {
      const [title, objective, context, resources, challenges, metric, notes, freeText] = typed;
      const content = compose({
        title: title!.trim() || 'x',
        objective: objective!.trim() || 'x',
        context: context!,
        resources: resources!,
        challenges: challenges!,
        successMetrics: [metric!.trim() || 'x'],
        additionalNotes: notes!,
        freeText: freeText!,
        deadline: '2027-02-26',
        priority: 'alta',
        detailLevel: 'detalhado',
      });
      const texts = textsOf(content)
        .join('\n')
        .replace(/[^\S\n]{2,}/gu, ' ');
      for (const sentence of typed.map((text) => text.trim()).flatMap(sentencesOf)) {
        expect(texts.includes(sentence) || !texts.includes(sentence.slice(0, 60))).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('what the form says of the diary is not told as left out; the next entry is', () => {
  const said = 'A doca 3 ficou parada a manhã inteira por falta de conferente.';
  const diary = [
    { day: '2026-11-10', text: said },
    { day: '2026-11-09', text: 'Davi chegou tarde.' },
  ];
  const told = (entries: typeof diary) =>
    compose(
      { ...breakage.brief, additionalNotes: '', context: `Contexto. ${said}` },
      { ...depot, diary: entries },
    ).suggestions.join('\n');
  expect(told(diary.slice(0, 1))).not.toContain('diário');
  expect(told(diary)).toContain('registro de 09/11/2026: Davi chegou tarde.');
});

test('what is said of the owners is what the actions show', () => {
  const brief: Brief<ActionPlanForm> = {
    ...breakage.brief,
    additionalNotes: '',
    detailLevel: 'detalhado',
  };
  const told = (pieces: Partial<typeof depot>, asked = brief) =>
    compose(asked, { ...depot, employee: null, ...pieces }).suggestions.join('\n');
  expect(told({})).toContain('Os nomes com “a combinar”');
  expect(told({ team: null, colleagues: [] })).toContain('O plano não tem equipe definida');
  const team = { name: 'Doca', description: '', goals: [] };
  expect(told({ team, colleagues: [] })).toContain(
    'Não há pessoas ativas cadastradas na equipe Doca: todas',
  );
});
