import { Trash2, TrendingUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type {
  CompetencyStanding,
  DevelopmentPlan,
  LevelCheckIn,
  PastLevel,
} from '#shared/development-plans.ts';
import { calendarDay, formatDay, plural } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import { useEraseCheckIn, useRestoreCheckIn } from '../../../data/development-plans.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toast, toastFailure } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { CheckInForm } from './check-in-form.tsx';
import { LevelLine } from './level-line.tsx';

/** How long a deletion can be taken back, in milliseconds. */
const undoFor = 10_000;

/** Each competency at its level of today, with the way there. */
export function PdiLevels({ plan }: { plan: DevelopmentPlan }) {
  return (
    <ul className="mt-3 flex flex-col gap-5">
      {plan.competencies.map((standing) => (
        <li key={standing.name}>
          <Competency plan={plan} standing={standing} />
        </li>
      ))}
    </ul>
  );
}

interface CompetencyProps {
  plan: DevelopmentPlan;
  standing: CompetencyStanding;
}

function Competency({ plan, standing }: CompetencyProps) {
  const [isNoting, setIsNoting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { name, currentLevel, targetLevel } = standing;
  const isInDocument = targetLevel !== null;
  const close = () => {
    setIsNoting(false);
    // The form that had the focus is gone.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {isInDocument ? `Nível ${currentLevel} → ${targetLevel}` : `Nível ${currentLevel}`}
        </span>
      </div>
      {isInDocument ? (
        <Progress
          value={Math.min(100, Math.round((currentLevel / targetLevel) * 100))}
          label={`${name}: nível atual ${currentLevel}, nível desejado ${targetLevel}`}
        />
      ) : (
        <p className="text-sm text-muted">Não está mais no documento.</p>
      )}
      <Records standing={standing} since={plan.startedAt} />
      {isInDocument && !isNoting && (
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          className="mt-1 -ml-3 text-primary-ink"
          aria-label={`Registrar nível: ${name}`}
          onClick={() => setIsNoting(true)}
        >
          <TrendingUp aria-hidden="true" />
          Registrar nível
        </Button>
      )}
      {isNoting && <CheckInForm plan={plan} standing={standing} onClose={close} />}
    </>
  );
}

/** The last evidence, and all of them with their days: the table behind the line. */
function Records({ standing, since }: { standing: CompetencyStanding; since: string }) {
  const { name, checkIns, earlier } = standing;
  const last = checkIns.at(-1);
  if (!last && earlier.length === 0) return null;
  return (
    <>
      {last && (
        <p className="mt-2 text-sm wrap-anywhere">
          <span className="text-muted tabular-nums">{dayOf(last)}</span> {last.evidence}
        </p>
      )}
      <details className="mt-1">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-primary-ink underline decoration-from-font underline-offset-3 pointer-coarse:min-h-11">
          {wordsOf(standing)}
        </summary>
        <div className="mt-2">
          <LevelLine standing={standing} since={since} />
        </div>
        <table className="mt-2 w-full text-sm">
          <caption className="sr-only">{`Níveis registrados de ${name}`}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Nível</th>
              <th scope="col">O que mostra</th>
              <th scope="col">Excluir</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {checkIns.toReversed().map((checkIn) => (
              <Row key={checkIn.id} checkIn={checkIn} />
            ))}
            {earlier.toReversed().map((past) => (
              <PastRow key={`${past.at} ${past.level} ${past.evidence}`} past={past} />
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const dayOf = ({ createdAt }: Pick<LevelCheckIn, 'createdAt'>) =>
  formatDay(calendarDay(new Date(createdAt)));

/** '2 níveis registrados e 3 de PDIs anteriores' */
function wordsOf({ checkIns, earlier }: CompetencyStanding): string {
  const noted = plural(checkIns.length, 'nível registrado', 'níveis registrados');
  if (earlier.length === 0) return noted;
  const before = plural(earlier.length, 'nível de PDI anterior', 'níveis de PDIs anteriores');
  return checkIns.length === 0 ? before : `${noted} e ${before}`;
}

/** Of a plan that is over: it says how it was, and stays. */
function PastRow({ past: { at, level, evidence } }: { past: PastLevel }) {
  return (
    <tr className="text-muted">
      <td className="py-2 pr-3 align-top tabular-nums">{dayOf({ createdAt: at })}</td>
      <td className="py-2 pr-3 align-top whitespace-nowrap tabular-nums">{`Nível ${level}`}</td>
      <td className="w-full py-2 align-top wrap-anywhere" colSpan={2}>
        {evidence || 'Início de um PDI anterior'}
      </td>
    </tr>
  );
}

function Row({ checkIn }: { checkIn: LevelCheckIn }) {
  const erasing = useEraseCheckIn();
  const restoring = useRestoreCheckIn();
  const once = useSingleFlight();
  const { id, competency, level, evidence } = checkIn;
  const restore = () =>
    restoring
      .mutateAsync(id)
      .catch((error: unknown) => toastFailure(error, 'Não foi possível recuperar o registro.'));
  const erase = async () => {
    try {
      await erasing.mutateAsync(id);
      toast({
        title: messages.checkInDeleted,
        description: `${competency}: nível ${level}`,
        action: { label: 'Desfazer', run: () => void restore() },
        duration: undoFor,
      });
    } catch (error) {
      toastFailure(error, 'Não foi possível excluir o registro. Tente de novo.');
    }
  };
  return (
    <tr>
      <td className="py-2 pr-3 align-top text-muted tabular-nums">{dayOf(checkIn)}</td>
      <td className="py-2 pr-3 align-top whitespace-nowrap tabular-nums">{`Nível ${level}`}</td>
      <td className="w-full py-2 align-top wrap-anywhere">{evidence}</td>
      <td className="py-1 align-top">
        <Button
          variant="quiet"
          size="icon"
          className="-mr-2"
          aria-label={`Excluir registro de ${dayOf(checkIn)}: ${evidence}`}
          onClick={() => void once(erase)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </td>
    </tr>
  );
}
