import type { FastifyInstance } from 'fastify';
import { supportEndpoints } from '#shared/support.ts';
import type { AppParts } from '../app-parts.ts';
import { route } from '../http/route.ts';

export function supportRoutes(app: FastifyInstance, { config }: AppParts): void {
  route(app, supportEndpoints.contact, async () => config.support);
}
