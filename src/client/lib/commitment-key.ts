import { useState } from 'react';

/*
 * A letter as a shortcut can be turned off (WCAG 2.1.4): who dictates would press it by speaking. It is
 * a matter of this browser, as its theme is.
 */

const key = 'leme:tecla-c';

export function isCommitmentKeyOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function useCommitmentKeySetting(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(isCommitmentKeyOn);
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(key, next ? 'on' : 'off');
      } catch {
        // Storage may be forbidden: the key stays as it was.
      }
    },
  ];
}
