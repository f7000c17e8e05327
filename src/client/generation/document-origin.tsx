import { originNotice } from '#documents/kit/origin.ts';
import type { Source } from '#documents/kit/sources.ts';
import { PaperWidth } from './document-body.tsx';

interface DocumentOriginProps {
  sources: readonly Source[];
  generator: string;
}

/** Where a document comes from: what was consulted, opened on demand, and what wrote it, on paper too. */
export function DocumentOrigin({ sources, generator }: DocumentOriginProps) {
  return (
    <PaperWidth className="mt-4">
      <div className="font-sans text-sm text-muted">
        {sources.length > 0 && (
          <details className="mb-2">
            <summary className="min-h-6 cursor-pointer rounded-sm hover:text-ink pointer-coarse:min-h-11">
              {`Baseado em: ${sources.map(({ label }) => label).join(', ')}`}
            </summary>
            <dl className="mt-2 flex flex-col gap-3 border-l-2 border-line pl-4">
              {sources.map(({ label, details }) => (
                <div key={label}>
                  <dt className="font-medium text-ink">{label}</dt>
                  {details.map((detail, index) => (
                    <dd key={index} className="whitespace-pre-line">
                      {detail}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </details>
        )}
        <p data-print-note="">{originNotice(generator)}</p>
      </div>
    </PaperWidth>
  );
}
