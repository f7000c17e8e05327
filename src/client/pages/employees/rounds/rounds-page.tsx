import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Employee } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { Link, textLink } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { NewRound } from './new-round.tsx';
import { OneRound } from './one-round.tsx';
import { RoundList } from './round-list.tsx';

interface RoundsPageProps {
  companyId: string;
  employees: readonly Employee[];
  teams: readonly Team[];
}

/** 'Conte para mim': the rounds, a new one, or one of them; each has its address. */
export function RoundsPage({ companyId, employees, teams }: RoundsPageProps) {
  const { valueOf } = useQueryValues();
  const shown = valueOf('perguntas');
  const teamId = valueOf('equipe');
  const personId = valueOf('de');
  if (shown === 'nova') {
    return (
      <Frame key="new" title="Conte para mim" back={back.all}>
        <NewRound
          key={`${personId} ${teamId}`}
          companyId={companyId}
          employees={employees}
          teams={teams}
          teamId={teams.some(({ id }) => id === teamId) ? teamId : ''}
          personId={personId}
        />
      </Frame>
    );
  }
  if (shown === 'todas') {
    return (
      <Frame key="all" title="Conte para mim" back={back.people}>
        <RoundList companyId={companyId} teamId={teamId} />
      </Frame>
    );
  }
  return (
    <Frame key={shown} title="Conte para mim" back={back.all}>
      <OneRound id={shown} employees={employees} />
    </Frame>
  );
}

const back = {
  people: { href: '/colaboradores', label: 'Colaboradores' },
  all: { href: '/colaboradores?perguntas=todas', label: 'Todas as rodadas' },
};

interface FrameProps {
  title: string;
  back: { href: string; label: string };
  children: ReactNode;
}

/** Arrived at, at its top: who cannot see it hears where they are. */
function Frame({ title, back: { href, label }, children }: FrameProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page width="reading">
      <div ref={top} tabIndex={-1} className="mb-5 outline-none">
        <Link
          href={href}
          className={`${textLink} mb-3 inline-flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11`}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {label}
        </Link>
        <h2 className="text-xl font-semibold">{title}</h2>
      </div>
      {children}
    </Page>
  );
}
