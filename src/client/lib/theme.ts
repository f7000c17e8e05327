import { useState } from 'react';

export const themes = { system: 'Do sistema', light: 'Claro', dark: 'Escuro' } as const;
export type Theme = keyof typeof themes;

/** A cookie, so that the server sends each page in its colours: none is painted in others first. */
const cookie = 'leme_theme';
const cookieSeconds = 400 * 24 * 60 * 60;

function storedTheme(): Theme {
  const found = new RegExp(`(?:^|; )${cookie}=(light|dark)(?:;|$)`).exec(document.cookie);
  return (found?.[1] as Theme | undefined) ?? 'system';
}

function store(theme: Theme): void {
  const seconds = theme === 'system' ? 0 : cookieSeconds;
  document.cookie = `${cookie}=${theme}; path=/; max-age=${seconds}; samesite=lax`;
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The server has written it into the page; that of the development writes nothing. */
export function applyStoredTheme(): void {
  show(storedTheme());
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(storedTheme);
  return [
    theme,
    (next) => {
      setTheme(next);
      show(next);
      store(next);
    },
  ];
}
