import { useId, useMemo, useState } from 'react';
import type { Stats } from '#shared/companies.ts';
import { countOf } from '../../lib/count.ts';
import { Button } from '../../ui/button.tsx';
import { Columns } from './chart-columns.tsx';
import { figuresOf, type Month, type Series } from './chart-figures.ts';
import { Textures, textureFill } from './chart-textures.tsx';
import { DocumentsTable } from './documents-table.tsx';

const figure = new Intl.NumberFormat('pt-BR');

/** The months as stacked columns. Who cannot see them, or wants the figures, has the same as a table. */
export function DocumentsChart({ months: byMonth }: { months: Stats['byMonth'] }) {
  const figures = useMemo(() => figuresOf(byMonth), [byMonth]);
  const [asTable, setAsTable] = useState(false);
  const textures = useId();
  const { months, series, total } = figures;
  if (total === 0) return <NoDocuments months={months} textures={textures} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted">
          {`${countOf(total, 'documento', 'documentos')} nos últimos ${months.length} meses`}
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3 ml-auto text-primary-ink"
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Ver gráfico' : 'Ver tabela'}
        </Button>
      </div>
      {!asTable && (
        <div aria-hidden="true">
          <Textures id={textures} />
          <Columns months={months} textures={textures} />
          <Legend series={series} textures={textures} />
        </div>
      )}
      <div className={asTable ? 'mt-2' : 'sr-only'}>
        <DocumentsTable figures={figures} onScreen={asTable} />
      </div>
    </>
  );
}

function Legend({ series, textures }: { series: readonly Series[]; textures: string }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {series.map((one) => (
        <li key={one.kind} className="flex items-center gap-1.5">
          <svg className="size-3.5 shrink-0">
            <rect width="14" height="14" rx="3" {...textureFill(one, textures)} />
          </svg>
          {one.label}
          <span className="text-muted tabular-nums">{figure.format(one.total)}</span>
        </li>
      ))}
    </ul>
  );
}

interface NoDocumentsProps {
  months: readonly Month[];
  textures: string;
}

/** The frame that the first document will fill in. */
function NoDocuments({ months, textures }: NoDocumentsProps) {
  return (
    <div className="relative">
      <div aria-hidden="true">
        <Columns months={months} textures={textures} />
      </div>
      <p className="absolute inset-x-0 top-14 mx-auto max-w-sm px-4 text-center text-muted">
        Nenhum documento nos últimos {months.length} meses. Cada um que você gerar entra na coluna
        do seu mês.
      </p>
    </div>
  );
}
