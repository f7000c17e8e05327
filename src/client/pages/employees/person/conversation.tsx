import { useState } from 'react';
import type { Employee } from '#shared/employees.ts';
import { usePreparedConversation } from '../../../data/conversations.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { After } from './after.tsx';
import { Before } from './before.tsx';
import { During } from './during.tsx';
import { HeldConversation } from './held-conversation.tsx';
import { ConversationShape } from './person-shape.tsx';
import { stages, type Stage } from './stages.ts';

interface ConversationProps {
  companyId: string;
  employee: Employee;
  /** A stage of the conversation that is being prepared, or the id of one that was held. */
  shown: string;
}

export function Conversation({ shown, ...rest }: ConversationProps) {
  const [first] = useState(shown);
  if (!(shown in stages)) {
    const { employee } = rest;
    const takesFocus = shown !== first;
    return <HeldConversation key={shown} id={shown} employee={employee} takesFocus={takesFocus} />;
  }
  return <Prepared stage={shown as Stage} {...rest} />;
}

function Prepared({
  companyId,
  employee,
  stage,
}: Omit<ConversationProps, 'shown'> & { stage: Stage }) {
  const prepared = usePreparedConversation(companyId, employee.id);
  const { data, error, isFetching, refetch } = prepared;
  const { change } = useQueryValues();
  // Those that were open stay: what is typed in one is not lost by a look at another.
  const [seen, setSeen] = useState<ReadonlySet<Stage>>(new Set([stage]));
  if (!seen.has(stage)) setSeen(new Set([...seen, stage]));
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <ConversationShape />
      </Loading>
    );
  }
  const go = (next: Stage) => {
    change({ conversa: next }, { replace: true });
    scrollTo(0, 0);
  };
  const props = { employee, conversation: data };
  const contents: Record<Stage, React.ReactNode> = {
    antes: <Before {...props} onStart={() => go('durante')} />,
    durante: <During {...props} onEnd={() => go('depois')} />,
    depois: <After {...props} />,
  };
  return (
    <Tabs
      key={data.id}
      label="Conversa"
      sameHeight={false}
      value={stage}
      onValueChange={(value) => change({ conversa: value }, { replace: true })}
      tabs={(Object.keys(stages) as Stage[]).map((value) => ({
        value,
        label: stages[value],
        content: seen.has(value) && contents[value],
      }))}
    />
  );
}
