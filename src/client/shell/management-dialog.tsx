import { useState } from 'react';
import { defaultManagementSettings, type Team } from '#shared/teams.ts';
import { useUpdateTeam } from '../data/change-teams.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RestoredDraft } from '../ui/restored-draft.tsx';
import { useFormDraft, versionOfValues } from '../lib/form-draft.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../lib/toast-store.ts';
import { ManagementFields } from './management-fields.tsx';

interface ManagementDialogProps {
  team: Team;
  onClose: () => void;
}

export function ManagementDialog({ team, onClose }: ManagementDialogProps) {
  const saved = team.managementSettings ?? defaultManagementSettings;
  const draft = useFormDraft(`${team.id}:management:${versionOfValues(saved)}`, saved);
  const [settings, setSettings] = useState(draft.initial);
  const [restored, setRestored] = useState(draft.restored);
  const update = useUpdateTeam();
  const once = useSingleFlight();

  const giveUp = () => {
    draft.erase();
    onClose();
  };
  const discardDraft = () => {
    draft.erase();
    setSettings(saved);
    setRestored(false);
  };

  const save = async () => {
    try {
      await update.mutateAsync({ id: team.id, managementSettings: settings });
      toastSuccess('Configurações de gestão atualizadas com sucesso');
      giveUp();
    } catch (error) {
      toastFailure(error, 'Erro ao atualizar configurações de gestão');
    }
  };

  return (
    <Dialog
      // What was chosen stays as a draft; 'Cancelar' and × end it.
      onOpenChange={() => !update.isPending && onClose()}
      onCloseButton={() => !update.isPending && giveUp()}
      size="sm"
      title="Configurações de Gestão"
      description={team.name}
      footer={
        <>
          <Button variant="secondary" disabled={update.isPending} onClick={giveUp}>
            Cancelar
          </Button>
          <Button busy={update.isPending} busyText="Salvando..." onClick={() => void once(save)}>
            Salvar
          </Button>
        </>
      }
    >
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <ManagementFields
        value={settings}
        onChange={(next) => {
          setSettings(next);
          draft.keep(next);
        }}
      />
    </Dialog>
  );
}
