import { letterAudience } from '#documents/kit/letter.ts';
import { isLetter } from '#documents/kit/edits.ts';
import { useHistoryItem } from '../data/documents.ts';
import { useEmployees } from '../data/employees.ts';
import type { Recipient } from './letter-links.ts';
import type { DocumentEditor } from './use-document-editor.ts';

/** Whom a letter goes to: its person, unless another name was typed. */
export function useLetterRecipient({ kind, id }: DocumentEditor): Recipient | undefined {
  const { data: letter } = useHistoryItem(isLetter(kind) ? id : null);
  const people = useEmployees(letter?.employeeId ? letter.companyId : undefined).data;
  const person = people?.find((one) => one.id === letter?.employeeId);
  if (!letter || !person) return undefined;
  const isTheirs = letterAudience(letter.brief, { employee: person.name, leader: '' }) === 'person';
  return isTheirs ? person : undefined;
}
