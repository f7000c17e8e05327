import { letter, type MessageCase } from './case.ts';

export const work: readonly MessageCase[] = [
  letter('passos numerados na fábrica', {
    recipientName: 'Jonas',
    context: '1. Desligar a máquina\n2. Limpar a esteira\n3. Registrar no formulário',
    tone: 'assertivo',
    purpose: 'instrucoes',
    urgency: 'normal',
  }),
  letter('o pedido depois do contexto, com urgência', {
    recipientName: 'Kelly',
    context: 'O cliente mudou o pedido ontem. Enviar a proposta revisada até amanhã às 12h.',
    tone: 'amigavel',
    purpose: 'instrucoes',
    urgency: 'urgente',
  }),
  letter('não esquecer', {
    recipientName: 'Igor',
    context: 'Não esquecer de fechar o chamado depois do atendimento',
    tone: 'empático',
    purpose: 'instrucoes',
    urgency: 'baixa',
  }),
];

export const invitations: readonly MessageCase[] = [
  letter('almoço de fim de ano', {
    recipientName: 'Bia',
    context: 'convidar para almoço de fim de ano dia 18/12 às 12h no restaurante Sabor',
    tone: 'amigavel',
    purpose: 'convite',
    urgency: 'normal',
  }),
  letter('metas, sem data', {
    recipientName: 'Bia',
    context: 'alinhar as metas de 2027',
    tone: 'profissional',
    purpose: 'convite',
    urgency: 'normal',
  }),
  letter('oficina, confirmação com prioridade', {
    recipientName: 'Renan',
    context: 'oficina de segurança',
    tone: 'assertivo',
    purpose: 'convite',
    urgency: 'alta',
  }),
];

export const free: readonly MessageCase[] = [
  letter('só texto livre', {
    freeText:
      'Escreva uma mensagem para a Juliana Prado convidando para o treinamento de vendas na quarta às 9h, tom amigável',
  }),
  letter(
    'texto livre com o nome no cadastro',
    {
      freeText: 'Agradecer a ajuda da Renata na mudança de loja',
    },
    { employee: { name: 'Renata Lopes' } },
  ),
  letter('nada preenchido', {}),
];
