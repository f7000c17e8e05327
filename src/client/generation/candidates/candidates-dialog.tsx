import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { recommendations, type CandidateCard } from '#shared/candidate-cards.ts';
import {
  cardsOf,
  restoreCard,
  useCandidateCards,
  useEraseCard,
} from '../../data/candidate-cards.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { CardSkeleton, Loading } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AddCandidate } from './add-candidate.tsx';
import { CandidateForm } from './candidate-form.tsx';
import { SideBySide } from './side-by-side.tsx';

/** How long a deletion can be taken back, in milliseconds. */
const undoFor = 10_000;

interface CandidatesDialogProps {
  documentId: string;
  onClose: () => void;
}

/** 'Avaliar candidatos': a card for each, by the script's own criteria. Nothing is added up, nobody is ranked. */
export function CandidatesDialog({ documentId, onClose }: CandidatesDialogProps) {
  const list = useCandidateCards(documentId);
  const { data, error, isFetching, refetch } = list;
  const script = data?.pages[0];
  return (
    <Dialog
      onOpenChange={onClose}
      size="xl"
      desk
      title="Avaliar candidatos"
      description={script?.title}
      closeOnOutsideClick={false}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Pronto
        </Button>
      }
    >
      {!data || !script ? (
        error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <CardSkeleton lines={6} />
          </Loading>
        )
      ) : (
        <Candidates
          documentId={documentId}
          criteria={script.criteria}
          scale={script.scale}
          cards={cardsOf(data.pages)}
          more={<ShowMore of={list} text="Mostrar mais candidatos" />}
        />
      )}
    </Dialog>
  );
}

interface CandidatesProps {
  documentId: string;
  criteria: readonly string[];
  scale: readonly string[];
  cards: readonly CandidateCard[];
  more: ReactNode;
}

function Candidates({ documentId, criteria, scale, cards, more }: CandidatesProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const chosen = cards.find(({ id }) => id === chosenId) ?? cards[0];
  const remove = useRemove(() => frame.current?.focus());
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <p className="mb-4 text-sm text-muted">
        Use as mesmas perguntas e critérios com todas as pessoas; a decisão é sua. Só você lê as
        fichas: elas não entram em documentos nem na busca.
      </p>
      <AddCandidate documentId={documentId} onAdded={setChosenId} />
      {!chosen ? (
        <EmptyState
          title="Nenhum candidato ainda"
          text="Escreva um nome acima. A ficha traz os critérios do roteiro, com nota e evidência."
        />
      ) : (
        <Tabs
          label="Fichas dos candidatos"
          className="mt-5"
          sameHeight={false}
          tabs={[
            {
              value: 'cards',
              label: 'Fichas',
              content: (
                <div className="flex flex-col gap-4 sm:flex-row">
                  <Names cards={cards} chosenId={chosen.id} onChoose={setChosenId} />
                  <CandidateForm
                    key={chosen.id}
                    card={chosen}
                    criteria={criteria}
                    scale={scale}
                    onRemove={() => remove(chosen)}
                  />
                </div>
              ),
            },
            {
              value: 'table',
              label: 'Lado a lado',
              content: <SideBySide cards={cards} criteria={criteria} />,
            },
          ]}
        />
      )}
      {more}
    </div>
  );
}

interface NamesProps {
  cards: readonly CandidateCard[];
  chosenId: string;
  onChoose: (id: string) => void;
}

function Names({ cards, chosenId, onChoose }: NamesProps) {
  return (
    <ul
      aria-label="Candidatos"
      className="flex min-w-0 flex-wrap gap-1 sm:w-48 sm:shrink-0 sm:flex-col sm:flex-nowrap"
    >
      {cards.map(({ id, name, recommendation }) => (
        <li key={id} className="min-w-0">
          <button
            type="button"
            aria-current={id === chosenId}
            onClick={() => onChoose(id)}
            className={clsx(
              'w-full cursor-pointer rounded-md px-3 py-2 text-left wrap-anywhere hover:bg-sunken',
              id === chosenId && 'bg-primary-soft text-primary-ink',
            )}
          >
            <span className="block font-medium">{name}</span>
            {recommendation && (
              <span className="block text-sm">{recommendations[recommendation]}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One click deletes, and ten seconds take it back. */
function useRemove(onGone: () => void) {
  const erase = useEraseCard();
  const undo = (card: CandidateCard) =>
    restoreCard(card).catch((error: unknown) =>
      toastFailure(error, 'Não foi possível desfazer. Tente de novo.'),
    );
  return (card: CandidateCard) =>
    erase.mutate(card, {
      onError: (error) => toastFailure(error, 'Não foi possível excluir a ficha'),
      onSuccess: () => {
        onGone();
        toast({
          title: 'Ficha excluída',
          description: card.name,
          action: { label: 'Desfazer', run: () => void undo(card) },
          duration: undoFor,
        });
      },
    });
}
