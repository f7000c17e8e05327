import type { DocumentKind } from '#documents/labels.ts';
import { screens } from '#documents/screens.tsx';

/*
 * Where the code of the larger dialogs is. Apart from what opens them: each names some thirty files, which the
 * first drawing need not know. It comes with what stands around every screen, or with the first of them.
 */

/** The forms of all kinds, and the result. */
export const loadGeneration = async () =>
  (await import('../generation/generation-dialogs.tsx')).GenerationDialogs;

export const loadForm = (kind: DocumentKind): Promise<unknown> => screens[kind].loadForm();

export const loadCommitment = async () =>
  (await import('../commitments/commitment-dialog.tsx')).CommitmentDialog;

export const loadAccount = async () => (await import('./account-dialog.tsx')).AccountDialog;

export const loadManagement = async () =>
  (await import('./management-dialog.tsx')).ManagementDialog;

export const loadAfterSaving = async () => (await import('./diary/after-saving.tsx')).AfterSaving;
