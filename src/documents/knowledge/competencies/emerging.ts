import { steps, type Competency } from '../competency.ts';

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

/** Teaching by who leads nobody: colleagues and newcomers, at the work itself. */
export const teachingColleagues: Competency = {
  code: 'C19',
  name: 'Desenvolvimento de pessoas',
  nature: 'comportamental',
  keys: [],
  levels: [
    'Mostra o trabalho sem explicar.',
    'Explica tarefas quando pedem.',
    'Ensina por etapas e confere o que foi entendido.',
    'Adapta o ensino a cada pessoa e dá retorno.',
    'É referência para quem quer aprender o trabalho.',
  ],
  practice: steps(
    'Ensinar a um colega uma tarefa[| {ligada}] em três etapas: mostrar, fazer em dupla, deixar fazer => tarefa feita sem ajuda por quem aprendeu',
    'Escrever o passo a passo de uma tarefa[| {ligada}] e testá-lo com quem nunca a fez => passo a passo corrigido depois do teste',
    'Acompanhar por duas semanas quem está aprendendo uma tarefa[| {ligada}], com um retorno por dia => o que a pessoa já faz sem ajuda e o que ainda pede apoio',
    'Preparar e conduzir uma explicação de dez minutos para a equipe[| sobre {tema}] => dúvidas da equipe respondidas e anotadas',
    'Cuidar por um mês da chegada de uma pessoa nova, com o que aprender a cada semana => lista do que a pessoa nova já domina, conferida com a liderança',
    'Dar a um colega um desafio acima do que já faz[| e que ajude a {meta}], com apoio por perto => desafio concluído e o que cada um aprendeu',
  ),
  exchange: steps(
    'Observar quem ensina bem e anotar como explica, mostra e corrige => três jeitos de ensinar anotados e um já usado',
    'Perguntar a quem aprendeu o que ficou claro e o que faltou na explicação => um ajuste feito na próxima explicação',
    'Combinar com a liderança o que ensinar, a quem e até quando => combinado de uma página, com o que cada pessoa precisa aprender',
    'Pedir à liderança que assista a uma explicação e comente => comentário recebido e uma mudança feita',
    'Trocar com alguém de outra área jeitos de ensinar tarefas do dia a dia => um jeito novo testado com a própria equipe',
    'Conferir com a equipe, depois de um mês, o que foi aprendido e ainda é feito => o que se manteve e o que precisa ser explicado de novo',
  ),
  study: steps(
    'Estudar como ensinar uma tarefa por etapas => roteiro de ensino de uma tarefa, pronto para usar',
    'Estudar formas de corrigir sem refazer o trabalho de quem aprende => uma correção feita com perguntas, e não com a resposta',
    'Estudar como adultos aprendem no trabalho => explicação habitual refeita com um exercício prático',
  ),
};
