import { lazy, type ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { ContentOf, documentContracts, DocumentKind, FormOf } from './contracts.ts';
import type { FormProps, ViewProps } from './kit/screen.ts';

export type FormInputOf<K extends DocumentKind> = z.input<
  (typeof documentContracts)[K]['formSchema']
>;

export interface DocumentScreens<K extends DocumentKind> {
  Form: ComponentType<FormProps<FormInputOf<K>, FormOf<K>>>;
  View: ComponentType<ViewProps<ContentOf<K>>>;
  /** Fetches the view ahead, so that the first words of a document find it there. */
  loadView: () => Promise<unknown>;
}

const pdiView = async () => ({ default: (await import('./pdi/view.tsx')).PdiView });

/** The two screens of each kind, loaded when they are first shown. */
export const screens: { [K in DocumentKind]: DocumentScreens<K> } = {
  pdi: {
    Form: lazy(async () => ({ default: (await import('./pdi/form.tsx')).PdiFormScreen })),
    View: lazy(pdiView),
    loadView: pdiView,
  },
};
