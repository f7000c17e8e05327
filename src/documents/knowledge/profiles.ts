import type { BehavioralProfile } from '#shared/vocabulary.ts';

/**
 * How to accompany a person of each profile. Profiles are tendencies: they choose how to work
 * together and are never given as a reason, nor stated as a fact about the person.
 */
export interface ProfileGuide {
  /** How the leader follows the plan: infinitives, ready to stand as a suggestion. */
  accompaniment: string;
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
    change:
      'Conversar sobre {evento} antes de enviar qualquer orientação por escrito e combinar o próximo passo ao final.',
    competencies: ['C11', 'C04'],
  },
  analitico: {
    accompaniment:
      'Enviar o assunto e os registros na véspera de cada conversa de acompanhamento e deixar claro o critério de avaliação de cada evidência.',
    change:
      'Explicar com antecedência o motivo e as regras {do evento}, com tempo para perguntas antes das decisões.',
    competencies: ['C14', 'C01'],
  },
  executor: {
    accompaniment:
      'Fazer conversas de acompanhamento curtas, com objetivo e decisão logo no começo, e deixar que a pessoa proponha o caminho.',
    change: 'Dizer logo o que {evento} altera no plano e combinar as opções de ajuste.',
    competencies: ['C04', 'C05'],
    competencyOfLeaders: 'C18',
  },
  planejador: {
    accompaniment:
      'Conversar com calma e em datas previsíveis, reconhecer o esforço e confirmar ao final o que ficou combinado.',
    change: 'Avisar com antecedência, passo a passo, o que muda e o que não muda durante {evento}.',
    competencies: ['C06', 'C08'],
  },
};

export const withoutProfile = {
  accompaniment: 'Combinar com a pessoa a melhor forma de acompanhamento.',
  change: 'Combinar com a pessoa como o plano se ajusta durante {evento}.',
  competencies: ['C01', 'C10'],
} as const;
