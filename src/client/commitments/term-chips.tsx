import { clsx } from 'clsx';
import { CalendarDays, CircleUserRound, Repeat, UserRound, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { recurrences } from '#shared/commitments.ts';
import { calendarDay, isCalendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { useEmployees } from '../data/employees.ts';
import { useToday } from '../lib/use-today.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { EmployeeSelect } from '../ui/employee-select.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { listHint } from '../ui/list-hint.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { usualDays, type Terms } from './commitment-words.ts';
import { dayWords, keeperOf } from './day-words.ts';

/** What is asked in a field of its own, under the chips. */
type Asked = 'keeper' | 'person' | 'day';

interface TermChipsProps {
  companyId: string;
  terms: Terms;
  onChange: (change: Partial<Terms>) => void;
  /** What they belong to, for who hears them. */
  label: string;
  /** Several people bear the name that was written: one tap chooses. */
  candidates?: readonly { id: string; name: string }[];
  /** Where a commitment is one of several, and cannot be more than once. */
  withoutRecurrence?: boolean;
  disabled?: boolean;
}

/** Who keeps it, with whom, until when, how often: what was understood, each to be changed by a tap. */
export function TermChips(props: TermChipsProps) {
  const { companyId, terms, onChange, label, candidates = [], disabled } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isAsking = useRef(false);
  const chips = useRef<HTMLDivElement>(null);
  const today = calendarDay(useToday());
  const ask = (what: Asked) => {
    isAsking.current = true;
    setAsked(what);
  };
  // The menu would give the focus back to its chip: the field that it opened has it instead.
  const onClosed = (event: Event) => {
    if (!isAsking.current) return;
    isAsking.current = false;
    event.preventDefault();
    panel.current?.querySelector('input')?.focus();
  };
  const answered = () => {
    const chip = chips.current?.querySelector<HTMLElement>(`[data-term=${asked}]`);
    setAsked(null);
    chip?.focus();
  };
  const chip = (what: Asked) => ({
    disabled,
    'data-term': what,
    'aria-controls': asked === what ? panelId : undefined,
  });
  const { owner, employee, dueOn, recurrence } = terms;
  return (
    <div className="flex flex-col gap-3">
      <div ref={chips} role="group" aria-label={label} className="flex flex-wrap gap-2">
        <Menu
          onClosed={onClosed}
          trigger={
            <Chip
              {...chip('keeper')}
              Icon={CircleUserRound}
              name="Quem cumpre"
              value={keeperOf(terms)}
            />
          }
        >
          <MenuItem onSelect={() => onChange({ owner: 'leader' })}>Você</MenuItem>
          <MenuItem
            onSelect={() => {
              onChange({ owner: 'employee' });
              if (!employee) ask('person');
            }}
          >
            {employee?.name ?? 'Uma pessoa da equipe…'}
          </MenuItem>
          <MenuItem
            onSelect={() => {
              onChange({ owner: 'other' });
              ask('keeper');
            }}
          >
            Outra pessoa…
          </MenuItem>
        </Menu>
        <Chip
          {...chip('person')}
          Icon={UserRound}
          name="Com quem"
          value={employee?.name ?? null}
          aria-expanded={asked === 'person'}
          onClick={() => setAsked(asked === 'person' ? null : 'person')}
        />
        <Menu
          onClosed={onClosed}
          trigger={
            <Chip
              {...chip('day')}
              Icon={CalendarDays}
              name="Até quando"
              value={dueOn && dayWords(dueOn, today)}
            />
          }
        >
          {usualDays(today).map(({ day, name }) => (
            <MenuItem key={day} onSelect={() => onChange({ dueOn: day })}>
              <span className="flex-1">{name}</span>
              <span className="text-sm text-muted tabular-nums">{dayWords(day, today)}</span>
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem onSelect={() => ask('day')}>Escolher um dia…</MenuItem>
          {dueOn && <MenuItem onSelect={() => onChange({ dueOn: null })}>Sem data</MenuItem>}
        </Menu>
        {!props.withoutRecurrence && (
          <Menu
            trigger={
              <Chip
                disabled={disabled}
                Icon={Repeat}
                name="Repete"
                value={recurrence === 'none' ? null : recurrences[recurrence]}
              />
            }
          >
            {valuesOf(recurrences).map((each) => (
              <MenuItem key={each} onSelect={() => onChange({ recurrence: each })}>
                {recurrences[each]}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      {candidates.length > 0 && !employee && (
        <div role="group" aria-label="Com quem?" className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">Quem é?</span>
          {candidates.map((person) => (
            <Button
              key={person.id}
              variant="secondary"
              size="sm"
              disabled={disabled}
              onClick={() => onChange({ employee: person })}
            >
              {person.name}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <div ref={panel} id={panelId} className="rounded-md bg-sunken px-3.5 py-2.5">
          {asked === 'person' && (
            <PersonField
              companyId={companyId}
              value={employee?.id ?? ''}
              onChange={(person) => {
                // Who keeps it cannot be a person that it is not with.
                onChange({
                  employee: person,
                  ...(person === null && owner === 'employee' && { owner: 'leader' as const }),
                });
                answered();
              }}
            />
          )}
          {asked === 'day' && (
            <DayQuestion
              value={dueOn}
              onChange={(day) => onChange({ dueOn: day })}
              onEnd={answered}
            />
          )}
          {asked === 'keeper' && (
            <Answer onEnd={answered}>
              <Field label="Quem cumpre" className="flex-1">
                {(control) => (
                  <Input
                    {...control}
                    value={terms.ownerName}
                    maxLength={limits.name}
                    placeholder="Nome ou área"
                    onChange={(event) => onChange({ ownerName: event.target.value })}
                  />
                )}
              </Field>
            </Answer>
          )}
        </div>
      )}
    </div>
  );
}

interface ChipProps extends Omit<ComponentProps<'button'>, 'value'> {
  Icon: LucideIcon;
  name: string;
  /** null where nothing is said of it. */
  value: string | null;
}

function Chip({ Icon, name, value, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={value === null ? name : `${name}: ${value}`}
      className={clsx(
        'inline-flex h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-md px-2.5 text-sm transition-colors disabled:cursor-not-allowed pointer-coarse:h-11 [&>svg]:size-4 [&>svg]:shrink-0',
        value === null
          ? 'border border-dashed border-control text-muted hover:text-ink'
          : 'bg-primary-soft font-medium text-primary-ink',
      )}
    >
      <Icon aria-hidden="true" />
      <span className="truncate">{value ?? name}</span>
    </button>
  );
}

interface PersonFieldProps {
  companyId: string;
  value: string;
  onChange: (person: { id: string; name: string } | null) => void;
}

function PersonField({ companyId, value, onChange }: PersonFieldProps) {
  const employees = useEmployees(companyId, { activeOnly: true });
  return (
    <Field
      label="Com quem"
      hint={listHint(employees, { path: '/colaboradores', name: 'colaborador' })}
    >
      {(control) => (
        <EmployeeSelect
          {...control}
          autoFocus
          value={value}
          employees={employees.data}
          loading={employees.isLoading}
          nobody={employees.data?.length ? 'Ninguém da empresa' : undefined}
          onChange={(id) => onChange(employees.data?.find((person) => person.id === id) ?? null)}
        />
      )}
    </Field>
  );
}

interface DayQuestionProps {
  value: string | null;
  onChange: (day: string | null) => void;
  onEnd: () => void;
}

/** The day is taken once it is whole. */
function DayQuestion({ value, onChange, onEnd }: DayQuestionProps) {
  const [text, setText] = useState(value ?? '');
  return (
    <Answer onEnd={onEnd}>
      <Field label="Até quando" className="flex-1">
        {(control) => (
          <DateField
            {...control}
            value={text}
            onChange={(next) => {
              setText(next);
              if (isCalendarDay(next)) onChange(next);
            }}
          />
        )}
      </Field>
    </Answer>
  );
}

/** A field and its end: Enter or the button. */
function Answer({ onEnd, children }: { onEnd: () => void; children: React.ReactNode }) {
  return (
    // Enter belongs to this field, not to the form around it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="flex items-end gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        onEnd();
      }}
    >
      {children}
      <Button variant="secondary" onClick={onEnd}>
        Pronto
      </Button>
    </div>
  );
}
