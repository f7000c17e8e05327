import { LogOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Helm, Wordmark } from '../ui/brand.tsx';
import { Link } from '../ui/link.tsx';
import { leave } from './leave.ts';
import { mainDestinations, systemDestinations, type Destination } from './navigation.ts';
import { SidebarActions } from './sidebar-actions.tsx';
import { SidebarButton, SidebarLink } from './sidebar-item.tsx';

interface SidebarProps {
  /** Icons alone. */
  collapsed: boolean;
  onExpand?: () => void;
  /** Something was chosen: the sheet of a narrow screen closes. */
  onChoose?: () => void;
}

export function Sidebar({ collapsed, onExpand, onChoose }: SidebarProps) {
  const inset = collapsed ? 'px-1.5' : 'px-3';
  return (
    <nav aria-label="Principal" className="flex h-full flex-col">
      <div
        className={
          collapsed
            ? 'flex h-15 shrink-0 items-center justify-center'
            : 'flex h-15 shrink-0 items-center px-4'
        }
      >
        <Link
          href="/dashboard"
          onClick={onChoose}
          aria-label="Leme, ir para o Dashboard"
          className="inline-flex rounded-md"
        >
          {collapsed ? <Helm className="size-8" /> : <Wordmark />}
        </Link>
      </div>
      {/* The way out stays in view, however low the window is. */}
      <div
        className={`flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto overscroll-contain pb-1 ${inset}`}
      >
        <Destinations of={mainDestinations} collapsed={collapsed} onChoose={onChoose} />
        <div className="my-1 border-t border-line" />
        <SidebarActions collapsed={collapsed} onExpand={onExpand} onChoose={onChoose} />
        <div className="my-1 border-t border-line" />
        {!collapsed && <p className="px-2.5 pb-1 text-xs font-medium text-muted">Sistema</p>}
        <Destinations of={systemDestinations} collapsed={collapsed} onChoose={onChoose} />
      </div>
      <div className={`border-t border-line py-2 ${inset}`}>
        <LogoutButton collapsed={collapsed} />
      </div>
    </nav>
  );
}

interface DestinationsProps {
  of: readonly Destination[];
  collapsed: boolean;
  onChoose: (() => void) | undefined;
}

function Destinations({ of, collapsed, onChoose }: DestinationsProps): ReactNode {
  return (
    <ul className="flex flex-col gap-0.5">
      {of.map((destination) => (
        <li key={destination.path}>
          <SidebarLink {...destination} collapsed={collapsed} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function LogoutButton({ collapsed }: { collapsed: boolean }) {
  const [busy, setBusy] = useState(false);
  return (
    <SidebarButton
      title={busy ? 'Saindo...' : 'Sair'}
      Icon={LogOut}
      collapsed={collapsed}
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void leave().finally(() => setBusy(false));
      }}
    />
  );
}
