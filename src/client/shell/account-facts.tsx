import type { User } from '#shared/accounts.ts';
import { formatInstant } from '#shared/format.ts';
import { tipos, valuesOf } from '#shared/vocabulary.ts';
import { formatPhone } from '../lib/phone.ts';
import { themes, useTheme, type Theme } from '../lib/theme.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';

export function ThemeField() {
  const [theme, setTheme] = useTheme();
  return (
    <Field label="Aparência" hint="Muda na hora, só neste navegador.">
      {(control) => (
        <Select
          {...control}
          value={theme}
          onChange={(event) => setTheme(event.target.value as Theme)}
        >
          {valuesOf(themes).map((value) => (
            <option key={value} value={value}>
              {themes[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What was said at registration, and stays. */
export function AccountFacts({ user }: { user: User }) {
  const rows = [
    ['Telefone', formatPhone(user.phone)],
    ['Tipo', tipos[user.tipo]],
    ['Conta criada em', formatInstant(user.createdAt)],
  ] as const;
  return (
    <dl className="flex flex-col gap-1 self-center text-sm">
      {rows.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
