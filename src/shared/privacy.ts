import * as z from 'zod/mini';
import { outcomeSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

export const accountDeletionSchema = z.object({
  password: z.string().check(z.maxLength(limits.password)),
});

export const privacyEndpoints = {
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that is held about the user and the company: JSON and files in a zip',
    response: z.unknown(),
    produces: 'application/zip',
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Delete the account with all that belongs to it',
    body: accountDeletionSchema,
    response: outcomeSchema,
  }),
};
