import { useState, type ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { errorText } from '#client/lib/form.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Textarea } from '#client/ui/input.tsx';
import { plural } from '#shared/format.ts';
import type { MeetingForm, meetingFormSchema } from './contract.ts';
import { TeamPicker } from './team-picker.tsx';

export type MeetingFormInput = z.input<typeof meetingFormSchema>;

/** A list as it is fetched: absent while it loads, and where it could not be loaded. */
interface Fetched<Item> {
  data: readonly Item[] | undefined;
  isLoading: boolean;
}

interface ParticipantFieldsProps {
  form: UseFormReturn<MeetingFormInput, unknown, MeetingForm>;
  teams: Fetched<{ id: string; name: string }>;
  employees: Fetched<{ name: string }>;
  /** What stands between the teams and the participants. */
  children: ReactNode;
}

/** Teams to add, and the participants: all of the company's people with the first, none after the last. */
export function ParticipantFields({ form, teams, employees, children }: ParticipantFieldsProps) {
  const { control, formState } = form;
  const { field: chosen } = useController({ control, name: 'selectedTeams' });
  const { field: participants } = useController({ control, name: 'participants' });
  // What a team replaced can be had back: a typed list is no small thing to lose.
  const [replaced, setReplaced] = useState<readonly string[] | null>(null);
  const ids = chosen.value ?? [];
  const names = participants.value ?? [];
  const people = countOf(names);

  function replace(next: string[]): void {
    setReplaced(people > 0 && names.join('\n') !== next.join('\n') ? names : null);
    participants.onChange(next);
  }
  function change(next: readonly string[]): void {
    setReplaced(null);
    participants.onChange([...next]);
  }

  return (
    <>
      <div>
        <TeamPicker
          chosen={ids}
          teams={teams.data}
          loading={teams.isLoading || employees.isLoading}
          onAdd={(id) => {
            chosen.onChange([...ids, id]);
            if (employees.data) replace(employees.data.map(({ name }) => name));
          }}
          onRemove={(id) => {
            const left = ids.filter((other) => other !== id);
            chosen.onChange(left);
            if (left.length === 0) replace([]);
          }}
        />
      </div>
      {children}
      <Field
        label="Participantes"
        error={errorText(formState.errors.participants)}
        hint={[
          'Um nome por linha.',
          people > 0 && `${plural(people, 'pessoa', 'pessoas')} na lista.`,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {(field) => (
          <Textarea
            limit={Infinity}
            {...field}
            name={participants.name}
            ref={participants.ref}
            rows={4}
            className="max-h-60"
            value={names.join('\n')}
            onBlur={participants.onBlur}
            onChange={({ target }) => change(target.value.split('\n'))}
          />
        )}
      </Field>
      <ReplacedNotice onUndo={replaced && (() => change(replaced))} />
    </>
  );
}

function countOf(names: readonly string[]): number {
  return names.filter((name) => name.trim() !== '').length;
}

/** Always there, so that what appears in it is read out. */
function ReplacedNotice({ onUndo }: { onUndo: (() => void) | null }) {
  return (
    <div role="status" className="text-sm">
      {onUndo && (
        <p className="mt-2 flex flex-wrap items-center">
          A lista de participantes foi trocada.
          <Button variant="quiet" size="sm" className="text-primary-ink" onClick={onUndo}>
            Desfazer
          </Button>
        </p>
      )}
    </div>
  );
}
