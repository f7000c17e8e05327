import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const supportEndpoints = {
  contact: endpoint({
    method: 'GET',
    path: '/api/support',
    summary: 'Where to ask for help: a form to embed, an e-mail address, or neither',
    response: z.object({ formUrl: z.nullable(z.string()), email: z.nullable(z.string()) }),
  }),
};
