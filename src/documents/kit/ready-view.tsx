import { clsx } from 'clsx';
import { Cited } from '#client/ui/cited.tsx';
import { useId } from 'react';
import { copyText } from '#client/lib/copy-text.ts';
import { toastFailure } from '#client/lib/toast-store.ts';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { Section } from '#client/ui/document-parts.tsx';
import type { Ready } from './fields.ts';
import { outlineText, type Block, type Table } from './outline.ts';
import { QuoteView } from './quote-view.tsx';
import { readyBlocks, readyTitle } from './ready.ts';
import { richText } from './rich-text.ts';

/** 'Pronto para usar': what is sent, filled in or ticked off, each piece with a way to take it along. */
export function ReadyView({ ready }: { ready: readonly Ready[] }) {
  if (ready.length === 0) return null;
  return (
    <Section title={readyTitle}>
      <div className="flex flex-col gap-8">
        {ready.map((piece, index) => (
          <ReadyPiece key={index} piece={piece} />
        ))}
      </div>
    </Section>
  );
}

/** One piece in its frame, under a heading of the level below what it belongs to. */
export function ReadyPiece({
  piece,
  level: Heading = 'h4',
}: {
  piece: Ready;
  level?: 'h4' | 'h5';
}) {
  const heading = useId();
  const title = piece.title || readyTitle;
  const blocks = readyBlocks(piece);
  return (
    <section aria-labelledby={heading} className="rounded-md border border-line p-4">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 break-after-avoid">
        <Heading id={heading} className="min-w-0 text-xl font-semibold wrap-anywhere">
          {title}
        </Heading>
        <CopyButton
          variant="secondary"
          size="sm"
          className="font-sans print:hidden"
          aria-describedby={heading}
          copy={() => copied(blocks)}
        >
          Copiar
        </CopyButton>
      </div>
      <div className="flex flex-col gap-3">
        {blocks.map((block, index) => (
          <Part key={index} block={block} title={title} />
        ))}
      </div>
    </section>
  );
}

/** Without its title: what is pasted is what is sent. */
async function copied(blocks: readonly Block[]): Promise<boolean> {
  const outline = { title: '', blocks };
  try {
    await copyText(outlineText(outline).trim(), richText(outline));
    return true;
  } catch (error) {
    toastFailure(error, 'Erro ao copiar texto');
    return false;
  }
}

function Part({ block, title }: { block: Block; title: string }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className="wrap-anywhere whitespace-pre-line">
          <Cited text={block.text} />
        </p>
      );
    case 'quote':
      return <QuoteView text={block.text} />;
    case 'list':
      return (
        <ul className="flex flex-col gap-2">
          {block.items.map((item, index) => (
            <li key={index} className="flex items-start gap-3">
              <span
                aria-hidden="true"
                className="mt-1.5 size-4 shrink-0 rounded-sm border border-control"
              />
              <span className="min-w-0 wrap-anywhere whitespace-pre-line">
                <Cited text={item} />
              </span>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <BlockTable table={block} title={title} />;
    default:
      return null;
  }
}

const cell = 'border border-line px-2.5 py-1.5 wrap-anywhere print:min-w-0';

/** A column of figures or short words needs no more than these letters; an empty one is for a hand. */
const shortCell = 8;

function widthsOf({ head, rows }: Table): string[] {
  const columns = rows[0]?.map((_, column) => rows.map((row) => row[column] ?? '')) ?? [];
  return columns.map((texts, column) => {
    const said = [head[column] ?? '', ...texts];
    const isShort =
      texts.some((text) => text !== '') && said.every((text) => text.length <= shortCell);
    return isShort ? 'whitespace-nowrap' : 'min-w-24 whitespace-pre-line';
  });
}

/** A table of no more rows stays on one page of paper. */
const rowsOfOnePage = 12;

/** As wide as its columns need: where that is more than there is, it scrolls by itself. */
export function BlockTable({ table, title }: { table: Table; title: string }) {
  const { head, rows } = table;
  const isWhole = rows.length <= rowsOfOnePage;
  const widths = widthsOf(table);
  return (
    // Who has no mouse scrolls it with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      role="group"
      aria-label={title}
      tabIndex={0}
      className={clsx('overflow-x-auto print:overflow-visible', isWhole && 'break-inside-avoid')}
    >
      <table className="w-full border-collapse text-left align-top text-[0.9375rem] leading-6">
        <caption className="sr-only">{title}</caption>
        {head.length > 0 && (
          <thead className="bg-sunken font-sans text-sm">
            <tr>
              {head.map((name, index) => (
                <th key={index} scope="col" className={`${cell} ${widths[index]} font-semibold`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="break-inside-avoid">
              {row.map((text, column) => (
                <td key={column} className={`${cell} ${widths[column]} align-top`}>
                  <Cited text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
