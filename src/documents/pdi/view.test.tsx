import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shownContent } from '../kit/shown.ts';
import { pdiContentSchema, type PdiContent } from './contract.ts';
import { halfYear } from './good-answers.ts';
import { PdiView } from './view.tsx';

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('a plan reads from its story to its risks', () => {
  render(<PdiView content={halfYear.content} />);
  expect(headings()).toEqual([
    'PDI de Renata Lopes',
    'Objetivos',
    'Competências',
    'Delegação',
    'Comunicação',
    'A parte da liderança',
    'Cronograma',
    'Riscos',
  ]);
  expect(screen.getByText(/você quer coordenar a frente de caixa/u)).toBeInTheDocument();
  expect(screen.getByText('Supervisora de Caixa · 23/11/2026 a 31/05/2027')).toBeInTheDocument();
});

test('a competency shows where it stands, and its steps in order', () => {
  render(<PdiView content={halfYear.content} />);
  const bars = screen.getAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['50', '75']);
  expect(screen.getByText('Nível 2 → 4 · 50%')).toBeInTheDocument();
  const article = screen.getByRole('heading', { name: 'Delegação' }).closest('article')!;
  const steps = within(article).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(
    halfYear.content.competencies[0]!.actions,
  );
});

test('a risk has its sign and its response, each with a label', () => {
  render(<PdiView content={halfYear.content} />);
  const risk = screen.getByText('A troca de sistema tomar o tempo do plano').closest('li')!;
  expect(risk).toHaveTextContent('Sinal: duas sextas seguidas sem conversa');
  expect(risk).toHaveTextContent('Resposta: Marcos adia o passo');
});

test('an older row reads well: no tag, days as people write them', () => {
  const older = z.parse(
    pdiContentSchema,
    shownContent({
      title: 'PDI de Renata Lopes',
      employee: 'Renata Lopes',
      period: '2026-11-23 a 2027-05-31',
      competencies: [
        {
          name: 'Delegação',
          currentLevel: 2,
          targetLevel: 4,
          actions: ['[Prática] Delegar a abertura — até 05/02/2027. Evidência: <b>combinado</b>.'],
        },
      ],
      timeline: 'Seis meses, até 2027-05-31',
      suggestions: ['Conversar a cada quinzena.'],
    }),
  );
  render(<PdiView content={older} />);
  expect(headings()).toEqual(['PDI de Renata Lopes', 'Competências', 'Delegação', 'Cronograma']);
  expect(screen.getByText('23/11/2026 a 31/05/2027')).toBeInTheDocument();
  expect(screen.getByText('Seis meses, até 31/05/2027')).toBeInTheDocument();
  expect(
    screen.getByText('Delegar a abertura — até 05/02/2027. Evidência: <b>combinado</b>.'),
  ).toBeInTheDocument();
});

test('what has not been written yet leaves no empty heading', () => {
  const blank: PdiContent = {
    ...halfYear.content,
    employee: '',
    period: '',
    summary: '',
    competencies: [],
    goals: [],
    leaderPart: [],
    timeline: '',
    risks: [],
  };
  render(<PdiView content={blank} />);
  expect(headings()).toEqual(['PDI de Renata Lopes']);
});

test('what was written is text, never markup', () => {
  render(<PdiView content={{ ...halfYear.content, goals: ['<b>Rever</b> o prazo'] }} />);
  expect(screen.getByText('<b>Rever</b> o prazo')).toBeInTheDocument();
});
