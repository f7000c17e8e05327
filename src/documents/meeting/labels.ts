import type { DocumentLabels } from '../kit/labels.ts';

export const meetingLabels: DocumentLabels = {
  group: 'strategy',
  kind: 'Reunião',
  action: 'Organizar Reunião',
  formTitle: 'Criar Roteiro de Reunião',
  submit: 'Criar Roteiro com IA',
  busy: 'Gerando...',
  resultTitle: 'Roteiro de Reunião Gerado',
  generated: 'Agenda de reunião gerada com sucesso',
  failed: 'Erro ao gerar agenda de reunião',
  ready: 'Seu roteiro de reunião está pronto',
};
