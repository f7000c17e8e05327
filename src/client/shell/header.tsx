import { Bell as BellIcon, PanelLeft } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { User } from '#shared/accounts.ts';
import { defaultTimeZone } from '#shared/format.ts';
import { useTrialStatus, useUser } from '../data/accounts.ts';
import { useDialogEntry } from '../lib/dialog-entry.ts';
import { loadable } from '../lib/loadable.ts';
import { answered } from '../lib/query-client.ts';
import { trialBadge } from '../lib/trial-badge.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import { useOpener } from '../lib/use-opener.ts';
import { useToday } from '../lib/use-today.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { OptionalPart } from '../ui/error-boundary.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { dialogCode } from './dialog-loader.ts';

const accountDialog = loadable(async () => (await dialogCode()).loadAccount());

// It is in its place from the first; what it has to say comes after the first paint.
const bell = loadable(async () => {
  await answered();
  return (await import('./notifications.tsx')).Notifications;
});

const longDate = new Intl.DateTimeFormat('pt-BR', {
  timeZone: defaultTimeZone,
  dateStyle: 'full',
});
const shortDate = new Intl.DateTimeFormat('pt-BR', {
  timeZone: defaultTimeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

interface HeaderProps {
  title: string;
  titleId: string;
  onToggleSidebar: () => void;
  /** The button that opens the palette, where it belongs here. */
  search: ReactNode;
}

export function Header({ title, titleId, onToggleSidebar, search }: HeaderProps) {
  const { user } = useUser();
  return (
    <header className="sticky top-0 z-20 flex h-15 items-center gap-0.5 border-b border-line bg-surface px-1 sm:gap-3 sm:px-4">
      <Tooltip text="Barra lateral (Ctrl+B)" side="bottom">
        <Button
          variant="quiet"
          size="icon"
          aria-label="Alternar barra lateral"
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggleSidebar}
        >
          <PanelLeft aria-hidden="true" className="size-4.5" />
        </Button>
      </Tooltip>
      <div className="min-w-0 flex-1 xl:flex xl:items-baseline xl:gap-3">
        <h1 id={titleId} className="truncate text-base font-semibold sm:text-lg">
          {title}
        </h1>
        <div className="flex min-w-0 items-center gap-2 xl:gap-3">
          <Today />
          <TrialBadge />
        </div>
      </div>
      {search}
      <Bell />
      {user && <UserButton user={user} />}
    </header>
  );
}

function Bell() {
  const loaded = useLoaded(bell.load);
  const [wanted, setWanted] = useState(false);
  const [focused, setFocused] = useState(false);
  if (loaded) return <bell.Component startsOpen={wanted} takesFocus={focused} />;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label="Notificações"
      aria-haspopup="dialog"
      aria-busy={wanted || undefined}
      // Its code may come between the press and the release, which then make no click.
      onPointerDown={() => setWanted(true)}
      onClick={() => setWanted(true)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <BellIcon aria-hidden="true" className="size-4.5" />
    </Button>
  );
}

function Today() {
  const today = useToday();
  return (
    <p className="truncate text-xs text-muted xl:text-sm">
      <span className="hidden sm:inline">{longDate.format(today)}</span>
      <span className="sm:hidden">{shortDate.format(today)}</span>
    </p>
  );
}

function TrialBadge() {
  const badge = trialBadge(useTrialStatus().data);
  if (!badge) return null;
  return (
    // On one line beside the date, lower where that is below the title.
    <span className="flex shrink-0 max-xl:*:h-4.5 max-xl:*:px-1.5">
      <Badge tone={badge.destructive ? 'danger' : 'primary'}>{badge.text}</Badge>
    </span>
  );
}

function UserButton({ user }: { user: User }) {
  const account = useDialogEntry<true>('account');
  const { open } = account;
  const show = useOpener(
    accountDialog.load,
    useCallback(() => open(true), [open]),
  );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${user.name}, sua conta`}
        onPointerEnter={() => void accountDialog.load().catch(() => undefined)}
        onClick={show}
        className="flex h-10 max-w-52 cursor-pointer items-center gap-2 rounded-md px-1 transition-colors hover:bg-sunken md:pr-3 pointer-coarse:h-11"
      >
        <Avatar name={user.name} photo={user.photo} letters={1} size="sm" />
        <span className="hidden truncate font-medium md:inline">{user.name}</span>
      </button>
      {account.value && (
        <OptionalPart>
          <accountDialog.Component user={user} onClose={account.close} />
        </OptionalPart>
      )}
    </>
  );
}
