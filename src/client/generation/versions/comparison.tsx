import { useState } from 'react';
import { readContent, textOf } from '#documents/contracts.ts';
import { editedTextOf } from '#documents/kit/edits.ts';
import { versionCauses, type DocumentVersion } from '#documents/kit/versions.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { formatInstant } from '#shared/format.ts';
import { useVersion } from '../../data/document-versions.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { CardSkeleton, Loading } from '../../ui/skeleton.tsx';
import { Difference } from './difference.tsx';

interface ComparisonProps {
  document: { id: string; kind: DocumentKind; content: unknown };
  chosen: DocumentVersion;
  /** What it may be compared with beside the current version. */
  others: readonly DocumentVersion[];
}

/** What changed between the chosen version and another one, from the older to the newer. */
export function Comparison({ document, chosen, others }: ComparisonProps) {
  const { id, kind, content } = document;
  /** '' is the current one. */
  const [wanted, setWanted] = useState('');
  // Chosen meanwhile, it is none of the others: then the current version is meant again.
  const other = others.find(({ number }) => String(number) === wanted);
  const one = useVersion(id, chosen.number);
  const two = useVersion(id, other?.number ?? null);
  const isOlder = !other || chosen.number < other.number;
  const contents = [one.data?.content, other ? two.data?.content : content];
  const [before, after] = isOlder ? contents : contents.toReversed();
  const failed = [one, two].find(({ error }) => error !== null);
  const title = titleOf(isOlder ? [chosen, other] : [other, chosen]);

  return (
    <section aria-label={title} className="flex flex-col gap-4 border-t border-line pt-5">
      {others.length > 0 && (
        <Field label="Comparar com" className="max-w-xl">
          {(control) => (
            <Select
              {...control}
              value={other?.number ?? ''}
              onChange={({ target }) => setWanted(target.value)}
            >
              <option value="">Versão atual</option>
              {others.map((item) => (
                <option key={item.number} value={item.number}>
                  {`${nameOf(item)} · ${wordsOf(item)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <h3 className="font-semibold">{title}</h3>
      {before !== undefined && after !== undefined ? (
        <Difference before={plainTextOf(kind, before)} after={plainTextOf(kind, after)} />
      ) : failed ? (
        <ErrorState
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Loading>
          <CardSkeleton lines={4} />
        </Loading>
      )}
    </section>
  );
}

function titleOf([older, newer]: (DocumentVersion | undefined)[]): string {
  if (!older || !newer) return 'O que mudou desde então';
  return `O que mudou da versão ${older.number} para a ${newer.number}`;
}

/** 'Versão 2 · 28/11/2026 às 13:40': of several changes a minute knows nothing. */
export function nameOf({ number, createdAt }: DocumentVersion): string {
  return `Versão ${number} · ${formatInstant(createdAt)}`;
}

/** 'Ajustado: mais curto' */
export function wordsOf({ cause, instruction }: DocumentVersion): string {
  return instruction ? `${versionCauses[cause]}: ${instruction}` : versionCauses[cause];
}

/** The text as it would be copied; of what is no document, what is there. */
function plainTextOf(kind: DocumentKind, content: unknown): string {
  const read = readContent(kind, content);
  if (!read) return JSON.stringify(content, null, 2);
  return editedTextOf(read) ?? textOf(kind, read);
}
