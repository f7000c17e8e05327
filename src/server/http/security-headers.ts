import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * What a browser may do with our answers. Scripts come from our own files alone; styles may be set
 * inline, because positioned elements (dialogs, tooltips) are. Framed is the support form alone.
 */
const contentSecurityPolicy = (framed: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${framed}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** The headers of OWASP's list, as constants: made once, not for each of thousands of answers. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy("'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
};

type HeaderConfig = Pick<Config, 'publicUrl' | 'support'>;

const twoYearsInSeconds = 63_072_000;

/** What every answer carries, also the one to an address that cannot be read. */
export function securityHeadersOf({ publicUrl, support }: HeaderConfig): Record<string, string> {
  const headers: Record<string, string> = { ...securityHeaders };
  if (support.formUrl !== null) {
    headers['content-security-policy'] = contentSecurityPolicy(new URL(support.formUrl).origin);
  }
  if (publicUrl.startsWith('https:')) {
    const transport = `max-age=${twoYearsInSeconds}; includeSubDomains`;
    headers['strict-transport-security'] = transport;
  }
  return headers;
}

export function setSecurityHeaders(app: FastifyInstance, config: HeaderConfig): void {
  const headers = securityHeadersOf(config);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    // Answers hold a company's data: no cache keeps them. What may be kept says so itself.
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store');
    done();
  });
}
