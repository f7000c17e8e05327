import { messages } from '#shared/messages.ts';
import { rememberedPlace } from '../../lib/waiting-notes.ts';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { DiaryEntryForm } from '../diary-entry-form.tsx';

interface OfflineDiaryProps {
  busy: boolean;
  onRetry: () => void;
}

/** Where nobody can be asked who is there: what was begun on this device can still be noted on it. */
export function OfflineDiary({ busy, onRetry }: OfflineDiaryProps) {
  const companyId = rememberedPlace();
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col gap-5 px-4 py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="alert" className="min-w-0 flex-1">
          {messages.network}
        </p>
        <Button variant="secondary" busy={busy} busyText="Tentando..." onClick={onRetry}>
          Tentar novamente
        </Button>
      </div>
      {companyId && (
        <CardSection title="Anotar agora, enviar depois">
          <DiaryEntryForm companyId={companyId} rows={6} />
        </CardSection>
      )}
      <Toaster />
    </main>
  );
}
