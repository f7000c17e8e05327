import { Mail, MessageCircle, Phone } from 'lucide-react';
import { takesMessages } from '#shared/contacts.ts';
import type { Employee } from '#shared/employees.ts';
import { formatPhone } from '../../../lib/phone.ts';
import { textLink } from '../../../ui/link.tsx';

const look = `${textLink} inline-flex min-h-6 items-center gap-1.5 wrap-anywhere pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0`;

/** How the person is reached, each a tap away; nothing where no contact is known. */
export function ContactLinks({ employee: { name, email, phone } }: { employee: Employee }) {
  if (!email && !phone) return null;
  return (
    <ul aria-label="Contatos" className="mt-1 flex flex-wrap gap-x-4">
      {email && (
        <li>
          <a href={`mailto:${email}`} className={look}>
            <Mail aria-hidden="true" />
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone}`} aria-label={`Ligar para ${formatPhone(phone)}`} className={look}>
            <Phone aria-hidden="true" />
            {formatPhone(phone)}
          </a>
        </li>
      )}
      {phone && takesMessages(phone) && (
        <li>
          <a
            href={`https://wa.me/${phone.slice(1)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`WhatsApp de ${name}`}
            className={look}
          >
            <MessageCircle aria-hidden="true" />
            WhatsApp
          </a>
        </li>
      )}
    </ul>
  );
}
