import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Employee } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { Columns } from '../../../ui/columns.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Conversation } from './conversation.tsx';
import { DiaryDialog } from './diary-dialog.tsx';
import { OpenSection } from './open-section.tsx';
import { PdiSection } from './pdi-section.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonCard } from './person-card.tsx';
import { SinceSection } from './since-section.tsx';
import { Timeline } from './timeline.tsx';

export interface PersonPageProps {
  companyId: string;
  employee: Employee;
  employees: readonly Employee[];
  teams: readonly Team[];
  onEdit: () => void;
}

/** Where one stands with a person, what was agreed, and what happened; in its place a conversation. */
export function PersonPage({ companyId, employee, employees, teams, onEdit }: PersonPageProps) {
  const { valueOf } = useQueryValues();
  const [writing, setWriting] = useState(false);
  const conversation = valueOf('conversa');
  return (
    <Page>
      <Top key={conversation === '' ? 'page' : 'conversation'}>
        <BackLink employeeId={employee.id} name={conversation && employee.name} />
        <PersonCard employee={employee} teams={teams} isBrief={conversation !== ''}>
          {!conversation && (
            <PersonActions employee={employee} onDiary={() => setWriting(true)} onEdit={onEdit} />
          )}
        </PersonCard>
      </Top>
      {conversation ? (
        <Conversation companyId={companyId} employee={employee} shown={conversation} />
      ) : (
        <Columns shape="desk">
          <>
            <SinceSection employeeId={employee.id} />
            <OpenSection employee={employee} />
            <PdiSection employee={employee} />
          </>
          <Timeline employeeId={employee.id} name={employee.name} />
        </Columns>
      )}
      {writing && (
        <DiaryDialog
          companyId={companyId}
          employee={employee}
          employees={employees}
          onClose={() => setWriting(false)}
        />
      )}
    </Page>
  );
}

interface BackLinkProps {
  employeeId: string;
  /** Of the person, where one is in a conversation with them; '' on their page. */
  name: string;
}

function BackLink({ employeeId, name }: BackLinkProps) {
  return (
    <Link
      href={name ? `/colaboradores?id=${employeeId}` : '/colaboradores'}
      className={`${textLink} mb-3 inline-flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11`}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {name ? `Página de ${name}` : 'Colaboradores'}
    </Link>
  );
}

/** The path stays the same from person to person: each is arrived at, at its top. */
function Top({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
