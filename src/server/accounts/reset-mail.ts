import type { Mail } from '../mail/mailer.ts';
import { resetMinutes } from './password-resets.ts';

/** The mail with the link to reset a password. */
export function resetMail(reset: { name: string; email: string; link: string }): Mail {
  const { email, link } = reset;
  const name = greetable(reset.name);
  const greeting = name === '' ? 'Olá!' : `Olá, ${name}!`;
  return {
    to: { name, address: email },
    subject: 'Redefina sua senha do Leme',
    text: asText(greeting, link),
    html: asHtml(greeting, link),
  };
}

const asked = 'Recebemos um pedido para redefinir a senha da sua conta no Leme.';
const validity = `O link vale por ${resetMinutes} minutos e funciona uma única vez.`;
const otherwise =
  'Se não foi você quem pediu, ignore este e-mail: sua senha continua a mesma. Não encaminhe esta mensagem a ninguém.';

function asText(greeting: string, link: string): string {
  return [
    greeting,
    asked,
    `Para escolher uma nova senha, abra este link:\n${link}`,
    validity,
    otherwise,
    'Equipe Leme\n',
  ].join('\n\n');
}

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/** Tables and inline styles, no picture and nothing to load: read alike in every mail program. */
function asHtml(greeting: string, link: string): string {
  const href = escapeHtml(link);
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Redefina sua senha</title></head>
<body style="margin:0;padding:0;background:#f6f8f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f8f8">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #d5dddd;border-radius:8px">
<tr><td style="padding:32px;${font};font-size:16px;line-height:1.5;color:#15201f">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">Redefinir senha</h1>
${paragraph(escapeHtml(greeting))}
${paragraph(asked)}
<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#0b5563;color:#ffffff;font-weight:600;text-decoration:none">Escolher nova senha</a></p>
${paragraph(`Se o botão não abrir, copie este endereço para o navegador:<br><a href="${href}" style="color:#0b5563;word-break:break-all">${href}</a>`)}
${paragraph(validity)}
<p style="margin:0;color:#526060;font-size:14px">${otherwise}</p>
</td></tr>
</table>
<p style="margin:16px 0 0;${font};font-size:13px;color:#526060">Equipe Leme</p>
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * A name as a greeting may hold it, or ''. Anyone can register another's e-mail under any name: one that
 * a mail program would turn into a link must not travel in our mail.
 */
function greetable(name: string): string {
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
