/*
 * One schema for the embedded database and the server, gathered here because migrations, backups and the
 * registry of tenant tables need it whole.
 */
export * from './tables/accounts.ts';
export * from './tables/people.ts';
export * from './tables/files.ts';
export * from './tables/diary.ts';
export * from './tables/documents.ts';
export * from './tables/deleted-documents.ts';
export * from './tables/document-versions.ts';
export * from './tables/document-adjustments.ts';
export * from './tables/conversations.ts';
export * from './tables/development-plans.ts';
export * from './tables/meeting-closings.ts';
export * from './tables/commitments.ts';
export * from './tables/candidate-cards.ts';
export * from './tables/people-imports.ts';
export * from './tables/rounds.ts';
export * from './tables/shares.ts';
export * from './tables/notices.ts';
export * from './tables/search.ts';
