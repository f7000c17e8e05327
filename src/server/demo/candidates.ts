import type { Recommendation } from '#shared/candidate-cards.ts';

/** A card of a candidate: days before today, and the time of day. */
export interface DemoCandidate {
  /** The position of the script. */
  position: string;
  daysAgo: number;
  at: string;
  name: string;
  /** Mark and evidence, in the order of the script's criteria. */
  marks: readonly (readonly [mark: number, evidence: string])[];
  conclusion: string;
  recommendation: Recommendation;
}

/** Later days have later hours: a day off work moves to the one before it, and the order stays. */
export const demoCandidates: readonly DemoCandidate[] = [
  {
    position: 'Consultor de Vendas Sênior',
    daysAgo: 61,
    at: '10:20',
    name: 'Marcela Tavares',
    marks: [
      [4, 'Explicou o projeto da cozinha em três etapas e confirmou cada uma com o cliente.'],
      [4, 'Refez o prazo com a fábrica antes de falar com o cliente, e registrou o porquê.'],
      [3, 'Acompanhou duas vendedoras novas por um mês, com retorno toda sexta.'],
      [4, 'Devolveu o sinal de um projeto que não cabia no apartamento.'],
      [3, 'Fez as perguntas certas no exercício, e esqueceu o prazo de montagem.'],
    ],
    conclusion:
      'Casos próprios, com etapas e resultado.\nConduz a conversa e confirma o que combinou.\nFalta conhecer o nosso prazo de montagem.',
    recommendation: 'advance',
  },
  {
    position: 'Consultor de Vendas Sênior',
    daysAgo: 60,
    at: '11:10',
    name: 'Rogério Sampaio',
    marks: [
      [3, 'Contou a venda de um closet do começo ao fim, sem dizer como confirmou as medidas.'],
      [2, 'Citou um atraso de entrega, mas não o que fez para resolver.'],
      [2, 'Falou da equipe em geral, sem um caso próprio.'],
      [4, 'Mostrou como avisa o cliente no mesmo dia quando algo muda.'],
      [3, 'Montou a proposta no tempo e explicou as escolhas.'],
    ],
    conclusion:
      'Bom com o cliente, com pouca prática em resolver atrasos.\nPedir mais um caso de liderança.\nVale uma segunda conversa com a fábrica.',
    recommendation: 'wait',
  },
  {
    position: 'Consultor de Vendas Sênior',
    daysAgo: 59,
    at: '15:40',
    name: 'Sílvia Andrade',
    marks: [
      [2, 'Respondeu em geral; no exercício não confirmou o que o cliente pediu.'],
      [3, 'Trocou o fornecedor de uma ferragem e mediu as devoluções.'],
      [1, 'Não trouxe exemplo de conduzir outras pessoas.'],
      [3, 'Contou que recusou uma comissão que não era sua.'],
    ],
    conclusion:
      'Experiência em loja de ferragens, ainda não em projetos.\nPara esta vaga falta conduzir outras pessoas.',
    recommendation: 'decline',
  },
];
