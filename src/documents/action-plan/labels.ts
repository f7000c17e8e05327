import type { DocumentLabels } from '../kit/labels.ts';

export const actionPlanLabels: DocumentLabels = {
  group: 'strategy',
  kind: 'Plano de Ação',
  action: 'Plano de Ação',
  formTitle: 'Plano de Ação Estratégico',
  submit: 'Gerar Plano com IA',
  busy: 'Gerando...',
  resultTitle: 'Plano de Ação Gerado',
  generated: 'Plano de ação gerado com sucesso',
  failed: 'Erro ao gerar plano de ação',
  ready: 'Seu plano de ação está pronto',
};
