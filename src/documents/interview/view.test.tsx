import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { interviewContentSchema, type InterviewContent } from './contract.ts';
import { InterviewView } from './view.tsx';

const content = interviewContentSchema.parse({
  title: 'Roteiro de entrevista — Analista de Suporte',
  position: 'Analista de Suporte (pleno)',
  objective: 'Verificar o atendimento interno.',
  duration: '30 minutos',
  interviewType: 'Online',
  questions: [
    {
      category: 'Experiência Profissional',
      question: 'Conte um resultado seu.',
      expectedResponse: 'Explica o que fez.',
      evaluationCriteria: 'Contribuição própria; viabilidade',
    },
    {
      category: 'Comunicação',
      question: 'Conte como explicou algo.',
      expectedResponse: 'Usa exemplos.',
      evaluationCriteria: 'Clareza',
    },
    {
      category: 'Liderança',
      question: 'Conte como orientou alguém.',
      expectedResponse: 'Ensina por etapas.',
      evaluationCriteria: 'Didática',
    },
  ],
  sections: [
    { name: 'Abertura', duration: '3 minutos', questions: ['Explicar as <b>etapas</b>.'] },
    { name: 'Trajetória', duration: '5 minutos', questions: ['Pergunta 1'] },
    {
      name: 'Competências em foco',
      duration: '15 minutos',
      questions: ['Pergunta 2, com calma', 'Conte como orientou alguém.'],
    },
  ],
  evaluation: {
    instructions: 'Anotar evidências.',
    criteria: ['Clareza ao explicar'],
    scoringScale: '1 Não demonstrou; 2 Vago; 3 Completo; 4 Com resultado; 5 Supera',
  },
  recommendations: ['Testar a conexão.'],
  suggestions: [
    'Pergunta de reserva (Adaptabilidade): Conte uma mudança. Boa resposta: Reorganiza.',
    'Detalhar a vaga.',
  ],
});

function show(changes: Partial<InterviewContent> = {}) {
  render(<InterviewView content={{ ...content, ...changes }} />);
}
const stageOf = (name: string) => {
  const stage = screen.getByRole('heading', { name }).closest('li');
  if (!stage) throw new Error(`no stage ${name}`);
  return within(stage);
};

test('each question stands in the stage where it is asked, once', () => {
  show();
  expect(stageOf('Trajetória').getByText('Conte um resultado seu.')).toBeInTheDocument();
  const focus = stageOf('Competências em foco');
  expect(focus.getByText('Conte como explicou algo.')).toBeInTheDocument();
  expect(focus.getByText('Pergunta 2, com calma')).toBeInTheDocument();
  expect(screen.getAllByText('Conte como orientou alguém.')).toHaveLength(1);
  expect(screen.getAllByText('Pergunta 1')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Perguntas' })).toBeNull();
});

test('a question shows what a good answer has and what it is judged by', () => {
  show();
  const card = stageOf('Trajetória');
  expect(card.getByText('Experiência Profissional')).toBeInTheDocument();
  expect(card.getByText('Explica o que fez.')).toBeInTheDocument();
  expect(card.getByText('Contribuição própria')).toBeInTheDocument();
  expect(card.getByText('viabilidade')).toBeInTheDocument();
});

test('the stages show their minutes, and from when to when', () => {
  show();
  expect(stageOf('Trajetória').getByText('5 min')).toBeInTheDocument();
  expect(stageOf('Trajetória').getByText('minuto 3 ao 8')).toBeInTheDocument();
  expect(stageOf('Competências em foco').getByText('minuto 8 ao 23')).toBeInTheDocument();
});

test('the scale shows its anchors, other scales their words', () => {
  show();
  const heading = screen.getByRole('heading', { name: 'Escala' });
  expect(within(heading.parentElement!).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('Com resultado')).toBeInTheDocument();
});

test('a scale in other words is shown as it was told', () => {
  show({ evaluation: { ...content.evaluation, scoringScale: 'De 1 a 5, conforme a clareza' } });
  expect(screen.getByText('De 1 a 5, conforme a clareza')).toBeInTheDocument();
});

test('reserve questions have a place of their own', () => {
  show();
  const section = screen.getByRole('heading', { name: 'Perguntas de reserva' }).parentElement!;
  expect(within(section).getByText('Conte uma mudança.')).toBeInTheDocument();
  expect(within(section).getByText('Adaptabilidade')).toBeInTheDocument();
  expect(within(section).getByText('Reorganiza.')).toBeInTheDocument();
  expect(screen.getByText('Detalhar a vaga.')).toBeInTheDocument();
});

test('questions that no stage names follow the stages', () => {
  show({ sections: [{ name: 'Conversa', duration: 'livre', questions: ['Ouvir'] }] });
  const section = screen.getByRole('heading', { name: 'Perguntas' }).parentElement!;
  expect(within(section).getByText('Pergunta 3')).toBeInTheDocument();
  expect(stageOf('Conversa').getByText('livre')).toBeInTheDocument();
});

test('what was written is text, never markup', () => {
  show();
  expect(screen.getByText('Explicar as <b>etapas</b>.')).toBeInTheDocument();
});

test('headings descend without a gap', () => {
  show();
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
  expect(levels[0]).toBe(2);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 2)).toBeLessThanOrEqual(1);
  }
});

test('what has not been written yet leaves no empty heading, label or card', () => {
  const { container } = render(
    <InterviewView
      content={{
        ...content,
        position: '',
        objective: '',
        duration: '',
        interviewType: '',
        questions: [
          { category: '', question: 'Conte', expectedResponse: '', evaluationCriteria: '' },
        ],
        sections: [],
        evaluation: { instructions: '', criteria: [], scoringScale: '' },
        recommendations: [],
        suggestions: [],
      }}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Roteiro de entrevista — Analista de Suporte',
    'Perguntas',
  ]);
  expect(container.textContent).not.toMatch(/Uma boa resposta|Critérios|Cargo/u);
});
