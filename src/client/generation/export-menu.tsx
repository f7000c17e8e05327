import { CalendarPlus, FileDown, FileText, Printer, Share } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { calendarOf, currentOutline, readContent } from '#documents/contracts.ts';
import type { ExportFormat } from '#documents/endpoints.ts';
import { isLetter } from '#documents/kit/edits.ts';
import { toast, toastFailure } from '../lib/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem, MenuNote } from '../ui/menu.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LetterItems } from './letter-items.tsx';
import { MeetingStartDialog } from './meeting-start-dialog.tsx';
import { documentBeside, printDocument } from './print-document.ts';
import { saveExport } from './save-export.ts';
import type { DocumentEditor } from './use-document-editor.ts';

interface ExportMenuProps {
  editor: DocumentEditor;
  /** The form that the document came from. */
  form: Record<string, unknown>;
}

/** 'Exportar': on paper, as a file, into the calendar, and for a letter on its way. */
export function ExportMenu({ editor, form }: ExportMenuProps) {
  const { kind, id, saved, dirty } = editor;
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const entries = saved ? calendarOf(kind, saved, form) : [];
  const hasHour = entries.some((entry) => 'minutes' in entry);

  async function save(format: ExportFormat, start?: string): Promise<void> {
    if (!id || busy) return;
    setBusy(true);
    try {
      const notes = editor.withNotes ? ('true' as const) : undefined;
      const name = await saveExport({
        id,
        format,
        ...(start && { start }),
        ...(notes && { notes }),
      });
      toast({ title: 'Arquivo pronto', description: name });
    } catch (error) {
      toastFailure(error, 'Não foi possível exportar o documento');
    } finally {
      setBusy(false);
    }
  }

  function askForStart(): void {
    // The dialog gives the focus back to what had it: the item that was chosen is gone by then.
    trigger.current?.focus();
    setAsking(true);
  }

  function print(): void {
    // What is typed in the editor is shown as the page it will be, and that is printed.
    if (editor.typing) flushSync(editor.toggle);
    const article = trigger.current && documentBeside(trigger.current);
    const shown = readContent(kind, editor.shown);
    if (!article || !shown) return;
    // The menu has left the screen by then.
    setTimeout(() => printDocument(article, currentOutline(kind, shown).title));
  }

  return (
    <>
      <Menu
        trigger={
          <Button
            ref={trigger}
            variant="quiet"
            disabled={!editor.canEdit}
            aria-busy={busy || undefined}
          >
            {busy ? <Spinner /> : <Share aria-hidden="true" />}
            Exportar
          </Button>
        }
      >
        {dirty && (
          <MenuNote>
            {id && 'PDF, Word e agenda levam o texto salvo, sem as alterações de agora.'}
          </MenuNote>
        )}
        <MenuItem onSelect={print}>
          <Printer aria-hidden="true" />
          Imprimir
        </MenuItem>
        <MenuItem disabled={!id} onSelect={() => void save('pdf')}>
          <FileDown aria-hidden="true" />
          PDF
        </MenuItem>
        <MenuItem disabled={!id} onSelect={() => void save('docx')}>
          <FileText aria-hidden="true" />
          Word (.docx)
        </MenuItem>
        {entries.length > 0 && (
          <MenuItem disabled={!id} onSelect={() => (hasHour ? askForStart() : void save('ics'))}>
            <CalendarPlus aria-hidden="true" />
            Agenda (.ics)
          </MenuItem>
        )}
        {isLetter(kind) && <LetterItems editor={editor} />}
      </Menu>
      {asking && (
        <MeetingStartDialog
          onClose={() => setAsking(false)}
          onChosen={(start) => {
            setAsking(false);
            void save('ics', start);
          }}
        />
      )}
    </>
  );
}
