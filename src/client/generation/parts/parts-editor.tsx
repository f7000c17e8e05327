import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readContent } from '#documents/contracts.ts';
import { documentLabels, type DocumentKind } from '#documents/labels.ts';
import { Section } from '../../ui/document-parts.tsx';
import { DocumentPage } from '../../ui/document.tsx';
import { PaperWidth } from '../document-body.tsx';
import type { DocumentEditor } from '../use-document-editor.ts';
import { BlockEditor, type Focus, type Hand } from './block-editor.tsx';
import { isGone, numbersOf, refusalOf, textOfPart, withNewBlocks } from './part-changes.ts';
import type { PartEdits, PartsDraft } from './part-edits.ts';
import { sectionsOf, type Block } from './parts.ts';

interface PartsEditorProps {
  kind: DocumentKind;
  editor: DocumentEditor;
  draft: PartsDraft;
  date: string;
}

/** A document on its paper, each block of it to be written over, taken out and followed by another where it stands. */
export function PartsEditor({ kind, editor, draft, date }: PartsEditorProps) {
  const { content, edits, refused } = draft;
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

  const hand = useHand({
    edits: () => edits,
    activate: setActive,
    change: (next, then) => {
      focus.later(then);
      editor.changeParts(next);
    },
    move: focus.beside,
    save: () => void editor.save(),
  });
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
              texts={block.parts.map((part) => textOfPart(part, edits))}
              number={numbers.get(block.key)}
              gone={goneOf(block, edits)}
              isActive={active === block.key}
              isRefused={block.parts.some((part) => refused.includes(refusalOf(part)))}
              disabled={editor.saving}
              hand={hand}
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

function goneOf(block: Block, edits: PartEdits): 'itself' | 'within' | null {
  if (!isGone(block, edits)) return null;
  return block.member !== null && edits.removed.includes(block.member) ? 'itself' : 'within';
}

/** The same hand on every drawing, which does what the newest of them would. */
function useHand(newest: Hand): Hand {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [hand] = useState<Hand>(() => ({
    edits: () => latest.current.edits(),
    activate: (key) => latest.current.activate(key),
    change: (edits, focus) => latest.current.change(edits, focus),
    move: (name, step) => latest.current.move(name, step),
    save: () => latest.current.save(),
  }));
  return hand;
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
