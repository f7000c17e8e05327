import type { DocumentKind } from '#documents/labels.ts';
import { documentContents } from '../document-contents.ts';
import { pageAnswers } from '../page-answers.ts';

/** What the stand-in for a language model writes: a page where the kind is one, else a letter. */
export function modelDocument(kind: DocumentKind): { suggestions: string[] } {
  const pages: Partial<Record<DocumentKind, { answer: { suggestions: string[] } }>> = pageAnswers;
  return pages[kind]?.answer ?? documentContents[kind];
}
