import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import { loadable } from '#client/lib/loadable.ts';
import type { ContentOf, documentContracts, FormOf } from './contracts.ts';
import type { FormProps, ViewProps } from './kit/screen.ts';
import type { DocumentKind } from './labels.ts';

export type FormInputOf<K extends DocumentKind> = z.input<
  (typeof documentContracts)[K]['formSchema']
>;

export interface DocumentScreens<K extends DocumentKind> {
  Form: ComponentType<FormProps<FormInputOf<K>, FormOf<K>>>;
  View: ComponentType<ViewProps<ContentOf<K>>>;
  /** Fetches the form ahead, where someone is about to open it. */
  loadForm: () => Promise<unknown>;
  /** Fetches the view ahead, so that the first words of a document find it there. */
  loadView: () => Promise<unknown>;
}

/** The two screens of a kind, loaded when they are first shown. */
function screensOf<K extends DocumentKind>(
  fetchForm: () => Promise<DocumentScreens<K>['Form']>,
  fetchView: () => Promise<DocumentScreens<K>['View']>,
): DocumentScreens<K> {
  const form = loadable(fetchForm);
  const view = loadable(fetchView);
  return {
    Form: form.Component,
    View: view.Component,
    loadForm: form.load,
    loadView: view.load,
  };
}

export const screens: { [K in DocumentKind]: DocumentScreens<K> } = {
  action_plan: screensOf<'action_plan'>(
    async () => (await import('./action-plan/form.tsx')).ActionPlanFormScreen,
    async () => (await import('./action-plan/view.tsx')).ActionPlanView,
  ),
  meeting: screensOf<'meeting'>(
    async () => (await import('./meeting/form.tsx')).MeetingFormScreen,
    async () => (await import('./meeting/view.tsx')).MeetingView,
  ),
  message: screensOf<'message'>(
    async () => (await import('./message/form.tsx')).MessageFormScreen,
    async () => (await import('./message/view.tsx')).MessageView,
  ),
  email: screensOf<'email'>(
    async () => (await import('./email/form.tsx')).EmailFormScreen,
    async () => (await import('./email/view.tsx')).EmailView,
  ),
  interview: screensOf<'interview'>(
    async () => (await import('./interview/form.tsx')).InterviewFormScreen,
    async () => (await import('./interview/view.tsx')).InterviewView,
  ),
  pdi: screensOf<'pdi'>(
    async () => (await import('./pdi/form.tsx')).PdiFormScreen,
    async () => (await import('./pdi/view.tsx')).PdiView,
  ),
  feedback: screensOf<'feedback'>(
    async () => (await import('./feedback/form.tsx')).FeedbackFormScreen,
    async () => (await import('./feedback/view.tsx')).FeedbackView,
  ),
};
