import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { generalization } from './care.ts';
import { letterManners } from './manners.ts';
import type { LetterPhrases } from './phrase.ts';
import { correcting, givingFeedback, recognizing } from './phrases-personal.ts';
import { informing, instructing, inviting } from './phrases-work.ts';
import { subjectPatterns } from './subjects.ts';
import { letterSupport } from './support.ts';
import { unhurried, urgencyLines } from './urgency.ts';
import { avoidedIn } from '../style.ts';

const byPurpose = { informing, givingFeedback, instructing, recognizing, correcting, inviting };
const sets = Object.entries(byPurpose).flatMap(([purpose, tones]) =>
  Object.entries(tones).map(([tone, phrases]) => ({ purpose, tone, phrases })),
);
const texts = textsOf([
  byPurpose,
  letterManners,
  letterSupport,
  subjectPatterns,
  urgencyLines,
  unhurried,
]);

test('six purposes by six tones', () => {
  expect(sets).toHaveLength(36);
  expect(Object.keys(letterManners)).toHaveLength(6);
  for (const tones of Object.values(byPurpose)) {
    expect(Object.keys(tones)).toEqual(Object.keys(letterManners));
  }
});

test.each(sets)('$purpose, $tone: opens with a theme and without, and closes', ({ phrases }) => {
  const { themed, leading, closings }: LetterPhrases = phrases;
  for (const opening of themed) expect(opening).toMatch(/\{tema\}.*[.!?]$|[.!?]$/u);
  expect(themed.join(' ')).toContain('{tema}');
  expect(leading.length).toBeGreaterThan(0);
  expect(leading.join(' ')).not.toContain('{tema}');
  // A letter that has asked already closes without asking.
  expect(closings.filter(({ asks }) => !asks).length).toBeGreaterThan(0);
});

test.each(sets.filter(({ purpose }) => /^(?:givingFeedback|correcting|inviting)$/u.test(purpose)))(
  '$purpose, $tone: can ask, with a date and without',
  ({ phrases }) => {
    const { closings }: LetterPhrases = phrases;
    for (const fits of ['dated', 'undated']) {
      const asking = closings.filter((item) => item.asks && (item.fits ?? fits) === fits);
      expect(asking).toHaveLength(1);
    }
  },
);

test.each(Object.entries(correcting))(
  'a correction in the tone %s leaves room to explain',
  (_, set) => {
    for (const { text } of set.closings) {
      expect(text).toMatch(/ouvir|me conte/iu);
    }
  },
);

test('an acknowledgement has no reservation', () => {
  expect(textsOf(recognizing).join(' ')).not.toMatch(
    /(?<!\p{L})(?:mas|porém|no entanto|contudo)(?!\p{L})/iu,
  );
});

test.each(texts)('%s', (text) => {
  expect(avoidedIn(text)).toEqual([]);
  expect(text.replace(/\{(?:tema|nome|prazo|faça|fazer|\p{L}+\|\p{L}+)\}/gu, '')).not.toMatch(
    /[{}]/u,
  );
  expect(text).not.toMatch(generalization);
  // The genders of who writes and of who reads are not known.
  expect(text).not.toMatch(
    /(?<!\p{L})(?:obrigad[oa]|bem-vind[oa]|junt[oa]s|atent[oa]|grat[oa])(?!\p{L})/iu,
  );
  expect(text).not.toMatch(/\p{Lu}{3,}|\p{Extended_Pictographic}/u);
});

test('the words of urgency are there, and nobody is asked for anything after hours', () => {
  for (const line of Object.values(urgencyLines.alta.lines)) expect(line).toContain('prioridade');
  for (const line of Object.values(urgencyLines.urgente.lines)) {
    expect(line).toContain('hoje, dentro do seu horário de trabalho');
  }
  expect(textsOf(unhurried).filter((line) => line.startsWith('Sem pressa'))).toHaveLength(4);
});
