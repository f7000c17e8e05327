import { Download } from 'lucide-react';
import { useState } from 'react';
import { useExportAccount } from '../../data/privacy.ts';
import { useDialogEntry } from '../../lib/dialog-entry.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Section } from './section-layout.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** What the law gives a person over their data (LGPD, art. 18): a copy of all of it, and its end. */
export function PrivacyTab() {
  const deletion = useDialogEntry<true>('delete-account');
  return (
    <Columns shape="aside">
      <Section
        title="Baixar seus dados"
        about="Uma cópia de tudo o que o Leme guarda sobre você e a sua empresa."
      >
        <p className="max-w-prose text-muted">
          Um arquivo zip com cadastro, equipes, colaboradores, diário, documentos, notificações e os
          arquivos que você enviou. Um leia-me.txt explica o que há em cada parte.
        </p>
        <ExportButton />
      </Section>
      <>
        <Section title="Excluir a conta" about="Na hora e sem volta.">
          <p className="max-w-prose text-muted">
            Apaga a sua conta, a empresa e tudo o que pertence a ela. Se quiser guardar uma cópia,
            baixe os dados antes.
          </p>
          <div className="mt-4">
            <Button variant="danger" onClick={() => deletion.open(true)}>
              Excluir minha conta
            </Button>
          </div>
        </Section>
        {deletion.value && <DeleteAccountDialog onClose={deletion.close} />}
      </>
    </Columns>
  );
}

function ExportButton() {
  const { mutateAsync } = useExportAccount();
  const [busy, setBusy] = useState(false);
  const once = useSingleFlight();
  const download = async () => {
    setBusy(true);
    try {
      const name = await saveFile(await mutateAsync(), 'leme-dados.zip');
      toast({ title: 'Arquivo pronto', description: name });
    } catch (error) {
      toastFailure(error, 'Não foi possível baixar os dados. Tente de novo.');
    }
    setBusy(false);
  };
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        busy={busy}
        busyText="Preparando o arquivo..."
        onClick={() => void once(download)}
      >
        {!busy && <Download aria-hidden="true" />}
        Baixar meus dados
      </Button>
    </div>
  );
}
