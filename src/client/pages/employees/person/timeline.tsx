import {
  BookOpenText,
  CircleCheck,
  GraduationCap,
  Handshake,
  MessageCircle,
  MessageCircleHeart,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { documentKinds, documentMarks, type DocumentKind } from '#documents/labels.ts';
import { timelineKinds, type TimelineItem, type TimelineKind } from '#shared/conversations.ts';
import { formatInstant } from '#shared/format.ts';
import { answerPath } from '#shared/shares.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { useTimeline } from '../../../data/conversations.ts';
import { kindIcons } from '../../../shell/kind-icons.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { rowsFrame } from '../../../ui/shapes.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { firstNameOf } from './ago.ts';
import { TimelineShape } from './person-shape.tsx';

/** What happened with a person, newest first. */
export function Timeline({ employeeId, name }: { employeeId: string; name: string }) {
  const [kind, setKind] = useState<TimelineKind>();
  const timeline = useTimeline(employeeId, kind);
  const { data, error, isFetching, refetch } = timeline;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="linha-do-tempo" aria-busy={isFetching}>
      <Header kind={kind} onKind={setKind} />
      {error && items.length === 0 ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <TimelineShape />
        </Loading>
      ) : items.length === 0 ? (
        <Nothing kind={kind} name={firstNameOf(name)} />
      ) : (
        <>
          <ul className={rowsFrame}>
            {items.map((item) => (
              <Item key={`${item.kind} ${item.id}`} item={item} employeeId={employeeId} />
            ))}
          </ul>
          <ShowMore of={timeline} />
        </>
      )}
    </section>
  );
}

const filters = [undefined, ...valuesOf(timelineKinds)];

interface HeaderProps {
  kind: TimelineKind | undefined;
  onKind: (kind: TimelineKind | undefined) => void;
}

function Header({ kind, onKind }: HeaderProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id="linha-do-tempo" className="font-semibold">
        Linha do tempo
      </h2>
      <div role="group" aria-label="Mostrar" className="flex flex-wrap gap-1.5">
        {filters.map((filter) => (
          <button
            key={filter ?? 'all'}
            type="button"
            aria-pressed={filter === kind}
            onClick={() => onKind(filter)}
            className="h-8 cursor-pointer rounded-full border border-control bg-surface px-3 text-sm font-medium text-ink transition-colors hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-ink pointer-coarse:h-11"
          >
            {filter ? timelineKinds[filter] : 'Tudo'}
          </button>
        ))}
      </div>
    </div>
  );
}

function Nothing({ kind, name }: { kind: TimelineKind | undefined; name: string }) {
  const texts: Record<TimelineKind | 'all', string> = {
    all: `Ainda não há nada com ${name}. Prepare a primeira conversa, ou registre no diário algo que ${name} fez bem.`,
    conversation: `Nenhuma conversa com ${name} ainda. A primeira pode ter meia hora e uma pergunta.`,
    diary: `O diário ainda não cita ${name}. Exemplo: “${name} conduziu a reunião sozinha.”`,
    document: `Nenhum documento sobre ${name} ainda.`,
    commitment: `Nenhum combinado com ${name} foi cumprido ainda.`,
    told: `${name} ainda não respondeu a nenhuma pergunta de “Conte para mim”.`,
    answer: `${name} ainda não respondeu a nenhum documento compartilhado.`,
    development: `Nenhum nível registrado nem PDI encerrado ainda. Registre o primeiro na parte do PDI.`,
  };
  return (
    <p className="rounded-lg border border-dashed border-line px-5 py-8 text-center text-muted">
      {texts[kind ?? 'all']}
    </p>
  );
}

interface Shown {
  label: string;
  Icon: LucideIcon;
  href: string;
}

function shownOf({ kind, id, documentType, documentId }: TimelineItem, employeeId: string): Shown {
  if (kind === 'conversation') {
    const href = `/colaboradores?id=${employeeId}&conversa=${id}`;
    return { label: 'Conversa', Icon: Handshake, href };
  }
  if (kind === 'commitment') {
    return { label: 'Combinado cumprido', Icon: CircleCheck, href: `/combinados?id=${id}` };
  }
  if (kind === 'diary') return { label: 'Diário', Icon: BookOpenText, href: `/diario?id=${id}` };
  if (kind === 'development') {
    const href = `/historico?item=${documentId}`;
    return { label: 'Desenvolvimento', Icon: GraduationCap, href };
  }
  if (kind === 'told') {
    return {
      label: 'Conte para mim',
      Icon: MessageCircleHeart,
      href: `/colaboradores?perguntas=${id}`,
    };
  }
  if (kind === 'answer') {
    const href = answerPath(documentId ?? '', id);
    return { label: 'Resposta', Icon: MessageCircle, href };
  }
  const type = documentType as DocumentKind;
  return { label: documentKinds[type], Icon: kindIcons[type], href: `/historico?item=${id}` };
}

function Item({ item, employeeId }: { item: TimelineItem; employeeId: string }) {
  const { label, Icon, href } = shownOf(item, employeeId);
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-16 items-start gap-3 px-4 py-3 -outline-offset-2 transition-colors hover:bg-sunken"
      >
        <span className="mt-0.5 flex size-9 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-ink [&>svg]:size-4.5">
          <Icon aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span>
              {label}
              {item.isInForce && (
                <span className="font-medium text-ink">{` · ${documentMarks.in_force}`}</span>
              )}
            </span>
            <time dateTime={item.at} className="tabular-nums">
              {formatInstant(item.at)}
            </time>
          </span>
          <span className="mt-0.5 line-clamp-3 max-w-[68ch] wrap-anywhere">
            {item.text || 'Sem anotações'}
          </span>
        </span>
      </Link>
    </li>
  );
}
