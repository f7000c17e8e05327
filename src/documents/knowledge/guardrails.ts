import type { RemovalReason } from '../kit/removal.ts';

/*
 * How the leader is told why something that was typed does not reach a document.
 */

/** What the leader is told when a guardrail took something out. */
export const removalNotices: Record<RemovalReason, string> = {
  sensitive: 'Retiramos uma informação pessoal que não deve constar deste documento.',
  discrimination:
    'Retiramos um critério de escolha de pessoas que a lei proíbe: a escolha se faz pelo que o trabalho exige.',
  label:
    'O ponto trazido precisa de um exemplo observável: o que foi visto ou ouvido, quando e com que efeito?',
  promise:
    'Retiramos uma menção a remuneração ou a promoção certa: o plano não promete isso, e o assunto pede conversa própria, com o RH.',
  verdict:
    'Retiramos um julgamento sobre a pessoa (nota, comparação ou desligamento): essa decisão não cabe a este documento e pede a participação do RH.',
  reserved:
    'Deixamos de fora um assunto marcado como reservado: a pessoa pode vir a ler este documento.',
  instruction:
    'Retiramos um trecho que parecia uma ordem ao sistema, e não um dado para este documento.',
};

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
