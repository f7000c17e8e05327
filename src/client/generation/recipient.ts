import { letterAudience } from '#documents/kit/letter.ts';
import { isLetter } from '#documents/kit/edits.ts';
import type { Employee } from '#shared/employees.ts';
import { useHistoryItem } from '../data/documents.ts';
import { useEmployees } from '../data/employees.ts';
import type { Recipient } from './letter-links.ts';
import type { DocumentEditor } from './use-document-editor.ts';

/** The person that something is sent to; both ids are awaited. */
export function useRecipient(
  companyId: string | undefined,
  employeeId: string | null | undefined,
): Employee | undefined {
  const people = useEmployees(employeeId ? companyId : undefined).data;
  return people?.find(({ id }) => id === employeeId);
}

/** Whom a letter goes to: its person, unless another name was typed. */
export function useLetterRecipient({ kind, id }: DocumentEditor): Recipient | undefined {
  const { data: letter } = useHistoryItem(isLetter(kind) ? id : null);
  const person = useRecipient(letter?.companyId, letter?.employeeId);
  if (!letter || !person) return undefined;
  const isTheirs = letterAudience(letter.brief, { employee: person.name, leader: '' }) === 'person';
  return isTheirs ? person : undefined;
}
