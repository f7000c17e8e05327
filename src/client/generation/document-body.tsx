import { clsx } from 'clsx';
import { Suspense, useState, type ReactNode } from 'react';
import {
  documentContracts,
  isForLeader,
  outlineOf,
  readContent,
  type ContentOf,
} from '#documents/contracts.ts';
import { editedTextOf, isLetter } from '#documents/kit/edits.ts';
import { partedCitations } from '#documents/kit/fields.ts';
import { textsIn } from '#documents/kit/item-places.ts';
import { proseOf } from '#documents/kit/outline.ts';
import { shown } from '#documents/kit/shown.ts';
import { documentLabels, type DocumentKind } from '#documents/labels.ts';
import { screens } from '#documents/screens.tsx';
import { messages } from '#shared/messages.ts';
import { endOfSentence } from '../lib/sentence-place.ts';
import { WithCitations } from '../ui/cited.tsx';
import { LeaderNotes } from '../ui/document-parts.tsx';
import { DocumentPage } from '../ui/document.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DocumentProvenance } from './document-provenance.tsx';

interface DocumentBodyProps {
  kind: DocumentKind;
  content: unknown;
  /** As it is to be read: 21/11/2026. */
  date: string;
  /** Shown where there is no content at all. */
  emptyText: string;
  /** A letter keeps its layout through an edit, and nothing in it tells of one. */
  editedLetter?: boolean;
  /** Whether what is for the leader goes along, and how to change that; without it there is no choice. */
  notes?: { travel: boolean; onChange: (travel: boolean) => void };
}

/** A document on its paper, in the layout of its kind or as the text that someone edited. */
export function DocumentBody(props: DocumentBodyProps) {
  const { kind, content, date, emptyText, editedLetter = false, notes } = props;
  if (content === null || content === undefined) return <Notice>{emptyText}</Notice>;
  const normal = readContent(kind, content);
  if (!normal) return <Notice tone="danger">{messages.badFormat}</Notice>;
  const edited = editedTextOf(normal);
  const page = { ...pageOf(kind, normal), date };
  if (edited !== null) {
    return (
      <>
        <EditedBanner />
        <DocumentPage {...page}>
          <EditedText text={edited} />
          {notes?.travel && <Notes kind={kind} content={normal} />}
        </DocumentPage>
        <NotesBeside kind={kind} content={normal} notes={notes} />
      </>
    );
  }
  if (isRecognized(kind, content)) {
    return (
      <>
        {editedLetter && <EditedBanner />}
        <DocumentSheet kind={kind} content={normal} date={date} notes={notes} />
      </>
    );
  }
  return (
    <DocumentPage {...page}>
      <RawContent content={content} />
    </DocumentPage>
  );
}

function EditedBanner() {
  return (
    <PaperWidth className="mb-4">
      <Notice className="font-sans text-base">Este conteúdo foi editado manualmente</Notice>
    </PaperWidth>
  );
}

interface DocumentSheetProps<K extends DocumentKind> extends KindViewProps<K> {
  date: string;
  notes?: DocumentBodyProps['notes'];
}

/** Content in the shape of its kind, on paper; what is blank in it stays blank. */
export function DocumentSheet<K extends DocumentKind>(props: DocumentSheetProps<K>) {
  const { kind, content, date, notes } = props;
  const [isMarked, setIsMarked] = useState(false);
  const travel = isForLeader(kind) || notes?.travel === true;
  const { citations, proposals } = partedCitations(content.citations);
  const counts = countsOf(kind, content);
  return (
    <WithCitations citations={citations} proposals={[]}>
      <DocumentPage {...pageOf(kind, content)} date={date}>
        <ErrorBoundary>
          <Suspense fallback={<DocumentSkeleton />}>
            <WithCitations citations={citations} proposals={isMarked ? proposals : []}>
              <KindView kind={kind} content={content} />
            </WithCitations>
          </Suspense>
        </ErrorBoundary>
        {travel && <Notes kind={kind} content={content} />}
      </DocumentPage>
      <NotesBeside kind={kind} content={content} notes={notes} />
      {counts.sources > 0 && counts.suggestions > 0 && (
        <PaperWidth className="mt-4">
          <DocumentProvenance {...counts} shown={isMarked} onChange={setIsMarked} />
        </PaperWidth>
      )}
    </WithCitations>
  );
}

