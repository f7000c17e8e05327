import { expect, test } from 'vitest';
import { addDays } from '#shared/format.ts';
import { contextWith, type Pieces } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import type { PdiForm } from './contract.ts';
import { competency } from './corpus/case.ts';
import { goldCase } from './corpus/gold.ts';
import { industryCases } from './corpus/industry.ts';
import { richCases } from './corpus/rich.ts';
import { serviceCases } from './corpus/services.ts';
import { pdiWriter } from './writer.ts';

function suggestionsOf(brief: Brief<PdiForm>, pieces: Pieces = {}): string[] {
  return pdiWriter.compose(brief, contextWith(pieces)).suggestions;
}

test.each([goldCase, ...richCases, ...serviceCases, ...industryCases])(
  '$name: five to eight suggestions; a short period adds what it puts off',
  ({ brief, context }) => {
    const { suggestions } = pdiWriter.compose(brief, context);
    const now = suggestions.filter((item) => !item.startsWith('Próximo ciclo'));
    expect(now.length).toBeGreaterThanOrEqual(5);
    expect(now.length).toBeLessThanOrEqual(8);
  },
);

test('paces stand in one line, and so do references', () => {
  const { suggestions } = pdiWriter.compose(goldCase.brief, goldCase.context);
  expect(suggestions[0]).toBe(
    'Delegação — Avanço de dois níveis: mais prática acompanhada e alguém de referência por perto. Conversa de acompanhamento a cada quinzena. Comunicação — Avanço de um nível: praticar com regularidade e consolidar. Conversa de acompanhamento mensal.',
  );
  const lines = (pattern: RegExp) => suggestions.filter((item) => pattern.test(item));
  expect(lines(/^Referência/u)).toHaveLength(1);
  expect(lines(/valor “/u)).toHaveLength(1);
  expect(lines(/^Compromissos/u)).toHaveLength(1);
});

test('what to change before agreeing comes first', () => {
  const brief = {
    ...goldCase.brief,
    deadline: '2027-01-29',
    competencies: [competency('Vendas', 1, 4)],
  };
  expect(suggestionsOf(brief)[0]).toContain('O prazo é curto para um avanço de 3 níveis');
});

test('several notes make one line, with what to do about each', () => {
  const additionalNotes =
    'Trabalha à noite em escala 12x36. Não há verba para cursos. Gosta de planilhas.';
  const told = suggestionsOf({ ...goldCase.brief, additionalNotes }).filter((item) =>
    item.includes('12x36'),
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('usar materiais gratuitos');
});

const values = ['Respeito', 'Compromisso', 'Inovação'];
const lived = (names: string[], days = 180) => {
  const brief = {
    deadline: addDays('2026-11-23', days),
    goals: [`Melhorar o processo ${days}`],
    competencies: names.map((name) => competency(name, 2, 4)),
  };
  return (
    suggestionsOf(brief, { company: { values } }).find((item) => item.includes('valor “')) ?? ''
  );
};

test('a value is lived where the plan is practised: never the same line for two plans', () => {
  const lines = [
    ['Delegação', 'Comunicação'],
    ['Gestão do tempo', 'Excel'],
    ['Foco no cliente', 'Liderança'],
    ['Escrita profissional', 'Vendas'],
    ['TypeScript', 'Trabalho em equipe'],
  ].map((names) => lived(names));
  const practices = lines.map((line) => line.replace(/\d{2}\/\d{2}\/\d{4}/gu, ''));
  expect(new Set(practices).size).toBe(lines.length);
  // Each names its competency and the day of something that the plan asks for.
  expect(lines.filter((line) => !/\d{2}\/\d{2}\/\d{4}/u.test(line))).toEqual([]);
  const { competencies } = pdiWriter.compose(goldCase.brief, goldCase.context);
  const days = competencies.flatMap(
    ({ actions }) => actions.join(' ').match(/\d{2}\/\d{2}\/\d{4}/gu) ?? [],
  );
  const gold = pdiWriter
    .compose(goldCase.brief, goldCase.context)
    .suggestions.find((item) => item.includes('valor “'));
  expect(gold?.match(/\d{2}\/\d{2}\/\d{4}/gu)?.every((day) => days.includes(day))).toBe(true);
});

test('the same person reads other words in the next plan', () => {
  expect(
    new Set(
      [90, 120, 150, 180, 210, 240].map((days) =>
        lived(['Delegação', 'Comunicação'], days).replace(/\d{2}\/\d{2}\/\d{4}/gu, ''),
      ),
    ).size,
  ).toBeGreaterThan(1);
});

test('a goal of the team that no goal serves becomes what an action is about', () => {
  const { competencies, goals } = pdiWriter.compose(
    {
      deadline: '2027-05-28',
      goals: ['Aprender inglês'],
      competencies: [competency('Testes automatizados', 1, 3)],
    },
    contextWith({ team: { goals: ['Diminuir incidentes em produção'] } }),
  );
  expect(JSON.stringify(competencies)).toContain('que ajude a diminuir incidentes em produção');
  expect(goals.join(' ')).not.toContain('meta da equipe');
});

test('the first conversation says what came before in one line', () => {
  const told = suggestionsOf(goldCase.brief, {
    latestFeedback: { day: '2026-10-14', text: 'Sobre comunicação com a equipe.' },
    diary: [{ day: '2026-11-12', text: 'Renata superou a meta, muito bem.' }],
  }).filter((item) => item.includes('/2026'));
  expect(told.filter((item) => item.startsWith('Pauta da primeira conversa'))).toEqual([
    'Pauta da primeira conversa: abrir pelo bom resultado registrado no diário em 12/11/2026, com o fato e o efeito; retomar o que ficou combinado no feedback de 14/10/2026 sobre comunicação.',
  ]);
});

test('no joint sounds like a form', () => {
  const clumsy = /com um espaço para o que|com prioridade para o|objetivo “[^”]{80,}”/u;
  for (const { brief, context } of [goldCase, ...richCases, ...serviceCases, ...industryCases]) {
    expect(JSON.stringify(pdiWriter.compose(brief, context))).not.toMatch(clumsy);
  }
});

test('a study goal of the person is the study of its competency, begun in time and free where it must be', () => {
  const form = (additionalNotes: string) => ({
    deadline: '2027-05-28',
    goals: ['Fazer o curso de negociação', 'Concluir a graduação em vendas'],
    competencies: [competency('Negociação', 2, 3), competency('Vendas', 2, 3)],
    additionalNotes,
  });
  const studies = (notes: string) =>
    pdiWriter
      .compose(form(notes), contextWith())
      .competencies.map(
        ({ actions }) => actions.find((action) => action.startsWith('[Estudo]')) ?? '',
      );
  expect(studies('')[0]).toContain('Começar o curso de negociação e ');
  expect(studies('Sem verba para cursos')[0]).toContain('em formato gratuito ou dentro da empresa');
  expect(studies('')[1]).not.toContain('graduação');
});
