import type { ManagementSettings } from '#shared/teams.ts';
import { frequencies, valuesOf, type Frequency } from '#shared/vocabulary.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import { Switch } from '../ui/switch.tsx';

interface ManagementFieldsProps {
  value: ManagementSettings;
  onChange: (value: ManagementSettings) => void;
}

/** The settings that suggestions follow; the form and the management dialog share them. */
export function ManagementFields({ value, onChange }: ManagementFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <FrequencyField
        label="Frequência de feedback"
        hint="De quanto em quanto tempo cada pessoa deve receber feedback."
        value={value.feedbackFrequency}
        onChange={(feedbackFrequency) => onChange({ ...value, feedbackFrequency })}
      />
      <FrequencyField
        label="Frequência de reuniões da equipe"
        value={value.teamMeetingFrequency}
        onChange={(teamMeetingFrequency) => onChange({ ...value, teamMeetingFrequency })}
      />
      <Switch
        label="Acompanhamento inteligente"
        hint="Sugere um PDI para quem tem perfil comportamental e está há 30 dias sem um."
        checked={value.intelligentTracking}
        onChange={(event) => onChange({ ...value, intelligentTracking: event.target.checked })}
      />
    </div>
  );
}

interface FrequencyFieldProps {
  label: string;
  hint?: string;
  value: Frequency;
  onChange: (value: Frequency) => void;
}

function FrequencyField({ label, hint, value, onChange }: FrequencyFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value as Frequency)}
        >
          {valuesOf(frequencies).map((frequency) => (
            <option key={frequency} value={frequency}>
              {frequencies[frequency]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
