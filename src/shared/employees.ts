import * as z from 'zod/mini';
import { outcomeSchema } from './accounts.ts';
import { contactEmailSchema, contactPhoneSchema } from './contacts.ts';
import { endpoint } from './endpoint.ts';
import {
  idSchema,
  lines,
  oneOf,
  optionalText,
  textOfAtLeast,
  timestampSchema,
  tipoSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { behavioralProfiles, tipos } from './vocabulary.ts';

export const experienceSchema = z.object({
  position: optionalText(limits.line),
  company: optionalText(limits.line),
  period: optionalText(limits.line),
});
export type Experience = z.infer<typeof experienceSchema>;

/** '' and null mean that no profile is registered. */
const behavioralProfileSchema = z.pipe(
  z.transform((value) => (value === '' ? null : value)),
  z.nullable(oneOf(behavioralProfiles)),
);

const employeeName = textOfAtLeast(
  limits.nameMin,
  limits.name,
  'Nome deve ter pelo menos 2 caracteres',
);
const employeePosition = textOfAtLeast(
  limits.nameMin,
  limits.position,
  'Função deve ter pelo menos 2 caracteres',
);
const experiences = z.array(experienceSchema).check(z.maxLength(limits.listItems));
const teamIds = z.array(idSchema).check(z.maxLength(limits.listItems));

export const employeeFormSchema = z.object({
  name: employeeName,
  position: employeePosition,
  tipo: z._default(tipoSchema('Selecione o tipo'), 'colaborador'),
  behavioralProfile: z._default(behavioralProfileSchema, null),
  objectives: z._default(lines(), []),
  professionalHistory: z._default(experiences, []),
  teamIds: z._default(teamIds, []),
  isActive: z._default(z.boolean(), true),
  email: z._default(contactEmailSchema, null),
  phone: z._default(contactPhoneSchema, null),
});
export type EmployeeForm = z.infer<typeof employeeFormSchema>;

export const employeePatchSchema = z.object({
  name: z.optional(employeeName),
  position: z.optional(employeePosition),
  tipo: z.optional(tipoSchema('Selecione o tipo')),
  behavioralProfile: z.optional(behavioralProfileSchema),
  objectives: z.optional(lines()),
  professionalHistory: z.optional(experiences),
  teamIds: z.optional(teamIds),
  isActive: z.optional(z.boolean()),
  email: z.optional(contactEmailSchema),
  phone: z.optional(contactPhoneSchema),
  /** The photo goes, unless another comes with the same request. */
  removePhoto: z.optional(z.boolean()),
  /** Files of the employee that are to go. */
  removeFileIds: z.optional(z.array(idSchema).check(z.maxLength(limits.filesPerEmployee))),
});
export type EmployeePatch = z.infer<typeof employeePatchSchema>;

export const employeeSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  position: z.string(),
  tipo: oneOf(tipos),
  behavioralProfile: z.nullable(oneOf(behavioralProfiles)),
  objectives: z.array(z.string()),
  professionalHistory: z.array(
    z.object({ position: z.string(), company: z.string(), period: z.string() }),
  ),
  teamIds: z.array(z.string()),
  /** The first of `teamIds`, for lists that show one. */
  teamId: z.nullable(z.string()),
  isActive: z.boolean(),
  email: z.nullable(z.string()),
  /** As networks know it: '+5511912345678'. */
  phone: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  files: z.array(z.object({ id: z.string(), fileName: z.string(), fileUrl: z.string() })),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Employee = z.infer<typeof employeeSchema>;

/** 'a - b - c - d' → position a, company b, period 'c - d'; what is missing is ''. */
export function parseExperience(line: string): Experience {
  const [position = '', company = '', ...period] = line.split(' - ').map((part) => part.trim());
  return { position, company, period: period.join(' - ') };
}

/** The inverse of `parseExperience`; trailing blanks leave no dangling dash. */
export function formatExperience({ position, company, period }: Experience): string {
  const parts = [position, company, period];
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts.join(' - ');
}

/** Beside the JSON in `data`: one photo, and files of any type. */
const employeeMultipart = {
  body: 'data',
  files: { photo: 1, files: limits.filesPerRequest },
} as const;

export const employeeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/employees',
    summary: 'Employees of a company, by name',
    query: z.object({ companyId: idSchema, activeOnly: z.optional(z.enum(['true', 'false', ''])) }),
    response: z.array(employeeSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/employees',
    summary: 'Register an employee',
    multipart: employeeMultipart,
    body: z.extend(employeeFormSchema, { companyId: idSchema }),
    response: employeeSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/employees/:id',
    summary: 'Change an employee; absent keys stay as they are',
    multipart: employeeMultipart,
    body: employeePatchSchema,
    response: employeeSchema,
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/api/employees/:id',
    summary: 'Erase a person and what was generated about them',
    response: outcomeSchema,
  }),
};
