import { Mail, MessageCircle } from 'lucide-react';
import type { Employee } from '#shared/employees.ts';
import { formatDay } from '#shared/format.ts';
import type { Round } from '#shared/rounds.ts';
import { mailLink, whatsAppLink } from '../../../generation/letter-links.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { toastFailure } from '../../../lib/toast-store.ts';
import { AddressInput } from '../../../ui/address-input.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';

/** What goes with each link, before the names and the links are in it. */
export function usualMessage({ questions, closesOn }: Round): string {
  const [count, pronoun] =
    questions.length === 1
      ? ['uma pergunta rápida', 'la']
      : [`${questions.length === 2 ? 'duas' : 'três'} perguntas rápidas`, 'las'];
  return `Oi, {nome}! Quero ouvir você: são ${count}, e quem lê sou eu.\n{link}\n\nVocê pode respondê-${pronoun} até ${formatDay(closesOn)}.`.replace(
    'são uma',
    'é uma',
  );
}

function reminderOf({ closesOn }: Round): string {
  return `Oi, {nome}! Passando para lembrar das minhas perguntas: sua resposta me ajuda a ajudar você.\n{link}\n\nElas ficam abertas até ${formatDay(closesOn)}. Se não quiser responder, tudo bem.`;
}

interface MessageFieldProps {
  message: string;
  onChange: (message: string) => void;
}

/** Written once for all of them. */
export function MessageField({ message, onChange }: MessageFieldProps) {
  return (
    <Field
      label="Mensagem que vai com cada link"
      hint="{nome} e {link} são trocados em cada mensagem. Os links aparecem só agora: depois, só criando um novo."
    >
      {(control) => (
        <Textarea
          {...control}
          rows={5}
          value={message}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface SendLinkProps {
  round: Round;
  name: string;
  to: Employee | undefined;
  link: { url: string; isReminder: boolean };
  message: string;
}

/** The address of one person, and the ways to send it. */
export function SendLink({ round, name, to, link, message }: SendLinkProps) {
  const { url, isReminder } = link;
  const text = filled(isReminder ? reminderOf(round) : message, { name, url });
  const whatsApp = whatsAppLink(text, to);
  const mail = mailLink({ subject: 'Quero ouvir você', body: text }, to);
  const copy = () =>
    copyText(text).then(
      () => true,
      (error: unknown) => {
        toastFailure(error, 'Erro ao copiar texto');
        return false;
      },
    );
  const elsewhere = `${buttonClass({ variant: 'secondary', size: 'sm' })} max-sm:flex-1`;
  return (
    <div className="flex flex-col gap-2">
      <AddressInput aria-label={`Link de ${name}`} value={url} />
      <div className="flex flex-wrap gap-2">
        <CopyButton
          size="sm"
          variant="secondary"
          className="max-sm:w-full"
          copy={copy}
          aria-label={`Copiar a mensagem para ${name}`}
        >
          {isReminder ? 'Copiar lembrete' : 'Copiar mensagem'}
        </CopyButton>
        {whatsApp && (
          <a
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            className={elsewhere}
            aria-label={`WhatsApp para ${name}`}
          >
            <MessageCircle aria-hidden="true" />
            WhatsApp
          </a>
        )}
        {mail && (
          <a
            href={mail}
            target="_blank"
            rel="noreferrer"
            className={elsewhere}
            aria-label={`E-mail para ${name}`}
          >
            <Mail aria-hidden="true" />
            E-mail
          </a>
        )}
      </div>
    </div>
  );
}

/** The link is in it, also where its place was deleted. */
function filled(message: string, { name, url }: { name: string; url: string }): string {
  const [first = ''] = name.split(' ');
  const whole = message.includes('{link}') ? message : `${message}\n{link}`;
  return whole.replaceAll('{nome}', () => first).replaceAll('{link}', () => url);
}
