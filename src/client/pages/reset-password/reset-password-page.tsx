import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { checkResetToken, resetPassword } from '../../data/session.ts';
import { usePlainForm } from '../../lib/plain-form.ts';
import { issuesOf, messageOf, TransportError } from '../../lib/transport.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { newPasswordHint, PasswordInput } from '../../ui/password-input.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { takeToken } from './token.ts';

const loadSchema = async () => (await import('#shared/accounts.ts')).resetPasswordSchema;

type State =
  | { step: 'checking' }
  | { step: 'refused'; message: string }
  | { step: 'unreachable'; token: string; message: string }
  | { step: 'ready'; token: string; name: string }
  | { step: 'done' };

const refusedLink = 'O link de redefinição é inválido ou já expirou.';

/** The link of the mail: checked first, then a new password, once. */
export function ResetPasswordPage() {
  const [token] = useState(takeToken);
  const [state, setState] = useState<State>(
    token === null ? { step: 'refused', message: 'Token não fornecido' } : { step: 'checking' },
  );
  useEffect(() => {
    document.title = 'Redefinir senha · Leme';
  }, []);

  useEffect(() => {
    if (token !== null) void stateOf(token).then(setState);
  }, [token]);
  const checkAgain = (kept: string) => {
    setState({ step: 'checking' });
    void stateOf(kept).then(setState);
  };

  switch (state.step) {
    case 'checking':
      return <Waiting label="Validando token..." />;
    case 'refused':
      return <Refused message={state.message} />;
    case 'unreachable':
      return (
        <PublicPage title="Redefina sua senha" footer={newLink}>
          <Notice tone="danger" role="alert">
            {state.message}
          </Notice>
          <Button className="mt-6 w-full" onClick={() => checkAgain(state.token)}>
            Tentar de novo
          </Button>
        </PublicPage>
      );
    case 'ready':
      return (
        <NewPassword
          token={state.token}
          name={state.name}
          onDone={() => setState({ step: 'done' })}
          onRefused={(message) => setState({ step: 'refused', message })}
        />
      );
    case 'done':
      return (
        <PublicPage
          title="Senha Redefinida!"
          intro="Entre com a nova senha. Os acessos que estavam abertos foram encerrados."
        >
          <LinkButton href="/login">Ir para o login</LinkButton>
        </PublicPage>
      );
  }
}

async function stateOf(token: string): Promise<State> {
  try {
    const { name } = await checkResetToken(token);
    return { step: 'ready', token, name };
  } catch (error) {
    const isAnswer = error instanceof TransportError && error.status < 429;
    return isAnswer
      ? { step: 'refused', message: refusedLink }
      : { step: 'unreachable', token, message: messageOf(error, 'Token inválido') };
  }
}

const newLink = (
  <Link href="/forgot-password" className={textLink}>
    Solicitar novo link
  </Link>
);

function LinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={`${buttonClass({})} w-full`}>
      {children}
    </Link>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <PublicPage
      title="Token Inválido"
      intro={<span role="alert">{message}</span>}
      footer={
        <Link href="/login" className={textLink}>
          Voltar ao login
        </Link>
      }
    >
      <LinkButton href="/forgot-password">Solicitar novo link</LinkButton>
    </PublicPage>
  );
}

interface NewPasswordProps {
  token: string;
  name: string;
  onDone: () => void;
  onRefused: (message: string) => void;
}

function NewPassword({ token, name, onDone, onRefused }: NewPasswordProps) {
  const { formProps, errors, read, show } = usePlainForm(loadSchema);
  const { run, busy, error } = useAction(resetPassword);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const typed = await read(event);
    if (!typed) return;
    const outcome = await run(typed);
    if (outcome.done) return onDone();
    const issues = issuesOf(outcome.error);
    if (issues.length > 0) return show(issues);
    // Redeemed elsewhere, or too late: no password would help.
    if (outcome.error instanceof TransportError && outcome.error.status === 400) {
      onRefused(messageOf(outcome.error, 'Token inválido ou expirado'));
    }
  };

  return (
    <PublicPage
      title="Redefina sua senha"
      intro={`Olá, ${name}. Escolha uma nova senha.`}
      footer={newLink}
    >
      <form {...formProps} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <input type="hidden" name="token" value={token} />
        <Field label="Nova senha" error={errors['password']} hint={newPasswordHint}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="new-password" autoFocus />
          )}
        </Field>
        <Field label="Confirmar nova senha" error={errors['confirmPassword']}>
          {(control) => (
            <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" />
          )}
        </Field>
        {error !== null && (
          <Notice tone="danger" role="alert">
            {messageOf(error, 'Erro ao redefinir senha')}
          </Notice>
        )}
        <Button type="submit" busy={busy} busyText="Salvando..." className="mt-1 w-full">
          Redefinir senha
        </Button>
      </form>
    </PublicPage>
  );
}
