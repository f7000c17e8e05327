import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field-message.tsx';
import { Input } from '../../ui/input.tsx';
import { ProcessFile } from './process-file.tsx';
import { nameOfFile, type ProcessRow } from './process-rows.ts';

interface ProcessRowFieldProps {
  row: ProcessRow;
  /** From 1. */
  position: number;
  error: string | undefined;
  removable: boolean;
  onChange: (of: (row: ProcessRow) => ProcessRow) => void;
  onUploading: (key: string, uploading: boolean) => void;
  onEnter: () => void;
  onRemove: () => void;
}

/** A process: its name, and the file that goes with it. */
export function ProcessRowField(props: ProcessRowFieldProps) {
  const { row, position, error, removable, onChange, onUploading, onEnter, onRemove } = props;
  const errorId = useId();
  const called = row.name.trim() || `processo ${position}`;
  return (
    <li className="rounded-md border border-line p-3">
      <div className="flex items-center gap-1">
        <Input
          value={row.name}
          aria-label={`Processo ${position}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={position === 1 ? 'Exemplo: Integração de novos colaboradores' : undefined}
          enterKeyHint="next"
          onChange={({ target }) => onChange((now) => ({ ...now, name: target.value }))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!event.ctrlKey && !event.metaKey) onEnter();
          }}
        />
        {removable && (
          <Button variant="quiet" size="icon" aria-label={`Remover ${called}`} onClick={onRemove}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      <FieldMessage id={errorId} message={error} />
      <ProcessFile
        called={called}
        fileName={row.fileName}
        fileUrl={row.fileUrl}
        onUploading={(uploading) => onUploading(row.key, uploading)}
        onFile={(file) =>
          onChange(({ key, name }) => ({
            key,
            name: name.trim() === '' && file ? nameOfFile(file.fileName) : name,
            ...file,
          }))
        }
      />
    </li>
  );
}
