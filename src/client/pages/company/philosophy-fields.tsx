import { Controller } from 'react-hook-form';
import { errorText } from '../../lib/form.ts';
import { CardSection } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { LinesInput } from '../../ui/lines-input.tsx';
import { ListField } from '../../ui/list-field.tsx';
import type { CompanyFormState } from './basic-fields.tsx';
import { withNames } from './company-form-schema.ts';

export function PhilosophyFields({ form }: { form: CompanyFormState }) {
  const { register, getValues, setValue, formState } = form;
  const errors = formState.errors.philosophy;
  return (
    <CardSection title="Filosofia">
      <div className="grid gap-4">
        <Field label="Missão" error={errorText(errors?.mission)}>
          {(field) => <Textarea {...field} {...register('philosophy.mission')} rows={2} />}
        </Field>
        <Field label="Visão" error={errorText(errors?.vision)}>
          {(field) => <Textarea {...field} {...register('philosophy.vision')} rows={2} />}
        </Field>
        <Field label="Valores" error={errorText(errors?.values)} hint="Um por linha.">
          {(field) => (
            <LinesInput
              {...field}
              initialLines={getValues('philosophy.values') ?? []}
              onLines={(lines) => setValue('philosophy.values', lines, { shouldDirty: true })}
              placeholder="Exemplo: Respeito"
            />
          )}
        </Field>
      </div>
    </CardSection>
  );
}

export function ProcessesField({ form }: { form: CompanyFormState }) {
  return (
    <CardSection title="Processos">
      <Controller
        control={form.control}
        name="processes"
        render={({ field: { value, onChange, ref } }) => (
          <ListField
            label="Nomes dos processos"
            itemLabel="Processo"
            addLabel="Adicionar processo"
            values={atLeastOneRow(value.map(({ name }) => name))}
            onChange={(names) => onChange(withNames(value, names))}
            inputRef={ref}
            error={errorText(form.formState.errors.processes)}
            placeholder="Exemplo: Integração de novos colaboradores"
            hint={
              value.some(({ fileName }) => fileName !== undefined)
                ? 'O arquivo de um processo fica em Configurações. Quem remove o processo remove também o arquivo.'
                : 'Um por linha. Arquivos podem ser anexados depois, em Configurações.'
            }
          />
        )}
      />
    </CardSection>
  );
}

/** A list shows a row to type in, also where there is nothing yet. */
function atLeastOneRow(rows: readonly string[]): readonly string[] {
  return rows.length > 0 ? rows : [''];
}
