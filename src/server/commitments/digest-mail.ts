import {
  escapeHtml,
  greetable,
  letterButton,
  letterHtml,
  letterNote,
  letterParagraph,
} from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

export interface Digest {
  id: string;
  to: { name: string; email: string };
  lines: readonly string[];
  /** The list of commitments. */
  link: string;
  /** Where one click ends the digest. */
  leave: string;
}

const why =
  'Este resumo vem às segundas-feiras, às 8h, quando há algo para a semana. Ele também pode ser desligado em Configurações.';

/** The mail on Monday: what is late and what falls due this week. */
export function digestMail({ id, to, lines, link, leave }: Digest): Mail {
  const name = greetable(to.name);
  const greeting = name === '' ? 'Bom dia!' : `Bom dia, ${name}!`;
  const opening = 'Estes são os combinados da sua semana:';
  return {
    id,
    leave,
    to: { name, address: to.email },
    subject: 'Os combinados da sua semana',
    text: [
      greeting,
      opening,
      lines.map((line) => `- ${line}`).join('\n'),
      `Abrir a lista:\n${link}`,
      why,
      `Para não receber mais este resumo:\n${leave}`,
      'Equipe Leme\n',
    ].join('\n\n'),
    html: letterHtml({
      title: 'Os combinados da sua semana',
      heading: 'Os combinados da sua semana',
      body: [
        letterParagraph(escapeHtml(greeting)),
        letterParagraph(opening),
        `<ul style="margin:0 0 16px;padding-left:20px">${lines.map((line) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`).join('')}</ul>`,
        letterButton(escapeHtml(link), 'Abrir os combinados'),
        letterNote(
          `${why} <a href="${escapeHtml(leave)}" style="color:#0b5563">Não receber mais</a>`,
        ),
      ].join('\n'),
    }),
  };
}
