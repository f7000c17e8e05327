import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { emptyRegistration, registerFormSchema } from '#shared/accounts.ts';
import { messages } from '#shared/messages.ts';
import { tipos, valuesOf } from '#shared/vocabulary.ts';
import { register as createAccount } from '../../data/session.ts';
import { showIssues, useSchemaForm } from '../../lib/form.ts';
import { messageOf } from '../../lib/transport.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PublicPage } from '../../ui/public-page.tsx';

const redirectDelay = 2000;

export function RegisterPage() {
  const [done, setDone] = useState(false);
  const [, navigate] = useLocation();

  useEffect(() => {
    document.title = 'Criar conta · Leme';
  }, []);

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => navigate('/login'), redirectDelay);
    return () => clearTimeout(timer);
  }, [done, navigate]);

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
      <RegisterForm done={done} onDone={() => setDone(true)} />
    </PublicPage>
  );
}

interface RegisterFormProps {
  done: boolean;
  onDone: () => void;
}

function RegisterForm({ done, onDone }: RegisterFormProps) {
  const { run, busy, error } = useAction(createAccount);
  const { register, handleSubmit, setError, formState } = useSchemaForm(registerFormSchema, {
    defaultValues: emptyRegistration,
  });
  const errors = formState.errors;

  const submit = handleSubmit(async ({ confirmPassword: _, ...registration }) => {
    const outcome = await run(registration);
    if (outcome.done) onDone();
    else showIssues(outcome.error, setError);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label="Nome" required error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" autoFocus />}
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Telefone" required error={errors.phone?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('phone')}
              type="tel"
              autoComplete="tel"
              placeholder="(11) 91234-5678"
            />
          )}
        </Field>
        <Field label="Cargo" required error={errors.position?.message}>
          {(control) => (
            <Input {...control} {...register('position')} autoComplete="organization-title" />
          )}
        </Field>
      </div>
      <Field label="Tipo" required error={errors.tipo?.message}>
        {(control) => (
          <Select {...control} {...register('tipo')}>
            {valuesOf(tipos).map((tipo) => (
              <option key={tipo} value={tipo}>
                {tipos[tipo]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Senha"
        required
        error={errors.password?.message}
        hint="Pelo menos 6 caracteres; com 12 ou mais fica mais segura."
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Field label="Confirmar senha" required error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('confirmPassword')}
            autoComplete="new-password"
          />
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
