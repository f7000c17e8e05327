import { clsx } from 'clsx';
import { useWatch } from 'react-hook-form';
import type { Company } from '#shared/companies.ts';
import { formatCnpj, isCnpj, maskCnpj } from '../../lib/cnpj.ts';
import { errorText, type SchemaForm } from '../../lib/form.ts';
import { CardSection } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { MaskedInput } from '../../ui/masked-input.tsx';
import type { companyPageSchema } from './company-form-schema.ts';

export type CompanyFormState = SchemaForm<typeof companyPageSchema>;

interface BasicFieldsProps {
  form: CompanyFormState;
  company: Company | null;
}

export function BasicFields({ form, company }: BasicFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <CardSection title="Dados básicos">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nome" required error={errors.name?.message}>
          {(control) => (
            <Input {...control} {...register('name')} autoComplete="organization" autoFocus />
          )}
        </Field>
        {company ? <FixedCnpj cnpj={company.cnpj ?? ''} /> : <CnpjField form={form} />}
        <Field label="Descrição" error={errorText(errors.description)} className="sm:col-span-2">
          {(control) => <Textarea {...control} {...register('description')} />}
        </Field>
      </div>
    </CardSection>
  );
}

function FixedCnpj({ cnpj }: { cnpj: string }) {
  return (
    <Field label="CNPJ" hint="Não muda depois do cadastro.">
      {(control) => <Input {...control} value={formatCnpj(cnpj)} disabled />}
    </Field>
  );
}

/** A wrong digit is pointed out, never refused: the owner knows better. */
function CnpjField({ form }: { form: CompanyFormState }) {
  const typed = useWatch({ control: form.control, name: 'cnpj' });
  const cnpj = typeof typed === 'string' ? typed : '';
  const complete = cnpj.replace(/[^a-z0-9]/gi, '').length >= 14;
  const left = form.formState.touchedFields.cnpj === true && cnpj.trim() !== '';
  const doubtful = (complete || left) && !isCnpj(cnpj);
  return (
    <Field
      label="CNPJ"
      error={errorText(form.formState.errors.cnpj)}
      hint={
        <span role="status" className={clsx(doubtful && 'text-warning')}>
          {!doubtful && 'Opcional. Não muda depois do cadastro.'}
          {doubtful && !complete && 'Confira o número: um CNPJ tem 14 caracteres.'}
          {doubtful &&
            complete &&
            'Confira o número: os dois últimos dígitos não batem com os demais.'}
        </span>
      }
    >
      {(control) => (
        <MaskedInput
          {...control}
          {...form.register('cnpj')}
          mask={maskCnpj}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="00.000.000/0000-00"
        />
      )}
    </Field>
  );
}

export function ActivitiesFields({ form }: { form: CompanyFormState }) {
  return (
    <CardSection title="Atividades">
      <Field
        label="O que a empresa faz"
        error={errorText(form.formState.errors.activities)}
        hint="Exemplo: produção e entrega de pães artesanais para restaurantes."
      >
        {(control) => <Textarea {...control} {...form.register('activities')} />}
      </Field>
    </CardSection>
  );
}
