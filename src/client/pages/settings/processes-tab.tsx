import { useCallback, useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { errorText } from '../../lib/form.ts';
import { FieldMessage } from '../../ui/field-message.tsx';
import { ProcessList } from './process-list.tsx';
import { isBlank, processesSchema, rowsOf, type ProcessRow } from './process-rows.ts';
import { SectionForm } from './section-form.tsx';
import { useSection, type SectionProps } from './section.ts';

export function ProcessesTab(props: SectionProps) {
  const { processes } = props.company;
  const saved = useMemo(() => ({ processes: rowsOf(processes) }), [processes]);
  const { form, submit, discard, ...state } = useSection(props, {
    name: 'processos',
    schema: processesSchema,
    saved,
  });
  const { control, formState, getValues, setValue } = form;
  const errors = formState.errors.processes;
  const uploads = useUploads();

  /** An upload ends in the rows as they are by then. */
  const change = (key: string, of: (row: ProcessRow) => ProcessRow) =>
    setValue(
      'processes',
      getValues('processes').map((row) => (row.key === key ? of(row) : row)),
      { shouldValidate: formState.isSubmitted },
    );
  // Blank rows go first, so that a message of the server finds its row.
  const dropBlank = () => {
    const typed = getValues('processes').filter((row) => !isBlank(row));
    setValue('processes', typed.length > 0 ? typed : rowsOf([]));
  };

  return (
    <SectionForm
      label="Processos"
      title="Processos"
      about="Como as coisas são feitas na empresa. Cada processo pode ter um arquivo: pdf, doc, docx ou txt, até 25 MB."
      {...state}
      waitingFor={uploads.running ? 'Aguarde o fim do envio para salvar.' : null}
      onSubmit={() => {
        dropBlank();
        submit();
      }}
      // With other keys: what a row was sending ends with it.
      onDiscard={() => discard({ processes: rowsOf(processes) })}
    >
      <Controller
        control={control}
        name="processes"
        render={({ field }) => (
          <ProcessList
            rows={field.value}
            onRows={field.onChange}
            onChange={change}
            onUploading={uploads.report}
            errorOf={(index) => errorText(errors?.[index])}
          />
        )}
      />
      <FieldMessage message={errors?.root?.message ?? errors?.message} />
    </SectionForm>
  );
}

/** Which rows are sending a file: until they are done, what would be saved is not whole. */
function useUploads() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback(
    (key: string, uploading: boolean) =>
      setKeys((now) => {
        const next = new Set(now);
        if (uploading) next.add(key);
        else next.delete(key);
        return next;
      }),
    [],
  );
  return { running: keys.size > 0, report };
}
