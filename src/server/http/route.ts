import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  Endpoint,
  EndpointResponse,
  HandlerInput,
  Multipart,
  Upload,
} from '#shared/endpoint.ts';
import { errorBodySchema } from '#shared/errors.ts';
import { idOf } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';
import { assertStorable } from './json-body.ts';
import { dropUploads, readMultipart } from './multipart.ts';

/** Who is calling, as far as the ground knows: an account, and the company it owns. */
export interface Caller {
  userId: string;
  name: string;
  position: string;
  /** The user's one company, or null before it is registered. */
  companyId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the input of a `session` endpoint is read; null elsewhere. */
    caller: Caller | null;
    /** The files of a multipart body, on disk until the request has been answered. */
    uploads: Upload[];
  }
  interface FastifyContextConfig {
    access?: 'public' | 'session';
    multipart?: Multipart | null;
  }
}

/** What a handler returns that has sent its answer itself, as a stream does. */
export const alreadySent = Symbol('already sent');

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E> & { caller: E['access'] extends 'session' ? Caller : null },
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<EndpointResponse<E> | typeof alreadySent>;

/** The answer of a call whose result is a sentence for the user. */
export function succeeded(message: string): { success: true; message: string } {
  return { success: true, message };
}

/**
 * Binds an endpoint to its handler. By the time the handler runs the session has been checked and the
 * input validated, in this order.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { method, path, summary, query, body, response, status, access, multipart, produces } =
    endpoint;
  app.route({
    method,
    url: path,
    config: { access, multipart },
    // The head of a download would be made with all of it.
    exposeHeadRoute: method === 'GET' && produces !== 'application/zip',
    bodyLimit: multipart ? limits.multipartBytes : limits.jsonBodyBytes,
    schema: {
      summary,
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(multipart && { consumes: ['multipart/form-data'] }),
      ...(access === 'session' && { security: [{ session: [] }] }),
      response: { [status]: response, default: errorBodySchema },
    },
    ...(multipart
      ? { preValidation: readMultipart, onSend: dropUploads }
      : body && { preValidation: refuseMultipart }),
    handler: async (request, reply) => {
      // Bodies were looked at as they were read.
      if (query) assertStorable(request.query);
      void reply.status(status);
      const input = {
        params: paramsOf(request),
        query: request.query,
        body: request.body,
        uploads: request.uploads,
        caller: request.caller,
      };
      const answer = await handler(
        input as unknown as Parameters<typeof handler>[0],
        request,
        reply,
      );
      return answer === alreadySent ? reply : answer;
    },
  });
}

function paramsOf({ params }: FastifyRequest): Record<string, string> {
  const given = Object.entries(params as Record<string, string>);
  return Object.fromEntries(given.map(([name, value]) => [name, idOf(value)]));
}

/** Every route has the parser of multipart bodies, which leaves reading them to the few that do. */
async function refuseMultipart(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) throw new AppError('unsupported_type', messages.unsupportedType);
}
