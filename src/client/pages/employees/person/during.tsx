import { Flag } from 'lucide-react';
import { saveConversation } from '../../../data/conversations.ts';
import { useAutosave } from '../../../lib/autosave.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { Columns } from '../../../ui/columns.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { SavingNote } from '../../../ui/saving-note.tsx';
import { Points } from './points.tsx';
import type { StageProps } from './stages.ts';

interface DuringProps extends StageProps {
  onEnd: () => void;
}

/** The points to tick, and what one notes meanwhile. */
export function During({ employee, conversation, onEnd }: DuringProps) {
  const { id } = conversation;
  const notes = useAutosave({
    name: `conversation:${id}:notes`,
    saved: conversation.notes,
    save: (text) => saveConversation(id, { notes: text }),
  });
  return (
    <Columns shape="halves">
      <>
        <Points employee={employee} conversation={conversation} ticks />
      </>
      <>
        <CardSection title="Anotações rápidas">
          <Field label="Só você lê" className="flex-1">
            {(control) => (
              <Textarea
                {...control}
                rows={8}
                value={notes.text}
                placeholder="Palavras da pessoa, números, datas..."
                onChange={(event) => notes.type(event.target.value)}
              />
            )}
          </Field>
          <SavingNote field={notes} />
        </CardSection>
        <div className="flex justify-end">
          <Button className="max-sm:w-full" onClick={onEnd}>
            <Flag aria-hidden="true" />
            Terminar a conversa
          </Button>
        </div>
      </>
    </Columns>
  );
}
