import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Experience } from '#shared/employees.ts';
import type { ManagementSettings } from '#shared/teams.ts';
import type { BehavioralProfile, Tipo } from '#shared/vocabulary.ts';
import { firstNameKey, inAlphabet } from '../accents.ts';
import { id, instant, createdAt, updatedAt, authorId } from './columns.ts';
import { companyId, inCompany } from './owned.ts';

export const teams = pgTable(
  'teams',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    goals: jsonb('goals').$type<string[]>().notNull(),
    managementSettings: jsonb('management_settings').$type<ManagementSettings>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('teams_company_id').on(table.companyId, table.id),
    index('teams_company_name').on(table.companyId, inAlphabet(table.name), table.id),
  ],
);

export const employees = pgTable(
  'employees',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    tipo: text('tipo').$type<Tipo>().notNull(),
    behavioralProfile: text('behavioral_profile').$type<BehavioralProfile>(),
    objectives: jsonb('objectives').$type<string[]>().notNull(),
    professionalHistory: jsonb('professional_history').$type<Experience[]>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    email: text('email'),
    /** As networks know it: '+5511912345678'. */
    phone: text('phone'),
    photoFileId: uuid('photo_file_id'),
    /** When the newest conversation was held; null: none was. Kept by triggers on `conversations`. */
    talkedAt: instant('talked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('employees_company_id').on(table.companyId, table.id),
    // Who has waited longest comes first.
    index('employees_talked')
      .on(table.companyId, table.talkedAt.asc().nullsFirst(), table.id)
      .where(sql`${table.isActive}`),
    index('employees_company_name').on(table.companyId, inAlphabet(table.name), table.id),
    index('employees_company_first_name').on(table.companyId, firstNameKey(table.name)),
  ],
);

export const employeeTeams = pgTable(
  'employee_teams',
  {
    companyId: companyId(),
    authorId: authorId(),
    employeeId: uuid('employee_id').notNull(),
    teamId: uuid('team_id').notNull(),
    /** The order in which the teams were chosen: lists that show one team show the first. */
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.teamId] }),
    index('employee_teams_team').on(table.companyId, table.teamId),
    inCompany('employee_teams_employee_fk', [table.companyId, table.employeeId], employees),
    inCompany('employee_teams_team_fk', [table.companyId, table.teamId], teams),
  ],
);

/**
 * What is counted of the people of a team: kept by triggers on `employee_teams`, `employees` and `documents`,
 * so that suggestions look neither at people nor at their history one by one. One row for each membership.
 */
export const teamPeople = pgTable(
  'team_people',
  {
    companyId: companyId(),
    employeeId: uuid('employee_id').notNull(),
    teamId: uuid('team_id').notNull(),
    /** The name as `inAlphabet` has it. */
    nameKey: text('name_key').notNull(),
    isActive: boolean('is_active').notNull(),
    hasProfile: boolean('has_profile').notNull(),
    /** Of the newest feedback about the person; null: there is none. */
    feedbackAt: instant('feedback_at'),
    pdiAt: instant('pdi_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.teamId] }),
    index('team_people_active')
      .on(table.companyId, table.teamId, table.nameKey, table.employeeId)
      .where(sql`${table.isActive}`),
    foreignKey({
      name: 'team_people_membership_fk',
      columns: [table.companyId, table.employeeId, table.teamId],
      foreignColumns: [employeeTeams.companyId, employeeTeams.employeeId, employeeTeams.teamId],
    }).onDelete('cascade'),
  ],
);
