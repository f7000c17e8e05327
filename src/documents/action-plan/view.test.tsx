import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shownContent } from '../kit/shown.ts';
import { actionPlanContentSchema, type ActionPlanContent } from './contract.ts';
import { breakage } from './good-answers.ts';
import { ActionPlanView } from './view.tsx';

const content = actionPlanContentSchema.parse({
  title: 'Reduzir atrasos de entrega',
  description: 'As áreas reclamam.',
  objectives: [
    '<b>Cumprir</b> as datas até 18/12/2026',
    'Entregas no prazo: linha de base até 25/11/2026; meta definida até 27/11/2026; fonte: quadro; acompanhamento semanal',
  ],
  actions: [
    {
      task: 'Listar as entregas. Por quê: para ver a fila. Como: com a equipe.',
      done: 'Lista na parede',
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
  expect(first).toHaveTextContent('Listar as entregas. Por quê: para ver a fila.');
  expect(first).toHaveTextContent('Pronto quando: Lista na parede');
  expect(second).not.toHaveTextContent('Pronto quando');
  expect(second).toHaveTextContent('Prioridade: Média');
  expect(third).toHaveTextContent('Prioridade: Baixa');
});

test('a day that is still to be set is said in words, and is no chip', () => {
  render(<ActionPlanView content={content} />);
  expect(screen.getByText('Prazo a definir').tagName).not.toBe('TIME');
});

test('an action may be plain text', () => {
  render(<ActionPlanView content={content} />);
  expect(rows()[3]).toHaveTextContent(/^Comemorar com a equipe$/u);
});

test('a timeline may be an object or free text', () => {
  const { rerender } = render(<ActionPlanView content={content} />);
  expect(screen.getByText('Datas renegociadas')).toBeInTheDocument();
  rerender(<ActionPlanView content={{ ...content, timeline: 'Em dois meses' }} />);
  expect(screen.getByText('Em dois meses')).toBeInTheDocument();
});

test('the story opens the plan, and resources and risks close it', () => {
  render(<ActionPlanView content={breakage.content} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Reduzir quebra de pisos no depósito',
    'Objetivos',
    'Ações',
    'Com o que contamos',
    'Cronograma',
    'Riscos',
  ]);
  expect(screen.getByText(/a perda está em 4%/u)).toBeInTheDocument();
  const risk = screen.getByText('Turno da noite sem supervisor').closest('li')!;
  expect(risk).toHaveTextContent('Sinal: a pilha volta a subir de madrugada');
  expect(risk).toHaveTextContent('Resposta: Bruno confere às 6h');
});

test('a day stored as yyyy-MM-dd is shown as people write it', () => {
  const action = { task: 'Medir', deadline: '2026-12-10', responsible: 'Carla', priority: 'alta' };
  const stored = actionPlanContentSchema.parse(shownContent({ title: 'Plano', actions: [action] }));
  render(<ActionPlanView content={stored} />);
  expect(screen.getByText('10/12/2026').tagName).toBe('TIME');
});

test('what was written is text, never markup', () => {
  render(<ActionPlanView content={content} />);
  expect(screen.getByText('<b>Cumprir</b> as datas até 18/12/2026')).toBeInTheDocument();
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
