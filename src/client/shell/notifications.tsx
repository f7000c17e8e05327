import { Bell, Check } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatInstant } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import type { Notification } from '#shared/notifications.ts';
import { notificationPriorities } from '#shared/vocabulary.ts';
import { useCompany } from '../data/companies.ts';
import {
  useNotifications,
  useReadAllNotifications,
  useReadNotification,
} from '../data/notifications.ts';
import { toast } from '../lib/toast-store.ts';
import { messageOf } from '../lib/transport.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** Section 9: above 9 the badge says no figure. */
const badgeMax = 9;

const fail = (fallback: string) => (error: unknown) =>
  toast({ title: 'Erro', description: messageOf(error, fallback), variant: 'destructive' });

interface NotificationsProps {
  /** It was clicked before its list was there. */
  startsOpen?: boolean;
  /** The focus was on what stood in its place. */
  takesFocus?: boolean;
}

/** The bell, how many notifications are unread, and the list; opening it reads the list again. */
export function Notifications({ startsOpen = false, takesFocus = false }: NotificationsProps) {
  const { company } = useCompany();
  const list = useNotifications(company?.id);
  const [open, setOpen] = useState(startsOpen);
  const unread = list.data?.filter(({ isRead }) => !isRead).length ?? 0;
  const label =
    unread === 0 ? 'Notificações' : `Notificações, ${unread} ${unread === 1 ? 'nova' : 'novas'}`;
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next && !list.isFetching) void list.refetch();
      }}
    >
      <Radix.Trigger
        autoFocus={takesFocus}
        className={`${buttonClass({ variant: 'quiet', size: 'icon' })} relative`}
      >
        <Bell aria-hidden="true" className="size-4.5" />
        <span className="sr-only">{label}</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0 right-0 min-w-4.5 rounded-full bg-danger px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-background tabular-nums"
          >
            {unread > badgeMax ? `${badgeMax}+` : unread}
          </span>
        )}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label="Notificações"
          className="z-40 flex max-h-[min(32rem,calc(100dvh-5rem))] w-[min(26rem,calc(100vw-1rem))] flex-col rounded-lg border border-line bg-surface dark:bg-raised"
        >
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2">
            <h2 className="font-semibold">Notificações</h2>
            {unread > 0 && <ReadAll companyId={company?.id} />}
          </div>
          <div className="min-h-0 overflow-y-auto">
            <List
              notifications={list.data}
              error={list.error}
              onRetry={() => void list.refetch()}
              onGone={() => setOpen(false)}
            />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function ReadAll({ companyId }: { companyId: string | undefined }) {
  const readAll = useReadAllNotifications();
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={readAll.isPending}
      busyText="Marcando..."
      onClick={() =>
        // The button has left the screen by the time of the answer, which is told all the same.
        void readAll
          .mutateAsync(companyId)
          .then(
            () => toast({ title: messages.allNotificationsRead }),
            fail('Erro ao marcar todas as notificações como lidas'),
          )
      }
    >
      Marcar todas como lidas
    </Button>
  );
}

interface ListProps {
  notifications: Notification[] | undefined;
  error: unknown;
  onRetry: () => void;
  onGone: () => void;
}

function List({ notifications, error, onRetry, onGone }: ListProps) {
  if (!notifications && error) return <ErrorState error={error} onRetry={onRetry} />;
  if (!notifications) {
    return (
      <p role="status" className="flex items-center justify-center gap-2 px-4 py-10 text-muted">
        <Spinner />
        Carregando notificações...
      </p>
    );
  }
  if (notifications.length === 0) {
    return <p className="px-4 py-10 text-center text-muted">Nenhuma notificação</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {notifications.map((notification) => (
        <Item key={notification.id} notification={notification} onGone={onGone} />
      ))}
    </ul>
  );
}

/** A click marks as read and goes where it points; the button beside it only marks. */
function Item({ notification, onGone }: { notification: Notification; onGone: () => void }) {
  const { id, title, message, priority, isRead, createdAt, actionUrl } = notification;
  const { mutateAsync } = useReadNotification();
  const [, navigate] = useLocation();
  const read = () => {
    if (!isRead) mutateAsync(id).catch(fail('Erro ao marcar notificação como lida'));
  };
  const urgent = priority === 'urgent' || priority === 'high';
  return (
    <li className={isRead ? 'flex items-start' : 'flex items-start bg-primary-soft/40'}>
      <button
        type="button"
        onClick={() => {
          read();
          if (actionUrl === null) return;
          onGone();
          navigate(actionUrl);
        }}
        className="min-w-0 flex-1 cursor-pointer px-4 py-3 text-left -outline-offset-2 hover:bg-sunken"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={isRead ? 'font-medium' : 'font-semibold'}>
            {!isRead && <span className="sr-only">Não lida: </span>}
            {title}
          </span>
          {urgent && (
            <Badge tone={priority === 'urgent' ? 'danger' : 'warning'}>
              {notificationPriorities[priority]}
            </Badge>
          )}
        </span>
        <span className="mt-0.5 block text-sm wrap-anywhere text-muted">{message}</span>
        <time dateTime={createdAt} className="mt-1 block text-xs text-muted tabular-nums">
          {formatInstant(createdAt)}
        </time>
      </button>
      {!isRead && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Marcar “${title}” como lida`}
          onClick={read}
          className="m-1.5"
        >
          <Check aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}
