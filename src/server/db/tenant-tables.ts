import { getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/*
 * Every table that holds a company's rows, and what becomes of them. Export, erasure, backup, move-to and the
 * tests of tenancy and of the demo take their lists from here: a table that is forgotten does not compile.
 */

type Schema = typeof schema;

export type TenantTableName = {
  [Name in keyof Schema]: Schema[Name] extends { companyId: AnyPgColumn } ? Name : never;
}[keyof Schema];

/** Data: a list of the export. */
type Listed<Name extends TenantTableName> = {
  file: `${string}.json`;
  /** What the list holds, as the export's leia-me says it. */
  says: string;
  /** Columns that stay inside. */
  without?: readonly (keyof Schema[Name]['$inferSelect'])[];
} & (null extends Schema[Name]['$inferSelect']['companyId']
  ? /** Whose the rows are that belong to no company. */ { account: AnyPgColumn }
  : unknown);

/** Data that is told with the rows it belongs to, and goes with them. */
type Within = { within: TenantTableName };

/**
 * Not data: triggers count it, and count it anew; triggers index it, so that it is found; or the next look makes it, which
 * costs a moment; or it was deleted, and lies there for an hour so that it can be taken back.
 */
type Derived = 'counted' | 'indexed' | 'passing' | 'leaving';

const fates = {
  teams: { file: 'equipes.json', says: 'as equipes, com metas e configurações de gestão' },
  employees: {
    file: 'colaboradores.json',
    says: 'os colaboradores, com perfil, contatos, objetivos, histórico profissional e equipes',
  },
  employeeTeams: { within: 'employees' },
  teamPeople: 'counted',

  diaryEntries: { file: 'diario.json', says: 'as anotações do diário e quem cada uma cita' },

  diaryMentions: { within: 'diaryEntries' },
  conversations: {
    file: 'conversas.json',
    says: 'as conversas: preparadas ou tidas, com anotações, o que se combinou e a próxima data',
  },
  talkingPoints: {
    file: 'pontos.json',
    says: 'os pontos para as conversas, para tratar com a pessoa ou só seus',
  },
  developmentPlans: {
    file: 'pdis.json',
    says: 'os PDIs que estão ou estiveram em vigor, com o resumo de cada encerramento',
  },
  levelCheckIns: {
    file: 'niveis.json',
    says: 'os níveis registrados em cada competência, com a evidência',
  },
  commitments: {
    file: 'combinados.json',
    says: 'os combinados: o texto, de quem é, a data, o estado e a evidência',
  },
  commitmentEvents: {
    file: 'combinados-historico.json',
    says: 'o que mudou em cada combinado, e quando',
  },
  // The account's page tells of it.
  commitmentSettings: { within: 'commitments' },
  commitmentDigests: {
    file: 'resumos.json',
    says: 'os resumos de segunda-feira que foram enviados',
    without: ['tokenHash'],
  },
  documents: {
    file: 'documentos.json',
    says: 'os documentos gerados: o conteúdo atual, o original, o pedido e as fontes consultadas',
  },
  documentVersions: {
    file: 'documentos-versoes.json',
    says: 'o que cada documento alterado dizia antes, e o que foi pedido a cada ajuste',
  },
  documentAdjustments: {
    file: 'documentos-ajustes.json',
    says: 'as mudanças propostas a um documento, o que foi pedido e o que foi aceito',
  },
  meetingClosings: {
    file: 'reunioes.json',
    says: 'o que ficou de cada reunião: como foi, as decisões e a próxima data',
  },
  candidateCards: {
    file: 'candidatos.json',
    says: 'as fichas de candidatos: notas por critério com a evidência, conclusão e recomendação',
  },
  peopleImports: {
    file: 'importacoes.json',
    says: 'as importações de pessoas dos últimos sete dias, com as linhas que ficaram de fora',
    without: ['sheets', 'key'],
  },
  importedPeople: { within: 'peopleImports' },
  shares: {
    file: 'compartilhamentos.json',
    says: 'os documentos compartilhados com pessoas: o que cada uma leu e o que respondeu',
    without: ['tokenHash'],
  },
  shareEvents: {
    file: 'compartilhamentos-historico.json',
    says: 'quando cada link foi criado, aberto, respondido ou desativado',
  },
  deletedDocuments: 'leaving',
  rounds: {
    file: 'perguntas.json',
    says: 'as rodadas de “Conte para mim”: as perguntas e até quando se respondia',
    without: ['key'],
  },
  roundPeople: {
    file: 'perguntas-respostas.json',
    says: 'a quem as perguntas foram feitas, e o que cada pessoa respondeu',
    without: ['tokenHash', 'reminderHash'],
  },
  documentCounts: 'counted',
  documentMonths: 'counted',
  searchTexts: 'indexed',
  generations: {
    file: 'geracoes.json',
    says: 'cada geração: quando foi, o que a escreveu e quanto usou',
    without: ['requestHash'],
  },
  notifications: {
    file: 'notificacoes.json',
    says: 'as notificações que você recebeu',
    account: schema.notifications.userId,
  },
  deadlineReads: 'passing',
  auditEvents: {
    file: 'auditoria.json',
    says: 'acessos, exportações, exclusões e mudanças em colaboradores',
    account: schema.auditEvents.userId,
  },
  files: {
    file: 'arquivos.json',
    says: 'a lista dos arquivos enviados; "conteudo" diz onde cada um está neste zip',
    without: ['sha256'],
    account: schema.files.ownerId,
  },
} satisfies {
  // Data says who its author is.
  [Name in TenantTableName]:
    | Derived
    | (Schema[Name] extends { authorId: AnyPgColumn } ? Listed<Name> | Within : never);
};

type TenantTable = PgTable & { companyId: AnyPgColumn };
type DataTable = TenantTable & { authorId: AnyPgColumn };
/** A table of data whose rows have an id each. */
export type ListedTable = DataTable & { id: AnyPgColumn };

const tables: Record<TenantTableName, TenantTable> = schema;
const entries = Object.entries(fates).map(([key, fate]) => {
  const name = key as TenantTableName;
  return { name, table: tables[name], fate: fate as Listed<TenantTableName> | Within | Derived };
});
const derived = (how: Derived) =>
  entries.filter(({ fate }) => fate === how).map(({ table }) => table);

export const tenantTables: readonly TenantTable[] = entries.map(({ table }) => table);
/** Triggers keep them: they follow from other tables, and are made anew with those. */
export const countedTables: readonly TenantTable[] = derived('counted');
/** The same of words, which may be on their way. */
export const indexedTables: readonly TenantTable[] = derived('indexed');
export const passingTables: readonly TenantTable[] = derived('passing');
export const leavingTables: readonly TenantTable[] = derived('leaving');
/** Every table of data, also those whose rows are told with others. */
export const dataTables: readonly DataTable[] = entries
  .filter(({ fate }) => typeof fate !== 'string')
  .map(({ table }) => table as DataTable);

/** A list of the export. */
export interface ExportedList {
  name: TenantTableName;
  table: ListedTable;
  file: string;
  says: string;
  columns: Record<string, AnyPgColumn>;
  account: AnyPgColumn | undefined;
}

export const exportedLists: readonly ExportedList[] = entries.flatMap(({ name, table, fate }) => {
  if (typeof fate === 'string' || 'within' in fate) return [];
  const { file, says, without = [] } = fate;
  const inside = new Set<string>(without);
  const columns = Object.fromEntries(
    Object.entries<AnyPgColumn>(getTableColumns(table)).filter(([column]) => !inside.has(column)),
  );
  const account = 'account' in fate ? fate.account : undefined;
  return [{ name, table: table as ListedTable, file, says, columns, account }];
});
