import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { meetingContentSchema, type MeetingContent } from './contract.ts';
import { MeetingView } from './view.tsx';

const item = (topic: string, duration: string, more: object = {}) => ({
  topic,
  duration,
  description: `Sobre ${topic}.`,
  activities: ['Ler o objetivo', 'Perguntar: o que não pode parar?'],
  ready: [],
  responsible: 'Liderança',
  ...more,
});

function read(content: object): MeetingContent {
  return z.parse(meetingContentSchema, content);
}

const content = read({
  title: 'Conversa com Carla',
  objective: 'Alinhar prioridades. Ao final, teremos a lista.',
  duration: '30 minutos',
  format: 'Online',
  participants: ['Carla Nunes'],
  agenda: [item('Abertura', '5 minutos'), item('Férias', '20 minutos'), item('Fim', '5 minutos')],
  materials: ['Link da chamada'],
  suggestions: ['<b>Avisar</b> antes'],
});

/** The column stands under 'Pauta'. */
function column() {
  const section = screen.getByRole('heading', { name: 'Pauta' }).parentElement!;
  return within(section).getAllByRole('listitem');
}
function heights(): number[] {
  return column().map((row) =>
    Number.parseFloat(row.querySelector<HTMLElement>('[aria-hidden]')?.style.height ?? '0'),
  );
}

test('the minutes are a column in proportion, with their figures', () => {
  render(<MeetingView content={content} />);
  expect(column().map((row) => row.textContent)).toEqual([
    '5 minAbertura',
    '20 minFérias',
    '5 minFim',
  ]);
  const [first = 0, second = 0, third = 0] = heights();
  expect(second / first).toBeCloseTo(4);
  expect(third).toBe(first);
});

test('each item says how long, who leads, what for and what to do', () => {
  render(<MeetingView content={content} />);
  const heading = screen.getByRole('heading', { name: 'Férias' });
  const whole = within(heading.closest('li')!);
  expect(whole.getByText('20 minutos')).toBeInTheDocument();
  expect(whole.queryByText('Condução: Liderança')).toBeNull();
  expect(whole.getByText('Sobre Férias.')).toBeInTheDocument();
  expect(whole.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Ler o objetivo',
    'Perguntar: o que não pode parar?',
  ]);
});

test('who leads every item is said once, and item by item where they differ', () => {
  const { rerender } = render(<MeetingView content={content} />);
  expect(screen.getAllByText(/Liderança/)).toHaveLength(1);
  const [first, ...others] = content.agenda;
  const agenda = [{ ...first!, responsible: 'Carla Nunes' }, ...others];
  rerender(<MeetingView content={{ ...content, agenda }} />);
  expect(screen.getByText('Condução: Carla Nunes')).toBeInTheDocument();
  expect(screen.getAllByText('Condução: Liderança')).toHaveLength(2);
});

test('what is said aloud stands out', () => {
  const agenda = [item('Férias', '30 minutos', { activities: ['Comece: “O que não para?”'] })];
  render(<MeetingView content={{ ...content, summary: 'Carla sai de férias.', agenda }} />);
  expect(screen.getByText('“O que não para?”')).toHaveClass('font-medium');
  expect(screen.getByText('Comece:')).not.toHaveClass('font-medium');
  expect(screen.getByText('Carla sai de férias.')).toBeInTheDocument();
});

test('a script is an agenda by another name, and only objects are items', () => {
  const { agenda, ...rest } = content;
  render(<MeetingView content={read({ ...rest, script: ['Só texto', ...agenda] })} />);
  expect(column()).toHaveLength(3);
  expect(screen.queryByText('Só texto')).toBeNull();
});

test('minutes that say nothing leave the items without a column', () => {
  const agenda = [item('Abertura', 'a combinar'), item('Fim', 'livre')];
  render(<MeetingView content={read({ ...content, agenda })} />);
  expect(screen.queryByRole('heading', { name: 'Pauta' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Abertura' })).toBeInTheDocument();
});

test('a few participants are all named, many are folded and printed whole', async () => {
  const { rerender } = render(<MeetingView content={content} />);
  expect(screen.getByText('Carla Nunes', { exact: false })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  const participants = Array.from({ length: 40 }, (_, index) => `Pessoa ${index + 1}`);
  rerender(<MeetingView content={{ ...content, participants }} />);
  const more = screen.getByRole('button', { name: 'Mostrar todas as pessoas' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('e mais 32 pessoas')).toBeInTheDocument();
  expect(screen.getByText(/Pessoa 40$/)).toHaveClass('hidden', 'print:inline');
  await userEvent.click(more);
  expect(screen.getByText(/Pessoa 40$/)).not.toHaveClass('hidden');
  expect(screen.getByRole('button', { name: 'Mostrar menos' })).toBeInTheDocument();
});

test('what was written is text, never markup', () => {
  render(<MeetingView content={{ ...content, materials: ['<b>Avisar</b> antes'] }} />);
  expect(screen.getByText('<b>Avisar</b> antes')).toBeInTheDocument();
});

test('what has not been written yet leaves no empty heading', () => {
  const empty = {
    ...content,
    objective: '',
    duration: '',
    format: '',
    participants: [],
    agenda: [],
    materials: [],
    suggestions: [],
  };
  const { rerender } = render(<MeetingView content={empty} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  const coming = {
    topic: 'Abertura',
    duration: '',
    description: '',
    activities: [],
    ready: [],
    responsible: '',
  };
  rerender(<MeetingView content={{ ...empty, agenda: [coming] }} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Conversa com Carla',
    'Roteiro',
    'Abertura',
  ]);
  expect(screen.queryByText(/Condução/)).toBeNull();
});
