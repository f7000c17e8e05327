import { useState, type SubmitEvent } from 'react';
import { limits } from '#shared/limits.ts';
import { useAddCard } from '../../data/candidate-cards.ts';
import { useDraft } from '../../lib/draft.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { messageOf } from '../../lib/transport.ts';
import { useWishKey } from '../../lib/wish-key.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface AddCandidateProps {
  documentId: string;
  onAdded: (id: string) => void;
}

export function AddCandidate({ documentId, onAdded }: AddCandidateProps) {
  const [name, setName] = useDraft(`candidate-of:${documentId}`);
  const [problem, setProblem] = useState<string>();
  const add = useAddCard(documentId);
  const once = useSingleFlight();
  const wish = useWishKey();
  const save = async () => {
    const typed = name.trim();
    if (typed === '') return setProblem('Escreva o nome do candidato');
    try {
      const card = await add.mutateAsync({ name: typed, key: wish.keyOf(typed) });
      wish.end();
      setName('');
      setProblem(undefined);
      onAdded(card.id);
    } catch (error) {
      setProblem(messageOf(error, 'Não foi possível adicionar o candidato. Tente de novo.'));
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        // The form stands inside another page's dialog: its submit is its own.
        event.stopPropagation();
        void once(save);
      }}
    >
      <Field label="Nome do candidato" error={problem}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <div className="min-w-0 flex-1 basis-60">
              <Input
                {...control}
                maxLength={limits.name}
                autoComplete="off"
                value={name}
                readOnly={add.isPending}
                onChange={(event) => {
                  setName(event.target.value);
                  setProblem(undefined);
                }}
              />
            </div>
            <Button
              type="submit"
              className="max-sm:w-full"
              busy={add.isPending}
              busyText="Adicionando..."
            >
              Adicionar candidato
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
