import type { Outline } from '#documents/kit/outline.ts';

/** What a file is made of: plain data, for the thread that makes it. */
export interface PrintedDocument {
  outline: Outline;
  /** 'PDI' */
  kind: string;
  /** Whom it is about, where it is about someone. */
  person: string | null;
  /** 21/11/2026 */
  date: string;
  /** At the foot of every page: what wrote it, and who decides. */
  notice: string;
  language: string;
}

/** Milestones and the like are read at a glance: so few short items are not parted by the end of a page. */
const fewItems = 6;
const shortItem = 120;

export function staysTogether(list: { items: readonly string[] }): boolean {
  return list.items.length <= fewItems && list.items.every((item) => item.length <= shortItem);
}
