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
      recipientName: 'Rafaela',
      context:
        'O cliente Construtora Aliança elogiou o atendimento dela na vistoria do apartamento 702. Ela explicou cada item do laudo com paciência e o cliente assinou na hora.',
      tone: 'profissional',
      purpose: 'reconhecimento',
      urgency: 'normal',
    },
    answer: {
      content:
        'Olá, Rafaela. Quero dividir uma boa notícia: a Construtora Aliança elogiou o seu atendimento na vistoria do apartamento 702.\n\nVocê explicou cada item do laudo com paciência, e o cliente assinou na hora. Quem entende o que está assinando confia no nosso trabalho, e foi isso que você conseguiu ali. Muito obrigado pelo cuidado.',
      tone: 'profissional',
      context: 'Elogio da Construtora Aliança',
      notes: 'Para Rafaela; não espera resposta.',
      suggestions: [],
    },
  },
  {
    form: {
      recipientName: 'Dra. Íris',
      context:
        'cubra o plantão de sábado 28/11 das 7h às 19h no lugar da dra Helena. Você pode recusar, sem problema',
      tone: 'empático',
      purpose: 'instrucoes',
      urgency: 'alta',
    },
    answer: {
      content:
        'Oi, Dra. Íris. Você pode cobrir o plantão deste sábado, 28/11, das 7h às 19h, no lugar da Dra. Helena?\n\nSei que é um sábado inteiro e que o pedido chega em cima da hora, por isso fique à vontade para recusar, sem problema nenhum. Só peço que me responda assim que puder, para eu organizar a escala. Obrigado!',
      tone: 'empático',
      context: 'Plantão de sábado, 28/11',
      notes: 'Para a Dra. Íris; espera resposta assim que puder.',
      suggestions: ['Tenha à mão outro nome para o plantão, caso ela não possa.'],
    },
  },
  // A good message need not say the name.
  {
    form: {
      recipientName: 'Educadores',
      context: 'Avisar que o pátio fica fechado até 04/12, por causa da pintura.',
      tone: 'amigavel',
      purpose: 'informativo',
      urgency: 'normal',
    },
    answer: {
      content:
        'Oi, pessoal! O pátio vai ficar fechado até sexta, 04/12, por causa da pintura.\n\nSei que isso aperta os intervalos. Se alguém tiver uma turma que dependa muito dele nesses dias, me avise.',
      tone: 'amigavel',
      context: 'Pátio fechado até 04/12',
      notes: 'Para os educadores; não espera resposta.',
      suggestions: [],
    },
  },
];

export const goodEmails: readonly GoodAnswer[] = [
  {
    form: {
      recipientName: 'Tadeu',
      subject: 'perdas',
      context:
        'oi entao preciso mandar um email pro tadeu falando das perdas de massa q ta em 7% e a gente combinou 4%, eu sei q o forno quebrou na semana passada mas mesmo assim ta alto, queria q ele anotasse por turno quanto perde e me mandasse toda sexta, e tb queria agradecer q ele segurou as pontas sozinho no feriado',
      tone: 'amigavel',
      purpose: 'feedback',
      urgency: 'normal',
    },
    answer: {
      subject: 'perdas',
      content:
        'Oi, Tadeu!\n\nAntes de tudo, quero agradecer por você ter segurado as pontas sozinho no feriado.\n\nTambém queria conversar sobre as perdas de massa. Elas estão em 7%, e a gente tinha combinado 4%. Eu sei que o forno quebrou na semana passada, mas mesmo assim o número está alto.\n\nVocê anota quanto se perde em cada turno e me manda toda sexta? Sei que é mais uma coisa para lembrar no fim do turno, mas com isso fica bem mais fácil achar a causa.\n\nE me conta como você está vendo isso por aí.\n\nUm abraço,\nMarcos Vieira\nGerente',
      tone: 'amigavel',
      context: 'Perdas de massa',
      notes: 'Para Tadeu; espera as anotações toda sexta.',
      suggestions: [],
    },
  },
  {
    form: {
      recipientName: 'Professores do 6º ano',
      subject: 'conselho de classe',
      context:
        'O conselho de classe vai ser dia 09/12 às 13h30 na sala dos professores. Levar as notas fechadas e as observações por aluno. Quem não puder ir mandar por escrito para a coordenação até dia 07/12.',
      tone: 'profissional',
      purpose: 'convite',
      urgency: 'normal',
    },
    answer: {
      subject: 'conselho de classe',
      content:
        'Olá, professores.\n\nConvido vocês para o conselho de classe do 6º ano, no dia 09/12, às 13h30, na sala dos professores.\n\nPor favor, levem as notas fechadas e as observações por aluno. Com esse material em mãos, a conversa sobre cada aluno rende mais.\n\nQuem não puder ir pode mandar tudo por escrito para a coordenação até o dia 07/12.\n\nVocês me confirmam a presença?\n\nAtenciosamente,\nMarcos Vieira\nGerente',
      tone: 'profissional',
      context: 'Conselho de classe do 6º ano',
      notes: 'Para os professores do 6º ano; espera confirmação antes de 09/12.',
      suggestions: [],
    },
  },
];
