import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useEmployees } from '#client/data/employees.ts';
import { useOnlyChoice } from '#client/lib/only-choice.ts';
import { EmployeeSelect } from '#client/ui/employee-select.tsx';
import { Field } from '#client/ui/field.tsx';
import { listHint } from '#client/ui/list-hint.tsx';
import { DiaryLines } from '../kit/diary-lines.tsx';
import { DocumentForm, useDocumentForm } from '../kit/document-form.tsx';
import type { FormProps } from '../kit/screen.ts';
import { feedbackFormSchema, type FeedbackForm } from './contract.ts';
import { HowToGoOn, TypeField, WhatHappened, type FeedbackFormInput } from './feedback-fields.tsx';
import { feedbackLabels } from './labels.ts';
import { PdiSummary } from './pdi-summary.tsx';
import { PreviousFeedbacks } from './previous-feedbacks.tsx';

export function FeedbackFormScreen(props: FormProps<FeedbackFormInput, FeedbackForm>) {
  const { companyId, initial, onSubmit } = props;
  const employees = useEmployees(companyId, { activeOnly: true });
  const frame = useDocumentForm(feedbackFormSchema, props, {
    ready: !employees.isLoading,
    onFilled: (filled) => onSubmit(filled, { employeeId: filled.employeeId }),
  });
  const { control, formState } = frame.form;
  const employeeId = useWatch({ control, name: 'employeeId' });
  useOnlyChoice(employees.data, employeeId, (only) => frame.prefill('employeeId', only));
  const chosen = employees.data?.find(({ id }) => id === employeeId);

  // Section 4: selecting an employee fills in the name; so does a form that came with an employee.
  const fill = frame.changed ? frame.form.setValue : frame.prefill;
  useEffect(() => {
    if (chosen) fill('employeeName', chosen.name, { shouldValidate: formState.isDirty });
  }, [chosen, fill, formState.isDirty]);

  return (
    <DocumentForm labels={feedbackLabels} frame={frame}>
      <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
        <Field
          label="Colaborador"
          error={formState.errors.employeeId?.message}
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
                  otherName={initial.employeeName || undefined}
                />
              )}
            />
          )}
        </Field>
        <TypeField form={frame.form} />
      </div>
      <WhatHappened form={frame.form}>
        {employeeId !== '' && (
          <>
            <PreviousFeedbacks employeeId={employeeId} />
            <PdiSummary employeeId={employeeId} />
          </>
        )}
      </WhatHappened>
      {employeeId !== '' && (
        <DiaryLines
          companyId={companyId}
          employeeId={employeeId}
          form={frame.form}
          element={frame.element}
          into="specificExamples"
          label="Exemplos específicos"
        />
      )}
      <HowToGoOn form={frame.form} />
    </DocumentForm>
  );
}
