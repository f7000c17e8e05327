import ICAL from 'ical.js';
import mammoth from 'mammoth';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { MessageChannel, Worker } from 'node:worker_threads';
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
  /** Whether it stands in the structure that is read aloud, or is marked as decoration. */
  isMarked: boolean;
}

export interface ReadPdf {
  title: string;
  language: string;
  pages: { width: number; height: number; texts: PlacedText[]; roles: string[] }[];
}

let reader: Worker | undefined;

/** Roles are read where they are asked for: the reader takes long over those of a long document. */
export async function readPdf(bytes: Buffer, { withRoles = false } = {}): Promise<ReadPdf> {
  reader ??= new Worker(new URL('pdf-reader.mjs', import.meta.url));
  reader.unref();
  const { port1, port2 } = new MessageChannel();
  const answered = once(port1, 'message') as Promise<[{ pdf?: ReadPdf; error?: Error }]>;
  reader.postMessage({ data: new Uint8Array(bytes), withRoles, answer: port2 }, [port2]);
  const [{ pdf, error }] = await answered;
  if (!pdf) throw error ?? new Error('The reader of PDF files said nothing.');
  return pdf;
}

export interface ReadDocx {
  html: string;
  /** Complaints of the reader. */
  problems: string[];
  /** The parts of the file, by their names. */
  parts: Map<string, string>;
}

export async function readDocx(bytes: Buffer): Promise<ReadDocx> {
  const styleMap = "p[style-name='Quote'] => p.quote:fresh";
  const { value, messages } = await mammoth.convertToHtml({ buffer: bytes }, { styleMap });
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
