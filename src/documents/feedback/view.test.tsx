import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shownContent } from '../kit/shown.ts';
import { composeFeedback } from './compose.ts';
import { feedbackContentSchema, type FeedbackContent } from './contract.ts';
import { routes } from './good-answers.ts';
import { FeedbackView } from './view.tsx';

const content = z.parse(feedbackContentSchema, {
  ...routes.answer,
  suggestions: ['<b>Revisar</b> antes de usar.'],
});
const blank: FeedbackContent = {
  ...content,
  title: '',
  type: '',
  summary: '',
  structure: [],
  replies: [],
  recommendations: [],
  suggestions: [],
};

const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('the story first, then the parts in order, replies and care', () => {
  render(<FeedbackView content={content} />);
  expect(screen.getByText(content.summary)).toBeInTheDocument();
  expect(screen.getByText('Desenvolvimento')).toBeInTheDocument();
  expect(headings()).toEqual([
    '1. Começar pelo que funciona',
    '2. Contar os dois dias',
    '3. Combinar',
    'Se a pessoa disser…',
    'Recomendações gerais',
  ]);
  expect(screen.queryByText('Perguntas sugeridas')).toBeNull();
});

test('what is said and asked stands in one list, in the order of use', () => {
  render(<FeedbackView content={content} />);
  const [, part] = screen.getAllByRole('list');
  const steps = within(part!).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(content.structure[1]?.steps);
});

test('what the person may say is quoted, and so is the answer', () => {
  render(<FeedbackView content={content} />);
  expect(screen.getByRole('term')).toHaveTextContent('“O sistema só mostra o atraso');
  expect(screen.getByRole('definition')).toHaveTextContent('“Pode ser, e isso eu levo comigo.');
});

test('what was noted keeps its label beside the words', () => {
  render(<FeedbackView content={composeFeedback(routes.brief, routes.context)} />);
  expect(screen.getByText(/Fatos e efeito/u).closest('li')).toHaveTextContent('Em 09/11, a rota');
});

test('an older script, with a figure for a type and days for machines, reads well', () => {
  const old = z.parse(
    feedbackContentSchema,
    shownContent({
      title: 'Roteiro de feedback — Diego',
      employee: 'Diego',
      type: 360,
      structure: [
        {
          section: 'Abertura',
          points: ['Retomar em 2026-12-11.'],
          questions: ['Como você está?'],
        },
      ],
      recommendations: ['Enviar o aviso — Diego, até 27/11/2026. Saberemos pelo registro.'],
    }),
  );
  render(<FeedbackView content={old} />);
  expect(screen.getByText('Feedback 360°')).toBeInTheDocument();
  expect(screen.getByText('Retomar em 11/12/2026.')).toBeInTheDocument();
  expect(screen.getByText('Como você está?')).toBeInTheDocument();
  expect(headings()).toEqual(['1. Abertura', 'Recomendações gerais']);
});

test('what was written is text, never markup', () => {
  const recommendations = ['<b>Revisar</b> antes de usar.'];
  render(<FeedbackView content={{ ...content, recommendations }} />);
  expect(screen.getByText('<b>Revisar</b> antes de usar.')).toBeInTheDocument();
});

test('what has not been written yet leaves no empty heading', () => {
  const { rerender } = render(<FeedbackView content={blank} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  const part = { section: 'Abertura', steps: [], points: [], questions: [] };
  rerender(<FeedbackView content={{ ...blank, structure: [part, { ...part, section: '' }] }} />);
  expect(headings()).toEqual(['1. Abertura']);
});
