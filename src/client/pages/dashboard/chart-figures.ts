import {
  documentKinds,
  documentKindValues,
  documentLabels,
  type DocumentKind,
} from '#documents/labels.ts';
import type { Stats } from '#shared/companies.ts';

/** A tone is a group of kinds, a texture is a kind within it: no two kinds look alike without colour. */
const textures = ['plain', 'striped', 'dotted', 'barred'] as const;
type Texture = (typeof textures)[number];

export interface Series {
  kind: DocumentKind;
  label: string;
  group: (typeof documentLabels)[DocumentKind]['group'];
  texture: Texture;
  /** Of all months. */
  total: number;
}

export interface Month {
  /** `yyyy-MM` */
  month: string;
  total: number;
  /** In the order of the series, from the foot of the column; a kind without any is absent. */
  parts: { series: Series; count: number; below: number }[];
}

export interface Figures {
  /** The kinds that there are documents of. */
  series: Series[];
  months: Month[];
  total: number;
}

export function figuresOf(byMonth: Stats['byMonth']): Figures {
  const series = allSeries(byMonth).filter(({ total }) => total > 0);
  const months = byMonth.map(({ month, counts }) => {
    let total = 0;
    const parts = series.flatMap((one) => {
      const count = counts[one.kind] ?? 0;
      const below = total;
      total += count;
      return count > 0 ? [{ series: one, count, below }] : [];
    });
    return { month, total, parts };
  });
  return { series, months, total: series.reduce((sum, { total }) => sum + total, 0) };
}

function allSeries(byMonth: Stats['byMonth']): Series[] {
  return documentKindValues.map((kind) => {
    const { group } = documentLabels[kind];
    const siblings = documentKindValues.filter((other) => documentLabels[other].group === group);
    const texture = textures[siblings.indexOf(kind) % textures.length]!;
    const total = byMonth.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
    return { kind, label: documentKinds[kind], group, texture, total };
  });
}

const shortMonth = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** `2026-11` → `nov` */
export const shortMonthOf = (month: string) => shortMonth.format(dateOf(month)).replace('.', '');

/** `2026-11` → `novembro de 2026` */
export const longMonthOf = (month: string) => longMonth.format(dateOf(month));
