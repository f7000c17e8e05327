import { clsx } from 'clsx';

/** 'Ana Maria Souza' → 'AS'; of one name its first letter. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}

const sizes = {
  xs: 'size-7 text-xs',
  sm: 'size-8 text-sm',
  md: 'size-10 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-20 text-2xl',
} as const;

interface AvatarProps {
  name: string;
  photo: string | null;
  /** The header shows the first letter alone. */
  letters?: 1 | 2;
  size?: keyof typeof sizes;
}

/** Photo or initials. Decoration: the name stands beside it. */
export function Avatar({ name, photo, letters = 2, size = 'md' }: AvatarProps) {
  const look = clsx('shrink-0 rounded-full', sizes[size]);
  if (photo) return <img src={photo} alt="" className={clsx(look, 'object-cover')} />;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        look,
        'flex items-center justify-center bg-primary-soft font-semibold text-primary-ink',
      )}
    >
      {initialsOf(name).slice(0, letters)}
    </span>
  );
}
