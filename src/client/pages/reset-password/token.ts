/**
 * The token of the link, which leaves the address bar at once: neither a screenshot nor a copied address
 * holds it. The entry of the history keeps it, so that a reload finds it again.
 */
export function takeToken(): string | null {
  const given = new URLSearchParams(location.search).get('token');
  if (given === null) {
    const kept = (history.state as { token?: unknown } | null)?.token;
    return typeof kept === 'string' ? kept : null;
  }
  history.replaceState({ token: given }, '', location.pathname);
  return given === '' ? null : given;
}
