import contentDisposition from 'content-disposition';
import { calendarOf, currentOutline, readContent, travelling } from '#documents/contracts.ts';
import type { ExportFormat, ExportQuery, HistoryItem } from '#documents/endpoints.ts';
import { originNotice } from '#documents/kit/origin.ts';
import { rowsOf, type Outline } from '#documents/kit/outline.ts';
import { documentKinds } from '#documents/labels.ts';
import { calendarDay, defaultTimeZone, formatDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { withoutAccents } from '../db/accents.ts';
import { AppError } from '../http/app-error.ts';
import { safeFileName, withExtension } from '../http/file-name.ts';
import { messages } from '../messages.ts';
import { calendarText } from './calendar-file.ts';
import type { PrintedDocument } from './printed-document.ts';

const contentTypes: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ics: 'text/calendar; charset=utf-8',
};

/** What a browser is told of a file: its type and name, and that it is to be kept, never shown in our name. */
export function headersOf({ title }: HistoryItem, format: ExportFormat): Record<string, string> {
  // What a file system may refuse in a name, and the dots that would hide it.
  const stem = title.replace(/[\\/:*?"<>|\s\p{Cf}]+/gu, ' ').replace(/^[\s.]+|[\s.]+$/gu, '');
  const name = withExtension(safeFileName(stem.slice(0, 120).toWellFormed()), [format]);
  return {
    'content-type': contentTypes[format],
    'content-disposition': contentDisposition(name, {
      // Beside it the whole name stands in UTF-8: Node sends no accents in a header.
      fallback: withoutAccents(name)
        .replace(/[–—]/g, '-')
        .replace(/[^\x20-\x7e]/g, '_'),
    }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store, no-transform',
  };
}

/**
 * A document as it stands, ready to be set.
 * @throws AppError `invalid_input` where it is no document, `too_large` where it has too many lines
 */
export function printedDocument(item: HistoryItem, { notes }: ExportQuery): PrintedDocument {
  const content = contentOf(item);
  const withNotes = notes === 'true' || undefined;
  const outline = travelling(item.type, currentOutline(item.type, content), withNotes);
  if (linesOf(outline) > limits.exportedLines) {
    throw new AppError('too_large', messages.tooManyLines);
  }
  // As it was written: a placeholder for a person is nobody.
  const { employee } = Object(item.content) as { employee?: unknown };
  const kind = documentKinds[item.type];
  // A message has no title of its own: the history says whom it is for.
  const title = outline.title === kind ? item.title : outline.title;
  return {
    outline: { ...outline, title },
    kind,
    person: typeof employee === 'string' && employee !== '' ? employee : null,
    date: formatDay(calendarDay(new Date(item.createdAt))),
    notice: originNotice(item.generator),
    language: 'pt-BR',
  };
}

/** @throws AppError `invalid_input` where the document has no days, or a meeting no hour */
export function calendarOfDocument(item: HistoryItem, { start, tz }: ExportQuery): string {
  const entries = calendarOf(item.type, contentOf(item), item.brief);
  if (entries.length === 0) throw new AppError('invalid_input', messages.noCalendar);
  if (start === undefined && entries.some((entry) => 'minutes' in entry)) {
    throw new AppError('invalid_input', messages.meetingStart, {
      issues: [{ path: 'start', message: messages.meetingStart }],
    });
  }
  return calendarText({
    id: item.id,
    entries,
    stamp: new Date(item.updatedAt),
    start: start ?? '',
    timeZone: tz ?? defaultTimeZone,
    notice: originNotice(item.generator),
  });
}

function contentOf({ type, content }: HistoryItem) {
  const read = readContent(type, content);
  if (!read) throw new AppError('invalid_input', messages.badFormat);
  return read;
}

/** How many lines a document has of its own; a long one may run over many. */
function linesOf({ blocks }: Outline): number {
  const counts = blocks.map((block) => {
    if (block.type === 'list') return block.items.length;
    if (block.type === 'facts') return block.facts.length;
    if (block.type === 'table') return rowsOf(block).flat().length;
    return block.text.split('\n').length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
