import { MailCheck } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { requestReset } from '../../data/session.ts';
import { usePlainForm } from '../../lib/plain-form.ts';
import { issuesOf, messageOf } from '../../lib/transport.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PublicPage } from '../../ui/public-page.tsx';

const loadSchema = async () => (await import('#shared/accounts.ts')).forgotPasswordSchema;

const backToLogin = (
  <Link href="/login" className={textLink}>
    Voltar ao login
  </Link>
);

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Recuperar senha · Leme';
  }, []);
  return sentTo === null ? <RequestForm onSent={setSentTo} /> : <Sent email={sentTo} />;
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { formProps, errors, read, show } = usePlainForm(loadSchema);
  const { run, busy, error } = useAction(requestReset);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const typed = await read(event);
    if (!typed) return;
    const outcome = await run(typed);
    if (outcome.done) onSent(typed.email);
    else show(issuesOf(outcome.error));
  };

  return (
    <PublicPage
      title="Recupere sua senha"
      intro="Informe o email da sua conta para receber um link."
      footer={backToLogin}
    >
      <form {...formProps} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label="Email" error={errors['email']}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="username" autoFocus />
          )}
        </Field>
        {error !== null && <Failure error={error} />}
        <Button type="submit" busy={busy} busyText="Enviando..." className="mt-1 w-full">
          Enviar link
        </Button>
      </form>
    </PublicPage>
  );
}

function Failure({ error }: { error: unknown }) {
  return (
    <Notice tone="danger" role="alert">
      {messageOf(error, 'Erro ao solicitar redefinição de senha')}
    </Notice>
  );
}

const notes = [
  'O link é válido por apenas 15 minutos.',
  'Se não encontrar o email, verifique a caixa de spam.',
  'O link funciona uma única vez.',
];

/** Says the same for an address without an account: who has one is nobody's business. */
function Sent({ email }: { email: string }) {
  const { run, busy, error } = useAction(requestReset);
  const [sentAgain, setSentAgain] = useState(false);
  const sendAgain = async () => {
    setSentAgain(false);
    setSentAgain((await run({ email })).done);
  };
  return (
    <PublicPage
      title="Email Enviado!"
      intro={
        <>
          Se <strong className="font-medium wrap-anywhere text-ink">{email}</strong> estiver
          cadastrado, o link chega em instantes.
        </>
      }
      footer={backToLogin}
    >
      <div role="status">
        <MailCheck aria-hidden="true" className="mb-4 size-8 text-ok" />
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex flex-col gap-4">
        {error !== null && <Failure error={error} />}
        <div role="status" className="empty:hidden">
          {sentAgain && (
            <Notice tone="ok">Pedido enviado de novo. Vale só o link mais recente.</Notice>
          )}
        </div>
        <Button
          variant="secondary"
          busy={busy}
          busyText="Enviando..."
          onClick={() => void sendAgain()}
          className="w-full"
        >
          Enviar novamente
        </Button>
      </div>
    </PublicPage>
  );
}
