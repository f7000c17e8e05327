import { clsx } from 'clsx';
import { countOf } from '../../lib/count.ts';
import { longMonthOf, shortMonthOf, type Month } from './chart-figures.ts';
import { textureFill } from './chart-textures.tsx';

/** In pixels; the width is a share of what there is, so that nothing is stretched. */
const plot = { top: 20, height: 160, foot: 40 };
/** Share of its month that a column takes. */
const columnShare = 0.62;
/** A lonely document does not fill the chart. */
const least = 5;

const figure = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

interface ColumnsProps {
  months: readonly Month[];
  textures: string;
}

/** A column a month, with its total on top and the year under each January. */
export function Columns({ months, textures }: ColumnsProps) {
  const most = Math.max(least, ...months.map(({ total }) => total));
  const ground = plot.top + plot.height;
  return (
    <svg width="100%" height={ground + plot.foot} className="mt-2 block text-xs tabular-nums">
      {months.map((month, index) => {
        const width = 100 / months.length;
        return (
          <Column
            key={month.month}
            month={month}
            left={index * width}
            width={width}
            scale={plot.height / most}
            dense={(months.length - index) % 2 === 0}
            withYear={isYearShown(month.month, index)}
            textures={textures}
          />
        );
      })}
      <line x1="0" x2="100%" y1={ground} y2={ground} className="stroke-control" />
    </svg>
  );
}

/** Under each January, and at the beginning where no January follows so closely that they would meet. */
function isYearShown(month: string, index: number): boolean {
  return month.endsWith('-01') || (index === 0 && !/-1[12]$/.test(month));
}

interface ColumnProps {
  month: Month;
  /** In percent of the chart's width. */
  left: number;
  width: number;
  /** Pixels a document. */
  scale: number;
  /** Its name would touch its neighbours' on the narrowest screens. */
  dense: boolean;
  withYear: boolean;
  textures: string;
}

function Column({ month, left, width, scale, dense, withYear, textures }: ColumnProps) {
  const ground = plot.top + plot.height;
  const middle = `${left + width / 2}%`;
  const inset = (width * (1 - columnShare)) / 2;
  return (
    <g>
      <title>{sentenceOf(month)}</title>
      {/* All of the month's width shows the tip. */}
      <rect x={`${left}%`} width={`${width}%`} height={ground + plot.foot} fill="transparent" />
      {month.parts.map(({ series, count, below }) => (
        <rect
          key={series.kind}
          x={`${left + inset}%`}
          width={`${width * columnShare}%`}
          y={ground - (below + count) * scale}
          height={Math.max(1, count * scale - 1)}
          {...textureFill(series, textures)}
          strokeWidth="1"
        />
      ))}
      {month.total > 0 && (
        <text
          x={middle}
          y={ground - month.total * scale - 6}
          textAnchor="middle"
          className="fill-ink font-semibold"
        >
          {figure.format(month.total)}
        </text>
      )}
      <text
        x={middle}
        y={ground + 17}
        textAnchor="middle"
        className={clsx('fill-muted', dense && 'max-[22rem]:hidden')}
      >
        {shortMonthOf(month.month)}
      </text>
      {withYear && (
        <text x={middle} y={ground + 34} textAnchor="middle" className="fill-muted">
          {month.month.slice(0, 4)}
        </text>
      )}
    </g>
  );
}

/** `novembro de 2026: 3 documentos (PDI 2, Feedback 1)` */
function sentenceOf({ month, total, parts }: Month): string {
  const kinds = parts.map(({ series, count }) => `${series.label} ${count}`).join(', ');
  const documents = total === 0 ? 'nenhum documento' : countOf(total, 'documento', 'documentos');
  return `${longMonthOf(month)}: ${documents}${kinds && ` (${kinds})`}`;
}
