import { FileText, Paperclip } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUploadProcessFile } from '../../data/files.ts';
import { messageOf } from '../../lib/transport.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field-message.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { textLink } from '../../ui/link.tsx';
import { Progress } from '../../ui/progress.tsx';
import { acceptedFiles, fileProblem } from './process-rows.ts';

interface StoredFile {
  fileName: string;
  fileUrl: string;
}

interface ProcessFileProps {
  /** The process, in labels. */
  called: string;
  fileName: string | undefined;
  fileUrl: string | undefined;
  /** null takes it away. */
  onFile: (file: StoredFile | null) => void;
  onUploading: (uploading: boolean) => void;
}

/** The file of a process: sent as soon as it is chosen, the process's own once it is saved. */
export function ProcessFile({ called, fileName, fileUrl, onFile, onUploading }: ProcessFileProps) {
  const { state, send, cancel, forget } = useSending({ onFile, onUploading });
  const picker = (label: string) => (
    <FilePicker
      accept={acceptedFiles}
      aria-label={`${label} de ${called}`}
      onFiles={([file]) => file && send(file)}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      {fileName === undefined && <Paperclip aria-hidden="true" />}
      {fileName === undefined ? 'Anexar arquivo' : 'Substituir'}
    </FilePicker>
  );

  if (state.step === 'sending') {
    return (
      <div className="mt-2 flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="mb-1 flex justify-between gap-3 text-sm text-muted">
            <span className="truncate">Enviando {state.file.name}</span>
            <span className="tabular-nums">{Math.round(state.percent)}%</span>
          </p>
          <Progress value={state.percent} label={`Envio de ${state.file.name}`} />
        </div>
        <Button variant="quiet" size="sm" onClick={cancel}>
          Cancelar envio
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-1 gap-y-0.5">
        {fileName !== undefined && (
          <>
            <FileText aria-hidden="true" className="ml-1 size-4 shrink-0 text-muted" />
            <span className="min-w-0 flex-1 basis-40 px-1 py-1.5 break-words">
              {fileUrl ? (
                <a href={fileUrl} download={fileName} className={textLink}>
                  {fileName}
                </a>
              ) : (
                fileName
              )}
            </span>
          </>
        )}
        <div className="flex">
          {picker(fileName === undefined ? 'Anexar arquivo' : 'Substituir arquivo')}
          {fileName !== undefined && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Remover arquivo de ${called}`}
              onClick={() => {
                forget();
                onFile(null);
              }}
            >
              Remover
            </Button>
          )}
        </div>
      </div>
      <div role="status">
        <FieldMessage message={state.step === 'failed' ? state.message : undefined} />
        {state.step === 'failed' && state.again && (
          <Button
            variant="quiet"
            size="sm"
            className="text-primary-ink"
            onClick={() => send(state.file)}
          >
            Tentar novamente
          </Button>
        )}
      </div>
    </>
  );
}

type Sending =
  | { step: 'idle' }
  | { step: 'sending'; file: File; percent: number }
  | { step: 'failed'; file: File; message: string; again: boolean };

function useSending({ onFile, onUploading }: Pick<ProcessFileProps, 'onFile' | 'onUploading'>) {
  const { mutateAsync } = useUploadProcessFile();
  const [state, setState] = useState<Sending>({ step: 'idle' });
  const running = useRef<AbortController>(null);

  const stop = useEffectEvent(() => {
    if (!running.current) return;
    running.current.abort();
    running.current = null;
    onUploading(false);
  });
  // Its row was removed, or the screen left.
  useEffect(() => () => stop(), []);

  const send = async (file: File) => {
    const problem = fileProblem(file);
    if (problem !== null) {
      setState({ step: 'failed', file, message: problem, again: false });
      return;
    }
    const sending = new AbortController();
    running.current = sending;
    onUploading(true);
    setState({ step: 'sending', file, percent: 0 });
    try {
      const onProgress = (percent: number) => setState({ step: 'sending', file, percent });
      const stored = await mutateAsync({ file, onProgress, signal: sending.signal });
      if (running.current !== sending) return;
      setState({ step: 'idle' });
      onFile(stored);
    } catch (error) {
      if (running.current !== sending) return;
      const message = messageOf(error, 'Não foi possível enviar o arquivo.');
      setState({ step: 'failed', file, message, again: true });
    }
    running.current = null;
    onUploading(false);
  };

  return {
    state,
    send: (file: File) => void send(file),
    cancel: () => {
      running.current?.abort();
      running.current = null;
      onUploading(false);
      setState({ step: 'idle' });
    },
    forget: () => setState({ step: 'idle' }),
  };
}
