import { useEffect, useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { loginSchema } from '#shared/accounts.ts';
import { login } from '../../data/session.ts';
import { usePlainForm } from '../../lib/plain-form.ts';
import { prefetch } from '../../lib/prefetch.ts';
import { issuesOf, messageOf } from '../../lib/transport.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PublicPage } from '../../ui/public-page.tsx';

/** What the guard says of a visit that it sent here. */
const fromGuard = () => history.state as { from?: unknown; expired?: unknown } | null;

/** Where the guard was asked to let in, or the dashboard. */
function destination(): string {
  const from = fromGuard()?.from;
  return typeof from === 'string' ? from : '/';
}

export function LoginPage() {
  const { form, errors, read, show } = usePlainForm(loginSchema);
  const [expired] = useState(() => fromGuard()?.expired === true);
  const { run, busy, error } = useAction(login);
  const [, navigate] = useLocation();

  useEffect(() => {
    document.title = 'Entrar · Leme';
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const typed = read(event);
    if (!typed) return;
    const outcome = await run(typed);
    if (outcome.done) navigate(destination());
    else show(issuesOf(outcome.error));
  };

  return (
    <PublicPage
      title="Entre na sua conta"
      intro="Prepare PDIs, feedbacks e conversas importantes com a sua equipe."
      footer={
        <p>
          Ainda não tem conta?{' '}
          <Link href="/register" className={textLink}>
            Criar conta
          </Link>
        </p>
      }
    >
      <form
        ref={form}
        noValidate
        onInput={() => prefetch('/')}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        {expired && (
          <Notice role="status">
            Sua sessão terminou. Entre de novo: o que você digitou ficou guardado nesta aba.
          </Notice>
        )}
        <Field label="Email" error={errors['email']}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="username" autoFocus />
          )}
        </Field>
        <Field label="Senha" error={errors['password']}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" />
          )}
        </Field>
        <Link href="/forgot-password" className={`${textLink} self-start`}>
          Esqueci minha senha
        </Link>
        {error !== null && (
          <Notice tone="danger" role="alert">
            {messageOf(error, 'Erro ao fazer login')}
          </Notice>
        )}
        <Button type="submit" busy={busy} busyText="Entrando..." className="mt-1 w-full">
          Entrar
        </Button>
      </form>
    </PublicPage>
  );
}
