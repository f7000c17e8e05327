import { letter, type MessageCase } from './case.ts';

/** As the quick screen sends it: subject and content, tone 'profissional'. */
export const quick: readonly MessageCase[] = [
  letter('tela rápida: pedido digitado às pressas', {
    recipientName: 'Ana Paula Reis',
    subject: 'Fechamento do mês',
    context: 'preciso dos numeros do fechamento ate quinta pra apresentar p/ diretoria',
    tone: 'profissional',
    purpose: 'informativo',
  }),
  letter('tela rápida: assunto e uma frase', {
    recipientName: 'Carlos Eduardo',
    subject: 'Escala de dezembro',
    context: 'a escala de dezembro ja esta no mural, confere e me fala se tem conflito',
    tone: 'profissional',
    purpose: 'informativo',
  }),
  letter('tela rápida: uma palavra', {
    recipientName: 'Diego',
    subject: 'Relatório',
    context: 'relatório',
    tone: 'profissional',
    purpose: 'instrucoes',
  }),
];

export const news: readonly MessageCase[] = [
  letter('ordem a quem escreve: avisar que', {
    recipientName: 'Renata Lopes',
    context: 'Avisar que a reunião de quinta mudou para sexta às 10h',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter(
    'mudança de horário na loja, com valores',
    {
      recipientName: 'Jéssica Moura',
      context:
        'A partir de segunda o horário de almoço passa a ser às 12h30. Quem estiver em atendimento sai depois.',
      tone: 'empático',
      purpose: 'informativo',
      urgency: 'normal',
    },
    {
      company: { values: ['Respeito ao cliente', 'Transparência'] },
      team: { name: 'Loja Centro', goals: ['Reduzir o tempo de espera nos caixas'] },
      employee: { name: 'Jéssica Moura', position: 'Operadora de Caixa' },
    },
  ),
  letter('férias coletivas, sem pressa', {
    recipientName: 'Wesley',
    context: 'Férias coletivas de 21/12 a 04/01',
    tone: 'formal',
    purpose: 'informativo',
    urgency: 'baixa',
  }),
  letter('reunião geral ainda hoje', {
    recipientName: 'Wesley',
    context: 'Reunião geral hoje às 16h no refeitório',
    tone: 'amigavel',
    purpose: 'informativo',
    urgency: 'urgente',
  }),
  letter('lembrete com prioridade', {
    recipientName: 'Wesley',
    context: 'Lembrar que o prazo da avaliação termina sexta',
    tone: 'assertivo',
    purpose: 'informativo',
    urgency: 'alta',
  }),
  letter('nova colega de equipe', {
    recipientName: 'Cláudia',
    context: 'contratamos uma nova analista, a Beatriz, que começa dia 01/12',
    additionalInfo: 'Ela vai precisar de apoio na primeira semana',
    tone: 'motivacional',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter('carta já com saudação, emoji e assinatura', {
    recipientName: 'Simone',
    context:
      'Boa tarde Simone, tudo bem? 😊😊 Segue o link da planilha atualizada na pasta da equipe. Qualquer coisa me avise. Att, Marcos',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter('equipe inteira, manutenção do sistema', {
    recipientName: 'Equipe de Atendimento',
    context: 'O sistema ficará fora do ar no sábado das 8h às 12h para manutenção.',
    additionalInfo: 'Registrar os pedidos em papel nesse período. Não mencionar o fornecedor.',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
  }),
];
