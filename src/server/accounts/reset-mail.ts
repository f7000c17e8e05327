import {
  escapeHtml,
  greetable,
  letterButton,
  letterHtml,
  letterNote,
  letterParagraph,
} from '../mail/letter.ts';
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

function asHtml(greeting: string, link: string): string {
  const href = escapeHtml(link);
  const copied = `Se o botão não abrir, copie este endereço para o navegador:<br><a href="${href}" style="color:#0b5563;word-break:break-all">${href}</a>`;
  const body = [
    letterParagraph(escapeHtml(greeting)),
    letterParagraph(asked),
    letterButton(href, 'Escolher nova senha'),
    letterParagraph(copied),
    letterParagraph(validity),
    letterNote(otherwise),
  ];
  return letterHtml({
    title: 'Redefina sua senha',
    heading: 'Redefinir senha',
    body: body.join('\n'),
  });
}
