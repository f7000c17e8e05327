import type { BehavioralProfile } from '#shared/vocabulary.ts';

/**
 * How to lead a conversation with a person of each profile. `{pessoa}` is how the person is called. A
 * profile chooses the way; it is never named, nor stated as a fact about the person.
 */
export interface ConversationGuide {
  /** For the leader, before the conversation. */
  prepare: string;
  /** The last step of the conversation. */
  close: string;
}

export const conversationGuides: Record<BehavioralProfile, ConversationGuide> = {
  comunicador: {
    prepare:
      'Deixar {pessoa} falar primeiro, com um tempo definido para cada assunto, e voltar à pauta quando a conversa mudar de rumo.',
    close: 'Pedir que {pessoa} resuma o que ficou decidido',
  },
  analitico: {
    prepare:
      'Enviar a pauta e os números na véspera e, na conversa, perguntar diretamente a opinião de {pessoa}.',
    close: 'Registrar o critério usado em cada decisão',
  },
  executor: {
    prepare:
      'Dizer o objetivo e a decisão esperada logo no começo e deixar que {pessoa} proponha o caminho.',
    close: 'Ouvir uma segunda opção antes de fechar cada combinado com {pessoa}',
  },
  planejador: {
    prepare:
      'Avisar {pessoa} da pauta com antecedência, conversar com calma e explicar o que muda e o que não muda.',
    close: 'Confirmar com {pessoa}, um a um, os compromissos assumidos',
  },
};

export const withoutProfileGuide: ConversationGuide = {
  prepare: 'Combinar com {pessoa} a melhor forma de acompanhar os próximos passos.',
  close: 'Pedir a {pessoa} uma palavra sobre como foi a conversa',
};
