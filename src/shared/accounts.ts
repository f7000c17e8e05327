import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  emailSchema,
  oneOf,
  passwordOfAtLeast,
  text,
  textOfAtLeast,
  timestampSchema,
  tipoSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { subscriptionStatuses, tipos } from './vocabulary.ts';

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  tipo: oneOf(tipos),
  photo: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type User = z.infer<typeof userSchema>;

const shortPassword = 'Senha deve ter pelo menos 6 caracteres';

export const loginSchema = z.object({
  email: emailSchema,
  password: passwordOfAtLeast(shortPassword),
});
export type Login = z.infer<typeof loginSchema>;

/** Digits alone count: letters and brackets make no number longer. */
const tenDigits = new RegExp(`^(?:\\D*\\d){${limits.phoneMin}}`);

export const registrationSchema = z.object({
  name: textOfAtLeast(limits.nameMin, limits.name, 'Nome deve ter pelo menos 2 caracteres'),
  email: emailSchema,
  phone: text(limits.phone).check(z.regex(tenDigits, 'Telefone deve ter pelo menos 10 dígitos')),
  position: textOfAtLeast(
    limits.nameMin,
    limits.position,
    'Cargo deve ter pelo menos 2 caracteres',
  ),
  tipo: tipoSchema('Selecione se você é líder ou colaborador'),
  password: passwordOfAtLeast(shortPassword),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The form asks for the password twice; the call sends it once. */
export const registerFormSchema = z
  .extend(registrationSchema, {
    confirmPassword: passwordOfAtLeast('Confirmação de senha deve ter pelo menos 6 caracteres'),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Senhas não conferem',
    }),
  );

export const forgotPasswordSchema = z.object({ email: emailSchema });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

export const resetPasswordSchema = z
  .object({
    token: z.string().check(z.maxLength(limits.line)),
    password: passwordOfAtLeast(shortPassword),
    confirmPassword: z
      .string()
      .check(z.minLength(1, 'Confirmação de senha é obrigatória'), z.maxLength(limits.password)),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Senhas não coincidem',
    }),
  );

export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** A position that is absent stays as it is. */
export const profileSchema = z.object({
  name: textOfAtLeast(limits.nameMin, limits.name, 'Nome deve ter pelo menos 2 caracteres'),
  email: emailSchema,
  position: z.optional(text(limits.position)),
});
export type Profile = z.infer<typeof profileSchema>;

export const trialStatusSchema = z.object({
  subscriptionStatus: oneOf(subscriptionStatuses),
  /** Calendar days left: 14 on the day of registration, 0 on the last day; null without a countdown. */
  daysRemaining: z.nullable(z.number()),
});
export type TrialStatus = z.infer<typeof trialStatusSchema>;

/** The answer of a call whose result is a sentence for the user. */
export const outcomeSchema = z.object({ success: z.literal(true), message: z.string() });

export const accountEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'The signed-in user',
    response: z.object({ user: userSchema }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Start a session',
    access: 'public',
    body: loginSchema,
    response: outcomeSchema,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account',
    access: 'public',
    body: registrationSchema,
    response: outcomeSchema,
    status: 201,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session',
    access: 'public',
    response: outcomeSchema,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a link to reset the password; the answer does not tell who has an account',
    access: 'public',
    body: forgotPasswordSchema,
    response: outcomeSchema,
  }),
  checkResetToken: endpoint({
    method: 'GET',
    path: '/api/auth/reset-password/:token',
    summary: 'Whether a reset link is still good, and whose it is',
    access: 'public',
    response: z.extend(outcomeSchema, { user: z.object({ name: z.string() }) }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password by the link; ends every session of the user',
    access: 'public',
    body: resetPasswordSchema,
    response: outcomeSchema,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/auth/profile',
    summary: 'Change the signed-in user',
    multipart: { body: 'fields', files: { photo: 1 } },
    body: z.extend(profileSchema, {
      /** The photo goes, unless another comes with the same request. */
      removePhoto: z.optional(z.enum(['true', 'false', ''])),
    }),
    response: outcomeSchema,
  }),
  trialStatus: endpoint({
    method: 'GET',
    path: '/api/auth/trial-status',
    summary: 'State of the trial',
    response: trialStatusSchema,
  }),
  credits: endpoint({
    method: 'GET',
    path: '/api/user/credits',
    summary: 'Credits left',
    response: z.object({ credits: z.number() }),
  }),
};
