import type { DocumentLabels } from '../kit/labels.ts';

export const pdiLabels: DocumentLabels = {
  group: 'development',
  kind: 'PDI',
  action: 'Criar PDI',
  formTitle: 'Plano de Desenvolvimento Individual (PDI)',
  submit: 'Gerar PDI com IA',
  busy: 'Gerando PDI...',
  resultTitle: 'PDI Gerado',
  generated: 'PDI gerado com sucesso',
  failed: 'Erro ao gerar PDI',
  ready: 'Seu PDI está pronto',
};
