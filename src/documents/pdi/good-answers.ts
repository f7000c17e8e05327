import { contextWith } from '../../../test/sample-context.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import type { PdiContent, PdiForm } from './contract.ts';

/*
 * Requests with the answer that a strong model would give, for tests alone: nothing in them is to be mended.
 */

export interface GoodAnswer {
  brief: Brief<PdiForm>;
  context: DocumentContext;
  content: PdiContent;
}

export const shop = contextWith({
  company: { name: 'Mercado Bom Vizinho', values: ['palavra cumprida'] },
  team: { name: 'Loja Centro', goals: ['reduzir o tempo de espera nos caixas'] },
  colleagues: [{ name: 'Bruno Reis', position: 'Operador de Caixa' }],
  employee: {
    behavioralProfile: 'planejador',
    objectives: ['Assumir a coordenação da frente de caixa'],
  },
});

export const halfYear: GoodAnswer = {
  brief: {
    employeeId: 'e1',
    employeeName: 'Renata Lopes',
    deadline: '2027-05-31',
    goals: ['Reduzir as filas nos horários de pico', 'Assumir a coordenação da frente de caixa'],
    competencies: [
      { name: 'Comunicação', currentLevel: 3, targetLevel: 4 },
      { name: 'Delegação', currentLevel: 2, targetLevel: 4 },
    ],
    additionalNotes: 'A loja troca de sistema em fevereiro de 2027.',
  },
  context: shop,
  content: {
    title: 'PDI de Renata Lopes',
    page: '',
    employee: 'Renata Lopes — Supervisora de Caixa',
    period: '23/11/2026 a 31/05/2027',
    summary:
      'Renata, você quer coordenar a frente de caixa. Para isso, parte do que hoje passa por você precisa andar com outras pessoas, e a equipe precisa saber das mudanças antes que elas cheguem. A troca de sistema, em fevereiro de 2027, é a primeira prova.',
    competencies: [
      {
        name: 'Delegação',
        currentLevel: 2,
        targetLevel: 4,
        evidence: 'Passa o turno sem que alguém precise lembrar.',
        actions: [
          'Até 11/12/2026, escolher com Marcos três tarefas do turno que outra pessoa pode assumir, e escrever o motivo de cada escolha.',
          'Até 29/01/2027, passar a abertura dos caixas a Bruno Reis (a combinar com ele), com o resultado esperado por escrito. O passo está dado quando quatro aberturas seguidas saírem sem você (número sugerido).',
          'Até 30/04/2027, deixar a equipe montar a escala de pico e olhar só o resultado, às sextas. É a primeira entrega para reduzir as filas.',
        ],
      },
      {
        name: 'Comunicação',
        currentLevel: 3,
        targetLevel: 4,
        evidence: 'Mostra a conta antes de decidir.',
        actions: [
          'Até 05/02/2027, reunir as dúvidas sobre o sistema novo e responder a todas em uma página, lida com a equipe antes da troca.',
          'Até 14/05/2027, conduzir sozinha a reunião semanal da frente de caixa por quatro semanas, com Marcos presente só na primeira.',
        ],
      },
    ],
    goals: [
      'Reduzir as filas nos horários de pico: contar as pessoas na fila às sextas, das 17h às 19h (sugestão), até 11/12/2026 e de novo em 28/05/2027.',
      'Assumir a coordenação da frente de caixa: quatro semanas conduzidas por você até 14/05/2027, conversadas com Marcos.',
    ],
    leaderPart: [
      'Marcos conversa com Renata 20 minutos em 29/01/2027 e em 31/03/2027.',
      'Marcos avisa a equipe de que a abertura dos caixas passa a ser de Bruno.',
    ],
    timeline: {
      duration: '27 semanas',
      start: '23/11/2026',
      end: '31/05/2027',
      milestones: [
        '11/12/2026 — Filas contadas e tarefas escolhidas',
        '26/02/2027 — Troca de sistema feita, com as dúvidas respondidas',
        '31/05/2027 — Filas contadas de novo e coordenação conversada',
      ],
    },
    risks: [
      {
        risk: 'A troca de sistema tomar o tempo do plano',
        sign: 'duas sextas seguidas sem conversa',
        response: 'Marcos adia o passo da escala para depois de fevereiro',
      },
    ],
    ready: [],
    suggestions: [
      'A resposta que mais mudaria o plano: quem cobre o turno quando Renata coordena?',
    ],
  },
};

export const sixWeeks: GoodAnswer = {
  brief: {
    employeeId: 'e1',
    deadline: '2027-01-08',
    goals: ['Fechar o caixa sem acerto'],
    competencies: [{ name: 'Excel', currentLevel: 3, targetLevel: 3 }],
  },
  context: shop,
  content: {
    title: 'PDI de Renata Lopes',
    page: '',
    employee: 'Renata Lopes — Supervisora de Caixa',
    period: '23/11/2026 a 08/01/2027',
    summary:
      'Em seis semanas, Renata, o que você já sabe de planilha passa a servir ao fechamento.',
    competencies: [
      {
        name: 'Excel',
        currentLevel: 3,
        targetLevel: 3,
        evidence: 'Faz três vezes seguidas sem correção.',
        actions: [
          'Até 18/12/2026, montar com Bruno Reis (a combinar) a planilha que mostra de onde vem cada diferença, e usá-la até 08/01/2027.',
        ],
      },
    ],
    goals: [
      'Fechar o caixa sem acerto: anotar cada diferença até 18/12/2026 e comparar em 08/01/2027.',
    ],
    leaderPart: ['Marcos olha a planilha com Renata em 18/12/2026.'],
    timeline: {
      duration: '46 dias',
      start: '23/11/2026',
      end: '08/01/2027',
      milestones: ['18/12/2026 — Planilha em uso', '08/01/2027 — Diferenças comparadas'],
    },
    risks: [],
    ready: [],
    suggestions: [],
  },
};
