import { infinitiveOfRequest, isRequest } from '../../knowledge/letter/verbs.ts';
import { freedom, mayDecline } from '../../knowledge/letter/care.ts';
import type { Point } from './points.ts';
import { asSentence } from './text.ts';
import { lowerFirst, upperFirst, withoutFinalStop } from '../portuguese.ts';

/*
 * What may be declined is asked, never ordered: 'Cubra o plantão. Você pode recusar.' is a question.
 */

/** The leader leaves it to the reader. */
export function offersChoice(points: readonly Point[]): boolean {
  return points.some((point) => 'text' in point && mayDecline.test(point.text));
}

const fewestSteps = 3;
const ifTheyCan =
  '^(?:se|caso) (?:você |vocês )?(?:puder|quiser|der|possível|for possível|possa|conseguir)(?:em)?';
const condition = new RegExp(`${ifTheyCan},?\\s+`, 'iu');
/** 'Se puder', and nothing of what. */
const onlyCondition = new RegExp(`${ifTheyCan}[\\s.,]*$`, 'iu');

/** How one asks without ordering. */
interface Asking {
  many: boolean;
  formal: boolean;
}

/** What is asked for, as a question. A list of steps stays one. */
export function asQuestions(points: readonly Point[], { many, formal }: Asking): Point[] {
  const asked = points.filter(isWanted);
  if (asked.length >= fewestSteps) return [...points];
  return points.flatMap((point): Point[] => {
    if (!('text' in point)) return [point];
    const { listed, origin } = point;
    if (point.type !== 'task' && onlyCondition.test(point.text)) return [];
    if (isWanted(point)) {
      const wanted = infinitivesIn(lowerFirst(withoutFinalStop(bare(point.text))));
      const asks = `${many ? 'ocês podem' : 'ocê pode'} ${wanted}`;
      const text = formal ? `Gostaria de saber se v${asks}.` : `V${asks}?`;
      return [{ type: 'ask', text, listed, origin }];
    }
    // 'Se quiser, pode assumir…' is said of who reads it.
    const led = point.text.replace(condition, '');
    if (led !== point.text && /^pode /iu.test(led)) {
      const opening = point.text.slice(0, -led.length);
      return [
        {
          ...point,
          type: 'fact',
          text: `${opening}${many ? 'vocês podem' : 'você pode'} ${led.slice(5)}`,
        },
      ];
    }
    // That one is free asks for nothing.
    return [
      freedom.test(point.text) ? { ...point, type: 'fact', text: asSentence(point.text) } : point,
    ];
  });
}

function isWanted(point: Point): boolean {
  if (point.type === 'task') return !/^não /iu.test(point.text);
  return (
    'text' in point &&
    !point.text.trim().endsWith('?') &&
    isRequest(bare(point.text)) &&
    !/^(?:não|favor|por favor|responda|avise|confirme|me )/iu.test(bare(point.text))
  );
}

function bare(text: string): string {
  return upperFirst(text.replace(condition, ''));
}

/** 'cubra o plantão e avise a Helena' → 'cobrir o plantão e avisar a Helena' */
function infinitivesIn(text: string): string {
  return text
    .replace(/^\p{L}+/u, (verb) => infinitiveOfRequest(verb) ?? verb)
    .replace(/(?<= e )\p{L}+/gu, (verb) => infinitiveOfRequest(verb) ?? verb);
}
