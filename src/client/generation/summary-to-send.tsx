import { Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { toastFailure } from '../lib/toast-store.ts';
import { buttonClass } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';
import { mailLink, whatsAppLink, type Recipient } from './letter-links.ts';

interface SummaryToSendProps {
  subject: string;
  /** As it is proposed; what is typed is not kept. */
  text: string;
  hint: string;
  to?: Recipient | undefined;
}

/** A message to read again, and the ways to send it. */
export function SummaryToSend({ subject, text: proposed, hint, to }: SummaryToSendProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? proposed;
  const whatsApp = whatsAppLink(text, to);
  const mail = mailLink({ subject, body: text }, to);
  const copy = () =>
    copyText(text).then(
      () => true,
      (error: unknown) => {
        toastFailure(error, 'Erro ao copiar texto');
        return false;
      },
    );
  const elsewhere = `${buttonClass({ variant: 'secondary' })} max-sm:flex-1`;
  return (
    <>
      <Field label="Mensagem" hint={hint}>
        {(control) => (
          <Textarea
            {...control}
            rows={10}
            value={text}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton copy={copy} className="max-sm:w-full">
          Copiar
        </CopyButton>
        {whatsApp && (
          <a href={whatsApp} target="_blank" rel="noreferrer" className={elsewhere}>
            <MessageCircle aria-hidden="true" />
            WhatsApp
          </a>
        )}
        {mail && (
          <a href={mail} target="_blank" rel="noreferrer" className={elsewhere}>
            <Mail aria-hidden="true" />
            E-mail
          </a>
        )}
      </div>
    </>
  );
}
