import { clsx } from 'clsx';
import { longMonthOf, type Figures, type Month, type Series } from './chart-figures.ts';

const figure = new Intl.NumberFormat('pt-BR');
const cell = 'px-3 py-1.5 text-right tabular-nums whitespace-nowrap';

interface DocumentsTableProps {
  figures: Figures;
  /** Not for screen readers alone: where it is wider than the screen, the keyboard scrolls it. */
  onScreen: boolean;
}

export function DocumentsTable({ figures, onScreen }: DocumentsTableProps) {
  const { series, months, total } = figures;
  return (
    <div
      {...(onScreen && {
        tabIndex: 0,
        role: 'region',
        'aria-label': 'Documentos por mês, tabela',
        className: 'overflow-x-auto',
      })}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">Documentos gerados por mês e tipo</caption>
        <thead>
          <tr className="border-b border-control">
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              Mês
            </th>
            {series.map(({ kind, label }) => (
              <th key={kind} scope="col" className={clsx(cell, 'font-medium')}>
                {label}
              </th>
            ))}
            <th scope="col" className={clsx(cell, 'pr-0 font-semibold')}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <MonthRow key={month.month} month={month} series={series} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
              Total
            </th>
            {series.map(({ kind, total: ofKind }) => (
              <td key={kind} className={clsx(cell, 'font-semibold')}>
                {figure.format(ofKind)}
              </td>
            ))}
            <td className={clsx(cell, 'pr-0 font-semibold')}>{figure.format(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function MonthRow({ month, series }: { month: Month; series: readonly Series[] }) {
  const counts = new Map(month.parts.map((part) => [part.series, part.count]));
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
        {longMonthOf(month.month)}
      </th>
      {series.map((one) => (
        <td key={one.kind} className={cell}>
          {figure.format(counts.get(one) ?? 0)}
        </td>
      ))}
      <td className={clsx(cell, 'pr-0 font-semibold')}>{figure.format(month.total)}</td>
    </tr>
  );
}
