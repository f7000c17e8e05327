import { shortTheme, themeOf, type Theme, type ThemeUse } from '../writing/theme.ts';
import type { FeedbackType } from './contract.ts';
import { relatedCompetency, type PlanCompetency } from './latest-pdi.ts';
import type { TypedTexts } from './reading.ts';

/** What is said again and again has to be short. */
const mostWords = 5;

/** What the conversation is about, as it is called throughout: a few words, or nothing. */
export function subjectOf(
  type: FeedbackType,
  { improvements, context, asked }: Pick<TypedTexts, 'improvements' | 'context' | 'asked'>,
  planned: readonly PlanCompetency[],
): Theme | null {
  const about = [...improvements.slice(0, 1), ...asked, ...context];
  switch (type) {
    case 'desenvolvimento': {
      // With nothing typed, the plan says what the person is developing.
      const competency = about.length === 0 ? planned[0] : relatedCompetency(planned, about);
      return firstTheme(competency ? [competency.name] : about, 'growth');
    }
    case 'corretivo':
      return firstTheme(about, 'subject');
    case 'reconhecimento': {
      const theme = firstTheme([...asked, ...context], 'message');
      return theme?.trouble === true ? null : theme;
    }
    case '360':
      return null;
  }
}

function firstTheme(texts: readonly string[], use: ThemeUse): Theme | null {
  for (const text of texts) {
    const theme = shortTheme(themeOf(text, use), mostWords);
    if (theme) return theme;
  }
  return null;
}
