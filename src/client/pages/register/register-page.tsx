import { useEffect, useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { messages } from '#shared/messages.ts';
import { tipos, valuesOf, type Tipo } from '#shared/vocabulary.ts';
import { register as createAccount } from '../../data/session.ts';
import { maskPhone } from '../../lib/phone.ts';
import { usePlainForm } from '../../lib/plain-form.ts';
import { issuesOf, messageOf } from '../../lib/transport.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { MaskedInput } from '../../ui/masked-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { newPasswordHint, PasswordInput } from '../../ui/password-input.tsx';
import { PublicPage } from '../../ui/public-page.tsx';

/** What most people are. */
const usualTipo: Tipo = 'colaborador';

const loadSchema = async () => (await import('#shared/accounts.ts')).registerFormSchema;

const redirectDelay = 2000;

export function RegisterPage() {
  const [email, setEmail] = useState<string | null>(null);
  const done = email !== null;
  const [, navigate] = useLocation();

  useEffect(() => {
    document.title = 'Criar conta · Leme';
  }, []);

  useEffect(() => {
    if (!done) return undefined;
    // The login has the address that was typed here.
    const timer = setTimeout(() => navigate('/login', { state: { email } }), redirectDelay);
    return () => clearTimeout(timer);
  }, [done, email, navigate]);

  return (
    <PublicPage
      title="Crie sua conta"
      intro="São 14 dias de teste, sem cartão."
      footer={
        <p>
          Já tem conta?{' '}
          <Link href="/login" className={textLink}>
            Entrar
          </Link>
        </p>
      }
    >
      <RegisterForm done={done} onDone={setEmail} />
    </PublicPage>
  );
}

interface RegisterFormProps {
  done: boolean;
  onDone: (email: string) => void;
}

function RegisterForm({ done, onDone }: RegisterFormProps) {
  const { run, busy, error } = useAction(createAccount);
  const { formProps, errors, read, show } = usePlainForm(loadSchema);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const typed = await read(event);
    if (!typed) return;
    const { confirmPassword: _, ...registration } = typed;
    const outcome = await run(registration);
    if (outcome.done) onDone(typed.email);
    else show(issuesOf(outcome.error));
  };

  return (
    <form {...formProps} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label="Nome" required error={errors['name']}>
        {(control) => <Input {...control} name="name" autoComplete="name" autoFocus />}
      </Field>
      <Field label="Email" required error={errors['email']}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Telefone" required error={errors['phone']}>
          {(control) => (
            <MaskedInput
              {...control}
              mask={maskPhone}
              name="phone"
              type="tel"
              autoComplete="tel"
              placeholder="(11) 91234-5678"
            />
          )}
        </Field>
        <Field label="Cargo" required error={errors['position']}>
          {(control) => <Input {...control} name="position" autoComplete="organization-title" />}
        </Field>
      </div>
      <Field label="Tipo" required error={errors['tipo']}>
        {(control) => (
          <Select {...control} name="tipo" defaultValue={usualTipo}>
            {valuesOf(tipos).map((tipo) => (
              <option key={tipo} value={tipo}>
                {tipos[tipo]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Senha" required error={errors['password']} hint={newPasswordHint}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <Field label="Confirmar senha" required error={errors['confirmPassword']}>
        {(control) => (
          <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" />
        )}
      </Field>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {messageOf(error, 'Erro ao criar conta')}
        </Notice>
      )}
      {done && (
        <Notice tone="ok" role="status">
          {messages.registered}
        </Notice>
      )}
      <Button
        type="submit"
        busy={busy}
        busyText="Criando conta..."
        disabled={done}
        className="mt-1 w-full"
      >
        Criar conta
      </Button>
    </form>
  );
}
