import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { feedbackContentSchema, type FeedbackContent } from './contract.ts';
import { parsePlanLine } from './plan-line.ts';
import { FeedbackView } from './view.tsx';

const content = z.parse(feedbackContentSchema, {
  title: 'Roteiro de feedback — Diego Martins',
  employee: 'Diego Martins — Analista de Rotas',
  type: 'Desenvolvimento',
  structure: [
    { section: 'Abertura', points: ['Quero conversar.'], questions: ['Como você está?'] },
    {
      section: 'Próximos passos',
      points: [
        'Enviar o aviso — Diego, de 30/11/2026 a 11/12/2026. Saberemos pelo histórico de avisos.',
      ],
      questions: [],
    },
  ],
  recommendations: ['Conversar em local reservado.'],
  suggestions: ['<b>Revisar</b> antes de usar.'],
});
const blank: FeedbackContent = {
  title: '',
  employee: '',
  type: '',
  structure: [],
  recommendations: [],
  suggestions: [],
  isEdited: undefined,
  editedContent: undefined,
};

test('person, type, numbered sections, key points, questions and recommendations', () => {
  render(<FeedbackView content={content} />);
  expect(screen.getByText('Diego Martins — Analista de Rotas')).toBeInTheDocument();
  expect(screen.getByText('Desenvolvimento')).toBeInTheDocument();
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    '1. Abertura',
    '2. Próximos passos',
    'Recomendações gerais',
    'Sugestões',
  ]);
  expect(screen.getAllByText('Pontos-chave')).toHaveLength(2);
  expect(screen.getAllByText('Perguntas sugeridas')).toHaveLength(1);
  expect(screen.getByText('Como você está?')).toBeInTheDocument();
  expect(screen.getByText('Conversar em local reservado.')).toBeInTheDocument();
});

test('an action is taken apart: what, who, when and how it is seen', () => {
  render(<FeedbackView content={content} />);
  const line = screen.getByText('Enviar o aviso').closest('li')!;
  expect(within(line).getByText('Diego')).toBeInTheDocument();
  expect(within(line).getByText('30/11/2026')).toBeInTheDocument();
  expect(within(line).getByText('11/12/2026')).toBeInTheDocument();
  expect(within(line).getByText('Saberemos pelo histórico de avisos.')).toBeInTheDocument();
});

test.each([
  ['Anotar — a pessoa, até 27/11/2026. Saberemos pelo registro.', ['27/11/2026']],
  ['Anotar – liderança, até 27/11/2026', ['27/11/2026']],
])('%s is an action', (line, days) => {
  expect(parsePlanLine(line)).toMatchObject({ what: 'Anotar', days });
});

test.each([
  'Em 20/10/2026 retomamos o assunto.',
  'A próxima conversa fica para 11/12/2026.',
  'Enviar o aviso — Diego, em breve.',
])('%s is shown as it is', (line) => {
  expect(parsePlanLine(line)).toBeNull();
});

test('what was written is text, never markup', () => {
  render(<FeedbackView content={content} />);
  expect(screen.getByText('<b>Revisar</b> antes de usar.')).toBeInTheDocument();
});

test('what has not been written yet leaves no empty heading', () => {
  const { rerender } = render(<FeedbackView content={blank} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  const structure = [
    { section: 'Abertura', points: [], questions: [] },
    { section: '', points: [], questions: [] },
  ];
  rerender(<FeedbackView content={{ ...blank, structure }} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.queryByText('Pontos-chave')).toBeNull();
});
