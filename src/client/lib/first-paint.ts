/** Longer than any first paint takes: a browser that tells of none goes on. */
const patience = 1_000;

/** When the page has been seen. A tab in the background paints nothing: there it is at once. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (document.hidden) return done();
    setTimeout(done, patience);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
  });
}
