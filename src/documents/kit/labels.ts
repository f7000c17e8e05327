/** Where the kinds are grouped in the sidebar and on the quick screens. */
export const documentGroups = {
  strategy: 'Gestão Estratégica',
  communication: 'Comunicação',
  development: 'Desenvolvimento',
} as const;
export type DocumentGroup = keyof typeof documentGroups;

/** Every word of a kind that the frame around it says. */
export interface DocumentLabels {
  group: DocumentGroup;
  /** In lists and filters: 'PDI'. */
  kind: string;
  /** The entry that opens the form: 'Criar PDI'. */
  action: string;
  formTitle: string;
  submit: string;
  busy: string;
  resultTitle: string;
  /** Success toast. */
  generated: string;
  /** Failure toast, where the server says nothing better. */
  failed: string;
  /** Notification when it finished while nobody was looking. */
  ready: string;
}
