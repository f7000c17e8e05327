import { formatInstant } from '#shared/format.ts';
import type { User } from '#shared/accounts.ts';
import { tipos, valuesOf } from '#shared/vocabulary.ts';
import { themes, useTheme, type Theme } from '../lib/theme.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';

interface AccountDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The signed-in user's data, and how the application looks to them. */
export function AccountDialog({ user, open, onOpenChange }: AccountDialogProps) {
  const [theme, setTheme] = useTheme();
  const rows = [
    ['Email', user.email],
    ['Telefone', user.phone],
    ['Tipo', tipos[user.tipo]],
    ['Conta criada em', formatInstant(user.createdAt)],
  ] as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Sua conta"
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Fechar
        </Button>
      }
    >
      <div className="flex items-center gap-4">
        <Avatar name={user.name} photo={user.photo} letters={1} size="lg" />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold">{user.name}</p>
          <p className="truncate text-muted">{user.position}</p>
        </div>
      </div>
      <dl className="my-6 divide-y divide-line border-y border-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-6 py-2.5">
            <dt className="shrink-0 text-muted">{term}</dt>
            <dd className="min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Field label="Aparência">
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
    </Dialog>
  );
}
