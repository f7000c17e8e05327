import { Cited } from '#client/ui/cited.tsx';
import { Facts } from '#client/ui/document-parts.tsx';
import { letterBlocks, letterTones, type LetterText } from './letter.ts';
import type { Block } from './outline.ts';

/** The letter as it will be sent. */
export function LetterBody({ content }: { content: LetterText }) {
  if (content === '') return null;
  return (
    <div className="flex flex-col gap-5 wrap-anywhere">
      {letterBlocks(content).map((block, index) => (
        <Paragraph key={index} block={block} />
      ))}
    </div>
  );
}

function Paragraph({ block }: { block: Block }) {
  switch (block.type) {
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Cited text={item} />
        </li>
      ));
      return block.ordered ? (
        <ol className="flex list-decimal flex-col gap-1.5 pl-6">{items}</ol>
      ) : (
        <ul className="flex list-disc flex-col gap-1.5 pl-6">{items}</ul>
      );
    }
    case 'paragraph':
      return (
        <p className="whitespace-pre-line">
          <Cited text={block.text} />
        </p>
      );
    default:
      return null;
  }
}

interface AboutLetterProps {
  tone: string;
  context: string;
  notes: string;
}

/** What goes with a letter for the leader's eyes: quieter than the letter, and never sent. */
export function AboutLetter({ tone, context, notes }: AboutLetterProps) {
  const labels: Readonly<Record<string, string>> = letterTones;
  const label = Object.hasOwn(labels, tone) ? labels[tone] : undefined;
  const facts = [
    ['Tom', label ?? tone],
    ['Contexto', context],
    ['Observações', notes],
  ] as const;
  if (facts.every(([, value]) => value === '')) return null;
  return (
    <aside
      aria-label="Sobre este texto"
      className="mt-10 border-t border-line pt-5 text-[0.9375rem] leading-6 text-muted"
    >
      <Facts facts={facts} />
    </aside>
  );
}
