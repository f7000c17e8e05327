import { normalize } from '../words.ts';
import { office, serviceFamilies } from './families-service.ts';
import { tradeFamilies } from './families-trades.ts';
import { caseAloud, type Family } from './family.ts';
import { ask } from './question.ts';

/*
 * What decides a job, a short exercise from its everyday and questions of its craft, by the family of the position.
 * A family is found by whole words of the position; the last one is for all others. A case states no figure that a
 * form may deny: how many people, which prices, which shift.
 */

const families: readonly Family[] = [...serviceFamilies, ...tradeFamilies, office];

/** The family of a position; the general one where it names none. */
export function familyOf(position: string): Family {
  const plain = ` ${normalize(position)} `;
  const named = families.find(({ aliases }) =>
    aliases.some((alias) => plain.includes(` ${alias} `)),
  );
  return named ?? general;
}

const general: Family = {
  aliases: [],
  decides:
    'O que decide esta vaga é o que a pessoa já fez de parecido e como ela age diante de um problema real do trabalho.',
  exercise: {
    name: caseAloud,
    setup:
      'Escolha antes um problema verdadeiro dos últimos meses, do tipo que esta vaga resolve, e escreva-o em cinco linhas, sem nome de cliente nem de colega. Use o mesmo com todas as pessoas.',
    question: ask(
      'Leia com calma e me diga em voz alta como você pensa. Por onde começaria, e por quê?',
      'Pergunta o que falta, separa o que sabe do que supõe, compara duas saídas e diz como saberia que funcionou.',
      'Responde antes de perguntar, ou tem uma saída só.',
    ),
  },
};

/** What changes in the middle of the exercise for who has seen more. */
export const twist =
  'No meio do exercício, mude um dado: “E se você tivesse a metade do tempo?” Uma boa resposta corta o menos importante, e não o cuidado.';
