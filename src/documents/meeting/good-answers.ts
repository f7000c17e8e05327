import type { MeetingForm } from './contract.ts';

/*
 * Meetings as a strong model answers our prompt, each with its form: nothing of them is to be changed.
 */

export const goodMeetings: readonly { form: Partial<MeetingForm>; answer: object }[] = [
  {
    form: {
      title: 'Escala de fim de ano',
      objective: 'Decidir a escala de 20/12 a 02/01 e quem cobre a recepção',
      duration: '30',
      type: 'team',
      format: 'presencial',
      topics: ['Escala do recesso', 'Cobertura da recepção'],
      participants: ['Carla Nunes', 'Bia Ramos'],
    },
    answer: {
      title: 'Escala de fim de ano',
      summary:
        'A recepção não fecha de 20/12 a 02/01, e a equipe precisa saber quem trabalha em cada dia. A reunião acaba com a escala escrita e confirmada por cada pessoa.',
      objective: 'Sair com a escala de 20/12 a 02/01 fechada e a recepção coberta todos os dias.',
      duration: '30 minutos',
      format: 'Presencial',
      participants: ['Carla Nunes, Analista', 'Bia Ramos', 'Marcos Vieira, Gerente'],
      agenda: [
        {
          topic: 'Abrir',
          duration: '2 minutos',
          description: 'Todos sabem que a escala sai daqui pronta.',
          activities: ['Marcos escreve no quadro os dias que precisam de gente.'],
          responsible: 'Marcos Vieira',
        },
        {
          topic: 'Escala do recesso',
          duration: '14 minutos',
          description: 'Cada dia de 20/12 a 02/01 tem um nome.',
          activities: [
            'Cada pessoa marca no quadro os dias em que prefere trabalhar.',
            '“Que dia ficou sem ninguém?”',
          ],
          responsible: 'Marcos Vieira',
        },
        {
          topic: 'Cobertura da recepção',
          duration: '11 minutos',
          description: 'A recepção tem titular e reserva em cada dia.',
          activities: [
            'Carla diz quantas pessoas a recepção pede por turno.',
            '“Quem pode ser reserva?”',
          ],
          responsible: 'Carla Nunes (a combinar)',
        },
        {
          topic: 'Fechar',
          duration: '3 minutos',
          description: 'A escala está lida e confirmada.',
          activities: ['Cada pessoa lê os seus dias em voz alta.'],
          responsible: 'Marcos Vieira',
        },
      ],
      materials: ['Quadro com os dias de 20/12 a 02/01, preparado por Marcos.'],
      suggestions: ['Confirme com o RH as folgas antes da reunião.'],
    },
  },
  {
    form: {
      title: 'Conversa com Carla',
      objective: 'Alinhar prioridades de dezembro',
      duration: '30',
      type: 'one-on-one',
      format: 'online',
      topics: ['Férias e cobertura'],
      participants: ['Carla Nunes'],
    },
    answer: {
      title: 'Conversa com Carla',
      summary: 'Carla sai de férias em dezembro e os dois combinam o que não pode parar.',
      objective: 'Sair com as prioridades de dezembro em ordem e a cobertura combinada.',
      duration: '30 minutos',
      format: 'Online',
      participants: ['Carla Nunes'],
      agenda: [
        {
          topic: 'Abrir',
          duration: '3 minutos',
          description: 'Carla diz o que não pode faltar na conversa.',
          activities: ['“O que você quer que saia resolvido daqui?”'],
          responsible: 'Marcos Vieira',
        },
        {
          topic: 'Férias e cobertura',
          duration: '24 minutos',
          description: 'Os dois sabem o que para, o que segue e quem cobre.',
          activities: ['“O que não pode parar em dezembro?”', '“De quem isso depende?”'],
          responsible: 'Marcos Vieira',
        },
        {
          topic: 'Combinados',
          duration: '3 minutos',
          description: 'Cada lado sai com o que faz e até que dia.',
          activities: ['Marcos escreve primeiro o que é dele.'],
          responsible: 'Marcos Vieira',
        },
      ],
      materials: [],
      suggestions: [],
    },
  },
];
