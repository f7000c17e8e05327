import type { DocumentLabels } from '../kit/labels.ts';

export const emailLabels: DocumentLabels = {
  group: 'communication',
  kind: 'E-mail',
  action: 'Escrever E-mail',
  formTitle: 'Gerar Mensagem',
  submit: 'Gerar Mensagem com IA',
  busy: 'Gerando...',
  resultTitle: 'E-mail Gerado',
  generated: 'E-mail gerado com sucesso',
  failed: 'Erro ao gerar mensagem',
  ready: 'Seu e-mail está pronto',
};
