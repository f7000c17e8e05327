import { useState } from 'react';
import type { Employee } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { useSaveNote } from '../../../data/diary.ts';
import { useDraft } from '../../../lib/draft.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../../../lib/toast-store.ts';
import { endNote, noteFrom, waitsAfter } from '../../../shell/diary/noting.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { firstNameOf } from './ago.ts';
import { lineAbout } from './names-person.ts';

interface DiaryDialogProps {
  companyId: string;
  employee: Employee;
  employees: readonly Employee[];
  onClose: () => void;
}

/** A line of the diary about the person: it names them, so that it stands on their page. */
export function DiaryDialog({ companyId, employee, employees, onClose }: DiaryDialogProps) {
  const { id, name } = employee;
  const [text, setText] = useDraft(`${companyId}:diary:${id}`);
  const [error, setError] = useState<string>();
  const create = useSaveNote();
  const place = `${companyId}:${id}`;
  const once = useSingleFlight();
  const giveUp = () => {
    setText('');
    onClose();
  };
  const save = async () => {
    const typed = text.trim();
    if (typed === '') {
      setError('Digite alguma observação antes de salvar');
      return;
    }
    const everyone = employees.map((one) => one.name);
    const description = lineAbout(typed, name, everyone);
    if (description.length > limits.diaryEntry) {
      setError(`Escreva até ${limits.diaryEntry} caracteres`);
      return;
    }
    const note = noteFrom(place, { companyId, description, employeeIds: [id] });
    try {
      await create.mutateAsync(note);
      toastSuccess('Entrada do diário salva com sucesso');
    } catch (failure) {
      if (!waitsAfter(failure, note)) {
        toastFailure(failure, 'Erro ao salvar entrada do diário');
        return;
      }
    }
    endNote(place);
    giveUp();
  };
  return (
    <Dialog
      onOpenChange={() => !create.isPending && onClose()}
      onCloseButton={() => !create.isPending && giveUp()}
      closeOnOutsideClick={false}
      title="Registrar no diário"
      description={`Sobre ${name}`}
      footer={
        <>
          <Button variant="secondary" disabled={create.isPending} onClick={giveUp}>
            Cancelar
          </Button>
          <Button busy={create.isPending} busyText="Salvando..." onClick={() => void once(save)}>
            Salvar
          </Button>
        </>
      }
    >
      <Field
        label="O que você observou?"
        error={error}
        hint={`Se o texto não citar ${firstNameOf(name)}, o nome vai no começo. Ctrl+Enter salva.`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            limit={limits.diaryEntry}
            value={text}
            readOnly={create.isPending}
            placeholder="Uma conquista, uma dificuldade, algo que a pessoa disse..."
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void once(save);
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
