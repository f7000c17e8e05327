import { useState } from 'react';
import type { CommitmentSettings } from '#shared/commitment-settings.ts';
import { endOfWeek } from '#shared/commitments.ts';
import { addDays, calendarDay, formatDay, formatInstant } from '#shared/format.ts';
import {
  useCloseFeed,
  useCommitmentSettings,
  useRenewFeed,
  useSetDigest,
} from '../../data/commitments.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useCommitmentKeySetting } from '../../lib/commitment-key.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { useToday } from '../../lib/use-today.ts';
import { AddressInput } from '../../ui/address-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Columns } from '../../ui/columns.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { ButtonShape, Words } from '../../ui/shapes.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Section } from './section-layout.tsx';

const failed = 'Não foi possível salvar. Tente de novo.';

/** How commitments are brought to mind outside the application, and the key that notes one. */
export function CommitmentsTab() {
  const { data, error, isFetching, refetch } = useCommitmentSettings();
  return (
    <Columns shape="halves">
      {error && !data ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Digest settings={data} />
          <Feed settings={data} />
        </>
      )}
      <>
        <DigestExample />
        <Shortcut />
      </>
    </Columns>
  );
}

interface PartProps {
  /** Absent while they are on their way. */
  settings: CommitmentSettings | undefined;
}

function Digest({ settings }: PartProps) {
  const change = useSetDigest();
  const once = useSingleFlight();
  const set = async (isOn: boolean) => {
    try {
      await change.mutateAsync(isOn);
    } catch (error) {
      toastFailure(error, failed);
    }
  };
  return (
    <Section
      title="Resumo de segunda-feira"
      about="Um e-mail às 8h com o que vence na semana e o que ficou para trás."
    >
      <Switch
        label="Receber o resumo por e-mail"
        hint="No máximo sete linhas; não é enviado quando não há nada."
        checked={change.isPending ? change.variables : (settings?.digest ?? false)}
        disabled={change.isPending || !settings}
        onChange={(event) => {
          const isOn = event.target.checked;
          void once(() => set(isOn));
        }}
      />
    </Section>
  );
}

/** The mail of next Monday as `digest-lines.ts` writes it, so that nobody asks for what they have not seen. */
function DigestExample() {
  const monday = addDays(endOfWeek(calendarDay(useToday())), 1);
  const short = (days: number) => formatDay(addDays(monday, days)).slice(0, 5);
  return (
    <Section title="Exemplo do resumo" about="Chega assim, com o que for da sua semana.">
      <div className="rounded-md border border-line bg-sunken px-4 py-3">
        <p className="font-medium">Os combinados da sua semana</p>
        <ul className="mt-2 list-disc pl-5 text-muted marker:text-muted">
          <li>Atrasado desde {short(-6)}: Rever a escala de sábado (Davi Souza)</li>
          <li>Hoje, {short(0)}: Enviar o material do curso (você, com Ana Lima)</li>
          <li>Sexta, {short(4)}: Propor três horários de atendimento (Renata Lopes)</li>
        </ul>
      </div>
    </Section>
  );
}

function Feed({ settings }: PartProps) {
  const renew = useRenewFeed();
  const end = useCloseFeed();
  const once = useSingleFlight();
  // It is told once: whoever leaves this screen makes a new one.
  const [url, setUrl] = useState<string | null>(null);
  const busy = renew.isPending || end.isPending;
  const attempt = (work: () => Promise<void>) =>
    void once(() => work().catch((error: unknown) => toastFailure(error, failed)));
  const make = async () => setUrl((await renew.mutateAsync()).url);
  const close = async () => {
    await end.mutateAsync();
    setUrl(null);
    toast({ title: 'Endereço encerrado', description: 'A agenda não recebe mais os combinados.' });
  };
  return (
    <Section
      title="Seus combinados na agenda"
      about="Um endereço secreto (.ics) que o Google Agenda, o Outlook e o calendário do celular assinam."
    >
      {url ? (
        <div className="flex flex-col gap-3">
          <Field
            label="Endereço da agenda"
            hint="Copie agora: ele não será mostrado de novo. Quem o tem vê os seus combinados em aberto."
          >
            {(control) => <AddressInput {...control} value={url} />}
          </Field>
          <div className="flex flex-wrap gap-2">
            <CopyButton copy={() => copyAddress(url)}>Copiar endereço</CopyButton>
            <EndButton busy={busy} onEnd={() => attempt(close)} />
          </div>
        </div>
      ) : !settings ? (
        <>
          <p className="max-w-prose">
            <Words className="w-11/12" />
            <Words className="w-1/2 sm:hidden" />
          </p>
          <div className="mt-4">
            <ButtonShape>Criar endereço</ButtonShape>
          </div>
        </>
      ) : settings.feedSince ? (
        <>
          <p className="max-w-prose text-muted">
            Há um endereço desde {formatInstant(settings.feedSince)}. Se ele se perdeu, ou alguém o
            viu, faça um novo: o anterior deixa de valer.
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              busy={renew.isPending}
              disabled={busy}
              onClick={() => attempt(make)}
            >
              Fazer um novo endereço
            </Button>
            <EndButton busy={busy} onEnd={() => attempt(close)} />
          </div>
        </>
      ) : (
        <>
          <p className="max-w-prose text-muted">
            O que você combinou aparece no dia, ao lado dos outros compromissos.
          </p>
          <div className="mt-4">
            <Button
              variant="secondary"
              busy={renew.isPending}
              disabled={busy}
              onClick={() => attempt(make)}
            >
              Criar endereço
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

const EndButton = ({ busy, onEnd }: { busy: boolean; onEnd: () => void }) => (
  <Button variant="quiet" disabled={busy} onClick={onEnd}>
    Encerrar endereço
  </Button>
);

async function copyAddress(url: string): Promise<boolean> {
  try {
    await copyText(url);
    return true;
  } catch {
    toast({
      title: 'Erro',
      description: 'Não foi possível copiar. Selecione o endereço e copie.',
      variant: 'destructive',
    });
    return false;
  }
}

function Shortcut() {
  const [isOn, setOn] = useCommitmentKeySetting();
  return (
    <Section title="Atalho" about="Neste navegador.">
      <Switch
        label="A tecla C abre um novo combinado"
        hint="Em qualquer tela, quando você não está digitando. Desligue se você dita ou usa atalhos de uma letra."
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
    </Section>
  );
}
