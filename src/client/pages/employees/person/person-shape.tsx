import { Pencil } from 'lucide-react';
import { timelineKinds } from '#shared/conversations.ts';
import { Card, CardSection } from '../../../ui/card.tsx';
import { Columns } from '../../../ui/columns.tsx';
import { Page } from '../../../ui/page.tsx';
import { ButtonShape, Line, RowsSkeleton, Words } from '../../../ui/shapes.tsx';
import { CardSkeleton, Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { stages } from './stages.ts';

/** The page of a person who is on their way, or the conversation that takes its place; '' is none. */
export function PersonShape({ conversation }: { conversation: string }) {
  const isBrief = conversation !== '';
  return (
    <Loading>
      <Page>
        <div className="mb-3 flex min-h-8 items-center pointer-coarse:min-h-11">
          <Words className="w-24" />
        </div>
        <CardShape isBrief={isBrief} />
        {conversation in stages ? (
          <ConversationShape />
        ) : isBrief ? (
          <HalvesShape />
        ) : (
          <Columns shape="desk">
            <>
              <SinceShape />
              <OpenShape />
              <PdiShape />
            </>
            <section aria-labelledby="linha-do-tempo">
              <TimelineHeaderShape />
              <TimelineShape />
            </section>
          </Columns>
        )}
      </Page>
    </Loading>
  );
}

const actions = [
  'Preparar conversa',
  'Registrar no diário',
  'Feedback',
  'PDI',
  'Conte para mim',
  'Editar',
];

function CardShape({ isBrief }: { isBrief: boolean }) {
  return (
    <Card className="mb-4 p-5">
      <div className="flex items-start gap-4">
        <Skeleton className={`shrink-0 rounded-full ${isBrief ? 'size-10' : 'size-14'}`} />
        <div className="min-w-0 flex-1">
          <Line className="text-xl" words="w-1/2" />
          <Line words="w-1/3" />
          {!isBrief && (
            <>
              <Line
                className="mt-0.5 flex min-h-6 items-center pointer-coarse:min-h-11"
                words="w-28"
              />
              <Line
                className="mt-1 flex min-h-6 items-center pointer-coarse:min-h-11"
                words="w-2/3"
              />
              <Line
                className="flex min-h-6 items-center pointer-coarse:min-h-11 sm:hidden"
                words="w-1/2"
              />
            </>
          )}
        </div>
      </div>
      {!isBrief && (
        <>
          <Line className="mt-4 text-sm" words="w-20" />
          <Line className="mt-1" words="w-2/3" />
          <div className="mt-5 flex flex-wrap gap-2 max-sm:*:flex-1">
            {actions.map((name) => (
              <ButtonShape key={name}>
                <span className="inline-flex gap-2">
                  <Pencil />
                  {name}
                </span>
              </ButtonShape>
            ))}
          </div>
        </>
      )}
    </Card>
  );
}

export function SinceShape() {
  return (
    <CardSection title="Onde estamos">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {['Última conversa', 'Último feedback'].map((term) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="mt-0.5 inline-flex min-h-6 items-center pointer-coarse:min-h-11">
              <Words className="w-20" />
            </dd>
          </div>
        ))}
      </dl>
    </CardSection>
  );
}

export function OpenShape() {
  return (
    <CardSection title="Em aberto">
      <Line words="w-11/12" />
      <div className="mt-4">
        <ButtonShape size="sm">Combinar</ButtonShape>
      </div>
    </CardSection>
  );
}

export function PdiShape() {
  return (
    <CardSection title="PDI em vigor">
      <PlanShape />
    </CardSection>
  );
}

export function PlanShape() {
  return (
    <p>
      <Words className="w-11/12" />
      <Words className="w-2/3" />
    </p>
  );
}

const chips = ['Tudo', ...Object.values(timelineKinds)];

function TimelineHeaderShape() {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id="linha-do-tempo" className="font-semibold">
        Linha do tempo
      </h2>
      <div className="flex flex-wrap gap-1.5">
        {chips.map((name) => (
          <ButtonShape key={name} size="sm">
            {name}
          </ButtonShape>
        ))}
      </div>
    </div>
  );
}

export function TimelineShape() {
  return (
    <RowsSkeleton rows={6}>
      <div className="flex min-h-16 items-start gap-3 px-4 py-3">
        <Skeleton className="mt-0.5 size-9 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1">
          <Line className="text-sm" words="w-36" />
          <Line className="mt-0.5 max-w-[68ch]" words="w-11/12" />
        </div>
      </div>
    </RowsSkeleton>
  );
}

/** Its stages, and what stands on the first of them. */
export function ConversationShape() {
  return (
    <>
      <div className="mb-5 flex min-h-10 items-center gap-5 border-b border-line pointer-coarse:min-h-11">
        <Words className="w-20" />
        <Words className="w-20" />
        <Words className="w-20" />
      </div>
      <HalvesShape />
    </>
  );
}

export function HalvesShape() {
  return (
    <Columns shape="halves">
      <CardSkeleton lines={14} />
      <CardSkeleton lines={9} />
    </Columns>
  );
}
