import type { DocumentLabels } from '../kit/labels.ts';

export const messageLabels: DocumentLabels = {
  group: 'communication',
  kind: 'Mensagem',
  action: 'Escrever Mensagem',
  formTitle: 'Gerar Mensagem',
  submit: 'Gerar Mensagem com IA',
  busy: 'Gerando...',
  resultTitle: 'Mensagem Gerada',
  generated: 'Mensagem gerada com sucesso',
  failed: 'Erro ao gerar mensagem',
  ready: 'Sua mensagem está pronta',
};
