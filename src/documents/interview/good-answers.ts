import { contextWith } from '../../../test/sample-context.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import type { InterviewForm } from './contract.ts';

/*
 * Answers that an expert would sign, with what they answer: nothing in them may be changed.
 */

export const nothingKnown = contextWith({ company: { name: 'Atacado Boa Terra' }, employee: null });

interface Answered {
  brief: Brief<InterviewForm>;
  context: DocumentContext;
  answer: Record<string, unknown>;
}

const asked = (category: string, question: string, strong: string, warning: string) => ({
  category,
  question,
  expectedResponse: strong,
  evaluationCriteria: warning,
});

const questions = [
  asked(
    'Trajetória',
    'Me conte de um chamado que você levou do começo ao fim.',
    'Diz o que o usuário não conseguia fazer, o que testou e como confirmou que voltou a funcionar.',
    'Fala do sistema e não de quem usava. “Como essa pessoa soube que estava resolvido?”',
  ),
  asked(
    'Comunicação',
    'Me conte de uma vez em que você explicou um problema técnico a alguém que só queria trabalhar.',
    'Usa palavras comuns, diz quanto tempo leva e confere se foi entendido.',
    'Repete o termo técnico mais devagar.',
  ),
  asked(
    'Resolução de Problemas',
    'Me conte de um erro que voltava toda semana.',
    'Junta os casos, acha o que têm em comum e muda algo na causa.',
    'Reinicia e fecha o chamado.',
  ),
  asked(
    'Exercício',
    'Chegam três chamados juntos: a impressora do caixa, a senha da diretora e um aviso de vírus. Em que ordem atende, e o que diz a cada um?',
    'Começa pelo risco maior, avisa os outros dois do tempo e registra os três.',
    'Atende primeiro quem tem cargo.',
  ),
];

export const support: Answered = {
  brief: {
    position: 'Analista de Suporte',
    experienceLevel: 'pleno',
    interviewType: 'online',
    duration: '30',
    jobDescription: 'Atender usuários internos, registrar chamados e propor melhorias.',
    focusAreas: ['Comunicação', 'Resolução de Problemas'],
  },
  context: nothingKnown,
  answer: {
    title: 'Roteiro de entrevista — Analista de Suporte',
    position: 'Analista de Suporte (Pleno)',
    summary: 'Decide esta vaga quem resolve, explica e registra sem que alguém precise cobrar.',
    objective: 'Ver como a pessoa investiga, explica e registra.',
    duration: '30 minutos',
    interviewType: 'Online',
    stages: [
      {
        name: 'Abertura',
        duration: '3 minutos',
        steps: ['“São 30 minutos. Vou anotar enquanto ouço.”'],
        questions: [],
      },
      { name: 'Trajetória', duration: '5 minutos', steps: [], questions: [questions[0]] },
      {
        name: 'Áreas de foco',
        duration: '10 minutos',
        steps: [],
        questions: questions.slice(1, 3),
      },
      { name: 'Exercício', duration: '7 minutos', steps: [], questions: [questions[3]] },
      {
        name: 'Encerramento',
        duration: '5 minutos',
        steps: ['“O que você quer saber da vaga?”'],
        questions: [],
      },
    ],
    evaluation: {
      instructions: 'Anote, pontue em separado e só então compare.',
      criteria: ['Clareza ao explicar', 'Método', 'Registro'],
      scoringScale: '1 Fala em geral; 2 Conta um caso; 3 Conta e explica; 4 Ensina',
    },
    recommendations: ['Teste a câmera antes.'],
    suggestions: [],
  },
};

/** In the shape of the specification: questions and sections, without stages. */
export const inLists: Answered = {
  ...support,
  answer: {
    ...support.answer,
    stages: undefined,
    summary: undefined,
    questions,
    sections: [
      { name: 'Abertura', duration: '5 minutos', questions: ['Explicar as etapas'] },
      { name: 'Trajetória', duration: '5 minutos', questions: ['Pergunta 1'] },
      { name: 'Competências em foco', duration: '20 minutos', questions: ['Perguntas 2 a 4'] },
    ],
  },
};
