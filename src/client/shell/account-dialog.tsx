import { useId, useRef, useState } from 'react';
import { profileSchema, type Profile, type User } from '#shared/accounts.ts';
import { useUpdateProfile } from '../data/profile.ts';
import { useFormDraft, useKeptForm, versionOfValues } from '../lib/form-draft.ts';
import { errorText, showIssues, useSchemaForm } from '../lib/form.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { toast, toastFailure, toastSuccess } from '../lib/toast-store.ts';
import { issuesOf } from '../lib/transport.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { RestoredDraft } from '../ui/restored-draft.tsx';
import { AccountFacts, ThemeField } from './account-facts.tsx';
import { ProfilePhoto, usePhoto } from './profile-photo.tsx';

interface AccountDialogProps {
  user: User;
  onClose: () => void;
}

/** The signed-in user's data, and how the application looks to them. */
export function AccountDialog({ user, onClose }: AccountDialogProps) {
  const formId = useId();
  const update = useUpdateProfile();
  const once = useSingleFlight();
  const busy = update.isPending;
  const [percent, setPercent] = useState(0);
  const sending = useRef<AbortController>(null);
  const { name, email, position } = user;
  const saved = { name, email, position };
  const draftName = `${user.id}:profile:${versionOfValues(saved)}`;
  const draft = useFormDraft(draftName, saved);
  const [restored, setRestored] = useState(draft.restored);
  const photo = usePhoto(draftName);
  const form = useSchemaForm(profileSchema, { defaultValues: draft.initial });
  useKeptForm(draftName, form);
  const { register, formState } = form;
  const { errors } = formState;
  const giveUp = () => {
    draft.erase();
    onClose();
  };
  const discardDraft = () => {
    form.reset(saved);
    photo.undo();
    draft.erase();
    setRestored(false);
  };

  const save = async (profile: Profile) => {
    setPercent(0);
    sending.current = new AbortController();
    const { signal } = sending.current;
    try {
      const change = { profile, photo: photo.photo, removePhoto: photo.removed };
      await update.mutateAsync({ ...change, onProgress: setPercent, signal });
      toastSuccess('Perfil atualizado');
      giveUp();
    } catch (error) {
      if (signal.aborted) {
        toast({ title: 'Envio cancelado', description: 'Nada foi salvo. O formulário continua.' });
        return;
      }
      showIssues(error, form.setError);
      photo.refuse(issuesOf(error).find(({ path }) => path === 'photo')?.message);
      toastFailure(error, 'Erro ao atualizar perfil');
    }
  };

  return (
    <Dialog
      // What was typed stays as a draft; 'Cancelar' and × end it.
      onOpenChange={() => !busy && onClose()}
      onCloseButton={() => !busy && giveUp()}
      closeOnOutsideClick={false}
      title="Sua conta"
      footer={
        <>
          {busy && photo.photo && percent < 100 ? (
            <Button variant="secondary" onClick={() => sending.current?.abort()}>
              Cancelar envio
            </Button>
          ) : (
            <Button variant="secondary" disabled={busy} onClick={giveUp}>
              Cancelar
            </Button>
          )}
          <Button type="submit" form={formId} busy={busy} busyText="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit((profile) => once(() => save(profile)))(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <ProfilePhoto user={user} photo={photo} sending={busy ? percent : null} />
        <Field label="Nome" required error={errors.name?.message} className="sm:col-span-2">
          {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field
          label="Email"
          required
          error={errors.email?.message}
          hint="É com ele que você entra."
        >
          {(control) => (
            <Input {...control} {...register('email')} type="email" autoComplete="email" />
          )}
        </Field>
        <Field label="Cargo" error={errorText(errors.position)}>
          {(control) => (
            <Input {...control} {...register('position')} autoComplete="organization-title" />
          )}
        </Field>
      </form>
      <div className="mt-6 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
        <ThemeField />
        <AccountFacts user={user} />
      </div>
    </Dialog>
  );
}
