let early: EventTarget | null = null;

/** Keeps the form that is sent before the application hears it. */
export function keepEarlySubmit(): void {
  document.addEventListener('submit', keep);
}

function keep(event: Event): void {
  if (!event.defaultPrevented) early = event.target;
}

/** Sends it again, now that it is heard. From here on every form is. */
export function sendEarlySubmit(form: HTMLFormElement | null): void {
  document.removeEventListener('submit', keep);
  if (form && form === early) form.requestSubmit();
  early = null;
}
