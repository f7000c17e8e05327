/*
 * The rules of a feedback script that its composer, its prompt and its rubric share.
 */

/** How far a plan reaches where no follow-up date was given. */
export const horizonDays = 14;
/** However far the next conversation is, first steps are taken within so many days. */
export const firstStepsDays = 28;
/** Improvement points that one conversation can carry; a correction carries one. */
export const mostImprovements = 3;
export const fewestQuestions = 5;
export const recommendationsAtLeast = 3;
export const recommendationsAtMost = 5;
/** For the leader's preparation where no example was given; the script then asks, and invents nothing. */
export const bringExample =
  'Antes da conversa, escolher um exemplo observável: o que aconteceu, quando e com que efeito. Sem ele, o roteiro pergunta em vez de afirmar.';

/** 'Registrar as visitas — Bruno, até 11/12/2026. Saberemos pelo histórico.' */
export const actionLine = /\s[—–-]\s[^—–]+,\s(?:até|de)\s\d{2}\/\d{2}\/\d{4}/u;

/** What no conversation about a behaviour threatens with, against normalised text. */
export const threat =
  /\b(?:demissao|demitid\w+|demitir|justa causa|desligad[oa]s?|desligamento|suspensao|punicao|punid[oa]s?|advertencias?|olho da rua)\b/u;

/** Takes back the praise before it. */
export const adversative =
  /(?<!\p{L})(?:mas|porém|porem|no entanto|entretanto|contudo|todavia|só que)(?!\p{L})/iu;
