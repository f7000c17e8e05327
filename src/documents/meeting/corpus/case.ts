import type { DocumentContext } from '../../writing/context.ts';
import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { MeetingForm } from '../contract.ts';

export interface MeetingCase {
  name: string;
  brief: Brief<MeetingForm>;
  context: DocumentContext;
}

/** A whole form, as the dialog sends it; the company and the team are known, nobody in particular. */
export function form(name: string, brief: Brief<MeetingForm>, pieces: Pieces = {}): MeetingCase {
  return {
    name,
    brief: {
      duration: '60',
      type: 'team',
      format: 'presencial',
      selectedTeams: [],
      topics: [],
      participants: [],
      ...brief,
    },
    context: contextWith({ employee: null, ...pieces }),
  };
}

export function names(count: number): string[] {
  const first = [
    'Ana',
    'Bruno',
    'Célia',
    'Davi',
    'Elisa',
    'Fábio',
    'Gilda',
    'Hugo',
    'Iara',
    'Jonas',
  ];
  const last = ['Alves', 'Barros', 'Campos', 'Dias', 'Esteves', 'Farias', 'Gomes', 'Horta'];
  return Array.from(
    { length: count },
    (_, index) =>
      `${first[index % first.length]} ${last[Math.floor(index / first.length) % last.length]}`,
  );
}
