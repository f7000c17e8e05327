import { useId } from 'react';
import * as z from 'zod/mini';
import { useLocation } from 'wouter';
import { accountDeletionSchema } from '#shared/privacy.ts';
import { useCompany } from '../../data/companies.ts';
import { useDeleteAccount } from '../../data/privacy.ts';
import { showIssues, useSchemaForm } from '../../lib/form.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toastFailure } from '../../lib/toast-store.ts';
import { issuesOf } from '../../lib/transport.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

const word = 'EXCLUIR';

const schema = z.extend(accountDeletionSchema, {
  password: accountDeletionSchema.shape.password.check(z.minLength(1, 'Digite a sua senha.')),
  confirmation: z
    .string()
    .check(
      z.refine(
        (typed) => typed.trim().toLocaleUpperCase('pt-BR') === word,
        `Digite ${word} para confirmar.`,
      ),
    ),
});

/** The end of an account: what it means, the password again, and a word typed on purpose. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { company } = useCompany();
  const remove = useDeleteAccount();
  const once = useSingleFlight();
  const [, navigate] = useLocation();
  const { register, handleSubmit, setError, formState } = useSchemaForm(schema, {
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors } = formState;

  const end = async (password: string) => {
    try {
      await remove.mutateAsync(password);
      navigate('/login', { state: { accountDeleted: true } });
    } catch (error) {
      showIssues(error, setError);
      // What is wrong with a field is said there.
      if (issuesOf(error).length === 0) toastFailure(error, 'Não foi possível excluir a conta');
    }
  };

  return (
    <Dialog
      onOpenChange={onClose}
      closeOnOutsideClick={false}
      title="Excluir sua conta"
      footer={
        <>
          <Button variant="secondary" disabled={remove.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={remove.isPending}
            busyText="Excluindo..."
          >
            Excluir definitivamente
          </Button>
        </>
      }
    >
      <Consequences companyName={company?.name} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit(({ password }) => once(() => end(password)))(event)}
        className="mt-5 flex flex-col gap-4"
      >
        <Field label="Sua senha" required error={errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <Field
          label={`Digite ${word} para confirmar`}
          required
          error={errors.confirmation?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('confirmation')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function Consequences({ companyName }: { companyName: string | undefined }) {
  return (
    <>
      <p>Ao confirmar, apagamos na hora e sem possibilidade de recuperar:</p>
      <ul className="mt-2 list-disc pl-5 marker:text-muted">
        <li>o seu cadastro, o período de teste e os créditos que sobraram;</li>
        {companyName !== undefined && (
          <>
            <li className="[overflow-wrap:anywhere]">
              a empresa {companyName}, as equipes e os colaboradores;
            </li>
            <li>o diário, os documentos gerados e todo o histórico;</li>
          </>
        )}
        <li>as fotos, os arquivos enviados e as notificações.</li>
      </ul>
      <p className="mt-3 text-muted">
        Você sai do Leme em todos os aparelhos. O mesmo email poderá criar uma conta nova, vazia.
        Cópias de segurança de quem opera o serviço podem guardar os dados até serem substituídas.
      </p>
    </>
  );
}
