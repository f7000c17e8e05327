import { contextWith } from '../../../test/sample-context.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import type { ActionPlanContent, ActionPlanForm } from './contract.ts';

/*
 * Requests with the answer that a strong model would give, for tests alone: nothing in them is to be mended.
 */

export interface GoodAnswer {
  brief: Brief<ActionPlanForm>;
  context: DocumentContext;
  content: ActionPlanContent;
}

export const depot = contextWith({
  company: { name: 'Casa dos Pisos' },
  team: { name: 'Depósito', goals: ['separar no mesmo dia'] },
  colleagues: [
    { name: 'Bruno Reis', position: 'Conferente' },
    { name: 'Davi Souza', position: 'Operador de empilhadeira' },
  ],
  employee: null,
});

export const breakage: GoodAnswer = {
  brief: {
    title: 'Reduzir quebra de pisos no depósito',
    objective: 'Baixar a perda de pisos trincados de 4% para 2%',
    context:
      'Desde setembro, caixas chegam trincadas à loja.\nO garfo da empilhadeira nova é curto para o palete.',
    deadline: '2027-02-26',
    priority: 'alta',
    detailLevel: 'resumido',
    resources: 'Verba de R$ 3.000\nPlanilha de perdas',
    challenges: 'Turno da noite sem supervisor',
    successMetrics: ['Perda de pisos por mês'],
    additionalNotes: 'O inventário é em 15/01/2027.',
  },
  context: depot,
  content: {
    title: 'Reduzir quebra de pisos no depósito',
    page: '',
    summary:
      'Desde setembro, pisos chegam trincados à loja, e a perda está em 4%. O garfo curto da empilhadeira nova é a hipótese mais forte: o plano a testa antes de comprar qualquer coisa.',
    description:
      'Primeiro se contém a perda de hoje baixando a pilha; depois se compara o garfo antigo com o novo; só então se gasta a verba.',
    objectives: [
      'Baixar a perda de pisos trincados de 4% para 2% até 26/02/2027.',
      'Perda de pisos por mês: caixas trincadas sobre caixas recebidas, na planilha de perdas, toda sexta.',
    ],
    actions: [
      {
        task: 'Baixar a pilha do turno da noite para quatro alturas (número sugerido) e avisar os dois turnos.',
        done: 'Pilha com quatro alturas por uma semana.',
        deadline: '25/11/2026',
        responsible: 'Davi Souza (a combinar)',
        priority: 'alta',
      },
      {
        task: 'Anotar na planilha de perdas, por duas semanas, onde cada caixa trincou.',
        done: 'Duas semanas anotadas na planilha.',
        deadline: '11/12/2026',
        responsible: 'Bruno Reis (a combinar)',
        priority: 'alta',
      },
      {
        task: 'Comparar o garfo antigo com o novo em vinte paletes e decidir se um extensor, pago com os R$ 3.000, resolve.',
        done: 'Diferença entre os dois garfos anotada.',
        deadline: '08/01/2027',
        responsible: 'Marcos Vieira',
        priority: 'media',
      },
      {
        task: 'Conferir o resultado depois do inventário de 15/01/2027 e fixar a altura da pilha.',
        done: 'Altura da pilha escrita na doca.',
        deadline: '26/02/2027',
        responsible: 'Marcos Vieira',
        priority: 'media',
      },
    ],
    resources: [
      'Verba de R$ 3.000: fica para o extensor, se o teste mostrar que vale.',
      'Planilha de perdas: onde se conta, antes e depois.',
    ],
    timeline: {
      duration: '95 dias',
      start: '23/11/2026',
      end: '26/02/2027',
      milestones: ['11/12/2026 — Perdas anotadas por lugar', '26/02/2027 — Perda do mês comparada'],
    },
    risks: [
      {
        risk: 'Turno da noite sem supervisor',
        sign: 'a pilha volta a subir de madrugada',
        response: 'Bruno confere às 6h e avisa Marcos',
      },
    ],
    ready: [],
    suggestions: ['Quem assina a compra do extensor acima de R$ 3.000?'],
  },
};

export const twoWeeks: GoodAnswer = {
  brief: {
    title: 'Treinar o recebimento',
    objective: 'Todos conferem a caixa no recebimento',
    deadline: '2026-12-11',
    detailLevel: 'resumido',
    successMetrics: ['Caixas conferidas'],
  },
  context: depot,
  content: {
    ...breakage.content,
    title: 'Treinar o recebimento',
    summary: 'Em duas semanas e meia, todos passam a conferir a caixa na chegada.',
    description: 'Bruno mostra, cada pessoa faz ao lado dele e depois faz sem ajuda.',
    objectives: [
      'Todos conferem a caixa no recebimento até 11/12/2026.',
      'Caixas conferidas: contar as assinadas, todo dia, na folha do recebimento.',
    ],
    actions: [
      {
        task: 'Escrever a conferência em cinco linhas.',
        done: 'Folha de cinco linhas na doca.',
        deadline: '27/11/2026',
        responsible: 'Bruno Reis (a combinar)',
        priority: 'alta',
      },
      'Mostrar a conferência a cada pessoa até 04/12/2026, na doca.',
    ],
    resources: [],
    timeline: 'Até 11/12/2026',
    risks: [],
    ready: [],
    suggestions: [],
  },
};
