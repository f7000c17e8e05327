import { useEffect, useRef } from 'react';
import { useWatch, type DefaultValues, type FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Company, CompanyPatch } from '#shared/companies.ts';
import { useUser } from '../../data/accounts.ts';
import { useUpdateCompany } from '../../data/companies.ts';
import { useFormDraft, versionOfValues } from '../../lib/form-draft.ts';
import { showIssues, useSchemaForm } from '../../lib/form.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../../lib/toast-store.ts';

export type SectionName = 'empresa' | 'filosofia' | 'processos';

export interface SectionProps {
  company: Company;
  onUnsaved: (name: SectionName, unsaved: boolean) => void;
}

interface Section<Input, Output> {
  name: SectionName;
  /** Its output is the part of the company that is sent. */
  schema: z.core.$ZodType<Output, Input>;
  /** What is saved, as the form has it. */
  saved: Input;
}

/** One tab of the settings: a form over a part of the company, saved by itself. */
export function useSection<Input extends FieldValues, Output extends CompanyPatch>(
  { company, onUnsaved }: SectionProps,
  { name, schema, saved }: Section<Input, Output>,
) {
  const { user } = useUser();
  const update = useUpdateCompany();
  const once = useSingleFlight();
  const settled = (values: unknown) => JSON.stringify(z.safeParse(schema, values).data ?? values);
  const settledSaved = settled(saved);
  const version = versionOfValues(settledSaved);
  const draft = useFormDraft<Input>(`${user?.id}:settings:${company.id}:${name}:${version}`, saved);
  const form = useSchemaForm<Input, Output>(schema, {
    defaultValues: draft.initial as DefaultValues<Input>,
  });
  const values = useWatch({ control: form.control });
  // Spaces at the ends and blank lines are no change.
  const unsaved = settled(values) !== settledSaved;

  // What another tab saved is nobody's edit here: a form that was not touched takes it over.
  const before = useRef(settledSaved);
  useEffect(() => {
    const isUntouched = settled(form.getValues()) === before.current;
    if (isUntouched && before.current !== settledSaved) form.reset(saved);
    before.current = settledSaved;
  });

  const { keep, erase } = draft;
  useEffect(() => {
    if (unsaved) keep(values);
    else erase();
  }, [unsaved, values, keep, erase]);
  useEffect(() => onUnsaved(name, unsaved), [onUnsaved, name, unsaved]);

  const save = async (patch: Output) => {
    try {
      await update.mutateAsync({ id: company.id, ...patch });
      // Of the version before this one: it must not come back.
      erase();
      toastSuccess('Configurações atualizadas com sucesso');
    } catch (error) {
      showIssues(error, form.setError);
      toastFailure(error, 'Erro ao atualizar configurações');
    }
  };
  const submit = form.handleSubmit((patch) => once(() => save(patch)));

  return {
    form,
    unsaved,
    busy: update.isPending,
    submit: () => void submit(),
    discard: (to: Input = saved) => form.reset(to),
  };
}
