import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Multipart } from '#shared/endpoint.ts';

/**
 * The API's description, made from the endpoints themselves: OpenAPI 3.1 as JSON at `/api/docs`, and
 * the same for people at `/api/docs/ui`, where a browser is sent.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Leme', version: '1', description: 'API do Leme' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'leme_session' } },
      },
    },
    transform: (described) => {
      const { schema, url } = jsonSchemaTransform(described);
      const { multipart } = described.route.config ?? {};
      if (multipart) schema.body = asParts(multipart, schema.body);
      return { schema, url };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs/ui' });
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.accept?.includes('text/html')) return reply.redirect('/api/docs/ui/');
    return app.swagger();
  });
}

const file = { type: 'string', format: 'binary' };

/** The fields of a multipart body: its JSON, or a field for each key of it, and its files. */
function asParts({ body, files }: Multipart, json: unknown) {
  const fields = body === 'data' ? { data: json } : (json as { properties?: object }).properties;
  const fileFields = Object.entries(files).map(([name, most]) => [
    name === '*' ? 'file' : name,
    most === 1 ? file : { type: 'array', items: file, maxItems: most },
  ]);
  return { type: 'object', properties: { ...fields, ...Object.fromEntries(fileFields) } };
}
