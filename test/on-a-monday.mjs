/*
 * Preloaded into a process: its clock is put forward or back, and what is looked at every minute is looked at ten
 * times a second.
 */
const shift = Number(process.env['TEST_CLOCK_SHIFT']);

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, self) =>
    Reflect.construct(target, parts.length === 0 ? [target.now() + shift] : parts, self),
  get: (target, key) => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
});
globalThis.setInterval = new Proxy(setInterval, {
  apply: (target, self, [work, ms, ...rest]) =>
    Reflect.apply(target, self, [work, ms === 60_000 ? 100 : ms, ...rest]),
});
