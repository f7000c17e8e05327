import type { PersonSummary, TalkingPoint } from '#shared/conversations.ts';
import type { Employee } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { firstNameOf } from './ago.ts';

interface ScriptInput {
  employee: Pick<Employee, 'name'>;
  points: readonly TalkingPoint[];
  summary: PersonSummary | undefined;
}

/**
 * The meeting form for a conversation with one person. Others read a meeting's plan: of the points only those
 * 'para tratar com a pessoa' go in, and nothing of the diary.
 */
export function scriptForm({ employee, points, summary }: ScriptInput) {
  const { name } = employee;
  const first = firstNameOf(name);
  const shared = points.filter(({ box }) => box === 'shared').map(({ text }) => text);
  const topics = [
    `Como ${first} está`,
    summary?.lastConversation && 'O que combinamos na última conversa',
    ...shared,
    summary?.pdi && `Andamento do PDI: ${summary.pdi.title}`,
    'Próximos passos',
  ].filter((topic) => typeof topic === 'string');
  return {
    title: `Conversa com ${name}`,
    objective: `Ouvir como ${first} está, rever o que ficou combinado e acertar os próximos passos.`,
    duration: '30',
    type: 'one-on-one',
    format: 'presencial',
    topics: topics.slice(0, limits.listItems).map((topic) => topic.slice(0, limits.line)),
    participants: [name],
  };
}
