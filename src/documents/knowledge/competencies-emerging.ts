import { steps, type Competency } from './competency.ts';

/** Leadership of who leads nobody yet: parts of it, lent by the leader and agreed beforehand. */
export const emergingLeadership: Competency = {
  code: 'C17',
  name: 'Liderança',
  nature: 'comportamental',
  keys: [],
  levels: [
    'Coordena tarefas sem clareza de papéis.',
    'Orienta pessoas em tarefas conhecidas.',
    'Define rumo, acompanha e dá retorno.',
    'Desenvolve pessoas e sustenta resultados em mudanças.',
    'Forma lideranças e influencia a cultura.',
  ],
  practice: steps(
    'Conduzir uma reunião curta da equipe por semana[|, com {tema} na pauta], como combinado com a liderança => reuniões conduzidas por um mês e retorno da liderança sobre cada uma',
    'Acompanhar por um mês quem chega à equipe, com um combinado por semana => combinados cumpridos e o que a pessoa passou a fazer sem ajuda',
    'Coordenar uma entrega da equipe[| {ligada}], com papéis e prazos combinados com a liderança => papéis e prazos conhecidos por toda a equipe e entrega concluída',
    'Responder por duas semanas por uma rotina da liderança, com limites combinados => rotina mantida e decisões conversadas ao final',
    'Propor à equipe uma mudança[| {ligada}] e acompanhá-la até virar rotina => mudança mantida e o que a equipe disse dela',
    'Representar a equipe em um trabalho com outra área[| {ligado}] => retorno da outra área e combinados levados à equipe',
  ),
  exchange: steps(
    'Acompanhar por quinzena uma conversa ou decisão da liderança e debater depois => o que observou em cada uma e o que faria igual ou diferente',
    'Pedir a três pessoas da equipe retorno sobre a forma de orientar e de pedir => um comportamento ajustado e contado a quem deu o retorno',
    'Conversar com duas lideranças sobre como foi começar a liderar[| no escopo {de papel}] => dois conselhos anotados e um já seguido',
    'Ensaiar com a liderança uma conversa de retorno e comentar o resultado => roteiro do ensaio e o que mudou na conversa',
    'Discutir com a liderança um caso difícil de gestão por mês => saída escolhida em cada caso, com o motivo',
    'Ouvir a equipe sobre o que espera de quem a coordena => expectativas reunidas e duas já atendidas',
  ),
  study: steps(
    'Estudar o papel de quem lidera: combinar, acompanhar e dar retorno => um acompanhamento de tarefa feito com o que estudou',
    'Estudar liderança situacional => forma de orientar ajustada a duas pessoas diferentes',
    'Estudar a passagem de colega a liderança => conversa preparada com a equipe sobre papéis e limites',
  ),
};
