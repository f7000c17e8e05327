import type { AgendaType } from './agendas.ts';

/** What a meeting of each format needs, the first two always. */
export const formatMaterials = {
  presencial: {
    always: ['Sala reservada', 'Quadro ou folhas para o registro'],
    figures: 'Indicadores impressos ou projetados',
  },
  online: {
    always: ['Link da chamada', 'Documento compartilhado para o registro'],
    figures: 'Indicadores em uma tela pronta para compartilhar',
    crowd: 'Teste de áudio cinco minutos antes',
  },
} as const;

/** What a meeting of each type needs, whatever its format. */
export const typeMaterials: Record<AgendaType, string> = {
  team: 'Combinados da reunião anterior',
  planning: 'Calendário do período, com feriados e ausências',
  review: 'Metas e combinados definidos no início do período',
  'one-on-one': 'Anotações da última conversa',
  strategic: 'Resumo de uma página com os dados, enviado na véspera',
};

/** How everyone takes part where nobody sees the others' hands. */
export const onlineParticipation = {
  pair: 'Fechar mensagens e avisos durante a chamada, dos dois lados',
  group: 'Pedir que cada pessoa escreva a sua opinião no bate-papo antes de falar',
  crowd: 'Abrir uma enquete curta no bate-papo e comentar o resultado em voz alta',
} as const;
