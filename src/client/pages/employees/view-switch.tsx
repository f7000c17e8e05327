import { clsx } from 'clsx';
import { Link } from '../../ui/link.tsx';

const views = [
  { view: '', label: 'Cartões' },
  { view: 'espelho', label: 'Espelho' },
] as const;

/** The people as cards, or side by side over the last weeks; each has its address. */
export function ViewSwitch({ view, teamId }: { view: string; teamId: string }) {
  return (
    <nav aria-label="Visão" className="flex gap-1 rounded-md border border-line p-1">
      {views.map((each) => {
        const query = new URLSearchParams();
        if (each.view) query.set('visao', each.view);
        if (teamId) query.set('equipe', teamId);
        const isShown = each.view === view;
        return (
          <Link
            key={each.view}
            href={`/colaboradores${query.size > 0 ? `?${query}` : ''}`}
            aria-current={isShown ? 'page' : undefined}
            className={clsx(
              'flex min-h-8 items-center rounded-sm px-3 text-sm font-medium',
              isShown ? 'bg-primary-soft text-primary-ink' : 'text-muted hover:text-ink',
            )}
          >
            {each.label}
          </Link>
        );
      })}
    </nav>
  );
}
