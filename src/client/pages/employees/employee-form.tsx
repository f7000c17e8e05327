import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import { Switch } from '../../ui/switch.tsx';
import { EmployeePhoto, FilesField } from './attachment-fields.tsx';
import { BackgroundFields, ContactFields, PersonFields, TeamsField } from './employee-fields.tsx';
import { useEmployeeForm, type EmployeeFormOptions } from './use-employee-form.ts';

interface EmployeeFormDialogProps extends EmployeeFormOptions {
  /** Asks whether the person is to be erased; a new one cannot be. */
  onErase?: () => void;
}

export function EmployeeFormDialog({ onErase, ...options }: EmployeeFormDialogProps) {
  const { employee, teams, onClose } = options;
  const formId = useId();
  const state = useEmployeeForm(options);
  const { form, attachments, busy, sending } = state;
  return (
    <Dialog
      // What was typed stays as a draft; 'Cancelar' and × end it.
      onOpenChange={() => !busy && onClose()}
      onCloseButton={() => !busy && state.giveUp()}
      closeOnOutsideClick={false}
      title={employee ? 'Editar Colaborador' : 'Novo Colaborador'}
      footer={
        <>
          {sending !== null && <Sending percent={sending} />}
          {onErase && !busy && (
            <Button variant="quiet" className="mr-auto enabled:text-danger" onClick={onErase}>
              Excluir
            </Button>
          )}
          {sending !== null && sending < 100 ? (
            <Button variant="secondary" onClick={state.breakOff}>
              Cancelar envio
            </Button>
          ) : (
            <Button variant="secondary" disabled={busy} onClick={state.giveUp}>
              Cancelar
            </Button>
          )}
          <Button type="submit" form={formId} busy={busy} busyText="Salvando...">
            {employee ? 'Salvar' : 'Criar Colaborador'}
          </Button>
        </>
      }
    >
      {state.restored && (
        <RestoredDraft onDiscard={state.discardDraft}>
          {attachments.isEmpty && 'Foto e arquivos precisam ser escolhidos de novo.'}
        </RestoredDraft>
      )}
      <form
        // The lists of lines read what they begin with once.
        key={state.restored ? 'draft' : 'saved'}
        id={formId}
        noValidate
        onSubmit={(event) => void state.submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <PersonFields form={form} />
        <EmployeePhoto attachments={attachments} busy={busy} name={form.watch('name') || '?'} />
        <TeamsField form={form} teams={teams} />
        <BackgroundFields form={form} />
        <FilesField attachments={attachments} busy={busy} />
        <Switch
          {...form.register('isActive')}
          label="Ativo"
          hint="Quem está inativo não aparece nas ações inteligentes nem nos filtros do histórico."
          className="sm:col-span-2"
        />
        <ContactFields form={form} />
      </form>
    </Dialog>
  );
}

function Sending({ percent }: { percent: number }) {
  return (
    <div className="w-full pb-1">
      <p aria-hidden="true" className="mb-1.5 text-sm text-muted tabular-nums">
        {percent < 100
          ? `Enviando arquivos: ${Math.floor(percent)}%`
          : 'Arquivos enviados. Salvando...'}
      </p>
      <Progress value={percent} label="Envio dos arquivos" />
    </div>
  );
}
