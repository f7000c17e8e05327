import type { RemovalReason, Removed } from '../kit/removal.ts';

/*
 * How the leader is told why something that was typed does not reach a document.
 */

/** What was left out, and why, as a part of the sentence below. */
const leftOut: Record<RemovalReason, string> = {
  sensitive: 'um dado pessoal que este documento não deve guardar',
  discrimination:
    'um critério de escolha de pessoas que a lei proíbe (Lei nº 9.029/1995); a escolha se faz pelo que o trabalho exige',
  label:
    'um rótulo sobre a pessoa; no lugar dele, diga o que foi visto ou ouvido, quando e com que efeito',
  promise:
    'uma menção a salário ou a promoção certa; o assunto pede uma conversa própria, com o RH',
  verdict:
    'um julgamento sobre a pessoa (nota, comparação ou desligamento); essa decisão pede a participação do RH',
  reserved: 'um assunto marcado como reservado, porque outras pessoas podem vir a lê-lo',
  instruction: 'um trecho que parecia uma ordem ao sistema, e não um dado',
};

/** One suggestion for the leader on all that was left out; none where nothing was. */
export function removalNotices(removed: Removed): string[] {
  const parts = [...removed].map(([reason, topics]) =>
    topics.size === 0
      ? leftOut[reason]
      : `o que tratava de ${[...topics].join('; ')}, por ser dado pessoal de alguém`,
  );
  return parts.length === 0
    ? []
    : [`Ficou fora deste documento ${parts.join('. Também ficou fora ')}.`];
}

/** The same, said before anything is generated. */
export const inputWarnings: Record<RemovalReason, string> = {
  sensitive:
    'Há um dado pessoal sensível. Ele não deve constar de um documento de gestão (LGPD, art. 5º, II) e será retirado.',
  discrimination:
    'Há um critério de escolha de pessoas que a lei proíbe (Lei nº 9.029/1995). Ele será retirado.',
  label:
    'Há um rótulo sobre a pessoa, que será retirado. Prefira o fato: o que foi visto ou ouvido, quando e com que efeito.',
  promise:
    'Há uma promessa de promoção ou de remuneração, que será retirada. Esse assunto pede conversa própria, com o RH.',
  verdict:
    'Há uma nota, uma comparação entre pessoas ou um desligamento. O Leme não avalia nem recomenda isso: o trecho será retirado.',
  reserved:
    'Há um assunto marcado como reservado, que ficará de fora: a pessoa pode vir a ler este documento.',
  instruction:
    'Há um trecho que parece uma ordem ao sistema, e não um dado sobre o trabalho. Ele será retirado.',
};

/** Said where a text is refused as it is typed: nothing of it is kept. */
export function refusalOf(reason: RemovalReason): string {
  return `Não foi salvo: há ${leftOut[reason]}.`;
}
