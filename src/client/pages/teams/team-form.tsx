import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import {
  defaultManagementSettings,
  teamFormSchema,
  type Team,
  type TeamForm,
} from '#shared/teams.ts';
import { useCreateTeam, useUpdateTeam } from '../../data/change-teams.ts';
import { useFormDraft, useKeptForm, versionOf } from '../../lib/form-draft.ts';
import { errorText, showIssues, useSchemaForm, type SchemaForm } from '../../lib/form.ts';
import { ManagementFields } from '../../shell/management-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { LinesInput } from '../../ui/lines-input.tsx';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../../lib/toast-store.ts';

type TeamFormState = SchemaForm<typeof teamFormSchema>;

const emptyTeam = { name: '', description: '', goals: [], managementSettings: null };

interface TeamFormDialogProps {
  companyId: string;
  /** null creates one. */
  team: Team | null;
  onClose: () => void;
}

export function TeamFormDialog({ companyId, team, onClose }: TeamFormDialogProps) {
  const formId = useId();
  const [tab, setTab] = useState('basic');
  const once = useSingleFlight();
  const create = useCreateTeam();
  const update = useUpdateTeam();
  const busy = create.isPending || update.isPending;
  const draftName = `${companyId}:team:${versionOf(team)}`;
  const draft = useFormDraft(draftName, team ?? emptyTeam);
  // Settings that nobody touched are not sent: 'Configurado' must mean that someone chose them.
  const [touched, setTouched] = useState(draft.restored);
  const [restored, setRestored] = useState(draft.restored);
  const form = useSchemaForm(teamFormSchema, { defaultValues: draft.initial });
  useKeptForm(draftName, form);
  const discardDraft = () => {
    form.reset(team ?? emptyTeam);
    draft.erase();
    setTouched(false);
    setRestored(false);
  };
  const giveUp = () => {
    draft.erase();
    onClose();
  };

  const save = async ({ managementSettings, ...basic }: TeamForm) => {
    try {
      if (team) {
        await update.mutateAsync({ id: team.id, ...basic, ...(touched && { managementSettings }) });
      } else {
        await create.mutateAsync({ ...basic, managementSettings, companyId });
      }
      toastSuccess(team ? 'Equipe atualizada com sucesso' : 'Equipe criada com sucesso');
      giveUp();
    } catch (error) {
      if (showIssues(error, form.setError)) setTab('basic');
      toastFailure(error, team ? 'Erro ao atualizar equipe' : 'Erro ao criar equipe');
    }
  };
  const submit = form.handleSubmit(
    (values) => once(() => save(values)),
    () => setTab('basic'),
  );

  return (
    <Dialog
      // What was typed stays as a draft; 'Cancelar' and × end it.
      onOpenChange={() => !busy && onClose()}
      onCloseButton={() => !busy && giveUp()}
      closeOnOutsideClick={false}
      title={team ? 'Editar Equipe' : 'Nova Equipe'}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={giveUp}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={busy} busyText="Salvando...">
            {team ? 'Salvar' : 'Criar Equipe'}
          </Button>
        </>
      }
    >
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <form
        // The list of lines reads what it begins with once.
        key={restored ? 'draft' : 'saved'}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Tabs
          label="Seções da equipe"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'basic', label: 'Informações Básicas', content: <BasicFields form={form} /> },
            {
              value: 'management',
              label: 'Configurações de Gestão',
              content: (
                <Controller
                  control={form.control}
                  name="managementSettings"
                  render={({ field }) => (
                    <ManagementFields
                      value={field.value ?? defaultManagementSettings}
                      onChange={(settings) => {
                        setTouched(true);
                        field.onChange(settings);
                      }}
                    />
                  )}
                />
              ),
            },
          ]}
        />
      </form>
    </Dialog>
  );
}

function BasicFields({ form }: { form: TeamFormState }) {
  const { register, getValues, setValue, formState } = form;
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-4">
      <Field label="Nome da equipe" required error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} placeholder="Exemplo: Atendimento" />}
      </Field>
      <Field label="Descrição" error={errorText(errors.description)}>
        {(props) => <Textarea {...props} {...register('description')} rows={2} />}
      </Field>
      <Field
        label="Objetivos"
        error={errorText(errors.goals)}
        hint="Um por linha. Exemplo: Responder todo chamado em até 4 horas."
      >
        {(props) => (
          <LinesInput
            {...props}
            rows={4}
            initialLines={getValues('goals') ?? []}
            onLines={(lines) => setValue('goals', lines)}
          />
        )}
      </Field>
    </div>
  );
}
