import { clsx } from 'clsx';
import { Lock, Pencil, Plus, Trash2, UsersRound } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  talkingPointBoxes,
  type TalkingPoint,
  type TalkingPointBox,
} from '#shared/conversations.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import {
  restorePoint,
  useAddPoint,
  useChangePoint,
  useErasePoint,
} from '../../../data/conversations.ts';
import { useDraft } from '../../../lib/draft.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toast, toastFailure } from '../../../lib/toast-store.ts';
import { useWishKey } from '../../../lib/wish-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Input } from '../../../ui/input.tsx';
import {
  BecameLine,
  BecomesCommitment,
  BecomingOffer,
  useBecoming,
} from './becomes-commitment.tsx';
import type { StageProps } from './stages.ts';

/** Two boxes that nobody takes for each other: by colour, by sign and by words. */
const looks = {
  shared: {
    Icon: UsersRound,
    box: 'border-primary bg-primary-soft text-primary-ink',
    note: 'O que vocês conversam. Vai para o roteiro e para o resumo.',
    placeholder: 'Exemplo: Escala de dezembro',
  },
  private: {
    Icon: Lock,
    box: 'border-warning bg-warning-soft text-warning',
    note: 'Lembretes seus. Nunca vão para o roteiro nem para o resumo.',
    placeholder: 'Exemplo: Perguntar com calma sobre os atrasos',
  },
} as const;

/** How long a deletion can be taken back, in milliseconds. */
const undoFor = 10_000;

interface PointsProps extends StageProps {
  /** They can be ticked: the conversation is going on. */
  ticks?: boolean;
}

export function Points({ ticks = false, ...rest }: PointsProps) {
  return (
    <>
      <Box {...rest} box="shared" ticks={ticks} />
      <Box {...rest} box="private" ticks={ticks} />
    </>
  );
}

interface BoxProps extends Required<PointsProps> {
  box: TalkingPointBox;
}

function Box({ box, ...rest }: BoxProps) {
  const { conversation } = rest;
  const { Icon, box: look, note } = looks[box];
  const points = conversation.points.filter((point) => point.box === box);
  return (
    <section
      aria-label={talkingPointBoxes[box]}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <header className={clsx('border-l-4 px-4 py-3', look)}>
        <h3 className="flex items-center gap-2 font-semibold">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {talkingPointBoxes[box]}
        </h3>
        <p className="text-sm">{note}</p>
      </header>
      {points.length > 0 && (
        <ul className="divide-y divide-line">
          {points.map((point) => (
            <Point key={point.id} point={point} {...rest} />
          ))}
        </ul>
      )}
      <AddPoint box={box} conversation={conversation} />
    </section>
  );
}

interface PointProps extends Required<PointsProps> {
  point: TalkingPoint;
}

function Point({ point, conversation, employee, ticks }: PointProps) {
  const { text } = point;
  const change = useChangePoint(conversation.id);
  const became = conversation.commitments.find(({ talkingPointId }) => talkingPointId === point.id);
  const becoming = useBecoming(point, conversation.companyId);
  const erase = useErasePoint();
  /** As it is being written anew. */
  const [draft, setDraft] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const handshake = useRef<HTMLButtonElement>(null);
  // Under the finger at once: what the cache says is drawn a moment later.
  const [ticked, setTicked] = useState<boolean | null>(null);
  const isTreated = ticked ?? point.conversationId !== null;
  const fail = (error: unknown) => toastFailure(error, 'Não foi possível guardar o ponto');
  const remove = () =>
    erase.mutate(point, {
      onError: (error) => toastFailure(error, 'Não foi possível excluir o ponto'),
      onSuccess: () =>
        toast({
          title: messages.talkingPointDeleted,
          duration: undoFor,
          action: { label: 'Desfazer', run: () => void restorePoint(point).catch(fail) },
        }),
    });
  const tick = (treated: boolean) => {
    setTicked(treated);
    change.mutate(
      { point, patch: { isTreated: treated } },
      { onError: fail, onSettled: () => setTicked(null) },
    );
  };
  const rewrite = (next: string) => {
    setDraft(null);
    if (next === '' || next === text) return;
    change.mutate(
      { point, patch: { text: next } },
      {
        onError: (error) => {
          fail(error);
          setDraft(next);
        },
      },
    );
  };
  const words = (
    <span className={clsx('wrap-anywhere', isTreated && 'text-muted line-through')}>{text}</span>
  );
  return (
    <li className="py-1 pr-2 pl-4">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1 py-1">
          {draft !== null ? (
            <Input
              aria-label="Ponto"
              autoFocus
              maxLength={limits.talkingPoint}
              defaultValue={draft}
              onBlur={(event) => rewrite(event.target.value.trim())}
              onKeyDown={(event) => {
                if (event.key === 'Escape') event.currentTarget.value = text;
                // Leaving the field keeps what stands in it.
                if (event.key !== 'Enter' && event.key !== 'Escape') return;
                // Or the key would press the button that it gives the focus to.
                event.preventDefault();
                pencil.current?.focus();
              }}
            />
          ) : ticks ? (
            <Checkbox
              label={words}
              checked={isTreated}
              onChange={(event) => tick(event.target.checked)}
            />
          ) : (
            words
          )}
          {became && <BecameLine commitment={became} />}
        </div>
        {ticks && !became && <BecomesCommitment ref={handshake} text={text} becoming={becoming} />}
        <Button
          ref={pencil}
          variant="quiet"
          size="icon"
          aria-label={`Reescrever: ${text}`}
          onClick={() => setDraft(text)}
        >
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Excluir: ${text}`}
          disabled={erase.isPending}
          onClick={remove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {!became && (
        <BecomingOffer
          point={point}
          conversation={conversation}
          person={employee}
          becoming={becoming}
          onDismiss={() => handshake.current?.focus()}
        />
      )}
    </li>
  );
}

function AddPoint({ box, conversation }: Pick<BoxProps, 'box' | 'conversation'>) {
  const { companyId, employeeId } = conversation;
  const [text, setText] = useDraft(`${companyId}:point:${employeeId}:${box}`);
  const add = useAddPoint();
  const once = useSingleFlight();
  const wish = useWishKey();
  const field = useRef<HTMLInputElement>(null);
  const save = async () => {
    const typed = text.trim();
    if (typed === '') return;
    const point = { companyId, employeeId, box, text: typed };
    try {
      await add.mutateAsync({ ...point, key: wish.keyOf(point) });
      wish.end();
      setText('');
      field.current?.focus();
    } catch (error) {
      toastFailure(error, 'Não foi possível guardar o ponto');
    }
  };
  return (
    <form
      className="flex gap-2 border-t border-line p-3 first-of-type:border-t"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void once(save);
      }}
    >
      <div className="min-w-0 flex-1">
        <Input
          ref={field}
          aria-label={`Novo ponto: ${talkingPointBoxes[box]}`}
          placeholder={looks[box].placeholder}
          maxLength={limits.talkingPoint}
          autoComplete="off"
          value={text}
          readOnly={add.isPending}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        size="icon"
        aria-label={`Adicionar: ${talkingPointBoxes[box]}`}
        busy={add.isPending}
        busyText=""
      >
        <Plus aria-hidden="true" />
      </Button>
    </form>
  );
}
