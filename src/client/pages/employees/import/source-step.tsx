import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { usePeopleImports, useReadPeople } from '../../../data/people-imports.ts';
import { countOf } from '../../../lib/count.ts';
import { useDraft } from '../../../lib/draft.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { messageOf } from '../../../lib/transport.ts';
import { useWishKey } from '../../../lib/wish-key.ts';
import { formatInstant } from '#shared/format.ts';
import type { ImportRecord } from '#shared/people-imports.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

const failure = 'Não foi possível ler a lista. Tente de novo.';

/** A file that was changed on the disk is another list. */
const versionOfFile = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** The first step: a file, or cells that are pasted. */
export function SourceStep({ companyId }: { companyId: string }) {
  const { change } = useQueryValues();
  const [pasted, setPasted] = useDraft(`${companyId}:import`);
  const [tooLarge, setTooLarge] = useState(false);
  const read = useReadPeople(companyId);
  const hint = useId();
  const wish = useWishKey();
  const take = (source: File | string) => {
    if (read.isPending) return;
    const isTooLarge = typeof source !== 'string' && source.size > limits.importBytes;
    setTooLarge(isTooLarge);
    if (isTooLarge) return;
    read.mutate(
      { source, key: wish.keyOf(typeof source === 'string' ? source : versionOfFile(source)) },
      {
        onSuccess: ({ id }) => {
          wish.end();
          if (typeof source === 'string') setPasted('');
          change({ importar: id });
        },
      },
    );
  };
  const problem = tooLarge
    ? 'O arquivo passa de 10 MB. Deixe só a lista de pessoas.'
    : read.error && messageOf(read.error, failure);
  return (
    <>
      {problem && (
        <Notice tone="danger" role="alert" className="mb-4">
          {problem}
        </Notice>
      )}
      <div className="mb-4 grid gap-4 lg:grid-cols-2">
        <CardSection title="Arquivo">
          <FilePicker
            aria-label="Escolher planilha"
            aria-describedby={hint}
            accept=".csv,.txt,.tsv,.xlsx"
            disabled={read.isPending}
            onFiles={([file]) => file && take(file)}
            className="flex min-h-14 items-center justify-center gap-2 rounded-md border border-dashed border-control px-4 py-3 text-center font-medium hover:bg-sunken"
          >
            {read.isPending ? (
              <Spinner />
            ) : (
              <Upload aria-hidden="true" className="size-4 shrink-0" />
            )}
            {read.isPending ? 'Lendo a lista...' : 'Escolher planilha'}
          </FilePicker>
          <p id={hint} className="mt-1.5 text-sm text-muted">
            XLSX ou CSV, até 2.000 pessoas. Nada é salvo antes de você conferir.
          </p>
        </CardSection>
        <CardSection title="Ou cole as células">
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              if (pasted.trim() !== '') take(pasted);
            }}
          >
            <Field
              label="Células copiadas da planilha"
              hint="Uma pessoa por linha. Exemplo: “Nome; Função; Equipe; E-mail; Telefone”."
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={5}
                  limit={limits.jsonBodyBytes}
                  value={pasted}
                  spellCheck={false}
                  onChange={(event) => setPasted(event.target.value)}
                />
              )}
            </Field>
            <div>
              <Button
                type="submit"
                variant="secondary"
                disabled={pasted.trim() === ''}
                busy={read.isPending}
                busyText="Lendo..."
              >
                Ler células
              </Button>
            </div>
          </form>
        </CardSection>
      </div>
      <Recent companyId={companyId} />
    </>
  );
}

/** What came lately, which can still be undone. */
function Recent({ companyId }: { companyId: string }) {
  const imports = usePeopleImports(companyId);
  const items = imports.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <CardSection title="Últimos sete dias">
      <ul className="divide-y divide-line">
        {items.map((record) => (
          <li key={record.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <Link
              href={`/colaboradores?importar=${record.id}`}
              className={`${textLink} min-w-0 flex-1 basis-48 wrap-anywhere`}
            >
              {record.fileName}
            </Link>
            {record.state === 'undone' && <Badge>Desfeita</Badge>}
            <span className="text-sm text-muted tabular-nums">{summaryOf(record)}</span>
          </li>
        ))}
      </ul>
      <ShowMore of={imports} />
    </CardSection>
  );
}

function summaryOf({ counts, doneAt }: ImportRecord): string {
  const people = (counts?.created ?? 0) + (counts?.updated ?? 0);
  return `${countOf(people, 'pessoa', 'pessoas')} · ${doneAt ? formatInstant(doneAt) : ''}`;
}
