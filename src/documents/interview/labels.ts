import type { DocumentLabels } from '../kit/labels.ts';

export const interviewLabels: DocumentLabels = {
  group: 'development',
  kind: 'Entrevista',
  action: 'Roteiro de Entrevista',
  formTitle: 'Criar Roteiro de Entrevista',
  submit: 'Gerar Roteiro de Entrevista',
  busy: 'Gerando...',
  resultTitle: 'Roteiro de Entrevista Gerado',
  generated: 'Roteiro de entrevista gerado com sucesso',
  failed: 'Erro ao gerar roteiro de entrevista',
  ready: 'Seu roteiro de entrevista está pronto',
};
