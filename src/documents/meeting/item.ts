import { contract, lowerFirst, quiet, withoutFinalStop } from '../writing/portuguese.ts';
import { leadership } from '../knowledge/meeting/blocks.ts';
import { spokenObjective } from './objective.ts';
import type { Meeting } from './reading.ts';

/** One item of an agenda, its minutes still a figure. */
export interface Item {
  topic: string;
  minutes: number;
  description: string;
  activities: string[];
  responsible: string;
}

/** A text of the knowledge with the objective and the person in their places, contracted. */
export function filled(text: string, { objective, person }: Meeting): string {
  return text.replace(
    /(?:\b(a|de) )?\{(objetivo|pessoa|integrante)\}/gu,
    (_, preposition: 'a' | 'de' | undefined, slot: string) => {
      const said =
        slot === 'objetivo'
          ? spokenObjective(objective)
          : slot === 'pessoa'
            ? person.called
            : person.speaker;
      return preposition ? contract(preposition, said) : said;
    },
  );
}

/** Between two people nobody is 'a equipe'. */
export function responsibleFor(text: string, meeting: Meeting): string {
  const shared = meeting.audience === 'pair' && text !== leadership && !text.includes('{');
  const said = shared ? `${leadership} e {integrante}` : text;
  // A role inside a phrase has no capital; a name keeps its own.
  const role = meeting.person.name === '' ? lowerFirst(meeting.person.speaker) : null;
  return filled(role === null ? said : said.replace(/(?<=\s)\{integrante\}/u, role), meeting);
}

export function asking(question: string): string {
  return `Perguntar: ${question}`;
}

const mostQuoted = 18;

/** In quotes, by its beginning where it is long. */
export function quoted(text: string): string {
  const words = quiet(withoutFinalStop(text)).split(/\s+/u);
  const end = words.length > mostQuoted ? '…' : '';
  return `“${words.slice(0, mostQuoted).join(' ')}${end}”`;
}
