import { isIPv4, isIPv6 } from 'node:net';

/**
 * What a rate limit counts a client's address as. Whoever has one IPv6 address has 2^64 of them, so
 * those count by their /64; an IPv4 address counts the same however it is written.
 */
export function countedAddress(address: string): string {
  // Some proxies write the port too.
  const host = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  const [bare = ''] = host.split('%');
  if (!isIPv6(bare)) return bare;
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [head = '', tail = ''] = bare.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  // An embedded IPv4 address stands for two groups.
  const width = groups.length + rest.length + (bare.includes('.') ? 1 : 0);
  const zeros = bare.includes('::') ? Array.from({ length: 8 - width }, () => '0') : [];
  const network = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
