import { Controller } from 'react-hook-form';
import type * as z from 'zod/mini';
import { errorText } from '#client/lib/form.ts';
import { Field } from '#client/ui/field.tsx';
import { Textarea } from '#client/ui/input.tsx';
import { ListField } from '#client/ui/list-field.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { valuesOf } from '#shared/vocabulary.ts';
import type { FormFrame } from '../kit/document-form.tsx';
import {
  actionCounts,
  detailLevels,
  type ActionPlanForm,
  type actionPlanFormSchema,
} from './contract.ts';

export type ActionPlanFormInput = z.input<typeof actionPlanFormSchema>;
export type ActionPlanFrame = FormFrame<ActionPlanFormInput, ActionPlanForm>;

/** What there is to work with, what may come in the way, and how one will know. */
export function WithWhat({ frame }: { frame: ActionPlanFrame }) {
  const { register, control, formState } = frame.form;
  const { errors } = formState;
  return (
    <>
      <Field
        label="Recursos (opcional)"
        error={errors.resources?.message}
        hint="Um por linha: cada um ganha um uso no plano."
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('resources')}
            rows={2}
            placeholder="Ex.: Quadro de tarefas da equipe, duas horas por semana"
          />
        )}
      </Field>
      <Field
        label="Desafios (opcional)"
        error={errors.challenges?.message}
        hint="Um por linha: cada um ganha um sinal e uma resposta."
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('challenges')}
            rows={2}
            placeholder="Ex.: Pedidos novos no meio da semana"
          />
        )}
      </Field>
      <Controller
        control={control}
        name="successMetrics"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ListField
            label="Métricas de sucesso"
            itemLabel="Métrica"
            addLabel="Adicionar métrica"
            placeholder="Ex.: Entregas no prazo"
            values={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
            error={errorText(errors.successMetrics)}
            required
          />
        )}
      />
    </>
  );
}

/** What else matters, and how much the plan should say. */
export function HowMuchDetail({ frame }: { frame: ActionPlanFrame }) {
  const { register, formState } = frame.form;
  const { errors } = formState;
  const { resumido, detalhado } = actionCounts;
  const hints = {
    resumido: `De ${resumido[0]} a ${resumido[1]} ações, uma linha cada`,
    detalhado: `De ${detalhado[0]} a ${detalhado[1]} ações, com o modo de fazer cada uma`,
  };
  return (
    <>
      <Field label="Observações adicionais (opcional)" error={errors.additionalNotes?.message}>
        {(field) => (
          <Textarea
            {...field}
            {...register('additionalNotes')}
            rows={3}
            placeholder="Ex.: Férias coletivas de 21/12 a 04/01. Carla cuida dos testes."
          />
        )}
      </Field>
      <RadioGroup
        label="Nível de detalhe"
        options={valuesOf(detailLevels).map((level) => ({
          value: level,
          label: detailLevels[level],
          hint: hints[level],
        }))}
        control={register('detailLevel')}
        error={errors.detailLevel?.message}
        required
      />
    </>
  );
}
