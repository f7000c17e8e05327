import { clsx } from 'clsx';
import { useState } from 'react';
import { documentLabels } from '#documents/labels.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import { useHistoryItem } from '../data/documents.ts';
import { useGenerationRefusal } from '../data/generation-gate.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DocumentAdjust } from './adjust/document-adjust.tsx';
import { DocumentOrigin } from './document-origin.tsx';
import { DocumentPlan } from './document-plan.tsx';
import { DocumentFollowUp } from './document-follow-up.tsx';
import { DocumentTools, EditableBody, EditActions, UseActions } from './document-tools.tsx';
import type { FinishedGeneration } from './finished-generation.ts';
import { useDocumentEditor } from './use-document-editor.ts';

/** That of a document which was not changed since it was generated. */
const firstVersion = 1;

interface ResultDialogProps {
  finished: FinishedGeneration;
  onClose: () => void;
  /** 'Gerar Novo': that kind's form, empty. */
  onNew: () => void;
  /** 'Gerar Novamente': the form as it was submitted. */
  onAgain: () => void;
}

/** What was generated: to read, copy, edit, and to generate once more. */
export function ResultDialog({ finished, onClose, onNew, onAgain }: ResultDialogProps) {
  const { job, answer } = finished;
  const { data: changed } = useHistoryItem(answer.aiHistoryId);
  const { content, version } = changed ?? { content: answer.result, version: firstVersion };
  const editor = useDocumentEditor({
    document: {
      kind: job.kind,
      id: answer.aiHistoryId,
      content,
      original: answer.result,
      version,
    },
    copyWords: {
      copied: 'Conteúdo copiado para a área de transferência',
      failed: 'Erro ao copiar conteúdo',
    },
  });
  const refusal = useGenerationRefusal();
  // Where to go once the unsaved edit is saved or given up.
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => (editor.dirty ? setLeaving(() => go) : go());

  return (
    <Dialog
      onOpenChange={() => leave(onClose)}
      closeOnOutsideClick={!editor.dirty}
      size="xl"
      desk
      title={documentLabels[job.kind].resultTitle}
      footer={
        leaving ? (
          <UnsavedQuestion
            saving={editor.saving}
            onStay={() => setLeaving(null)}
            onDiscard={() => {
              editor.cancel();
              leaving();
            }}
            onSave={() => void editor.save().then((saved) => saved && leaving())}
          />
        ) : (
          <>
            {refusal && !editor.editing && <p className="w-full text-sm text-muted">{refusal}</p>}
            <div
              className={clsx(
                'mr-auto flex flex-wrap gap-1 max-sm:gap-0 max-sm:*:gap-1.5',
                // On a phone all of an edit's buttons share two lines; else what is less wanted has one.
                editor.editing ? 'max-sm:contents max-sm:*:px-2' : 'max-sm:*:px-1 max-sm:*:text-sm',
              )}
            >
              {editor.editing && <UseActions editor={editor} copyLabel="Copiar Conteúdo" />}
              <DocumentTools editor={editor} form={job.form} />
              {!editor.editing && (
                <>
                  <Button variant="quiet" disabled={refusal !== null} onClick={onNew}>
                    Gerar Novo
                  </Button>
                  <Button variant="quiet" disabled={refusal !== null} onClick={onAgain}>
                    Gerar Novamente
                  </Button>
                </>
              )}
            </div>
            {editor.editing ? (
              <EditActions editor={editor} />
            ) : (
              <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
                <UseActions editor={editor} copyLabel="Copiar Conteúdo" />
              </div>
            )}
          </>
        )
      }
    >
      <EditableBody
        kind={job.kind}
        editor={editor}
        date={formatDay(calendarDay(new Date(job.startedAt)))}
        emptyText="Nenhum conteúdo foi gerado ainda."
      />
      <DocumentOrigin sources={answer.sources} generator={answer.generator} />
      {!editor.editing && (
        <DocumentAdjust documentId={answer.aiHistoryId} onParts={editor.startParts} />
      )}
      {job.kind === 'pdi' && answer.aiHistoryId && <DocumentPlan documentId={answer.aiHistoryId} />}
      {!editor.editing && <DocumentFollowUp kind={job.kind} documentId={answer.aiHistoryId} />}
    </Dialog>
  );
}

interface UnsavedQuestionProps {
  saving: boolean;
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

function UnsavedQuestion({ saving, onStay, onDiscard, onSave }: UnsavedQuestionProps) {
  return (
    <div role="alert" className="flex flex-1 flex-wrap items-center justify-end gap-2">
      <p className="mr-auto py-2 font-medium">Há alterações que não foram salvas.</p>
      <Button variant="quiet" onClick={onStay} autoFocus>
        Continuar editando
      </Button>
      <Button variant="secondary" onClick={onDiscard} disabled={saving}>
        Descartar alterações
      </Button>
      <Button busy={saving} busyText="Salvando..." onClick={onSave}>
        Salvar
      </Button>
    </div>
  );
}
