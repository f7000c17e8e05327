import PDFDocument from 'pdfkit';
import { isEmptyBlock, rowsOf, type Outline } from '#documents/kit/outline.ts';
import { createBlockSetter } from './pdf-blocks.ts';
import { openFonts } from './pdf-fonts.ts';
import { createLineSetter } from './pdf-lines.ts';
import { createPages } from './pdf-pages.ts';
import type { PrintedDocument } from './printed-document.ts';

/** No document of this many parts is read aloud: their roles would weigh more than all that it says. */
const mostTaggedParts = 5_000;

/** A heading looks no further for what follows it. */
const mostHeadings = 4;

/** The bytes of a PDF: A4, its letters in it, every part tagged with its role so that it can be read aloud. */
export async function writePdf(document: PrintedDocument): Promise<Uint8Array> {
  const { outline, language } = document;
  const pdf = new PDFDocument({
    size: 'A4',
    pdfVersion: '1.7',
    autoFirstPage: false,
    bufferPages: true,
    margin: 0,
    tagged: partsOf(outline) <= mostTaggedParts,
    displayTitle: true,
    lang: language,
    info: { Title: outline.title, Creator: 'Leme', Producer: 'Leme' },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  const fonts = openFonts(pdf);
  const setter = createBlockSetter(createPages(pdf, fonts), createLineSetter(fonts));
  setter.opening(document);
  const blocks = outline.blocks.filter((block) => !isEmptyBlock(block));
  blocks.forEach((block, index) => {
    setter.block(block, blocks.slice(index + 1, index + 1 + mostHeadings));
  });
  setter.closing(document);

  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function partsOf({ blocks }: Outline): number {
  const sizes = blocks.map((block) => {
    if (block.type === 'list') return block.items.length;
    if (block.type === 'table') return rowsOf(block).flat().length;
    if (block.type === 'quote') return block.text.split('\n').length;
    return block.type === 'facts' ? block.facts.length : 1;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
