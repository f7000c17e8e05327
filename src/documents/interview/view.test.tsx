import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shownContent } from '../kit/shown.ts';
import { interviewContentSchema, type InterviewContent } from './contract.ts';
import { inLists, support } from './good-answers.ts';
import { InterviewView } from './view.tsx';

const read = (answer: object) => z.parse(interviewContentSchema, shownContent(answer));
const content = read({ ...support.answer, suggestions: ['<b>Rever</b> a vaga.'] });
const old = read({ ...inLists.answer, recommendations: ['Retorno até 2026-12-01.'] });

const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const stage = (name: string) => screen.getByRole('heading', { name }).closest('li')!;

test('the facts, what decides, the stages in order, the ruler', () => {
  render(<InterviewView content={content} />);
  expect(screen.getByText('Analista de Suporte (Pleno)')).toBeInTheDocument();
  expect(screen.getByText(content.summary)).toBeInTheDocument();
  expect(headings()).toEqual([
    'Abertura',
    'Trajetória',
    'Áreas de foco',
    'Exercício',
    'Encerramento',
    'Avaliação',
    'Recomendações',
  ]);
});

test('each question stands in its stage, with what to listen for right below', () => {
  render(<InterviewView content={content} />);
  const questions = within(stage('Áreas de foco')).getAllByRole('listitem');
  expect(questions).toHaveLength(2);
  expect(questions[0]).toHaveTextContent(
    'Comunicação' +
      '2. Me conte de uma vez em que você explicou um problema técnico a alguém que só queria trabalhar.' +
      'Boa resposta' +
      'Usa palavras comuns, diz quanto tempo leva e confere se foi entendido.' +
      'Sinal de alerta' +
      'Repete o termo técnico mais devagar.',
  );
  expect(within(stage('Exercício')).queryByText('Exercício', { selector: 'p' })).toBeNull();
});

test('what was left empty on purpose has no line, what is missing is said', () => {
  const [first] = content.stages;
  const asked = { category: 'Reserva', question: 'O que mais você quer contar?' };
  const questions = [
    { ...asked, expectedResponse: 'Conta um caso.', evaluationCriteria: '' },
    asked,
  ];
  render(
    <InterviewView content={read({ ...support.answer, stages: [{ ...first, questions }] })} />,
  );
  expect(screen.getAllByText('Sinal de alerta')).toHaveLength(1);
  expect(screen.getByText('Critérios não especificados')).toBeInTheDocument();
  expect(screen.getByText('Resposta esperada não especificada')).toBeInTheDocument();
});

test('the stages show their minutes, and from when to when', () => {
  render(<InterviewView content={content} />);
  expect(within(stage('Áreas de foco')).getByText('10 min')).toBeInTheDocument();
  expect(within(stage('Áreas de foco')).getByText('minuto 8 ao 18')).toBeInTheDocument();
});

test('an older script has its questions where their numbers stood, and its criteria by that name', () => {
  render(<InterviewView content={old} />);
  expect(within(stage('Trajetória')).getByText(/Me conte de um chamado/u)).toBeInTheDocument();
  expect(within(stage('Competências em foco')).getAllByText('Critérios')).toHaveLength(3);
  expect(screen.queryByText(/Perguntas 2 a 4/u)).toBeNull();
  expect(screen.getByText('Explicar as etapas')).toBeInTheDocument();
  expect(screen.getByText('Retorno até 01/12/2026.')).toBeInTheDocument();
});

test('questions that no stage names follow the stages', () => {
  render(<InterviewView content={{ ...old, sections: old.sections.slice(0, 2) }} />);
  expect(within(stage('Perguntas')).getAllByText('Boa resposta')).toHaveLength(3);
});

test('the scale shows its anchors, another scale its words', () => {
  const { rerender } = render(<InterviewView content={content} />);
  expect(screen.getByText('Ensina').closest('li')).toHaveTextContent('4Ensina');
  const evaluation = { ...content.evaluation, scoringScale: 'De ruim a ótimo' };
  rerender(<InterviewView content={{ ...content, evaluation }} />);
  expect(screen.getByText('De ruim a ótimo')).toBeInTheDocument();
});

test('what was written is text, never markup', () => {
  render(<InterviewView content={{ ...content, recommendations: ['<b>Rever</b> a vaga.'] }} />);
  expect(screen.getByText('<b>Rever</b> a vaga.')).toBeInTheDocument();
});

test('what has not been written yet leaves no empty heading or label', () => {
  const blank: InterviewContent = {
    ...content,
    title: '',
    position: '',
    summary: '',
    objective: '',
    duration: '',
    interviewType: '',
    stages: [],
    questions: [],
    sections: [],
    recommendations: [],
    suggestions: [],
    evaluation: { instructions: '', criteria: [], scoringScale: '' },
  };
  const { rerender } = render(<InterviewView content={blank} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('term')).toBeNull();
  const begun = { name: 'Abertura', duration: '', steps: [], questions: [], ready: [] };
  rerender(<InterviewView content={{ ...blank, stages: [begun, { ...begun, name: '' }] }} />);
  expect(headings()).toEqual(['Abertura']);
  expect(screen.queryByRole('term')).toBeNull();
});

test('a question that goes further stands apart from the warning sign', () => {
  const [first, ...others] = content.stages;
  const asked = { ...first!.questions[0]!, evaluationCriteria: 'Fala em geral. “E o resultado?”' };
  const stages = [{ ...first!, questions: [asked] }, ...others];
  render(<InterviewView content={{ ...content, stages }} />);
  expect(screen.getByText('Fala em geral.')).toBeInTheDocument();
  expect(screen.getByText('“E o resultado?”').previousSibling).toHaveTextContent(
    'Para ir mais fundo',
  );
});
