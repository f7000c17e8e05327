import { Controller } from 'react-hook-form';
import { useTeams } from '#client/data/teams.ts';
import { errorText } from '#client/lib/form.ts';
import { Field, type ControlProps } from '#client/ui/field.tsx';
import { Input, Select, Textarea } from '#client/ui/input.tsx';
import { listHint } from '#client/ui/list-hint.tsx';
import { valuesOf } from '#shared/vocabulary.ts';
import { DocumentForm, useDocumentForm } from '../kit/document-form.tsx';
import type { FormProps } from '../kit/screen.ts';
import {
  experienceLevels,
  interviewDurations,
  interviewFormSchema,
  interviewTypes,
  type InterviewForm,
} from './contract.ts';
import { FocusAreaFields, type InterviewFormInput } from './focus-area-fields.tsx';
import { interviewLabels } from './labels.ts';
import { TeamSelect } from './team-select.tsx';

export function InterviewFormScreen(props: FormProps<InterviewFormInput, InterviewForm>) {
  const teams = useTeams(props.companyId);
  const frame = useDocumentForm(interviewFormSchema, props, {
    ready: !teams.isLoading,
    onFilled: (form) => props.onSubmit(form, { teamId: form.teamId }),
  });
  const { register, control, formState } = frame.form;
  const { errors } = formState;

  const select = (
    name: 'experienceLevel' | 'interviewType' | 'duration',
    label: string,
    options: Readonly<Record<string, string>>,
  ) => (
    <Field label={label} error={errorText(errors[name])} required>
      {(field: ControlProps) => (
        <Select {...field} {...register(name)}>
          {valuesOf(options).map((value) => (
            <option key={value} value={value}>
              {options[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );

  return (
    <DocumentForm labels={interviewLabels} frame={frame}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Cargo" error={errors.position?.message} required>
          {(field) => (
            <Input
              {...field}
              {...register('position')}
              autoComplete="off"
              placeholder="Ex.: Analista de Suporte"
            />
          )}
        </Field>
        <Field
          label="Equipe"
          error={errors.teamId?.message}
          hint={listHint(teams, { path: '/equipes', name: 'equipe' })}
          required
        >
          {(field) => (
            <Controller
              control={control}
              name="teamId"
              render={({ field: { disabled: _, ...controlled } }) => (
                <TeamSelect
                  {...field}
                  {...controlled}
                  teams={teams.data}
                  loading={teams.isLoading}
                />
              )}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        {select('experienceLevel', 'Nível de experiência', experienceLevels)}
        {select('interviewType', 'Tipo de entrevista', interviewTypes)}
        {select('duration', 'Duração', interviewDurations)}
      </div>
      <Field
        label="Descrição da vaga"
        error={errors.jobDescription?.message}
        hint="Descreva as tarefas e o que é preciso saber. Não peça idade, estado civil, aparência nem mais de seis meses de experiência."
        required
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('jobDescription')}
            rows={4}
            placeholder="Ex.: Atender usuários internos, registrar chamados e propor melhorias"
          />
        )}
      </Field>
      <FocusAreaFields form={frame.form} />
      <Field
        label="Observações adicionais (opcional)"
        error={errors.additionalNotes?.message}
        hint="Não inclua dados de saúde, religião, política, família ou documentos pessoais."
      >
        {(field) => <Textarea {...field} {...register('additionalNotes')} rows={3} />}
      </Field>
    </DocumentForm>
  );
}
