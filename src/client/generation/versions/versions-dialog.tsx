import { useState } from 'react';
import type { DocumentKind } from '#documents/labels.ts';
import { useGoBack, useVersion, useVersions } from '../../data/document-versions.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { CardSkeleton, Loading } from '../../ui/skeleton.tsx';
import { Comparison, nameOf, wordsOf } from './comparison.tsx';

/** How long a change can be taken back, in milliseconds. */
const undoFor = 10_000;

interface VersionsDialogProps {
  document: { id: string; kind: DocumentKind; content: unknown; version: number };
  onClose: () => void;
}

/** What a document said at each change, any two of them side by side, and the way back to any. */
export function VersionsDialog({ document, onClose }: VersionsDialogProps) {
  const { id, version } = document;
  const [number, setNumber] = useState<number | null>(null);
  const versions = useVersions(id, version);
  const chosen = useVersion(id, number);
  const goBack = useGoBack(id);
  const once = useSingleFlight();
  const items = versions.data?.pages.flatMap((page) => page.items) ?? [];
  const earlier = items.filter((item) => item.number !== version);
  const shown = earlier.find((item) => item.number === number);

  const back = async () => {
    if (number === null) return;
    try {
      const changed = await goBack.mutateAsync({ number, version });
      onClose();
      toast({
        title: 'Versão restaurada',
        duration: undoFor,
        action: {
          label: 'Desfazer',
          run: () => {
            goBack
              .mutateAsync({ number: version, version: changed.version })
              .catch((error: unknown) => toastFailure(error, 'Não foi possível desfazer'));
          },
        },
      });
    } catch (error) {
      toastFailure(error, 'Não foi possível voltar a esta versão');
    }
  };

  return (
    <Dialog
      onOpenChange={onClose}
      size="xl"
      title="Versões"
      description="O que o documento dizia antes de cada mudança. Voltar não apaga nenhuma."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Fechar
          </Button>
          <Button
            disabled={!chosen.data || number === version}
            busy={goBack.isPending}
            busyText="Voltando..."
            onClick={() => void once(back)}
          >
            Voltar a esta versão
          </Button>
        </>
      }
    >
      {versions.error && items.length === 0 ? (
        <ErrorState
          error={versions.error}
          busy={versions.isFetching}
          onRetry={() => void versions.refetch()}
        />
      ) : !versions.data ? (
        <Loading>
          <CardSkeleton lines={4} />
        </Loading>
      ) : (
        <div className="flex flex-col gap-4">
          <RadioGroup
            label="Escolha uma versão"
            options={earlier.map((item) => ({
              value: String(item.number),
              label: nameOf(item),
              hint: wordsOf(item),
            }))}
            control={{
              name: 'version',
              onChange: (event) => setNumber(Number(event.target.value)),
            }}
          />
          <ShowMore of={versions} />
          {shown && (
            <Comparison
              document={document}
              chosen={shown}
              others={earlier.filter((item) => item !== shown)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
