import { Flag } from 'lucide-react';
import { saveConversation } from '../../../data/conversations.ts';
import { useAutosave } from '../../../lib/autosave.ts';
import { AutosavedTextarea } from '../../../ui/autosaved-textarea.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { Columns } from '../../../ui/columns.tsx';
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
    save: (text, was) => saveConversation(id, { notes: text, was: { notes: was } }),
  });
  return (
    <Columns shape="halves">
      <>
        <Points employee={employee} conversation={conversation} ticks />
      </>
      <>
        <CardSection title="Anotações rápidas">
          <AutosavedTextarea
            label="Só você lê"
            rows={8}
            placeholder="Palavras da pessoa, números, datas..."
            field={notes}
          />
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
