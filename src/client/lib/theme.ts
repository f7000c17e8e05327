import { useState } from 'react';

export const themes = { system: 'Do sistema', light: 'Claro', dark: 'Escuro' } as const;
export type Theme = keyof typeof themes;

const key = 'leme.theme';

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Before the first paint. */
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
      try {
        localStorage.setItem(key, next);
      } catch {
        // It holds until the page is left.
      }
    },
  ];
}
