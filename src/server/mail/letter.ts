/*
 * How our mails look: tables and inline styles, no picture and nothing to load, read alike in every mail program.
 */

export const letterFont = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/** @param body what stands under the heading, as HTML */
export function letterHtml({ title, heading, body }: Record<'title' | 'heading' | 'body', string>) {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:0;background:#f6f8f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f8f8">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #d5dddd;border-radius:8px">
<tr><td style="padding:32px;${letterFont};font-size:16px;line-height:1.5;color:#15201f">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${heading}</h1>
${body}
</td></tr>
</table>
<p style="margin:16px 0 0;${letterFont};font-size:13px;color:#526060">Equipe Leme</p>
</td></tr>
</table>
</body>
</html>
`;
}

export function letterParagraph(content: string): string {
  return `<p style="margin:0 0 16px">${content}</p>`;
}

/** @param href escaped */
export function letterButton(href: string, words: string): string {
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#0b5563;color:#ffffff;font-weight:600;text-decoration:none">${words}</a></p>`;
}

/** What stands last and may be overlooked. */
export function letterNote(content: string): string {
  return `<p style="margin:0;color:#526060;font-size:14px">${content}</p>`;
}

/**
 * A name as a greeting may hold it, or ''. Anyone can register another's e-mail under any name: one that
 * a mail program would turn into a link must not travel in our mail.
 */
export function greetable(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim();
  return line.length > 80 || /[/@]|\.\p{L}/u.test(line) ? '' : line;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
