import { withoutFinalStop } from '../writing/portuguese.ts';
import { shortTheme, themeOf, type Theme, type ThemeUse } from '../writing/theme.ts';
import type { FeedbackType } from './contract.ts';
import { relatedCompetency, type PlanCompetency } from './latest-pdi.ts';
import type { TypedTexts } from './reading.ts';
import { talkHead } from './typed.ts';

/** What is said again and again has to be short. */
const mostWords = 5;

/** What the conversation is about, as it is called throughout: a few words, or nothing. */
export function subjectOf(
  type: FeedbackType,
  { improvements, context, asked }: Pick<TypedTexts, 'improvements' | 'context' | 'asked'>,
  planned: readonly PlanCompetency[],
): Theme | null {
  const situation = context.map((line) => talkHead.exec(withoutFinalStop(line))?.[1] ?? line);
  const about = [...improvements.slice(0, 1), ...asked, ...situation];
  switch (type) {
    case 'desenvolvimento': {
      // With nothing typed, the plan says what the person is developing.
      const competency = about.length === 0 ? planned[0] : relatedCompetency(planned, about);
      return firstTheme(competency ? [competency.name] : about, 'growth');
    }
    case 'corretivo':
      return firstTheme(about, 'subject');
    case 'reconhecimento': {
      const theme = firstTheme([...asked, ...situation], 'message');
      return theme?.trouble === true ? null : theme;
    }
    case '360':
      return null;
  }
}

/** 'a produtividade nos últimos dois meses' is said once; then it is 'a produtividade'. */
const period =
  /\s+(?:n[oa]s?|durante [oa]s?) (?:(?:últim|primeir|segund|terceir|próxim)[oa]s? )?(?:\p{L}+ )?(?:meses|mês|semanas?|dias|bimestre|trimestre|semestre|ano|período)(?!\p{L}).*$/iu;
/** 'Priorizar o backlog até 48h antes' is about the backlog; 'avisar até as 7h' without its hour says nothing. */
const limit = /(?<=^\S+(?: \S+){2,})\s+até (?:as? |às? |o dia |dia )?\d.*$/iu;

function firstTheme(texts: readonly string[], use: ThemeUse): Theme | null {
  for (const text of texts) {
    const theme = shortTheme(themeOf(text.replace(period, '').replace(limit, ''), use), mostWords);
    if (theme) return theme;
  }
  return null;
}
