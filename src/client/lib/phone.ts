/**
 * A number of Brazil as it is written, (11) 91234-5678, however much of it is typed. What begins with + or 0
 * (abroad, 0800), or goes on (an extension), keeps its own spacing; letters go.
 */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (/^\s*[+0]/.test(typed) || digits.length > 11) return typed.replace(/[^\d\s()+-]/g, '');
  const rest = digits.slice(2);
  const first = rest.slice(0, rest.length > 8 ? 5 : 4);
  const last = rest.slice(first.length);
  // A separator stands only before a digit: Backspace at the end always takes one.
  return [digits && `(${digits.slice(0, 2)}`, first && `) ${first}`, last && `-${last}`].join('');
}

/** A number of Brazil as people write it, also where it stands as networks know it; anything else as it was typed. */
export function formatPhone(phone: string): string {
  const ofBrazil = /^\+55(\d{10,11})$/.exec(phone)?.[1];
  if (ofBrazil) return maskPhone(ofBrazil);
  return /^\d{10,11}$/.test(phone) ? maskPhone(phone) : phone;
}
