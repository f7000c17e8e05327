import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

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
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs/ui' });
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.accept?.includes('text/html')) return reply.redirect('/api/docs/ui/');
    return app.swagger();
  });
}
