import type { FastifyInstance } from 'fastify';

/**
 * What a browser may do with our answers. Scripts come from our own files alone; styles may be set
 * inline, because positioned elements (dialogs, tooltips) are.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of OWASP's list, as constants: made once, not for each of thousands of answers. */
const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

const twoYearsInSeconds = 63_072_000;

export function setSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith('https:')
    ? { ...securityHeaders, 'strict-transport-security': `max-age=${twoYearsInSeconds}` }
    : securityHeaders;
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
    // Answers hold a company's data: no cache keeps them. What may be kept says so itself.
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store');
  });
}
