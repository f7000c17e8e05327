import { escapeHtml } from '../mail/letter.ts';
import { styleTag } from './page-style.ts';

/*
 * The pages that people without an account see. They have no script, and their heads say nothing of whom or what
 * they are about: programs that show previews of addresses read that.
 */

export function pageHtml(title: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${title}</title>
${styleTag}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Said on top: what was kept, or what is missing. */
export interface Said {
  tone: 'ok' | 'bad';
  text: string;
}

export function noteHtml({ tone, text }: Said): string {
  const role = tone === 'ok' ? 'status' : 'alert';
  return `<div class="note ${tone}" role="${role}"><p>${escapeHtml(text)}</p></div>`;
}

/** Where there is nothing to show. */
const title = 'Link do Leme';

/** What was typed goes back to whoever typed it, whatever the address is. */
export type Typed = URLSearchParams | null;

/** The same for every address that opens nothing: guessed, cut, out of date, taken back, replaced or erased. */
export function deadPage(typed: Typed): string {
  return pageHtml(
    title,
    `<section class="card">
<h1>Este link não abre nada</h1>
<p>Ele pode ter vencido, ter sido desativado ou estar incompleto. Peça um novo a quem o enviou.</p>
</section>${typedHtml(typed)}`,
  );
}

/** A sentence for what went wrong on our side; what was typed can be sent again. */
export function troublePage(message: string, typed: Typed): string {
  return pageHtml(
    title,
    `<section class="card" role="alert">
<h1>Não foi possível abrir agora</h1>
<p>${escapeHtml(message)}</p>
</section>${againHtml(typed)}`,
  );
}

/** The fields in which people write, of every form. */
const isWritten = (name: string) => /^(?:comment|answer-\d|how:.*)$/.test(name);

const fieldsOf = (typed: Typed) => [...(typed ?? [])];
const writtenIn = (typed: Typed) =>
  fieldsOf(typed).filter(([name, value]) => isWritten(name) && value.trim() !== '');

function typedHtml(typed: Typed): string {
  const texts = writtenIn(typed);
  if (texts.length === 0) return '';
  const kept = texts.map(([name, value], index) => textHtml({ name, value, index }));
  return `<section class="card"><h2>O que você escreveu</h2>
<p>Nada foi enviado. Copie o texto antes de fechar esta página.</p>
${kept.join('\n')}</section>`;
}

function againHtml(typed: Typed): string {
  if (typed?.get('do') !== 'answer') return '';
  const fields = fieldsOf(typed).map(([name, value], index) =>
    isWritten(name)
      ? textHtml({ name, value, index })
      : `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post"><h2>O que você escreveu</h2>
${fields.join('\n')}
<button>Enviar de novo</button></form>`;
}

function textHtml({ name, value, index }: { name: string; value: string; index: number }): string {
  return `<p><textarea aria-label="Texto ${index + 1}" name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea></p>`;
}
