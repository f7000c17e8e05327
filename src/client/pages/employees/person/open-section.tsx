import { Plus } from 'lucide-react';
import type { Commitment } from '#shared/commitments.ts';
import type { Employee } from '#shared/employees.ts';
import { calendarDay } from '#shared/format.ts';
import { dayWords, keeperOf } from '../../../commitments/day-words.ts';
import { useCommitments } from '../../../data/commitments.ts';
import { usePersonBrief } from '../../../data/conversations.ts';
import { useToday } from '../../../lib/use-today.ts';
import { useOpenCommitment } from '../../../shell/commitment-opener.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { briefText } from './brief-text.ts';
import { OpenShape } from './person-shape.tsx';

/** So many stand on the person's page; the whole list has the rest. */
const shown = 5;

/** What is open on both sides: its line of the brief, and the commitments that fall due first. */
export function OpenSection({ employee }: { employee: Employee }) {
  const { data, error } = usePersonBrief(employee.id);
  const today = calendarDay(useToday());
  const filters = { employeeId: employee.id, state: 'open' } as const;
  const { isPending, ...commitments } = useCommitments(employee.companyId, filters, today);
  const openCommitment = useOpenCommitment();
  // The section above says that nothing could be read, and reads again.
  if (error) return null;
  // The commitments stand above the button: it comes with them.
  if (!data || isPending) {
    return (
      <Loading>
        <OpenShape />
      </Loading>
    );
  }
  const open = data.lines.find(({ topic }) => topic === 'open');
  const { id, name } = employee;
  return (
    <CardSection title="Em aberto">
      <p>{open && briefText(open)}</p>
      <OpenCommitments employeeId={id} pages={commitments.data?.pages} today={today} />
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        aria-label={`Combinar com ${name}`}
        onClick={() => openCommitment({ employee: { id, name } })}
      >
        <Plus aria-hidden="true" />
        Combinar
      </Button>
    </CardSection>
  );
}

interface OpenCommitmentsProps {
  employeeId: string;
  /** Absent where they could not be read. */
  pages: readonly { items: readonly Commitment[]; next: string | null }[] | undefined;
  today: string;
}

function OpenCommitments({ employeeId, pages = [], today }: OpenCommitmentsProps) {
  const items = pages.flatMap((page) => page.items);
  const waiting = items.filter(({ state }) => state === 'open');
  if (waiting.length === 0) return null;
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {waiting.slice(0, shown).map((commitment) => (
          <li key={commitment.id} className="py-2">
            <Link href={`/combinados?id=${commitment.id}`} className={textLink}>
              {commitment.text}
            </Link>
            <p className="text-sm text-muted">
              {keeperOf(commitment)}
              {commitment.dueOn && ` · ${dayWords(commitment.dueOn, today)}`}
            </p>
          </li>
        ))}
      </ul>
      {(waiting.length > shown || pages.at(-1)?.next) && (
        <Link href={`/combinados?pessoa=${employeeId}`} className={textLink}>
          Ver todos os combinados
        </Link>
      )}
    </>
  );
}
