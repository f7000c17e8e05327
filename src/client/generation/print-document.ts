const printed = '[data-print]';

/** The document on screen that belongs to a control: the first one found in what holds both. */
export function documentBeside(control: Element): Element | null {
  for (let holder: Element | null = control; holder; holder = holder.parentElement) {
    const found = holder.querySelector(printed);
    if (found) return found;
  }
  return null;
}

/** Prints one document alone: the print styles leave out what is around it, and other documents too. */
export function printDocument(article: Element, title: string): void {
  const others = [...document.querySelectorAll(printed)].filter((each) => each !== article);
  const marks = others.map((each) => each.getAttribute('data-print') ?? '');
  const titleBefore = document.title;
  for (const each of others) each.removeAttribute('data-print');
  // A browser that prints into a file names it so.
  document.title = title;
  const restore = () => {
    document.title = titleBefore;
    for (const [index, each] of others.entries()) each.setAttribute('data-print', marks[index]!);
  };
  addEventListener('afterprint', restore, { once: true });
  window.print();
}
