import { useEffect, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { messages } from '#shared/messages.ts';
import { login } from '../../data/session.ts';
import { usePlainForm } from '../../lib/plain-form.ts';
import { prefetch } from '../../lib/prefetch.ts';
import { issuesOf, messageOf } from '../../lib/transport.ts';
import { useAction } from '../../lib/use-action.ts';
import { useVisitState } from '../../lib/visit-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PublicPage } from '../../ui/public-page.tsx';

const loadSchema = async () => (await import('#shared/accounts.ts')).loginSchema;

/** What sent the visitor here says of the visit. */
interface Sent {
  /** Where the guard was asked to let in. */
  from: unknown;
  /** The address that an account was made with a moment ago. */
  email: unknown;
  expired: unknown;
  /** The account was deleted a moment ago, in the settings. */
  accountDeleted: unknown;
}

export function LoginPage() {
  const { formProps, errors, read, show } = usePlainForm(loadSchema);
  const sent = useVisitState<Sent>();
  const email = typeof sent?.email === 'string' ? sent.email : undefined;
  const { run, busy, error } = useAction(login);
  const [, navigate] = useLocation();

  useEffect(() => {
    document.title = 'Entrar · Leme';
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const typed = await read(event);
    if (!typed) return;
    const outcome = await run(typed);
    // In the place of the login: the way back does not lead to it.
    if (outcome.done) navigate(typeof sent?.from === 'string' ? sent.from : '/', { replace: true });
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
        {...formProps}
        onChange={() => prefetch('/')}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        {sent?.expired === true && (
          <Notice role="status">
            Sua sessão terminou. Entre de novo: o que você digitou ficou guardado nesta aba.
          </Notice>
        )}
        {sent?.accountDeleted === true && (
          <Notice tone="ok" role="status">
            {messages.accountDeleted}
          </Notice>
        )}
        <Field label="Email" error={errors['email']}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={email}
              autoFocus={email === undefined}
            />
          )}
        </Field>
        <Field label="Senha" error={errors['password']}>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              autoFocus={email !== undefined}
            />
          )}
        </Field>
        <Link href="/forgot-password" className={`${textLink} self-start py-0.5`}>
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
