import { useId } from 'react';
import { employeeFormSchema, type Employee, type EmployeeForm } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { useCreateEmployee, useUpdateEmployee } from '../../data/employees.ts';
import { useFormDraft, useKeptForm, versionOf } from '../../lib/form-draft.ts';
import { showIssues, useSchemaForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { BackgroundFields, PersonFields, TeamsField } from './employee-fields.tsx';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../../lib/toast-store.ts';

const empty = {
  name: '',
  position: '',
  tipo: 'colaborador',
  behavioralProfile: '',
  objectives: [],
  professionalHistory: [],
  teamIds: [],
  isActive: true,
};

interface EmployeeFormDialogProps {
  companyId: string;
  teams: readonly Team[];
  /** null creates one. */
  employee: Employee | null;
  onClose: () => void;
}

export function EmployeeFormDialog({
  companyId,
  teams,
  employee,
  onClose,
}: EmployeeFormDialogProps) {
  const formId = useId();
  const create = useCreateEmployee();
  const update = useUpdateEmployee();
  const once = useSingleFlight();
  const busy = create.isPending || update.isPending;
  const draftName = `${companyId}:employee:${versionOf(employee)}`;
  const draft = useFormDraft(
    draftName,
    employee
      ? { ...employee, behavioralProfile: employee.behavioralProfile ?? '' }
      : { ...empty, teamIds: teams.length === 1 ? teams.map(({ id }) => id) : [] },
  );
  const form = useSchemaForm(employeeFormSchema, { defaultValues: draft.initial });
  useKeptForm(draftName, form);
  const giveUp = () => {
    draft.erase();
    onClose();
  };

  const save = async (values: EmployeeForm) => {
    try {
      if (employee) await update.mutateAsync({ id: employee.id, ...values });
      else await create.mutateAsync({ ...values, companyId });
      toastSuccess(
        employee ? 'Colaborador atualizado com sucesso' : 'Colaborador criado com sucesso',
      );
      giveUp();
    } catch (error) {
      showIssues(error, form.setError);
      toastFailure(error, employee ? 'Erro ao atualizar colaborador' : 'Erro ao criar colaborador');
    }
  };
  const submit = form.handleSubmit((values) => once(() => save(values)));

  return (
    <Dialog
      open
      onOpenChange={employee ? giveUp : onClose}
      closeOnOutsideClick={false}
      title={employee ? 'Editar Colaborador' : 'Novo Colaborador'}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={giveUp}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={busy} busyText="Salvando...">
            {employee ? 'Salvar' : 'Criar Colaborador'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <PersonFields form={form} />
        <TeamsField form={form} teams={teams} />
        <BackgroundFields form={form} />
        <Switch
          {...form.register('isActive')}
          label="Ativo"
          hint="Quem está inativo não aparece nas ações inteligentes nem nos filtros do histórico."
          className="sm:col-span-2"
        />
      </form>
    </Dialog>
  );
}
