import { useState, type SubmitEvent } from 'react';
import { commitmentPatchSchema, type Commitment } from '#shared/commitments.ts';
import { plural } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { speakPortuguese } from '#shared/validation-messages.ts';
import type { CommitmentActions } from '../../commitments/use-commitment-actions.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { DayToKeep, problemOf } from './day-to-keep.tsx';

speakPortuguese();

type Choice = 'keep' | 'rewrite' | 'drop';

const choices = [
  { value: 'keep', label: 'Manter', hint: 'Com uma nova data.' },
  { value: 'rewrite', label: 'Reescrever', hint: 'Menor, ou de outro jeito.' },
  { value: 'drop', label: 'Deixar de lado', hint: 'Sai da lista, sem culpa.' },
] as const;

interface StillSenseDialogProps {
  commitment: Commitment;
  today: string;
  actions: CommitmentActions;
  onClose: () => void;
}

/** What was put off three times is no matter of a day any more. */
export function StillSenseDialog({ commitment, today, actions, onClose }: StillSenseDialogProps) {
  const { id, postponed } = commitment;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [text, setText] = useState(commitment.text);
  const [day, setDay] = useState('');
  const [errors, setErrors] = useState<{ text?: string | undefined; day?: string | undefined }>({});
  const [busy, setBusy] = useState(false);
  const once = useSingleFlight();

  const answer = async (): Promise<boolean> => {
    if (choice === 'drop') {
      void actions.drop(commitment);
      return true;
    }
    const typed = commitmentPatchSchema.safeParse({ text });
    const found = { text: typed.error?.issues[0]?.message, day: problemOf(day, today) };
    setErrors(found);
    if (found.day || (choice === 'rewrite' && found.text)) return false;
    return choice === 'rewrite'
      ? actions.change(id, { ...typed.data, dueOn: day })
      : actions.moveTo(commitment, day);
  };
  const confirm = async () => {
    setBusy(true);
    const isAnswered = await answer();
    setBusy(false);
    if (isAnswered) onClose();
  };
  return (
    <Dialog
      onOpenChange={onClose}
      closeOnOutsideClick={choice !== 'rewrite'}
      title="Ainda faz sentido?"
      description={`“${commitment.text}” já foi adiado ${plural(postponed, 'vez', 'vezes')}.`}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (choice) void once(confirm);
        }}
      >
        <RadioGroup
          label="O que fazer com ele?"
          options={choices}
          control={{
            name: 'choice',
            onChange: (event) => setChoice(event.target.value as Choice),
          }}
        />
        {choice === 'rewrite' && (
          <Field label="O que fica combinado" error={errors.text}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                limit={limits.commitment}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        )}
        {choice !== null && choice !== 'drop' && (
          <DayToKeep day={day} today={today} error={errors.day} onChange={setDay} />
        )}
        <div className="flex justify-end">
          <Button type="submit" disabled={choice === null} busy={busy} busyText="Salvando...">
            Confirmar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
