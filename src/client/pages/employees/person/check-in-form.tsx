import { useState, type SubmitEvent } from 'react';
import { levelMeanings } from '#documents/kit/level-meanings.ts';
import type { CompetencyStanding, DevelopmentPlan } from '#shared/development-plans.ts';
import { limits } from '#shared/limits.ts';
import { useCheckIn, useEraseCheckIn } from '../../../data/development-plans.ts';
import { useDraft } from '../../../lib/draft.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toast, toastFailure } from '../../../lib/toast-store.ts';
import { useWishKey } from '../../../lib/wish-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/input.tsx';

/** How long it can be taken back, in milliseconds. */
const undoFor = 10_000;

interface CheckInFormProps {
  plan: DevelopmentPlan;
  standing: CompetencyStanding;
  onClose: () => void;
}

/** A new level, and the line that shows it. */
export function CheckInForm({ plan, standing, onClose }: CheckInFormProps) {
  const { name, currentLevel } = standing;
  const [level, setLevel] = useState(currentLevel);
  const [evidence, setEvidence] = useDraft(`level:${plan.id}:${name}`);
  const [error, setError] = useState<string>();
  const wish = useWishKey();
  const checkIn = useCheckIn();
  const erasing = useEraseCheckIn();
  const once = useSingleFlight();
  const undo = (id: string) =>
    erasing
      .mutateAsync(id)
      .catch((failure: unknown) =>
        toastFailure(failure, 'Não foi possível desfazer. Tente de novo.'),
      );
  const save = async () => {
    if (evidence.trim() === '') {
      setError('Escreva o que mostra este nível');
      return;
    }
    try {
      const form = { competency: name, level, evidence };
      const { id } = await checkIn.mutateAsync({ plan, form, key: wish.keyOf(form) });
      setEvidence('');
      onClose();
      toast({
        title: 'Nível registrado',
        description: `${name}: nível ${level}`,
        action: { label: 'Desfazer', run: () => void undo(id) },
        duration: undoFor,
      });
    } catch (failure) {
      toastFailure(failure, 'Não foi possível registrar o nível. Tente de novo.');
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void once(save);
  };
  return (
    <form
      aria-label={`Registrar nível: ${name}`}
      noValidate
      onSubmit={submit}
      className="mt-3 flex flex-col gap-3 rounded-md border border-line p-4"
    >
      <Field label="Nível agora">
        {(control) => (
          <Select
            {...control}
            autoFocus
            value={String(level)}
            disabled={checkIn.isPending}
            onChange={(event) => setLevel(Number(event.target.value))}
          >
            {Object.entries(levelMeanings).map(([value, meaning]) => (
              <option key={value} value={value}>{`${value} · ${meaning}`}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="O que mostra isso?"
        required
        error={error}
        hint="Uma linha, com um fato. A pessoa pode vir a ler."
      >
        {(control) => (
          <Input
            {...control}
            value={evidence}
            maxLength={limits.evidence}
            readOnly={checkIn.isPending}
            placeholder="Ex.: Conduziu a reunião de abertura sozinha"
            onChange={(event) => {
              setEvidence(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="sm" disabled={checkIn.isPending} onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" size="sm" busy={checkIn.isPending} busyText="Registrando...">
          Registrar
        </Button>
      </div>
    </form>
  );
}
