import ICAL from 'ical.js';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/*
 * Exported files as other programs read them.
 */

/** A piece of text on a page, in points from its upper left corner. */
interface PlacedText {
  text: string;
  left: number;
  right: number;
  /** Where the letters stand. */
  baseline: number;
  endsLine: boolean;
}

export interface ReadPdf {
  title: string;
  language: string;
  pages: { width: number; height: number; texts: PlacedText[]; roles: string[] }[];
}

interface RoleNode {
  role?: string;
  children?: RoleNode[];
}

/** Roles are read where they are asked for: the reader takes long over those of a long document. */
export async function readPdf(bytes: Buffer, { withRoles = false } = {}): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title: string; Language: string };
  const pages: ReadPdf['pages'] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item)) return [];
      const [left, bottom] = item.transform.slice(4) as [number, number];
      const right = left + item.width;
      return [{ text: item.str, left, right, baseline: height - bottom, endsLine: item.hasEOL }];
    });
    const tree = withRoles ? ((await page.getStructTree()) as RoleNode | null) : null;
    pages.push({ width, height, texts, roles: tree ? rolesOf(tree) : [] });
  }
  await loading.destroy();
  return { title, language, pages };
}

function rolesOf({ role, children = [] }: RoleNode): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}

export interface ReadDocx {
  html: string;
  /** Complaints of the reader. */
  problems: string[];
  /** The parts of the file, by their names. */
  parts: Map<string, string>;
}

export async function readDocx(bytes: Buffer): Promise<ReadDocx> {
  const { value, messages } = await mammoth.convertToHtml({ buffer: bytes });
  const parts = new Map<string, string>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    const part = await buffer(await zip.openReadStreamPromise(entry));
    parts.set(entry.fileName, part.toString());
  }
  return { html: value, problems: messages.map(({ message }) => message), parts };
}

export interface ReadEvent {
  uid: string;
  title: string;
  notes: string;
  /** `2027-02-25`, or `2027-03-15T09:00:00` */
  start: string;
  end: string;
  /** The same instant in UTC. */
  startUtc: string;
  zone: string;
  allDay: boolean;
}

export function readCalendar(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return events.map((event) => ({
    uid: event.uid,
    title: event.summary,
    notes: event.description,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    startUtc: event.startDate.toJSDate().toISOString(),
    zone: event.startDate.zone?.tzid ?? '',
    allDay: event.startDate.isDate,
  }));
}
