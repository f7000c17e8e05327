import { AtSign } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { rememberPlace } from '../../lib/waiting-notes.ts';
import { Button } from '../../ui/button.tsx';
import { Mentions } from './mentions.tsx';
import { addPerson } from './noting.ts';
import { Recorder } from './recorder.tsx';
import { WaitingNotes } from './waiting-notes.tsx';

interface DiaryToolsProps {
  companyId: string;
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** What helps to write a note: people by '@', one's own voice, and the notes that wait for the network. */
export function DiaryTools({ companyId, box, text, onText }: DiaryToolsProps) {
  useEffect(() => rememberPlace(companyId), [companyId]);
  const insertAt = () => {
    const field = box.current;
    if (!field || field.readOnly) return;
    const at = field.selectionEnd;
    const before = text.slice(0, at);
    const mark = before === '' || /\s$/.test(before) ? '@' : ' @';
    field.focus();
    onText(before + mark + text.slice(at));
    const caret = at + mark.length;
    requestAnimationFrame(() => {
      field.setSelectionRange(caret, caret);
      // The list looks where the caret is.
      field.dispatchEvent(new Event('keyup'));
    });
  };
  return (
    <>
      <div className="-mt-1 flex flex-wrap items-center gap-1">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2"
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={insertAt}
        >
          <AtSign aria-hidden="true" />
          Citar pessoa
        </Button>
        <Recorder
          onText={(said) => onText(text.trim() === '' ? said : `${text.trimEnd()}\n${said}`)}
        />
        <p className="min-w-0 flex-1 basis-32 text-sm text-muted pointer-fine:hidden">
          O microfone do teclado também escreve aqui.
        </p>
      </div>
      <Mentions
        companyId={companyId}
        box={box}
        text={text}
        onText={onText}
        onPerson={(id, name) => addPerson(companyId, { id, name })}
      />
      <WaitingNotes />
    </>
  );
}
