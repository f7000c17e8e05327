import type { Company, Process } from '#shared/companies.ts';
import { errorText } from '../../lib/form.ts';
import { CardSection } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { LinesInput } from '../../ui/lines-input.tsx';
import type { CompanyFormState } from './basic-fields.tsx';

export function PhilosophyFields({ form }: { form: CompanyFormState }) {
  const { register, setValue, getValues, formState } = form;
  const errors = formState.errors.philosophy;
  return (
    <CardSection title="Filosofia">
      <div className="grid gap-4">
        <Field label="Missão" error={errorText(errors?.mission)}>
          {(control) => <Textarea {...control} {...register('philosophy.mission')} rows={2} />}
        </Field>
        <Field label="Visão" error={errorText(errors?.vision)}>
          {(control) => <Textarea {...control} {...register('philosophy.vision')} rows={2} />}
        </Field>
        <Field label="Valores" error={errorText(errors?.values)} hint="Um por linha.">
          {(control) => (
            <LinesInput
              {...control}
              initialLines={getValues('philosophy.values') ?? []}
              onLines={(lines) => setValue('philosophy.values', lines)}
            />
          )}
        </Field>
      </div>
    </CardSection>
  );
}

/** A process that keeps its name keeps its file. Blank names are ignored. */
function processesOf(names: readonly string[], before: readonly Process[]): Process[] {
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => before.find((process) => process.name === name) ?? { name });
}

interface ProcessesFieldProps {
  form: CompanyFormState;
  company: Company | null;
}

export function ProcessesField({ form, company }: ProcessesFieldProps) {
  const before = company?.processes ?? [];
  // The form holds what `processesOf` made; the schema's input is open.
  const typed = (form.getValues('processes') ?? []) as Process[];
  return (
    <CardSection title="Processos">
      <Field
        label="Processos"
        error={errorText(form.formState.errors.processes)}
        hint="Um por linha. Exemplo: Integração de novos colaboradores."
      >
        {(control) => (
          <LinesInput
            {...control}
            initialLines={typed.map(({ name }) => name)}
            onLines={(names) => form.setValue('processes', processesOf(names, before))}
          />
        )}
      </Field>
    </CardSection>
  );
}
