import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { actionPlanContentSchema, type ActionPlanContent } from './contract.ts';
import { ActionPlanView } from './view.tsx';

const content = actionPlanContentSchema.parse({
  title: 'Reduzir atrasos de entrega',
  description: 'As áreas reclamam.',
  objectives: [
    'Cumprir as datas até 18/12/2026',
    'Entregas no prazo: linha de base até 25/11/2026; meta definida até 27/11/2026; fonte: quadro; acompanhamento semanal',
  ],
  actions: [
    {
      task: 'Listar as entregas. Por quê: para ver a fila. Como: com a equipe.',
      deadline: '25/11/2026',
      responsible: 'Liderança da equipe',
      priority: 'alta',
    },
    { task: 'Avisar riscos', deadline: 'Prazo a definir', responsible: 'RH', priority: 'Média' },
    { task: 'Arquivar', deadline: '18/12/2026', responsible: 'Carla', priority: 'baixa' },
    'Comemorar com a equipe',
  ],
  timeline: {
    duration: '25 dias',
    start: '23/11/2026',
    end: '18/12/2026',
    milestones: ['27/11/2026 — Datas renegociadas'],
  },
  suggestions: ['<b>Rever</b> a fila.', 'Risco: pedidos novos. Resposta: só com troca.'],
});

function rows(): HTMLElement[] {
  const section = screen.getByRole('heading', { name: 'Ações' }).parentElement!;
  return within(within(section).getByRole('list')).getAllByRole('listitem');
}

test('an action shows by when, how urgent, what and who', () => {
  render(<ActionPlanView content={content} />);
  const [first, second, third] = rows();
  expect(within(first!).getByText('25/11/2026').tagName).toBe('TIME');
  expect(first).toHaveTextContent('Prioridade: Alta');
  expect(first).toHaveTextContent('Responsável: Liderança da equipe');
  expect(within(first!).getByText('Listar as entregas')).toBeInTheDocument();
  expect(second).toHaveTextContent('Prioridade: Média');
  expect(third).toHaveTextContent('Prioridade: Baixa');
});

test('why and how stand apart', () => {
  render(<ActionPlanView content={content} />);
  const first = rows()[0]!;
  const terms = within(first).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Por quê: ', 'Como: ']);
  expect(within(first).getByText('para ver a fila.')).toBeInTheDocument();
});

test('a day that is still to be set is said in words, and is no chip', () => {
  render(<ActionPlanView content={content} />);
  expect(screen.getByText('Prazo a definir').tagName).not.toBe('TIME');
});

test('an action may be plain text', () => {
  render(<ActionPlanView content={content} />);
  expect(rows()[3]).toHaveTextContent(/^Comemorar com a equipe$/u);
});

test('a metric shows its facts one by one, an objective is shown as it is', () => {
  render(<ActionPlanView content={content} />);
  expect(screen.getByText('Entregas no prazo')).toBeInTheDocument();
  expect(screen.getByText('Fonte')).toBeInTheDocument();
  expect(screen.getByText('semanal')).toBeInTheDocument();
  expect(screen.getByText('Cumprir as datas até 18/12/2026')).toBeInTheDocument();
});

test('a timeline may be an object or free text', () => {
  const { rerender } = render(<ActionPlanView content={content} />);
  expect(screen.getByText('Datas renegociadas')).toBeInTheDocument();
  rerender(<ActionPlanView content={{ ...content, timeline: 'Em dois meses' }} />);
  expect(screen.getByText('Em dois meses')).toBeInTheDocument();
});

test('a risk stands apart from what answers it', () => {
  render(<ActionPlanView content={content} />);
  expect(screen.getByText('pedidos novos.')).toHaveTextContent('Risco: pedidos novos.');
  expect(screen.getByText('só com troca.')).toHaveTextContent('Resposta: só com troca.');
});

test('what was written is text, never markup', () => {
  render(<ActionPlanView content={content} />);
  expect(screen.getByText('<b>Rever</b> a fila.')).toBeInTheDocument();
});

test('what has not been written yet leaves no empty heading, and no empty badge', () => {
  const blank = {
    ...content,
    description: '',
    objectives: [],
    // While the plan comes, the last action holds no more than has arrived.
    actions: [{ task: 'Listar', deadline: '', responsible: '', priority: '' }],
    timeline: '',
    suggestions: [],
  } as unknown as ActionPlanContent;
  render(<ActionPlanView content={blank} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Reduzir atrasos de entrega',
    'Ações',
  ]);
  expect(rows()[0]).toHaveTextContent(/^Listar$/u);
});
