import type { DocumentLabels } from '../kit/labels.ts';

export const feedbackLabels: DocumentLabels = {
  group: 'development',
  kind: 'Feedback',
  action: 'Roteiro de Feedback',
  formTitle: 'Formulário de Feedback',
  submit: 'Gerar Feedback com IA',
  busy: 'Gerando Feedback...',
  resultTitle: 'Script de Feedback Gerado',
  generated: 'Roteiro de feedback gerado com sucesso',
  failed: 'Erro ao gerar roteiro de feedback',
  ready: 'Seu roteiro de feedback está pronto',
};
