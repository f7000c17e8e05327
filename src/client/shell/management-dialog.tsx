import { useState } from 'react';
import { defaultManagementSettings, type Team } from '#shared/teams.ts';
import { useUpdateTeam } from '../data/teams.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSingleFlight } from '../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../lib/toast-store.ts';
import { ManagementFields } from './management-fields.tsx';

interface ManagementDialogProps {
  team: Team;
  onClose: () => void;
}

export function ManagementDialog({ team, onClose }: ManagementDialogProps) {
  const [settings, setSettings] = useState(team.managementSettings ?? defaultManagementSettings);
  const update = useUpdateTeam();
  const once = useSingleFlight();

  const save = async () => {
    try {
      await update.mutateAsync({ id: team.id, managementSettings: settings });
      toastSuccess('Configurações de gestão atualizadas com sucesso');
      onClose();
    } catch (error) {
      toastFailure(error, 'Erro ao atualizar configurações de gestão');
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Configurações de Gestão"
      description={team.name}
      footer={
        <>
          <Button variant="secondary" disabled={update.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={update.isPending} busyText="Salvando..." onClick={() => void once(save)}>
            Salvar
          </Button>
        </>
      }
    >
      <ManagementFields value={settings} onChange={setSettings} />
    </Dialog>
  );
}
