import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/*
 * Reads PDF files in a thread of its own: the reader brings replacements of JSON.stringify and its like
 * for older engines, and what other tests measure is Node's own.
 */

/** @typedef {import('./read-back.ts').ReadPdf} ReadPdf */
/** @typedef {{ role?: string, children?: RoleNode[] }} RoleNode */

/**
 * @param {Uint8Array} data
 * @param {boolean} withRoles
 * @returns {Promise<ReadPdf>}
 */
async function readPdf(data, withRoles) {
  const loading = getDocument({ data, verbosity: 0, useSystemFonts: false });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = /** @type {Record<string, string>} */ (info);
  /** @type {ReadPdf['pages']} */
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let depth = 0;
    const texts = items.flatMap((item) => {
      if (!('str' in item)) {
        depth += item.type === 'endMarkedContent' ? -1 : 1;
        return [];
      }
      const isMarked = depth > 0;
      const [left, bottom] = /** @type {[number, number]} */ (item.transform.slice(4));
      const right = left + item.width;
      const baseline = height - bottom;
      return [{ text: item.str, left, right, baseline, endsLine: item.hasEOL, isMarked }];
    });
    const tree = withRoles ? /** @type {RoleNode | null} */ (await page.getStructTree()) : null;
    pages.push({ width, height, texts, roles: tree ? rolesOf(tree) : [] });
  }
  await loading.destroy();
  return { title: title ?? '', language: language ?? '', pages };
}

/**
 * @param {RoleNode} node
 * @returns {string[]}
 */
function rolesOf({ role, children = [] }) {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}

parentPort?.on('message', ({ data, withRoles, answer }) => {
  const say = (/** @type {object} */ message) => {
    answer.postMessage(message, []);
    answer.close();
  };
  readPdf(data, withRoles).then(
    (pdf) => say({ pdf }),
    (error) => say({ error }),
  );
});