/** How many sources and suggestions still stand in it as they were written; none where both are not known. */
function countsOf<K extends DocumentKind>(kind: K, content: ContentOf<K>) {
  const { citations, proposals } = partedCitations(content.citations);
  if (citations.length === 0 || proposals.length === 0) return { sources: 0, suggestions: 0 };
  const { blocks, forLeader = [] } = outlineOf(kind, content);
  const texts = [...blocks.flatMap(textsIn), ...forLeader];
  const suggested = proseOf(blocks).flatMap((text) =>
    proposals.filter((each) => endOfSentence(text, each) !== -1),
  );
  return {
    sources: citations.filter((each) => texts.some((text) => text.includes(each.text))).length,
    suggestions: suggested.length,
  };
}

function Notes<K extends DocumentKind>({ kind, content }: KindViewProps<K>) {
  return <LeaderNotes notes={outlineOf(kind, content).forLeader ?? []} />;
}

interface NotesBesideProps<K extends DocumentKind> extends KindViewProps<K> {
  notes: DocumentBodyProps['notes'];
}

/** What is for the leader, apart from a document that others read, and the switch that takes it along. */
function NotesBeside<K extends DocumentKind>({ kind, content, notes }: NotesBesideProps<K>) {
  const { forLeader = [] } = outlineOf(kind, content);
  if (isForLeader(kind) || forLeader.length === 0) return null;
  return (
    <PaperWidth className="mt-4 px-6 text-base leading-6 sm:px-12 lg:px-16">
      {notes?.travel !== true && <LeaderNotes notes={forLeader} />}
      {notes && !isLetter(kind) && (
        <label className="mt-4 flex min-h-6 cursor-pointer items-center gap-2.5 font-sans text-sm text-muted">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={notes.travel}
            onChange={(event) => notes.onChange(event.target.checked)}
          />
          Levar também ao copiar, imprimir e exportar
        </label>
      )}
    </PaperWidth>
  );
}

function pageOf(kind: DocumentKind, content: object) {
  const person = 'employee' in content && typeof content.employee === 'string' && content.employee;
  return { kind: documentLabels[kind].kind, person: person || undefined };
}

/** Something of it is of the kind; else its layout would be a page of placeholders. */
function isRecognized(kind: DocumentKind, content: unknown): boolean {
  const { shape } = documentContracts[kind].contentSchema;
  const keys = Object.keys(Object(content));
  return keys.length === 0 || keys.some((key) => Object.hasOwn(shape, key));
}

/** Section 2: what no layout fits is shown as it is. */
function RawContent({ content }: { content: unknown }) {
  return (
    <pre className="font-mono text-sm leading-6 wrap-anywhere whitespace-pre-wrap">
      {JSON.stringify(shown(content), null, 2)}
    </pre>
  );
}

interface KindViewProps<K extends DocumentKind> {
  kind: K;
  content: ContentOf<K>;
}

function KindView<K extends DocumentKind>({ kind, content }: KindViewProps<K>) {
  const { View } = screens[kind];
  return <View content={content} />;
}

/** As wide as the paper, which is measured in its own letters. */
export function PaperWidth({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={clsx('mx-auto w-full max-w-[calc(68ch+8rem)] font-serif text-document', className)}
    >
      {children}
    </div>
  );
}

/** The first line is the title: an edit makes it so. */
function EditedText({ text }: { text: string }) {
  const [title = '', ...rest] = text.trimStart().split('\n');
  return (
    <>
      <h2 className="mb-4 text-[1.75rem] leading-9 font-semibold text-balance">{title}</h2>
      <p className="whitespace-pre-wrap">{rest.join('\n').replace(/^\n+/, '')}</p>
    </>
  );
}

/** The lines of a page that is still to come. */
export function DocumentSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="mt-8 h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
