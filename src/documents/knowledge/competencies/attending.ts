import { steps, type Competency } from '../competency.ts';

/** Being there on time, for work whose beginning others wait for, and knowing what is offered. */
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
  {
    code: 'C32',
    name: 'Conhecimento do produto',
    nature: 'técnica',
    keys: 'conhecimento do produto|conhecimento de produto|conhecimento dos produtos|conhecimento de produtos|conhecimento do portfolio|conhecimento do catalogo|conhecimento dos servicos'.split(
      '|',
    ),
    levels: [
      'Conhece o básico do que a empresa oferece e consulta o material para responder.',
      'Explica os produtos mais procurados e busca ajuda nos demais.',
      'Indica o que serve a cada necessidade e diz os limites do produto.',
      'Responde a comparações e dúvidas difíceis e atualiza colegas.',
      'É referência no que a empresa oferece e leva à área responsável o que precisa mudar.',
    ],
    practice: steps(
      'Explicar um produto por semana a alguém da equipe, com para quem serve e para quem não serve => explicações feitas e dúvidas que faltou responder',
      'Anotar durante um mês as perguntas que não soube responder[| ligadas {a tema}] e buscar as respostas => perguntas e respostas guardadas para consulta',
      'Conduzir uma demonstração completa a um cliente ou a uma área interna[| ligada {a tema}] => dúvidas respondidas na hora e retorno de quem assistiu',
      'Comparar dois produtos com os de um concorrente e usar o resultado em uma conversa real => comparação em uma página e o que mudou na conversa',
      'Montar para a equipe uma folha de consulta com usos, limites e objeções de um produto => folha consultada por outras pessoas e corrigida com elas',
      'Levar à área responsável três pedidos frequentes de quem usa o produto, com exemplos => pedidos entregues e resposta contada à equipe',
    ),
    exchange: steps(
      'Acompanhar duas conversas de quem mais conhece o produto => três explicações anotadas e uma já usada',
      'Pedir à área que desenvolve ou compra o produto que mostre o que mudou por último => mudanças anotadas e contadas à equipe',
      'Ouvir dois clientes sobre como usam o produto no dia a dia => dois usos que não conhecia e onde aproveitá-los',
      'Simular com um colega as cinco perguntas mais difíceis sobre o produto => respostas revistas e as que ainda pedem consulta',
      'Tirar dúvidas de quem está começando em um produto => dúvidas resolvidas e o que faltou no material',
      'Trocar com outra equipe o que cada uma aprendeu com quem usa o produto => dois aprendizados trazidos e um já aplicado',
    ),
    study: steps(
      'Reler o material dos três produtos mais procurados e testar cada um como quem compra => resumo de uma linha por produto: o que resolve e para quem',
      'Estudar as condições, os limites e as dúvidas frequentes de um produto menos conhecido => uma indicação feita com base no que estudou',
      'Estudar o que os concorrentes oferecem no mesmo uso => três diferenças explicadas à equipe, a favor e contra',
    ),
  },
];
