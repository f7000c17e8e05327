import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const { dependencies, devDependencies, overrides } = read('package.json') as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** Some for one part's own parts alone. */
  overrides: Record<string, string | Record<string, string>>;
};
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const direct = { ...dependencies, ...devDependencies };

test('every part is of one exact version, the one that the lockfile has', () => {
  const isExact = (version: string) => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version);
  const overridden = Object.entries(overrides).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version] as const] : Object.entries(version),
  );
  const asked = [...Object.entries(direct), ...overridden];
  expect(asked.filter(([, version]) => !isExact(version))).toEqual([]);
  const locked = Object.keys(direct).map((name) => [
    name,
    packages[`node_modules/${name}`]?.version,
  ]);
  expect(Object.fromEntries(locked)).toEqual(direct);
});

test('every part comes from the registry, and is known by its checksum', () => {
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  expect(locked.length).toBeGreaterThan(200);
  // The address of the registry is the installation's own: nothing may name another place.
  const isElsewhere = ({ resolved = '', link }: Locked) =>
    link === true || !/^$|^https:\/\/registry\.npmjs\.org\//.test(resolved);
  expect(locked.filter(([, part]) => isElsewhere(part))).toEqual([]);
  expect(locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
});
