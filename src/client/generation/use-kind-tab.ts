import { useSearchParams } from 'wouter';
import type { DocumentKind } from '#documents/labels.ts';

/** The kind whose tab is open, as the address says it: a reload stays there. */
export function useKindTab<K extends DocumentKind>(
  kinds: readonly [K, ...K[]],
): [K, (kind: K) => void] {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((candidate) => candidate === params.get('tipo')) ?? kinds[0];
  return [kind, (next) => setParams({ tipo: next }, { replace: true })];
}
