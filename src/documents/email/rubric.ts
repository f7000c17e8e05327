import type { LetterForm } from '../kit/letter.ts';
import { subjectLimits } from '../knowledge/letter/subjects.ts';
import { contentWords } from '../knowledge/words.ts';
import { commonChecks } from '../writing/common-checks.ts';
import type { DocumentContext } from '../writing/context.ts';
import { guarded } from '../writing/guard.ts';
import { letterChecks } from '../writing/letter/checks.ts';
import { typedItemsOf, type JudgedLetter } from '../writing/letter/judged.ts';
import { readLetter } from '../writing/letter/reading.ts';
import { judge, type Check, type Verdict } from '../writing/rubric.ts';
import { echo } from '../writing/rubric-text.ts';
import type { Brief } from '../writing/writer.ts';
import { emailContentSchema, type EmailContent } from './contract.ts';

/** E1 to E10. */
export const emailChecks: readonly Check<JudgedLetter<EmailContent>>[] = [
  ...letterChecks<EmailContent>('E'),
  { id: 'E9', blocking: false, fault: subjectFault },
];

export function judgeEmail(
  content: EmailContent,
  brief: Brief<LetterForm>,
  context: DocumentContext,
): Verdict {
  return judge<JudgedLetter<EmailContent>>([...commonChecks, ...emailChecks], {
    kind: 'email',
    content,
    brief,
    context,
    contentSchema: emailContentSchema,
    lastDay: context.today,
    typedItems: typedItemsOf(brief),
  });
}

/** The leader's own words, or few and discreet ones. */
function subjectFault({ content, brief, context }: JudgedLetter<EmailContent>): string | null {
  const { subject } = content;
  if (/!|\.$/u.test(subject)) return `pontuação no assunto: ${subject}`;
  if ((subject.match(/:/gu) ?? []).length > 1) return `dois pontos repetidos: ${subject}`;
  const letter = readLetter('email', brief, context);
  const secret = letter.purpose === 'feedback' || letter.purpose === 'correção';
  if (secret && /^(?:prioridade|urgente)/iu.test(subject)) return 'assunto que expõe a pessoa';
  const typed = guarded(brief.subject ?? '').text;
  if (letter.delicate) {
    return echo(typed, subject) > 0.5 && contentWords(typed).length > 0
      ? 'assunto que expõe a pessoa'
      : null;
  }
  if (contentWords(typed).length > 0) {
    return echo(typed, subject) >= 0.6 ? null : 'o assunto digitado se perdeu';
  }
  const words = subject.split(/\s+/u).length;
  const { characters, fewestWords, mostWords } = subjectLimits;
  const fits = subject.length <= characters && words >= fewestWords && words <= mostWords;
  return fits ? null : `assunto de ${words} palavras e ${subject.length} caracteres`;
}
