import type { LetterForm } from '../kit/letter.ts';

/*
 * Letters as a strong model answers our prompts, each with its form: nothing of them is to be changed.
 */

interface GoodAnswer {
  form: Partial<LetterForm>;
  answer: {
    subject?: string;
    content: string;
    tone: string;
    context: string;
    notes: string;
    suggestions: string[];
  };
}

export const goodMessages: readonly GoodAnswer[] = [
  {
    form: {
      recipientName: 'Ana Beatriz',
      context: 'Avisar a Ana que a entrega do mobiliário mudou de quinta para sexta, 27/11, às 8h.',
      tone: 'amigavel',
      purpose: 'informativo',
      urgency: 'alta',
      additionalInfo: 'Ser breve. Pedir que deixe a doca 2 livre.',
    },
    answer: {
      content:
        'Oi, Ana! A entrega do mobiliário mudou de quinta para sexta, 27/11, às 8h. Você consegue deixar a doca 2 livre?',
      tone: 'amigavel',
      context: 'Nova data da entrega do mobiliário',
      notes: 'Para Ana Beatriz; espera confirmação antes de sexta.',
      suggestions: [],
    },
  },
  {
    form: {
      recipientName: 'Paulo Lima',
      context: 'Paulo conferiu 312 itens do inventário antes do envio. Carla recebeu tudo pronto.',
      tone: 'profissional',
      purpose: 'reconhecimento',
      urgency: 'normal',
    },
    answer: {
      content:
        'Paulo, você conferiu os 312 itens do inventário antes do envio, e a Carla recebeu tudo pronto. Queria que soubesse que isso foi notado. Valeu!',
      tone: 'profissional',
      context: 'Inventário conferido antes do envio',
      notes: 'Para Paulo Lima; não espera resposta.',
      suggestions: ['Conte o mesmo fato à sua liderança, com o nome de Paulo.'],
    },
  },
];

export const goodEmails: readonly GoodAnswer[] = [
  {
    form: {
      recipientName: 'Helena Prado',
      subject: 'Novo controle de ponto',
      context: 'Confirmar até 27/11/2026 se a equipe já registra o ponto no novo sistema.',
      tone: 'formal',
      purpose: 'instrucoes',
      urgency: 'alta',
      additionalInfo: 'O RH ajuda com senhas.',
    },
    answer: {
      subject: 'Novo controle de ponto',
      content:
        'Olá, Helena.\n\nPreciso que você me confirme até 27/11/2026 se a sua equipe já registra o ponto no novo sistema.\n\nSe alguém ficou sem senha, o RH resolve.\n\nAtenciosamente,\nMarcos Vieira\nGerente',
      tone: 'formal',
      context: 'Registro no novo controle de ponto',
      notes: 'Para Helena Prado; espera resposta até 27/11/2026.',
      suggestions: ['Diga a Helena com quem do RH ela fala.'],
    },
  },
  {
    form: {
      recipientName: 'toda a equipe',
      context: 'A partir de 01/12 a copa fecha às 22h. O motivo é a limpeza.',
      tone: 'empático',
      purpose: 'informativo',
      urgency: 'normal',
    },
    answer: {
      subject: 'Copa fecha às 22h a partir de 01/12',
      content:
        'Oi, pessoal.\n\nA partir de 01/12 a copa vai fechar às 22h, para dar tempo de fazer a limpeza.\n\nUm abraço,\nMarcos Vieira\nGerente',
      tone: 'empático',
      context: 'Novo horário da copa',
      notes: 'Para toda a equipe; vale a partir de 01/12; não espera resposta.',
      suggestions: [],
    },
  },
];
