import { steps, type Competency } from './competency.ts';

/** Being there on time, for work whose beginning others wait for. */
export const attendingCompetencies: readonly Competency[] = [
  {
    code: 'C31',
    name: 'Pontualidade',
    nature: 'comportamental',
    keys: 'pontualidade|assiduidade|cumprimento de horario|chegar no horario|frequencia'.split('|'),
    levels: [
      'Cumpre o horário em parte dos dias.',
      'Cumpre o horário na maior parte dos dias e avisa quando não consegue.',
      'Começa no horário e avisa cedo qualquer imprevisto.',
      'Organiza a chegada para começar com tudo pronto.',
      'Ajuda a equipe a manter os horários combinados.',
    ],
    practice: steps(
      'Combinar com a liderança o horário de começo e o aviso de imprevisto, e cumprir os dois por quatro semanas => registro dos horários, conferido em conjunto a cada semana',
      'Preparar na véspera o que o começo do trabalho pede e anotar o que ainda atrasa => causas de atraso anotadas e duas delas resolvidas',
      'Começar com tudo pronto nos dias de maior movimento, por um mês => começo no horário nesses dias, com o posto preparado',
      'Testar por duas semanas uma mudança na rotina de chegada e comparar os horários => horários de antes e de depois, lado a lado',
      'Cuidar por um mês da abertura do trabalho da equipe => aberturas feitas no horário e pendências passadas a quem de direito',
      'Propor à equipe um combinado simples de troca de horários e acompanhar o uso => combinado em uso e trocas feitas com aviso',
    ),
    exchange: steps(
      'Conversar com a liderança sobre o que mais atrasa o começo do dia e o que a escala permite mudar => um ajuste combinado e a data para rever',
      'Perguntar a quem depende do começo do trabalho que efeito um atraso tem => dois efeitos anotados e um cuidado adotado',
      'Conversar com um colega que costuma chegar com folga sobre como organiza a chegada => um hábito copiado e mantido por quatro semanas',
      'Rever com a liderança, a cada duas semanas, os horários do período => leitura conjunta dos horários e um acordo para as semanas seguintes',
      'Combinar com um colega um aviso mútuo para os dias de imprevisto => avisos dados antes do horário de começo',
      'Orientar quem está começando sobre os horários e os avisos da equipe => orientação dada e dúvidas respondidas',
    ),
    study: steps(
      'Reler com a liderança as regras de horário, tolerância e troca de escala => dúvidas respondidas e regras entendidas dos dois lados',
      'Fazer as contas do tempo entre acordar e começar o trabalho, com folga => roteiro do começo do dia escrito e testado por uma semana',
      'Estudar formas simples de organizar a rotina antes do trabalho => uma forma escolhida e usada por duas semanas',
    ),
  },
];
