import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';

/** In seconds: by then what held the process up is over, or another has taken its place. */
const retryAfter = 10;

/**
 * Turns calls away while the process is held up. Screens and their code are still served: refused once,
 * they are broken until they are loaded again, and they cost next to nothing.
 *
 * @param maxEventLoopDelay milliseconds; 0: never
 */
export async function putOffCalls(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    exposeStatusRoute: false,
    pressureHandler: async ({ url }) => {
      if (!url.startsWith('/api/')) return;
      throw new AppError('unavailable', messages.unavailable, { retryAfter });
    },
  });
}
