/*
 * What the composer, the prompt, the way a model's answer is settled and the rubric agree on.
 */

/** A topic gets at least this many minutes, and its share is a multiple of them. */
export const topicMinutes = 5;
/** From this many minutes on, a meeting has a pause. */
export const pauseFrom = 90;
export const pauseMinutes = { least: 5, most: 10 } as const;
/** More people than can each have a word. */
export const crowdFrom = 13;
/** Open questions of a conversation between two people. */
export const leastQuestions = 4;

/** How topics that found no time are said, and those that do not belong before a group. */
export const postponedOpening = 'Há tópicos demais para';
export const individualOpening = 'Tratar em conversa individual, e não diante do grupo:';
export const hrOpening = 'Levar ao RH, e não a esta reunião:';

/** '30 minutos' */
export function minutesText(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
}

/** Materials of one format have no place in the other; normalised. */
export const ofScreens = /\b(?:link|links|chamada|audio|camera|microfone|tela|bate papo)\b/u;
export const ofRooms =
  /\b(?:sala|salas|quadro|folhas?|impress\w+|cadeiras?|projetad\w+|projetor)\b/u;

/** Whether a normalised text ends a meeting: what was decided, who answers for it, until when. */
export function endsWithRecord(plain: string): boolean {
  return (
    /\b(?:decis|decid|combinad)/u.test(plain) &&
    /\b(?:responsave(?:l|is)|quem (?:faz|responde|executa|fica))\b/u.test(plain) &&
    /\b(?:datas?|prazos?|ate quando)\b/u.test(plain)
  );
}

export const namesPause = /\b(?:pausa|intervalo|descanso)\b/u;
