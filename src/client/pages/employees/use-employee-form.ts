import { useRef, useState } from 'react';
import { employeeFormSchema, type Employee, type EmployeeForm } from '#shared/employees.ts';
import type { Team } from '#shared/teams.ts';
import { useCreateEmployee, useUpdateEmployee } from '../../data/employees.ts';
import { useFormDraft, useKeptForm, versionOf } from '../../lib/form-draft.ts';
import { showIssues, useSchemaForm } from '../../lib/form.ts';
import { formatPhone } from '../../lib/phone.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast, toastFailure, toastSuccess } from '../../lib/toast-store.ts';
import { issuesOf } from '../../lib/transport.ts';
import { useAttachments } from './attachments.ts';

const empty = {
  name: '',
  position: '',
  tipo: 'colaborador',
  behavioralProfile: '',
  objectives: [],
  professionalHistory: [],
  teamIds: [] as string[],
  isActive: true,
  email: '',
  phone: '',
};

export interface EmployeeFormOptions {
  companyId: string;
  teams: readonly Team[];
  /** null creates one. */
  employee: Employee | null;
  onClose: () => void;
}

/** Where the draft of an employee's form is kept. */
export function draftNameOf(companyId: string, employee: Employee | null): string {
  return `${companyId}:employee:${versionOf(employee)}`;
}

/** What the form of an employee holds, and how it is saved with its photo and files. */
export function useEmployeeForm({
  companyId,
  employee,
  onClose,
}: Omit<EmployeeFormOptions, 'teams'>) {
  const create = useCreateEmployee();
  const update = useUpdateEmployee();
  const once = useSingleFlight();
  const draftName = draftNameOf(companyId, employee);
  const attachments = useAttachments(employee, draftName);
  const { sending, begin, end, breakOff } = useSending();
  const saved = employee
    ? {
        ...employee,
        behavioralProfile: employee.behavioralProfile ?? '',
        email: employee.email ?? '',
        phone: formatPhone(employee.phone ?? ''),
      }
    : empty;
  const draft = useFormDraft(draftName, saved);
  const form = useSchemaForm(employeeFormSchema, { defaultValues: draft.initial });
  useKeptForm(draftName, form);
  const [restored, setRestored] = useState(draft.restored);
  const giveUp = () => {
    draft.erase();
    onClose();
  };

  const save = async (values: EmployeeForm) => {
    const { photo, photoRemoved, files, removed } = attachments;
    const upload = { photo, files, ...begin(photo !== null || files.length > 0) };
    try {
      if (employee) {
        const body = {
          ...values,
          ...(photoRemoved && { removePhoto: true }),
          ...(removed.length > 0 && { removeFileIds: [...removed] }),
        };
        await update.mutateAsync({ id: employee.id, body, upload });
      } else await create.mutateAsync({ body: { ...values, companyId }, upload });
      toastSuccess(
        employee ? 'Colaborador atualizado com sucesso' : 'Colaborador criado com sucesso',
      );
      giveUp();
    } catch (error) {
      if (upload.signal.aborted) {
        toast({ title: 'Envio cancelado', description: 'Nada foi salvo. O formulário continua.' });
        return;
      }
      showIssues(error, form.setError);
      attachments.refusePhoto(issuesOf(error).find(({ path }) => path === 'photo')?.message);
      toastFailure(error, employee ? 'Erro ao atualizar colaborador' : 'Erro ao criar colaborador');
    } finally {
      end();
    }
  };

  return {
    form,
    attachments,
    busy: create.isPending || update.isPending,
    /** Percent of the files that is sent; null where none are on their way. */
    sending,
    breakOff,
    submit: form.handleSubmit((values) => {
      if (attachments.photoProblem ?? attachments.filesProblem) return undefined;
      return once(() => save(values));
    }),
    giveUp,
    restored,
    discardDraft(): void {
      form.reset(saved);
      attachments.clear();
      draft.erase();
      setRestored(false);
    },
  };
}

/** One sending of files: how far it is, and the way to break it off. */
function useSending() {
  const [sending, setSending] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  return {
    sending,
    begin(withFiles: boolean) {
      running.current = new AbortController();
      if (withFiles) setSending(0);
      return { onProgress: setSending, signal: running.current.signal };
    },
    end: () => setSending(null),
    breakOff: () => running.current?.abort(),
  };
}
