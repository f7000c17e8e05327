/*
 * Open questions of a conversation between two people, led by what the person brings. They follow
 * 'Perguntar:' and begin in lower case.
 */

/** How the person arrives. */
export const arrivalQuestions = [
  'o que está ocupando a sua cabeça esta semana?',
  'o que tem pesado e o que tem dado gosto no trabalho?',
  'como foram as últimas semanas para você?',
] as const;

/** Instead of those, where the diary tells of too much work. */
export const loadQuestion = 'o que podemos tirar, adiar ou dividir nas próximas semanas?';

/** What the person wants to speak of. */
export const subjectQuestions = [
  'qual assunto temos adiado?',
  'o que tornaria melhor a sua próxima semana?',
  'que decisão está parada à espera da liderança?',
  'o que você quer que saia resolvido desta conversa?',
] as const;

/** What the leader should hear about leading. */
export const returnQuestions = [
  'em que você precisa de mim e em que eu atrapalho?',
  'o que devo manter ou mudar na forma de liderar?',
  'que tipo de retorno mais ajuda você a avançar?',
] as const;

/** What the person learns, and wants to learn. */
export const growthQuestions = [
  'o que você aprendeu desde a última conversa?',
  'que parte do trabalho você quer dominar melhor?',
  'que prática ajudaria você a dar o próximo passo?',
] as const;
