import { letter, type MessageCase } from './case.ts';

export const talks: readonly MessageCase[] = [
  letter(
    'atrasos, com o efeito na equipe',
    {
      recipientName: 'Renata Lopes',
      context:
        'Chegou atrasada três vezes essa semana e a equipe ficou esperando para abrir a loja',
      tone: 'empático',
      purpose: 'feedback',
      urgency: 'normal',
    },
    {
      company: { values: ['Palavra cumprida'] },
      employee: { name: 'Renata Lopes', objectives: ['Assumir a coordenação da frente de caixa'] },
    },
  ),
  letter('interrupção em reunião', {
    recipientName: 'Rafael Gomes',
    context:
      'Na reunião de ontem você interrompeu a Carla duas vezes e ela não conseguiu terminar a apresentação.',
    tone: 'assertivo',
    purpose: 'feedback',
    urgency: 'alta',
  }),
  letter('objetivo a melhorar no lugar de um fato', {
    recipientName: 'Tiago',
    context: 'Melhorar a comunicação com a equipe de vendas',
    tone: 'motivacional',
    purpose: 'feedback',
    urgency: 'baixa',
  }),
  letter('rótulo no lugar de fato', {
    recipientName: 'Patrícia',
    context: 'é preguiçosa e não entrega nada no prazo',
    tone: 'formal',
    purpose: 'feedback',
    urgency: 'normal',
  }),
  letter('dado de saúde', {
    recipientName: 'Sérgio',
    context: 'Está com depressão e faltou três vezes',
    tone: 'empático',
    purpose: 'feedback',
    urgency: 'urgente',
  }),
];

export const corrections: readonly MessageCase[] = [
  letter('uniforme incompleto na linha', {
    recipientName: 'Vanessa',
    context: 'Usou uniforme incompleto na linha de produção na terça',
    tone: 'assertivo',
    purpose: 'correção',
    urgency: 'normal',
  }),
  letter('notas fiscais sem pedido, com prazo', {
    recipientName: 'Fábio',
    context: 'Notas fiscais lançadas sem o número do pedido',
    additionalInfo: 'precisa relançar até sexta; o manual está na pasta compartilhada',
    tone: 'profissional',
    purpose: 'correção',
    urgency: 'alta',
  }),
  letter('relato de terceira pessoa', {
    recipientName: 'Rosa',
    context: 'A Maria reclamou que você gritou com ela',
    tone: 'formal',
    purpose: 'correção',
    urgency: 'normal',
  }),
  letter('etiquetas, ainda hoje', {
    recipientName: 'Léo',
    context: 'corrigir o preço das etiquetas do corredor 4',
    tone: 'motivacional',
    purpose: 'correção',
    urgency: 'urgente',
  }),
];

export const thanks: readonly MessageCase[] = [
  letter('elogio com ressalva', {
    recipientName: 'Ivo',
    context: 'Entregou o projeto no prazo, mas precisa melhorar a documentação',
    tone: 'profissional',
    purpose: 'reconhecimento',
    urgency: 'alta',
  }),
  letter('enfermagem no feriado', {
    recipientName: 'Equipe de Enfermagem',
    context: 'Atendimento no feriado: todos os pacientes foram atendidos no tempo previsto',
    tone: 'empático',
    purpose: 'reconhecimento',
    urgency: 'normal',
  }),
  letter('uma qualidade e nada mais', {
    recipientName: 'Nina',
    context: 'Dedicação',
    tone: 'assertivo',
    purpose: 'reconhecimento',
    urgency: 'normal',
  }),
];
