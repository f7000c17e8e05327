import * as z from 'zod/mini';
import { companyFormSchema } from '#shared/companies.ts';
import { errorText } from '../../lib/form.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection, type SectionProps } from './section.ts';

const schema = z.pick(companyFormSchema, { name: true, description: true, activities: true });

export function CompanyTab(props: SectionProps) {
  const { name, description, activities } = props.company;
  const { form, submit, discard, ...state } = useSection(props, {
    name: 'empresa',
    schema,
    saved: { name, description, activities },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SectionForm
      label="Empresa"
      title="Dados da empresa"
      about="Quem é a empresa e o que ela faz: é disso que os documentos falam."
      onSubmit={submit}
      onDiscard={() => discard()}
      {...state}
    >
      <div className="grid gap-4">
        <Field label="Nome" required error={errors.name?.message}>
          {(control) => <Input {...control} {...register('name')} autoComplete="organization" />}
        </Field>
        <Field label="Descrição" error={errorText(errors.description)}>
          {(control) => <Textarea {...control} {...register('description')} rows={4} />}
        </Field>
        <Field
          label="Atividades"
          error={errorText(errors.activities)}
          hint="O que a empresa faz. Exemplo: produção e entrega de pães artesanais para restaurantes."
        >
          {(control) => <Textarea {...control} {...register('activities')} rows={4} />}
        </Field>
      </div>
    </SectionForm>
  );
}
