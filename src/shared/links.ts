import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The one page that people without an account see. It is made by the server, and answers forms of HTML. */
export const linkPageEndpoints = {
  page: endpoint({
    method: 'GET',
    path: '/c/:token',
    summary: 'Who sends something or asks; looking changes nothing',
    access: 'public',
    response: z.unknown(),
    produces: 'text/html',
  }),
  act: endpoint({
    method: 'POST',
    path: '/c/:token',
    summary: 'Open what is sent, or answer it',
    access: 'public',
    response: z.unknown(),
    produces: 'text/html',
  }),
};
