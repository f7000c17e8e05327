import { useState } from 'react';
import type { Employee } from '#shared/employees.ts';
import { messages } from '#shared/messages.ts';
import { useEraseEmployee } from '../../data/erased-employee.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

interface EraseDialogProps {
  employee: Employee;
  /** Back to the form, with nothing done. */
  onCancel: () => void;
  onErased: () => void;
}

/** Asks twice: what goes with a person can never be had back. */
export function EraseDialog({ employee, onCancel, onErased }: EraseDialogProps) {
  const { id, name } = employee;
  const [asked, setAsked] = useState<'once' | 'twice'>('once');
  const [sure, setSure] = useState(false);
  const erase = useEraseEmployee();
  const once = useSingleFlight();
  const run = async () => {
    try {
      await erase.mutateAsync(id);
      toastSuccess(messages.employeeErased);
      onErased();
    } catch (error) {
      toastFailure(error, 'Erro ao excluir colaborador');
    }
  };
  return (
    <Dialog
      onOpenChange={() => !erase.isPending && onCancel()}
      size="sm"
      title="Excluir colaborador"
      description={name}
      footer={
        <>
          <Button variant="secondary" disabled={erase.isPending} onClick={onCancel}>
            Cancelar
          </Button>
          {asked === 'once' ? (
            <Button variant="danger" onClick={() => setAsked('twice')}>
              Continuar
            </Button>
          ) : (
            <Button
              variant="danger"
              disabled={!sure}
              busy={erase.isPending}
              busyText="Excluindo..."
              onClick={() => void once(run)}
            >
              Excluir definitivamente
            </Button>
          )}
        </>
      }
    >
      {asked === 'once' ? (
        <>
          <p>Isto atende a um pedido de exclusão de dados pessoais (LGPD). Serão apagados:</p>
          <ul className="mt-3 list-disc space-y-1 pl-5 marker:text-control">
            <li>o cadastro, a foto e os arquivos de {name};</li>
            <li>
              os documentos gerados sobre {name}, como PDIs e feedbacks, e os avisos sobre eles.
            </li>
          </ul>
          <p className="mt-3 text-muted">
            O diário e os documentos sobre equipes ou outras pessoas não mudam: revise os que citam
            o nome. Para quem apenas saiu da equipe, prefira desmarcar “Ativo”.
          </p>
        </>
      ) : (
        <>
          <Notice tone="danger" className="mb-4">
            Não há como desfazer nem recuperar o que for apagado.
          </Notice>
          <Checkbox
            autoFocus
            label={`Entendo, e quero excluir ${name} para sempre.`}
            checked={sure}
            onChange={(event) => setSure(event.target.checked)}
          />
        </>
      )}
    </Dialog>
  );
}
