import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useEmployees } from '#client/data/employees.ts';
import { useFirstFocus } from '#client/lib/first-focus.ts';
import { messagesOf } from '#client/lib/form-messages.ts';
import { useSchemaForm } from '#client/lib/form.ts';
import { useSubmitAttempts } from '#client/lib/submit-attempts.ts';
import { DateField } from '#client/ui/date-field.tsx';
import { EmployeeSelect } from '#client/ui/employee-select.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field } from '#client/ui/field.tsx';
import { FormActions } from '#client/ui/form-actions.tsx';
import { Textarea } from '#client/ui/input.tsx';
import { ListField } from '#client/ui/list-field.tsx';
import { calendarDay } from '#shared/format.ts';
import type { FormProps } from '../kit/screen.ts';
import { CompetencyFields, type PdiFormInput } from './competency-fields.tsx';
import { pdi, pdiFormSchema, type PdiForm } from './contract.ts';

/** Section 9: a form that was filled in again is validated this much later. */
const revalidationDelay = 100;
/** Where the chosen employee has no name to give. */
const unnamed = 'Colaborador';

export function PdiFormScreen(props: FormProps<PdiFormInput, PdiForm>) {
  const { companyId, initial, restored, busy, disabledReason, onSubmit, onDraft, onCancel } = props;
  const employees = useEmployees(companyId, { activeOnly: true });
  const form = useSchemaForm<PdiFormInput, PdiForm>(pdiFormSchema, {
    mode: 'onChange',
    defaultValues: initial,
  });
  const { register, control, reset, trigger, watch, formState } = form;
  const { errors, isValid } = formState;
  const element = useFirstFocus<HTMLFormElement>(!employees.isLoading);

  useEffect(() => {
    reset(initial);
    if (!restored) return;
    const timer = setTimeout(() => void trigger(), revalidationDelay);
    return () => clearTimeout(timer);
  }, [initial, restored, reset, trigger]);

  useEffect(() => {
    const subscription = watch((draft) => onDraft(draft as PdiFormInput));
    return () => subscription.unsubscribe();
  }, [watch, onDraft]);

  const submit = form.handleSubmit((filled) => {
    const chosen = employees.data?.find(({ id }) => id === filled.employeeId);
    const employeeName = chosen?.name ?? filled.employeeName ?? unnamed;
    onSubmit({ ...filled, employeeName }, { employeeId: filled.employeeId });
  });

  useSubmitAttempts(element, () => {
    if (!busy && disabledReason === null) void submit();
  });

  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate>
      <div className="flex flex-col gap-5 pb-5">
        <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
          <Field label="Colaborador" error={errors.employeeId?.message} required>
            {(field) => (
              <Controller
                control={control}
                name="employeeId"
                render={({ field: { disabled: _, ...controlled } }) => (
                  <EmployeeSelect
                    {...field}
                    {...controlled}
                    employees={employees.data}
                    loading={employees.isLoading}
                    otherName={initial.employeeName}
                  />
                )}
              />
            )}
          </Field>
          <Field label="Data final" error={errors.deadline?.message} required>
            {(field) => (
              <Controller
                control={control}
                name="deadline"
                render={({ field: { disabled: _, ...controlled } }) => (
                  <DateField {...field} {...controlled} min={calendarDay(new Date())} />
                )}
              />
            )}
          </Field>
        </div>
        <Controller
          control={control}
          name="goals"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ListField
              label="Objetivos"
              itemLabel="Objetivo"
              addLabel="Adicionar objetivo"
              placeholder="Ex.: Assumir a coordenação da frente de caixa"
              values={value}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
              error={errors.goals?.message ?? errors.goals?.root?.message}
              required
            />
          )}
        />
        <CompetencyFields form={form} />
        <Field
          label="Observações adicionais (opcional)"
          error={errors.additionalNotes?.message}
          hint="Não inclua dados de saúde, religião, política, família ou documentos pessoais."
        >
          {(field) => <Textarea {...field} {...register('additionalNotes')} rows={3} />}
        </Field>
        <ErrorSummary
          title="Por favor, corrija os seguintes erros:"
          messages={messagesOf(errors)}
        />
      </div>
      <FormActions
        submit={pdi.labels.submit}
        busyText={pdi.labels.busy}
        busy={busy}
        valid={isValid && !employees.isLoading}
        disabledReason={disabledReason}
        onCancel={onCancel}
      />
    </form>
  );
}
