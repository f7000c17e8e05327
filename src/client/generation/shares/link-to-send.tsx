import { calendarDay, formatDay } from '#shared/format.ts';
import type { Share } from '#shared/shares.ts';
import { useCompany } from '../../data/companies.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toastFailure } from '../../lib/toast-store.ts';
import { AddressInput } from '../../ui/address-input.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { useRecipient } from '../recipient.ts';
import { SummaryToSend } from '../summary-to-send.tsx';

/** The address, which is told once, and the ways to send it. */
export function LinkToSend({ share, url }: { share: Share; url: string }) {
  const { company } = useCompany();
  const person = useRecipient(company?.id, share.employee.id);
  const [first = ''] = share.employee.name.split(' ');
  const until = formatDay(calendarDay(new Date(share.expiresAt)));
  const copy = () =>
    copyText(url).then(
      () => true,
      (error: unknown) => {
        toastFailure(error, 'Erro ao copiar texto');
        return false;
      },
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            label="Link"
            hint="Ele aparece só agora: depois, só criando um novo. Quem tem o link abre o documento."
          >
            {(control) => <AddressInput {...control} value={url} />}
          </Field>
        </div>
        <CopyButton variant="secondary" copy={copy}>
          Copiar link
        </CopyButton>
      </div>
      <div>
        <SummaryToSend
          // A message with the address of before would lead nowhere.
          key={url}
          subject="Um documento para você"
          text={`Oi, ${first}! Compartilhei um documento com você: ${url}\n\nLeia quando puder e responda por lá mesmo. O link vale até ${until}.`}
          to={person}
          hint="O texto é seu: mude o que quiser antes de enviar."
        />
      </div>
    </div>
  );
}
