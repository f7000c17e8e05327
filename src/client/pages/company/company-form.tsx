import type { Company, CompanyForm as CompanyFormValues } from '#shared/companies.ts';
import { useState } from 'react';
import { useUser } from '../../data/accounts.ts';
import { useCreateCompany, useUpdateCompany } from '../../data/companies.ts';
import { useFormDraft, useKeptForm, versionOf } from '../../lib/form-draft.ts';
import { showIssues, useSchemaForm } from '../../lib/form.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Columns } from '../../ui/columns.tsx';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import { ActivitiesFields, BasicFields } from './basic-fields.tsx';
import { companyPageSchema } from './company-form-schema.ts';
import { PhilosophyFields, ProcessesField } from './philosophy-fields.tsx';

const empty = {
  name: '',
  cnpj: '',
  description: '',
  activities: '',
  philosophy: { mission: '', vision: '', values: [] },
  processes: [],
};

/** Under which name the form keeps what is typed. */
export function companyDraftName(userId: string | undefined, company: Company | null): string {
  return `${userId}:company:${versionOf(company)}`;
}

interface CompanyFormProps {
  /** null registers one. */
  company: Company | null;
  onDone: () => void;
}

export function CompanyForm({ company, onDone }: CompanyFormProps) {
  const create = useCreateCompany();
  const update = useUpdateCompany();
  const once = useSingleFlight();
  const busy = create.isPending || update.isPending;
  const { user } = useUser();
  const draftName = companyDraftName(user?.id, company);
  const saved = company ? { ...company, cnpj: company.cnpj ?? '' } : empty;
  const draft = useFormDraft(draftName, saved);
  const [restored, setRestored] = useState(draft.restored);
  const form = useSchemaForm(companyPageSchema, { defaultValues: draft.initial });
  useKeptForm(draftName, form);
  const giveUp = () => {
    draft.erase();
    onDone();
  };

  const save = async ({ cnpj, ...values }: CompanyFormValues) => {
    try {
      if (company) await update.mutateAsync({ id: company.id, ...values });
      else await create.mutateAsync({ ...values, cnpj });
      toastSuccess(company ? 'Empresa atualizada com sucesso' : 'Empresa criada com sucesso');
      giveUp();
    } catch (error) {
      showIssues(error, form.setError);
      toastFailure(error, company ? 'Erro ao atualizar empresa' : 'Erro ao criar empresa');
    }
  };
  const submit = form.handleSubmit((values) => once(() => save(values)));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {restored && (
        <RestoredDraft
          onDiscard={() => {
            form.reset(saved);
            draft.erase();
            setRestored(false);
          }}
        />
      )}
      <Columns
        // The list of lines reads what it begins with once.
        key={restored ? 'draft' : 'saved'}
        shape="halves"
      >
        <>
          <BasicFields form={form} company={company} />
          <PhilosophyFields form={form} />
        </>
        <>
          <ActivitiesFields form={form} />
          <ProcessesField form={form} />
        </>
      </Columns>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" disabled={busy} onClick={giveUp}>
          Cancelar
        </Button>
        <Button type="submit" busy={busy} busyText="Salvando...">
          {company ? 'Salvar' : 'Cadastrar Empresa'}
        </Button>
      </div>
    </form>
  );
}
