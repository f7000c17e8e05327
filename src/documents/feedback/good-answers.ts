import { contextWith } from '../../../test/sample-context.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import type { FeedbackForm } from './contract.ts';

/*
 * Answers that an expert would sign, with what they answer: nothing in them may be changed.
 */

export const nothingKnown = contextWith({ company: { name: 'Rota Certa' }, employee: null });

interface Answered {
  brief: Brief<FeedbackForm>;
  context: DocumentContext;
  answer: Record<string, unknown>;
}

export const routes: Answered = {
  brief: {
    employeeName: 'Diego Martins',
    feedbackType: 'desenvolvimento',
    tone: 'construtivo',
    context: 'Rotas da região Sul saíram depois do horário combinado com a expedição',
    positivePoints: ['Rotas sem erro de endereço'],
    improvementPoints: ['Avisar riscos de atraso com antecedência'],
    specificExamples:
      'Em 09/11, a rota Sul foi liberada às 7h20, sem aviso à expedição. Em 16/11, foi liberada às 7h05, com aviso às 6h50.',
    includeActionPlan: true,
    followUpDate: '2026-12-11',
  },
  context: contextWith({
    company: { name: 'Rota Certa' },
    team: { name: 'Planejamento', goals: ['Liberar as rotas até as 6h'] },
    employee: { name: 'Diego Martins', position: 'Analista de Rotas' },
    diary: [{ day: '2026-11-18', text: 'Diego avisou a expedição sem eu pedir.' }],
  }),
  answer: {
    title: 'Roteiro de feedback — Diego Martins',
    employee: 'Diego Martins — Analista de Rotas',
    type: 'Desenvolvimento',
    summary:
      'A rota Sul saiu depois das 6h em 09/11 e em 16/11. Na segunda vez houve aviso, e isso mudou o dia da expedição. A conversa precisa transformar esse aviso em hábito.',
    structure: [
      {
        section: 'Começar pelo que funciona',
        steps: [
          '“Diego, quero falar do horário da rota Sul. E quero começar por uma coisa que vai bem: as rotas saem sem erro de endereço.”',
          '“Em 18/11 eu anotei que você avisou a expedição sem eu pedir. É disso que eu quero mais.”',
        ],
      },
      {
        section: 'Contar os dois dias',
        steps: [
          '“Em 09/11 a rota foi liberada às 7h20, sem aviso. Em 16/11 saiu às 7h05, e você avisou às 6h50. A meta da equipe é liberar até as 6h.”',
          'Pare e espere.',
          '“Como você ficou sabendo, em cada um desses dias, que ia atrasar?”',
        ],
      },
      {
        section: 'Combinar',
        steps: [
          '“Proponho que o risco de atraso seja avisado assim que aparecer, e não quando já virou atraso. O que você precisa para isso?”',
          'Até 27/11/2026, você combina com a expedição o canal do aviso.',
          'Até 04/12/2026, Diego avisa cada risco por esse canal, e os avisos ficam no histórico.',
          '“Em 11/12/2026 a gente olha o histórico junto.”',
        ],
      },
    ],
    replies: [
      {
        ifSaid: 'O sistema só mostra o atraso em cima da hora.',
        answer:
          'Pode ser, e isso eu levo comigo. Com o que você já vê hoje, o que dá para avisar antes?',
      },
    ],
    recommendations: ['Leve os horários dos dois dias e nada de outras rotas.'],
    suggestions: [],
  },
};

export const inventory: Answered = {
  brief: {
    employeeName: 'Paula Reis',
    feedbackType: 'reconhecimento',
    tone: 'empático',
    context: 'Inventário de outubro fechado com um dia de folga',
    specificExamples: 'Paula conferiu 12 divergências na véspera e avisou a Lia antes do envio.',
    improvementPoints: ['Pedir ajuda mais cedo'],
    includeActionPlan: false,
  },
  context: nothingKnown,
  // In the shape of the specification: points and questions, and neither steps nor replies.
  answer: {
    title: 'Roteiro de feedback — Paula Reis',
    employee: 'Paula Reis',
    type: 'Reconhecimento',
    structure: [
      {
        section: 'Contar',
        points: [
          '“Paula, na véspera do envio você conferiu 12 divergências e avisou a Lia. Por isso o inventário de outubro fechou com um dia de folga.”',
        ],
        questions: [],
      },
      {
        section: 'Ouvir',
        points: ['Ouça até o fim.'],
        questions: ['“Como foi para você chegar a isso?”'],
      },
    ],
    recommendations: ['Conversem a sós, ainda nesta semana.'],
    suggestions: ['O pedido de ajuda mais cedo ficou para outro dia.'],
  },
};
