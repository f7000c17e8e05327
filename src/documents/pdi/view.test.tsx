import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pdiContentSchema } from './contract.ts';
import { PdiView } from './view.tsx';

const content = pdiContentSchema.parse({
  title: 'PDI de Renata Lopes',
  employee: 'Renata Lopes',
  period: '23/11/2026 a 31/05/2027',
  competencies: [
    {
      name: 'Delegação',
      currentLevel: 2,
      targetLevel: 4,
      actions: [
        '[Prática] Delegar a abertura — até 05/02/2027. Evidência: combinado por escrito.',
        'Conversar com a equipe',
      ],
    },
    { name: 'Escuta', currentLevel: 5, targetLevel: 3, actions: [] },
  ],
  goals: ['Reduzir as filas'],
  timeline: {
    duration: '6 meses',
    start: '23/11/2026',
    end: '31/05/2027',
    milestones: ['25/02/2027 — Revisão de rota'],
  },
  suggestions: ['<b>Avisar</b> com antecedência'],
});

test('a competency shows where it stands, as a bar and as figures', () => {
  render(<PdiView content={content} />);
  const bars = screen.getAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['50', '100']);
  expect(screen.getByText('Nível 2 → 4 · 50%')).toBeInTheDocument();
});

test('an action is taken apart, one in other words is shown as it is', () => {
  render(<PdiView content={content} />);
  expect(screen.getByText('Prática')).toBeInTheDocument();
  expect(screen.getByText('Delegar a abertura')).toBeInTheDocument();
  expect(screen.getByText('05/02/2027')).toBeInTheDocument();
  expect(screen.getByText('combinado por escrito.')).toBeInTheDocument();
  expect(screen.getByText('Conversar com a equipe')).toBeInTheDocument();
});

test('what was written is text, never markup', () => {
  render(<PdiView content={content} />);
  expect(screen.getByText('<b>Avisar</b> com antecedência')).toBeInTheDocument();
});

test('a timeline may be free text', () => {
  render(<PdiView content={{ ...content, timeline: 'Seis meses, a combinar' }} />);
  expect(screen.getByText('Seis meses, a combinar')).toBeInTheDocument();
});

test('what has not been written yet leaves no empty heading', () => {
  render(
    <PdiView
      content={{
        ...content,
        period: '',
        competencies: [],
        goals: [],
        timeline: '',
        suggestions: [],
      }}
    />,
  );
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
