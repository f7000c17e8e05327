import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { philosophySchema } from '#shared/companies.ts';
import { errorText } from '../../lib/form.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { ListField } from '../../ui/list-field.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection, type SectionProps } from './section.ts';

const schema = z.object({ philosophy: philosophySchema });

export function PhilosophyTab(props: SectionProps) {
  const { form, submit, discard, ...state } = useSection(props, {
    name: 'filosofia',
    schema,
    saved: { philosophy: props.company.philosophy },
  });
  const { register, control, formState } = form;
  const errors = formState.errors.philosophy;
  return (
    <SectionForm
      label="Filosofia"
      title="Filosofia"
      about="O que a empresa defende. Os documentos dizem os valores com as palavras que você usa aqui."
      onSubmit={submit}
      onDiscard={() => discard()}
      {...state}
    >
      <div className="grid gap-4">
        <Field
          label="Missão"
          error={errorText(errors?.mission)}
          hint="Por que a empresa existe. Exemplo: levar pão de verdade à mesa do bairro."
        >
          {(field) => <Textarea {...field} {...register('philosophy.mission')} rows={2} />}
        </Field>
        <Field
          label="Visão"
          error={errorText(errors?.vision)}
          hint="Aonde ela quer chegar. Exemplo: ser a padaria mais lembrada da cidade."
        >
          {(field) => <Textarea {...field} {...register('philosophy.vision')} rows={2} />}
        </Field>
        <Controller
          control={control}
          name="philosophy.values"
          render={({ field: { value = [], onChange, ref } }) => (
            <ListField
              label="Valores"
              itemLabel="Valor"
              addLabel="Adicionar valor"
              values={value.length > 0 ? value : ['']}
              onChange={onChange}
              inputRef={ref}
              error={errorText(errors?.values)}
              placeholder="Exemplo: Respeito"
              hint="Um por linha; Enter abre a próxima. Linhas em branco não contam."
            />
          )}
        />
      </div>
    </SectionForm>
  );
}
