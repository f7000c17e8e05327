import type { BehavioralProfile } from '#shared/vocabulary.ts';

/**
 * How to accompany a person of each profile. Profiles are tendencies: they choose how to work
 * together and are never given as a reason, nor stated as a fact about the person.
 */
export interface ProfileGuide {
  /** How the leader follows the plan: infinitives, ready to stand as a suggestion. */
  accompaniment: string;
  /** Other ways of saying how, so that plans that follow each other do not read the same. */
  manners: readonly string[];
  /** How the leader announces a change; `{evento}` is 'a troca', `{do evento}` is 'da troca'. */
  change: string;
  /** Competencies of a plan that names none. */
  competencies: readonly [string, string];
  /** The second of them where the position leads people. */
  competencyOfLeaders?: string;
}

export const profileGuides: Record<BehavioralProfile, ProfileGuide> = {
  comunicador: {
    accompaniment:
      'Abrir cada conversa de acompanhamento com espaço para a pessoa contar o que viveu e fechar com um combinado por escrito.',
    manners: [
      'ouvir primeiro a história de cada prática e só depois escrever, em três linhas, o que fica combinado',
      'trazer o plano para conversas curtas e frequentes, cada uma com um único pedido por escrito ao final',
    ],
    change:
      'Conversar sobre {evento} antes de enviar qualquer orientação por escrito e combinar o próximo passo ao final.',
    competencies: ['C11', 'C04'],
  },
  analitico: {
    accompaniment:
      'Enviar o assunto e os registros na véspera de cada conversa de acompanhamento e deixar claro o critério de avaliação de cada evidência.',
    manners: [
      'combinar antes o que conta como evidência e dar tempo para consultar os registros antes de concluir',
      'levar fatos com data a cada conversa, separar fato de opinião e deixar uma resposta para o dia seguinte quando for preciso',
    ],
    change:
      'Explicar com antecedência o motivo e as regras {do evento}, com tempo para perguntas antes das decisões.',
    competencies: ['C14', 'C01'],
  },
  executor: {
    accompaniment:
      'Fazer conversas de acompanhamento curtas, com objetivo e decisão logo no começo, e deixar que a pessoa proponha o caminho.',
    manners: [
      'combinar o resultado e o prazo, deixar o caminho em aberto e acompanhar só pelos marcos',
      'começar cada conversa pelo resultado, ouvir a proposta e decidir ali o próximo passo',
    ],
    change: 'Dizer logo o que {evento} altera no plano e combinar as opções de ajuste.',
    competencies: ['C04', 'C05'],
    competencyOfLeaders: 'C18',
  },
  planejador: {
    accompaniment:
      'Conversar com calma e em datas previsíveis, reconhecer o esforço e confirmar ao final o que ficou combinado.',
    manners: [
      'avisar o assunto com antecedência, ir um passo de cada vez e perguntar do que a pessoa precisa para o próximo',
      'manter dia e hora fixos para conversar, dizer o que muda e o que não muda e dar nome ao que já avançou',
    ],
    change: 'Avisar com antecedência, passo a passo, o que muda e o que não muda durante {evento}.',
    competencies: ['C06', 'C08'],
  },
};

export const withoutProfile = {
  accompaniment: 'Combinar com a pessoa a melhor forma de acompanhamento.',
  manners: [
    'perguntar à pessoa como prefere acompanhar o plano e manter esse combinado',
    'escolher em conjunto o dia, a duração e a forma das conversas do plano',
  ],
  change: 'Combinar com a pessoa como o plano se ajusta durante {evento}.',
  competencies: ['C01', 'C10'],
} as const;
