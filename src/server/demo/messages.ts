import type { DemoDocument } from './document.ts';

/** For a chat. */
export const chatMessages: readonly DemoDocument[] = [
  {
    kind: 'message',
    daysAgo: 284,
    at: '08:50',
    about: 'Nilson Barros',
    form: {
      recipientName: 'Nilson Barros',
      subject: 'Entrega de quinta',
      context:
        'A entrega do Boqueirão passou para quinta-feira às 8h, e o elevador de serviço fica reservado até as 10h.',
      tone: 'profissional',
      purpose: 'informativo',
      urgency: 'normal',
      additionalInfo: '',
    },
  },
  {
    kind: 'message',
    daysAgo: 218,
    at: '18:15',
    about: 'Sabrina Okada',
    form: {
      recipientName: 'Sabrina Okada',
      subject: '',
      context:
        'Agradecer pelo caso da cozinha publicado no prazo, que trouxe nove pedidos de orçamento.',
      tone: 'amigavel',
      purpose: 'reconhecimento',
      urgency: 'baixa',
      additionalInfo: '',
    },
  },
  {
    kind: 'message',
    daysAgo: 132,
    at: '07:55',
    about: 'Fábio Leal',
    form: {
      recipientName: 'Fábio Leal',
      subject: 'Plano de corte',
      context:
        'Usar o novo plano de corte nos lotes 112 a 114 e anotar a perda de cada chapa na ordem.',
      tone: 'assertivo',
      purpose: 'instrucoes',
      urgency: 'alta',
      additionalInfo: 'Rosana confere os números no fim do turno',
    },
  },
  {
    kind: 'message',
    daysAgo: 61,
    at: '12:05',
    about: 'Priscila Amaral',
    form: {
      recipientName: 'Priscila Amaral',
      subject: 'Conversa sobre rotas',
      context:
        'Convidar para uma conversa de 20 minutos na sexta-feira às 9h sobre as rotas da semana seguinte.',
      tone: 'amigavel',
      purpose: 'convite',
      urgency: 'normal',
      additionalInfo: '',
    },
  },
  {
    kind: 'message',
    daysAgo: 43,
    at: '17:30',
    about: 'Gabriel Torres',
    form: {
      recipientName: 'Gabriel Torres',
      subject: '',
      context:
        'As embalagens ficaram na casa do cliente; antes de sair da obra é preciso recolher tudo e mandar a foto do ambiente limpo.',
      tone: 'empático',
      purpose: 'correção',
      urgency: 'normal',
      additionalInfo: '',
    },
  },
  {
    kind: 'message',
    daysAgo: 6,
    at: '09:05',
    about: 'Aline Siqueira',
    form: {
      recipientName: 'Aline Siqueira',
      subject: '',
      context:
        'As respostas às assistências ficam mais claras quando começam pela data da visita. O cliente da casa do Portão elogiou a sua de terça.',
      tone: 'profissional',
      purpose: 'feedback',
      urgency: 'normal',
      additionalInfo: '',
    },
  },
];
