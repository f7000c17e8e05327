import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readContent } from '#documents/contracts.ts';
import { documentLabels, type DocumentKind } from '#documents/labels.ts';
import { Section } from '../../ui/document-parts.tsx';
import { DocumentPage } from '../../ui/document.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PaperWidth } from '../document-body.tsx';
import type { DocumentEditor } from '../use-document-editor.ts';
import { BlockEditor } from './block-editor.tsx';
import { isGone, numbersOf, withNewBlocks } from './part-changes.ts';
import type { PartEdits, PartsDraft } from './part-edits.ts';
import { sectionsOf } from './parts.ts';

interface PartsEditorProps {
  kind: DocumentKind;
  editor: DocumentEditor;
  draft: PartsDraft;
  date: string;
}

/** Where the focus goes once a change is drawn. */
export interface Focus {
  name: string;
  /** Where the caret is then; at the end, where it is not said. */
  caret?: number;
}

/** A document on its paper, each block of it to be written over, taken out and followed by another where it stands. */
export function PartsEditor({ kind, editor, draft, date }: PartsEditorProps) {
  const { content, edits, refused, isStale } = draft;
  const sections = useMemo(() => {
    const read = readContent(kind, content);
    return read ? sectionsOf(kind, read) : [];
  }, [kind, content]);
  const region = useRef<HTMLElement>(null);
  const [active, setActive] = useState('');
  const focus = useFocus(region);
  useEffect(() => {
    // No field: on a touch screen a keyboard would jump up before it is known what is to be changed.
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    const first = '[aria-invalid]';
    if (refused.length > 0) region.current?.querySelector<HTMLElement>(first)?.focus();
  }, [refused]);

  const change = (next: PartEdits, then?: Focus) => {
    focus.later(then);
    editor.changeParts(next);
  };
  const blocks = withNewBlocks(
    sections.flatMap((section) => section.blocks),
    edits,
  );
  const numbers = numbersOf(blocks, edits);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Mudar por partes"
      className="scroll-mt-20 outline-none"
    >
      <h2 className="sr-only">Mudar por partes</h2>
      <PaperWidth className="mb-4">
        <div className="font-sans text-base">
          {isStale && (
            <Notice tone="warning" role="alert" className="mb-3">
              O documento mudou em outra janela enquanto você escrevia. Se salvar, fica o seu; o de
              lá continua em “Versões anteriores”.
            </Notice>
          )}
          <p className="text-sm text-muted">
            Toque num texto para mudá-lo onde ele está. Enter começa outro item. Para mexer no texto
            inteiro, use “Editar”.
          </p>
        </div>
      </PaperWidth>
      <DocumentPage kind={documentLabels[kind].kind} date={date}>
        {sections.map(({ title, blocks: some }, index) => {
          const inside = withNewBlocks(some, edits).map((block) => (
            <BlockEditor
              key={block.key}
              block={block}
              edits={edits}
              number={numbers.get(block.key)}
              isGone={isGone(block, edits)}
              isActive={active === block.key}
              disabled={editor.saving}
              refused={refused}
              onActive={setActive}
              onChange={change}
              onMove={focus.beside}
              onSave={() => void editor.save()}
            />
          ));
          return (
            <div key={index} role="group" aria-label={title || 'Texto'}>
              {title === '' ? inside : <Section title={title}>{inside}</Section>}
            </div>
          );
        })}
      </DocumentPage>
    </section>
  );
}

/** Gives the focus to fields by their names, after a change is drawn or at once. */
function useFocus(region: React.RefObject<HTMLElement | null>) {
  const wanted = useRef<Focus | undefined>(undefined);
  const all = () => [...(region.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
  useLayoutEffect(() => {
    const { current } = wanted;
    wanted.current = undefined;
    if (current)
      give(
        all().find(({ dataset }) => dataset['part'] === current.name),
        current.caret,
      );
  });
  return {
    later: (focus: Focus | undefined) => {
      wanted.current = focus;
    },
    /** To the field before (-1) or after (1) another; says whether there is one. */
    beside(name: string, step: -1 | 1): boolean {
      const fields = all();
      const at = fields.findIndex(({ dataset }) => dataset['part'] === name);
      return give(fields[at + step], step === 1 ? 0 : undefined);
    },
  };
}

function give(field: HTMLElement | undefined, caret?: number): boolean {
  field?.focus();
  if (field instanceof HTMLTextAreaElement) {
    const at = caret ?? field.value.length;
    field.setSelectionRange(at, at);
  }
  return field !== undefined;
}
