import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select, Textarea } from '#client/ui/input.tsx';
import { ListField } from '#client/ui/list-field.tsx';
import { calendarDay } from '#shared/format.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import {
  feedbackTones,
  feedbackTypes,
  feedbackTypeValues,
  type FeedbackForm,
  type feedbackFormSchema,
} from './contract.ts';

export type FeedbackFormInput = z.input<typeof feedbackFormSchema>;
type Form = UseFormReturn<FeedbackFormInput, unknown, FeedbackForm>;

export function TypeField({ form: { register, formState } }: { form: Form }) {
  return (
    <Field label="Tipo de feedback" error={formState.errors.feedbackType?.message} required>
      {(field) => (
        <Select {...field} {...register('feedbackType')}>
          {feedbackTypeValues.map((type) => (
            <option key={type} value={type}>
              {feedbackTypes[type]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface WhatHappenedProps {
  form: Form;
  /** What was said before, between the situation and the points. */
  children: ReactNode;
}

/** The situation, the points and the facts. */
export function WhatHappened({ form, children }: WhatHappenedProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const list = (
    name: 'positivePoints' | 'improvementPoints',
    words: { label: string; itemLabel: string; addLabel: string; placeholder: string },
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value = [''], onChange, onBlur, ref } }) => (
        <ListField
          {...words}
          values={value}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
          error={errors[name]?.message ?? errors[name]?.root?.message}
        />
      )}
    />
  );
  return (
    <>
      <Field
        label="Contexto"
        error={errors.context?.message}
        hint="A situação em uma ou duas frases, como você a contaria à pessoa."
        required
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('context')}
            rows={3}
            placeholder="Ex.: As rotas da região Sul saíram depois do horário combinado"
          />
        )}
      </Field>
      {children}
      {list('positivePoints', {
        label: 'Pontos positivos',
        itemLabel: 'Ponto positivo',
        addLabel: 'Adicionar ponto positivo',
        placeholder: 'Ex.: Rotas sem erro de endereço',
      })}
      {list('improvementPoints', {
        label: 'Pontos a melhorar',
        itemLabel: 'Ponto a melhorar',
        addLabel: 'Adicionar ponto a melhorar',
        placeholder: 'Ex.: Avisar riscos de atraso com antecedência',
      })}
      <Field
        label="Exemplos específicos"
        error={errors.specificExamples?.message}
        hint="O que foi visto ou ouvido, quando e com que efeito. Aparece no roteiro palavra por palavra."
        required
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('specificExamples')}
            rows={4}
            placeholder="Ex.: Em 09/11, a rota Sul foi liberada às 7h20, sem aviso à expedição"
          />
        )}
      </Field>
    </>
  );
}

/** The tone, what comes after, and anything else. */
export function HowToGoOn({ form: { register, control, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Tom do feedback" error={errors.tone?.message} required>
          {(field) => (
            <Select {...field} {...register('tone')}>
              {valuesOf(feedbackTones).map((tone) => (
                <option key={tone} value={tone}>
                  {feedbackTones[tone]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Data de acompanhamento (opcional)" error={errors.followUpDate?.message}>
          {(field) => (
            <Controller
              control={control}
              name="followUpDate"
              render={({ field: { disabled: _, value = '', ...controlled } }) => (
                <DateField {...field} {...controlled} value={value} min={calendarDay(new Date())} />
              )}
            />
          )}
        </Field>
      </div>
      <Checkbox
        label="Incluir plano de ação"
        hint="Ações com responsável, data e evidência, dentro do roteiro."
        {...register('includeActionPlan')}
      />
      <Field
        label="Observações adicionais (opcional)"
        error={errors.additionalNotes?.message}
        hint="Não inclua dados de saúde, religião, política, família ou documentos pessoais."
      >
        {(field) => <Textarea {...field} {...register('additionalNotes')} rows={3} />}
      </Field>
    </>
  );
}
