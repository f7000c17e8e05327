import { Paperclip, Undo2, Upload, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field-message.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { textLink } from '../../ui/link.tsx';
import { PhotoField } from '../../ui/photo-field.tsx';
import { formatBytes, type Attachments } from './attachments.ts';

interface AttachmentFieldProps {
  attachments: Attachments;
  busy: boolean;
}

/** The photo of an employee, beside the name as it is typed. */
export function EmployeePhoto({
  attachments,
  busy,
  name,
}: AttachmentFieldProps & { name: string }) {
  const { photo, photoUrl, photoRemoved, photoProblem } = attachments;
  return (
    <PhotoField
      name={name}
      size="lg"
      url={photoUrl}
      unseen={photoProblem !== undefined}
      changed={photo !== null || photoRemoved}
      problem={photoProblem}
      busy={busy}
      onChoose={attachments.choosePhoto}
      onRemove={attachments.removePhoto}
      onUndo={attachments.undoPhoto}
    />
  );
}

export function FilesField({ attachments, busy }: AttachmentFieldProps) {
  const { files, add, drop, saved, removed, toggleRemoved, filesProblem } = attachments;
  const hint = useId();
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">Arquivos</legend>
      {saved.length + files.length > 0 && (
        <ul className="mb-2 divide-y divide-line rounded-md border border-line">
          {saved.map(({ id, fileName, fileUrl }) =>
            removed.includes(id) ? (
              <Row key={id} name={<s className="text-muted">{fileName}</s>} note="Sai ao salvar">
                <Button
                  variant="quiet"
                  size="icon"
                  disabled={busy}
                  aria-label={`Manter ${fileName}`}
                  onClick={() => toggleRemoved(id)}
                >
                  <Undo2 aria-hidden="true" />
                </Button>
              </Row>
            ) : (
              <Row
                key={id}
                name={
                  <a href={fileUrl} download={fileName} className={textLink}>
                    {fileName}
                  </a>
                }
              >
                <RemoveButton name={fileName} disabled={busy} onClick={() => toggleRemoved(id)} />
              </Row>
            ),
          )}
          {files.map((file) => (
            <Row
              key={`${file.name} ${file.size} ${file.lastModified}`}
              name={file.name}
              note={`${formatBytes(file.size)} · novo`}
            >
              <RemoveButton name={file.name} disabled={busy} onClick={() => drop(file)} />
            </Row>
          ))}
        </ul>
      )}
      <FilePicker
        multiple
        aria-label="Adicionar arquivos"
        aria-describedby={filesProblem ? `${hint}-error ${hint}` : hint}
        aria-invalid={filesProblem ? true : undefined}
        disabled={busy}
        onFiles={add}
        className="flex min-h-14 items-center justify-center gap-2 rounded-md border border-dashed border-control px-4 py-3 text-center font-medium hover:bg-sunken"
      >
        <Upload aria-hidden="true" className="size-4 shrink-0" />
        Adicionar arquivos
      </FilePicker>
      <FieldMessage id={`${hint}-error`} message={filesProblem} />
      <p id={hint} className="mt-1.5 text-sm text-muted">
        De qualquer tipo, vários de uma vez. Exemplo: currículo, avaliação, certificado.
      </p>
    </fieldset>
  );
}

interface RowProps {
  name: ReactNode;
  note?: string;
  children: ReactNode;
}

function Row({ name, note, children }: RowProps) {
  return (
    <li className="flex min-h-11 items-center gap-2.5 py-0.5 pr-0.5 pl-3">
      <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 py-1.5 break-words">{name}</span>
      {note && <span className="shrink-0 text-sm text-muted tabular-nums">{note}</span>}
      {children}
    </li>
  );
}

function RemoveButton({ name, ...rest }: { name: string; disabled: boolean; onClick: () => void }) {
  return (
    <Button {...rest} variant="quiet" size="icon" aria-label={`Remover ${name}`}>
      <X aria-hidden="true" />
    </Button>
  );
}
