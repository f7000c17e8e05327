import {
  Calendar,
  ChevronRight,
  ClipboardList,
  Clock,
  GraduationCap,
  MessageSquare,
  Settings,
  Sprout,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import type { Suggestion } from '#shared/suggestions.ts';
import { plural } from '#shared/format.ts';
import { priorities, type Priority } from '#shared/vocabulary.ts';
import { useGenerationRefusal } from '../../data/generation-gate.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const icons: Record<Suggestion['icon'], LucideIcon> = {
  'message-square': MessageSquare,
  calendar: Calendar,
  'graduation-cap': GraduationCap,
  'clipboard-list': ClipboardList,
  settings: Settings,
  sprout: Sprout,
};

const tones: Record<Priority, BadgeTone> = {
  low: 'neutral',
  medium: 'primary',
  high: 'warning',
  urgent: 'danger',
};

/** Section 2: two names and a count. */
const shownNames = 2;

interface SuggestionCardProps {
  suggestion: Suggestion;
  /** It is about to be clicked. */
  onPoint: () => void;
  onAct: () => void;
}

/** One thing to do. All of the card is its button. */
export function SuggestionCard({ suggestion, onPoint, onAct }: SuggestionCardProps) {
  const { type, priority, title, description, actionText, icon } = suggestion;
  const titleId = useId();
  const refusal = useGenerationRefusal();
  const opensForm = type !== 'configure' && type !== 'development';
  const Icon = icons[icon];
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex gap-3 rounded-md border border-line p-3 transition-colors has-enabled:hover:border-control has-enabled:hover:bg-sunken"
    >
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary-ink max-sm:hidden"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <h3 id={titleId} className="min-w-0 pt-0.5 font-medium wrap-anywhere">
            {title}
          </h3>
          <Badge tone={tones[priority]}>
            <span className="sr-only">Prioridade: </span>
            {priorities[priority]}
          </Badge>
        </div>
        <p className="mt-0.5 text-sm text-muted">{description}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Particulars suggestion={suggestion} />
          <button
            type="button"
            disabled={opensForm && refusal !== null}
            aria-describedby={titleId}
            onPointerEnter={onPoint}
            onFocus={onPoint}
            onClick={onAct}
            className="ml-auto flex min-h-6 cursor-pointer items-center gap-0.5 text-sm font-medium text-primary-ink outline-none after:absolute after:-inset-px after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary disabled:cursor-not-allowed disabled:text-muted"
          >
            {actionText}
            <ChevronRight aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
    </article>
  );
}

/** Whom it is about, and how soon. */
function Particulars({ suggestion }: { suggestion: Suggestion }) {
  const { employees, employeeCount, dueIn } = suggestion;
  const names = employees.slice(0, shownNames).map(({ name }) => name);
  const more = employeeCount - names.length;
  return (
    <p className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm text-muted [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:size-3.5 [&_svg]:align-[-2px]">
      {names.length > 0 && (
        <span>
          <UserRound aria-hidden="true" />
          {names.join(', ')}
          {more > 0 && (
            <>
              <span aria-hidden="true" className="tabular-nums">{` +${more}`}</span>
              <span className="sr-only">{` e mais ${plural(more, 'pessoa', 'pessoas')}`}</span>
            </>
          )}
        </span>
      )}
      {dueIn !== null && (
        <span>
          <Clock aria-hidden="true" />
          <span className="sr-only">Prazo: </span>
          {dueIn}
        </span>
      )}
    </p>
  );
}
