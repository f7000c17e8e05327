import { useState } from 'react';
import { importFields, type ImportField } from '#shared/import-fields.ts';
import type {
  ImportColumn,
  ImportMapping,
  ImportTable,
  ImportView,
} from '#shared/people-imports.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { usePeopleImport, type ImportPart } from '../../../data/people-imports.ts';
import { countOf } from '../../../lib/count.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { messageOf } from '../../../lib/transport.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { chosenMapping, mappingOf, rememberMapping } from './chosen-mapping.ts';
import { newImport } from './import-address.ts';

/** The second step: what each column holds, as guessed, until it is said otherwise. */
export function ColumnsStep({ id, initial }: { id: string; initial: ImportView }) {
  const { change } = useQueryValues();
  const [part, setPart] = useState<ImportPart>(() => partOf(chosenMapping(id)));
  const view = usePeopleImport(id, part);
  const table = view.data?.table ?? initial.table!;
  const [chosen, setChosen] = useState(() => chosenMapping(id));
  const isOfTable = chosen?.sheet === table.sheet && chosen.headerRow === table.headerRow;
  const mapping = chosen && isOfTable ? chosen : mappingOf(table);
  const choose = (next: ImportMapping) => {
    rememberMapping(id, next);
    setChosen(next);
  };
  const problem = problemOf(mapping);
  const [asked, setAsked] = useState(false);
  const go = () => {
    setAsked(true);
    if (problem) return;
    choose(mapping);
    change({ passo: 'conferir' });
  };
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        {`${countOf(table.people, 'pessoa', 'pessoas')} em “${initial.fileName}”. `}
        Abaixo, o que cada coluna parece ter: confira e mude o que não for isso.
      </p>
      {asked && problem && (
        <Notice tone="danger" role="alert" className="mb-4">
          {problem}
        </Notice>
      )}
      {view.error && (
        <Notice tone="danger" role="alert" className="mb-4">
          {messageOf(view.error, 'Não foi possível ler esta parte da planilha.')}
        </Notice>
      )}
      <Place table={table} onPart={setPart} />
      <Card className="mb-4">
        <ul className="divide-y divide-line">
          {table.columns.map((column) => (
            <Column
              key={column.at}
              column={column}
              field={mapping.columns.find(({ at }) => at === column.at)?.field ?? null}
              isTwice={isChosenTwice(mapping, column.at)}
              onField={(field) => choose(withField(mapping, column.at, field))}
            />
          ))}
        </ul>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button disabled={view.isPlaceholderData} onClick={go}>
          Conferir
        </Button>
        <Link href={newImport} className={buttonClass({ variant: 'secondary' })}>
          Trocar a lista
        </Link>
      </div>
    </>
  );
}

interface PlaceProps {
  table: ImportTable;
  onPart: (part: ImportPart) => void;
}

/** Which sheet, and which line has the titles. */
function Place({ table, onPart }: PlaceProps) {
  const { sheet, sheets, headerRow, firstRows } = table;
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-2">
      {sheets.length > 1 && (
        <Field label="Aba da planilha">
          {(control) => (
            <Select
              {...control}
              value={sheet}
              onChange={(event) => onPart({ sheet: event.target.value })}
            >
              {sheets.map(({ name, rows }, index) => (
                <option key={index} value={index}>
                  {`${name} (${countOf(rows, 'linha', 'linhas')})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="Linha dos títulos">
        {(control) => (
          <Select
            {...control}
            value={headerRow ?? 'nenhuma'}
            onChange={(event) => onPart({ sheet: String(sheet), headerRow: event.target.value })}
          >
            <option value="nenhuma">Nenhuma: a lista não tem títulos</option>
            {firstRows.map(({ number, text }) => (
              <option key={number} value={number}>
                {`Linha ${number}: ${text}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

interface ColumnProps {
  column: ImportColumn;
  field: ImportField | null;
  isTwice: boolean;
  onField: (field: ImportField | null) => void;
}

function Column({ column: { letter, title, samples }, field, isTwice, onField }: ColumnProps) {
  return (
    <li className="grid items-start gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title || `Coluna ${letter}`}</p>
        <p className="text-sm text-muted wrap-anywhere">{samples.join(' · ')}</p>
      </div>
      <Field
        label={<span className="sr-only">{`O que há na coluna ${letter}, ${title}`}</span>}
        error={isTwice ? 'Escolhido para outra coluna também' : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={field ?? ''}
            onChange={({ target }) => onField((target.value || null) as ImportField | null)}
          >
            <option value="">Não importar</option>
            {valuesOf(importFields).map((each) => (
              <option key={each} value={each}>
                {importFields[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </li>
  );
}

function withField(mapping: ImportMapping, at: number, field: ImportField | null): ImportMapping {
  const others = mapping.columns.filter((column) => column.at !== at);
  return { ...mapping, columns: field ? [...others, { at, field }] : others };
}

function isChosenTwice({ columns }: ImportMapping, at: number): boolean {
  const field = columns.find((column) => column.at === at)?.field;
  return field !== undefined && columns.filter((column) => column.field === field).length > 1;
}

function problemOf(mapping: ImportMapping): string | null {
  const { columns } = mapping;
  if (!columns.some(({ field }) => field === 'name')) return 'Diga qual coluna tem o nome.';
  const twice = columns.find(({ at }) => isChosenTwice(mapping, at));
  return twice ? `Deixe uma só coluna para “${importFields[twice.field]}”.` : null;
}

function partOf(mapping: ImportMapping | null): ImportPart {
  if (!mapping) return {};
  return { sheet: String(mapping.sheet), headerRow: String(mapping.headerRow ?? 'nenhuma') };
}
