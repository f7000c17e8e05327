import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { messages } from '#shared/messages.ts';
import { useUser } from '../data/accounts.ts';
import { closeOpenDialog, keepOpenDialog, reopenDialog } from '../lib/dialog-entry.ts';
import { loadable } from '../lib/loadable.ts';
import { queryClient } from '../lib/query-client.ts';
import { messageOf } from '../lib/transport.ts';
import { Button } from '../ui/button.tsx';
import { checking as checkingLabel, Waiting } from '../ui/waiting.tsx';
import { useTabNews } from './use-tab-news.ts';

const redirectDelay = 50;

const offlineDiary = loadable(async () => (await import('./diary/offline-diary.tsx')).OfflineDiary);

/** Shows its children to a signed-in user; sends others to the login, which remembers where they wanted to go. */
export function Guard({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn>{children}</SignedIn>
    </QueryClientProvider>
  );
}

function SignedIn({ children }: { children: ReactNode }) {
  const { user, checking, trouble, isFetching, refetch } = useUser();
  const [, navigate] = useLocation();
  /** Who it was, where the session ends under way. */
  const before = useRef<string>(undefined);
  const signedOut = !checking && !trouble && user === null;
  const userId = user?.id;
  useTabNews(userId ?? (signedOut ? null : undefined));

  useEffect(() => {
    if (userId === undefined) return;
    if (before.current !== undefined && before.current !== userId) closeOpenDialog();
    before.current = userId;
    reopenDialog(userId);
  }, [userId]);

  useEffect(() => {
    if (!signedOut) return undefined;
    const timer = setTimeout(() => {
      const from = location.pathname + location.search;
      if (before.current !== undefined) keepOpenDialog(before.current);
      navigate('/login', { replace: true, state: { from, expired: before.current !== undefined } });
    }, redirectDelay);
    return () => clearTimeout(timer);
  }, [signedOut, navigate]);

  const isCutOff = trouble instanceof TypeError;
  const [hasOffline, setHasOffline] = useState(false);
  useEffect(() => {
    if (!isCutOff) return;
    // Where it was not kept, there is nothing to show beside the sentence.
    offlineDiary.load().then(
      () => setHasOffline(true),
      () => undefined,
    );
  }, [isCutOff]);

  if (checking) return <Waiting label={checkingLabel} />;
  if (trouble) {
    const told = (
      <div
        role="alert"
        className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 px-4"
      >
        <p>{messageOf(trouble, messages.unavailable)}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </div>
    );
    return isCutOff && hasOffline ? (
      <offlineDiary.Component busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      told
    );
  }
  return user ? children : null;
}
