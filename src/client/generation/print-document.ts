const printed = '[data-print]';
/** The document, and who wrote it. */
const parts = ['data-print', 'data-print-note'] as const;

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
  const others = parts.flatMap((part) => {
    const found = [...document.querySelectorAll(`[${part}]`)];
    // What belongs to it comes next in the page.
    const own = found.find((each) => !isBefore(each, article));
    return found
      .filter((each) => each !== own)
      .map((each) => ({ each, part, mark: each.getAttribute(part) ?? '' }));
  });
  const titleBefore = document.title;
  for (const { each, part } of others) each.removeAttribute(part);
  // A browser that prints into a file names it so.
  document.title = title;
  const restore = () => {
    document.title = titleBefore;
    for (const { each, part, mark } of others) each.setAttribute(part, mark);
  };
  addEventListener('afterprint', restore, { once: true });
  window.print();
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
