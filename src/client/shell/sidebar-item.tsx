import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../ui/link.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { canonical, type Destination } from './navigation.ts';

const look = (collapsed: boolean) =>
  clsx(
    'flex h-9 w-full cursor-pointer items-center gap-2.5 rounded-sm text-left transition-colors pointer-coarse:h-11 [&>svg]:size-4.5 [&>svg]:shrink-0',
    collapsed ? 'justify-center px-0' : 'px-2.5',
  );

/** On a low window the links scroll. */
const bringIntoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' });

interface SidebarLinkProps extends Destination {
  collapsed: boolean;
  onChoose?: (() => void) | undefined;
}

export function SidebarLink({ path, title, Icon, collapsed, onChoose }: SidebarLinkProps) {
  const [current] = useLocation();
  const here = canonical(current) === path;
  return (
    <Tooltip text={title} side="right" when={collapsed}>
      <Link
        ref={here ? bringIntoView : null}
        href={path}
        onClick={onChoose}
        aria-current={here ? 'page' : undefined}
        aria-label={collapsed ? title : undefined}
        className={clsx(
          look(collapsed),
          here
            ? 'bg-primary-soft font-semibold text-primary-ink'
            : 'text-muted hover:bg-sunken hover:text-ink',
        )}
      >
        <Icon aria-hidden="true" />
        {!collapsed && <span className="truncate">{title}</span>}
      </Link>
    </Tooltip>
  );
}

interface SidebarButtonProps extends ComponentProps<'button'> {
  title: string;
  Icon: LucideIcon;
  collapsed: boolean;
}

export function SidebarButton({ title, Icon, collapsed, children, ...rest }: SidebarButtonProps) {
  return (
    <Tooltip text={title} side="right" when={collapsed}>
      <button
        {...rest}
        type="button"
        aria-label={collapsed ? title : undefined}
        className={clsx(
          look(collapsed),
          'text-muted enabled:hover:bg-sunken enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-70',
        )}
      >
        <Icon aria-hidden="true" />
        {!collapsed && <span className="min-w-0 flex-1 truncate">{title}</span>}
        {!collapsed && children}
      </button>
    </Tooltip>
  );
}
