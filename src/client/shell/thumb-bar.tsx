import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useLocation } from 'wouter';
import { Link } from '../ui/link.tsx';
import { canonical, mainDestinations } from './navigation.ts';
import { preloadPalette } from './palette.tsx';

/** The places of the bar, in the order of the menu, by what one comes to them for. */
const names = new Map([
  ['/dashboard', 'Hoje'],
  ['/colaboradores', 'Pessoas'],
  ['/diario', 'Anotar'],
]);
const places = mainDestinations.filter(({ path }) => names.has(path));

const item =
  'flex h-14 w-full cursor-pointer flex-col items-center justify-center gap-1 text-xs transition-colors [&>svg]:size-4.5';

interface ThumbBarProps {
  onSearch: () => void;
}

/** What a leader on a phone comes back to, where the thumb is; all the rest is in the menu. */
export function ThumbBar({ onSearch }: ThumbBarProps) {
  const [current] = useLocation();
  return (
    <>
      {/* As high as the bar, so that what the page ends with is not under it. */}
      <div
        aria-hidden="true"
        className="box-content h-14 pb-[env(safe-area-inset-bottom)] print:hidden"
      />
      <nav
        aria-label="Atalhos"
        data-thumb-bar=""
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
      >
        <ul className="grid grid-cols-4">
          {places.map(({ path, Icon }) => {
            const here = canonical(current) === path;
            return (
              <li key={path}>
                <Link
                  href={path}
                  aria-current={here ? 'page' : undefined}
                  className={clsx(item, here ? 'font-semibold text-primary-ink' : 'text-muted')}
                >
                  <Icon aria-hidden="true" />
                  {names.get(path)}
                </Link>
              </li>
            );
          })}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerEnter={preloadPalette}
              onFocus={preloadPalette}
              onClick={onSearch}
              className={clsx(item, 'text-muted')}
            >
              <Search aria-hidden="true" />
              Buscar
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}
