import type { ReactNode } from 'react';
import { Cited } from '#client/ui/cited.tsx';
import { DocumentTitle } from '#client/ui/document-parts.tsx';
import type { Block } from './outline.ts';
import { pageOutline } from './page.ts';
import { QuoteView, spoken } from './quote-view.tsx';
import { BlockTable } from './ready-view.tsx';
import { isSpeech } from './step-view.tsx';

interface PageViewProps {
  content: { title: string; page: string };
  /** What the kind shows beside its page, below the title. */
  children?: ReactNode;
}

/** A page as it was written, on the paper of every document. */
export function PageView({ content, children }: PageViewProps) {
  const { title, blocks } = pageOutline(content);
  return (
    // Bars and badges are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      {children}
      <div className="mt-6 flex flex-col gap-4">
        {blocks.map((block, index) => (
          <BlockView key={index} block={block} title={headingAbove(blocks, index) ?? title} />
        ))}
      </div>
    </div>
  );
}

function headingAbove(blocks: readonly Block[], index: number): string | undefined {
  const above = blocks.slice(0, index).findLast(({ type }) => type === 'heading');
  return above?.type === 'heading' ? above.text : undefined;
}

function BlockView({ block, title }: { block: Block; title: string }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h3 className="mt-6 text-xl font-semibold break-after-avoid wrap-anywhere first:mt-0">
          {block.text}
        </h3>
      ) : (
        <h4 className="mt-2 font-semibold break-after-avoid wrap-anywhere">{block.text}</h4>
      );
    case 'paragraph':
      return (
        <p className={`wrap-anywhere whitespace-pre-line ${isSpeech(block.text) ? spoken : ''}`}>
          <Cited text={block.text} />
        </p>
      );
    case 'quote':
      return <QuoteView text={block.text} />;
    case 'list':
      return block.ordered ? (
        <ol className={`list-decimal ${list}`}>
          <Items items={block.items} />
        </ol>
      ) : (
        <ul className={`list-disc ${list}`}>
          <Items items={block.items} />
        </ul>
      );
    case 'table':
      return <BlockTable table={block} title={title} />;
    default:
      return null;
  }
}

const list = 'flex flex-col gap-2 pl-6 marker:text-muted';

function Items({ items }: { items: readonly string[] }) {
  return items.map((item, index) => (
    <li key={index} className="break-inside-avoid pl-1 wrap-anywhere whitespace-pre-line">
      <Cited text={item} />
    </li>
  ));
}
