import {
  arrivalQuestions,
  growthQuestions,
  returnQuestions,
  subjectQuestions,
} from '../../knowledge/meeting/questions.ts';
import { normalize } from '../../knowledge/words.ts';
import { asking, type Item } from '../item.ts';
import type { Meeting } from '../reading.ts';
import { leastQuestions, namesPause } from '../rules.ts';

const questions = [
  arrivalQuestions[0],
  subjectQuestions[0],
  returnQuestions[0],
  growthQuestions[0],
  subjectQuestions[1],
];

/** A conversation between two has open questions, and half of it is the other's. */
export function settledConversation(items: Item[], meeting: Meeting): void {
  if (meeting.type !== 'one-on-one') return;
  withQuestions(items);
  withSpeech(items, meeting);
}

function withQuestions(items: readonly Item[]): void {
  const asked = items.flatMap(({ description, activities }) =>
    [description, ...activities].flatMap((text) => text.match(/[^.:?\n]+\?/gu) ?? []),
  );
  const said = new Set(asked.map(normalize));
  const open = questions.filter((question) => !said.has(normalize(question)));
  const places = items.filter(({ topic }, index) => {
    return index < items.length - 1 && !namesPause.test(normalize(topic));
  });
  open.slice(0, Math.max(0, leastQuestions - said.size)).forEach((question, index) => {
    places[index % places.length]?.activities.push(asking(question));
  });
}

function withSpeech(items: readonly Item[], { minutes, person }: Meeting): void {
  const leads = ({ responsible }: Item) => /lideran/iu.test(responsible);
  let theirs = items.reduce((sum, item) => sum + (leads(item) ? 0 : item.minutes), 0);
  const candidates = items
    .slice(0, -1)
    .filter(
      (item) =>
        leads(item) && !/\b(?:retorno|feedback|pausa|intervalo)\b/u.test(normalize(item.topic)),
    )
    .toSorted((a, b) => b.minutes - a.minutes);
  for (const item of candidates) {
    if (theirs * 2 >= minutes) return;
    item.responsible = person.speaker;
    theirs += item.minutes;
  }
}
