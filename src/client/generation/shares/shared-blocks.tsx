import type { SharedSnapshot } from '#shared/shares.ts';
import { formatDay } from '#shared/format.ts';
import { Facts } from '../../ui/document-parts.tsx';

type Block = SharedSnapshot['blocks'][number];

/** What the person will read, as plain as their page has it. */
export function SharedBlocks({ title, blocks, steps }: SharedSnapshot) {
  return (
    <div className="flex flex-col gap-3 wrap-anywhere">
      <h3 className="text-lg font-semibold">{title}</h3>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} />
      ))}
      {steps.length > 0 && (
        <section aria-label="Passos da pessoa">
          <h4 className="font-semibold">Passos que a pessoa pode marcar</h4>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
            {steps.map(({ key, text, dueOn }) => (
              <li key={key}>
                {text}
                {dueOn && <span className="text-muted">, até {formatDay(dueOn)}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function OneBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h4 className="mt-2 font-semibold">{block.text}</h4>;
    case 'paragraph':
      return <p className="whitespace-pre-wrap">{block.text}</p>;
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-2 border-l-2 border-primary pl-4">
          {block.text.split('\n').map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </blockquote>
      );
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <tbody>
              {[...(block.head.length > 0 ? [block.head] : []), ...block.rows].map((row, index) => (
                <tr key={index} className="border-b border-line">
                  {row.map((cell, place) => (
                    <td key={place} className="py-1 pr-3 align-top">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
