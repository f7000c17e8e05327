import { Controller, useWatch, type Control } from 'react-hook-form';
import { useEmployees } from '#client/data/employees.ts';
import { useOnlyChoice } from '#client/lib/only-choice.ts';
import { DateField } from '#client/ui/date-field.tsx';
import { EmployeeSelect } from '#client/ui/employee-select.tsx';
import { Field } from '#client/ui/field.tsx';
import { Textarea } from '#client/ui/input.tsx';
import { ListField } from '#client/ui/list-field.tsx';
import { listHint } from '#client/ui/list-hint.tsx';
import { calendarDay } from '#shared/format.ts';
import { DiaryLines } from '../kit/diary-lines.tsx';
import { DocumentForm, useDocumentForm } from '../kit/document-form.tsx';
import type { FormProps } from '../kit/screen.ts';
import { CompetencyFields, type PdiFormInput } from './competency-fields.tsx';
import { pdiFormSchema, type PdiForm } from './contract.ts';
import { pdiLabels } from './labels.ts';

/** Where the chosen employee has no name to give. */
const unnamed = 'Colaborador';

export function PdiFormScreen(props: FormProps<PdiFormInput, PdiForm>) {
  const { companyId, initial, onSubmit } = props;
  const employees = useEmployees(companyId, { activeOnly: true });
  const frame = useDocumentForm(pdiFormSchema, props, {
    ready: !employees.isLoading,
    onFilled: (filled) => {
      const chosen = employees.data?.find(({ id }) => id === filled.employeeId);
      const employeeName = chosen?.name ?? filled.employeeName ?? unnamed;
      onSubmit({ ...filled, employeeName }, { employeeId: filled.employeeId });
    },
  });
  const { register, control, formState } = frame.form;
  const employeeId = useWatch({ control, name: 'employeeId' });
  useOnlyChoice(employees.data, employeeId, (only) => frame.prefill('employeeId', only));
  const { errors } = formState;

  return (
    <DocumentForm labels={pdiLabels} frame={frame} errorBox>
      <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
        <Field
          label="Colaborador"
          error={errors.employeeId?.message}
          hint={listHint(employees, { path: '/colaboradores', name: 'colaborador' })}
          required
        >
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
      <CompetencyFields form={frame.form} />
      {initial.progress && <ProgressField control={control} />}
      <Field
        label="Observações adicionais (opcional)"
        error={errors.additionalNotes?.message}
        hint="Horário, férias, verba, apoio combinado. Sem IA, ficam à parte, só para você. Não inclua dados de saúde, religião, política, família ou documentos pessoais."
      >
        {(field) => <Textarea {...field} {...register('additionalNotes')} rows={3} />}
      </Field>
      {employeeId !== '' && (
        <DiaryLines
          companyId={companyId}
          employeeId={employeeId}
          form={frame.form}
          element={frame.element}
          into="additionalNotes"
          label="Observações adicionais"
          isForOthers
        />
      )}
    </DocumentForm>
  );
}

/** Of a plan that continues another: what was done, as it goes to the writer. */
function ProgressField({ control }: { control: Control<PdiFormInput, unknown, PdiForm> }) {
  return (
    <Controller
      control={control}
      name="progress"
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <ListField
          label="O que foi feito no PDI anterior"
          itemLabel="Registro"
          addLabel="Adicionar registro"
          hint="Vem dos níveis e combinados que você registrou. O novo plano parte daqui: mude ou tire o que não deve entrar."
          values={value && value.length > 0 ? value : ['']}
          onChange={onChange}
          onBlur={onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
