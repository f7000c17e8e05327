import { Controller } from 'react-hook-form';
import { DateField } from '#client/ui/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input, Select, Textarea } from '#client/ui/input.tsx';
import { calendarDay } from '#shared/format.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { DocumentForm, useDocumentForm } from '../kit/document-form.tsx';
import type { FormProps } from '../kit/screen.ts';
import { actionPlanFormSchema, actionPriorities, type ActionPlanForm } from './contract.ts';
import { actionPlanLabels } from './labels.ts';
import {
  HowMuchDetail,
  WithWhat,
  type ActionPlanFormInput,
  type ActionPlanFrame,
} from './means-fields.tsx';

export function ActionPlanFormScreen(props: FormProps<ActionPlanFormInput, ActionPlanForm>) {
  const frame = useDocumentForm(actionPlanFormSchema, props, {
    onFilled: (filled) => props.onSubmit(filled, {}),
  });
  return (
    <DocumentForm labels={actionPlanLabels} frame={frame} errorBox>
      <WhatFor frame={frame} />
      <WhenAndHowUrgent frame={frame} />
      <WithWhat frame={frame} />
      <HowMuchDetail frame={frame} />
    </DocumentForm>
  );
}

function WhatFor({ frame }: { frame: ActionPlanFrame }) {
  const { register, formState } = frame.form;
  const { errors } = formState;
  return (
    <>
      <Field label="Título" error={errors.title?.message} required>
        {(field) => (
          <Input
            {...field}
            {...register('title')}
            autoComplete="off"
            placeholder="Ex.: Reduzir atrasos de entrega"
          />
        )}
      </Field>
      <Field label="Objetivo principal" error={errors.objective?.message} required>
        {(field) => (
          <Textarea
            {...field}
            {...register('objective')}
            rows={2}
            placeholder="Ex.: Cumprir as datas combinadas com as áreas atendidas"
          />
        )}
      </Field>
      <Field
        label="Contexto"
        error={errors.context?.message}
        hint="A equipe vai ler: o que acontece, desde quando e o que parece causar. Não inclua dados de saúde, religião, política, família ou documentos pessoais."
        required
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('context')}
            rows={3}
            placeholder="Ex.: As áreas atendidas reclamam de datas que mudam sem aviso"
          />
        )}
      </Field>
    </>
  );
}

function WhenAndHowUrgent({ frame }: { frame: ActionPlanFrame }) {
  const { register, control, formState } = frame.form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
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
      <Field label="Prioridade" error={errors.priority?.message} required>
        {(field) => (
          <Select {...field} {...register('priority')}>
            {valuesOf(actionPriorities).map((priority) => (
              <option key={priority} value={priority}>
                {actionPriorities[priority]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
