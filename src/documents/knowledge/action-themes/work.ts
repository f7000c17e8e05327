import { does, leads, type ActionMould } from './shape.ts';

/** Aims about how the work itself goes: errors, delays, costs, processes. */

const errors: ActionMould = {
  aliases:
    'erro|erros|retrabalho|defeito|defeitos|falha|falhas|controle de qualidade|qualidade do produto|qualidade dos produtos|devolução|devoluções|avaria|avarias|não conformidade|não conformidades'.split(
      '|',
    ),
  path: 'Primeiro se conta onde o erro nasce; depois se põe ali uma barreira simples, testada em uma frente; por fim ela vai para as outras.',
  short: [0, 1, 3, 5, 7],
  actions: (trial) => [
    leads(
      'Contar os casos das últimas quatro semanas: o que foi, onde se percebeu, onde nasceu e quanto custou refazer.',
      'Sem nome de quem errou. Se não há registro, começar a anotar hoje e contar daqui para a frente.',
    ),
    leads(
      'Observar o tipo mais frequente no lugar e na hora em que nasce: “Me mostre como é feito. Onde é fácil errar?”',
      'Ir para ver, não para cobrar. Anotar o que a pessoa precisa adivinhar para acertar.',
    ),
    does(
      'Perguntar por quê, com quem executa, até chegar a algo que se possa mudar: medida, etapa, material, instrução.',
      '“Falta de atenção” não conta como causa: pergunte o que deixa a atenção escapar.',
    ),
    does(
      `Pôr uma barreira onde o erro nasce (conferência de até cinco itens, gabarito ou foto do certo) e usá-la por ${trial} em uma frente.`,
      'Quem executa escolhe os itens. Anotar cada caso que passar pela barreira.',
    ),
    leads(
      'Comparar com a contagem do começo e cortar da conferência o que não pega erro.',
      'Registrar mais casos no começo pode ser bom sinal: as pessoas passaram a avisar.',
    ),
    does(
      'Levar a barreira às outras frentes; quem testou ensina.',
      'Uma frente de cada vez, com a lista de conferência já corrigida pelo teste.',
    ),
    does(
      'Tratar o segundo tipo de erro da contagem, do mesmo jeito.',
      'Aproveitar a lista do começo, já atualizada.',
    ),
    leads(
      'Contar de novo, do mesmo jeito, e combinar quem confere daqui em diante.',
      'Contar também o retrabalho que sumiu: é o que mostra se valeu.',
    ),
  ],
  risks: [
    {
      risk: 'O erro ser escondido para o número melhorar',
      sign: 'cai o registro e não cai a reclamação',
      response: 'a liderança agradece quem avisa e conta só o tipo de erro, nunca a pessoa',
    },
    {
      risk: 'A conferência virar papel',
      sign: 'tudo marcado, sempre, em segundos',
      response: 'cortar itens até sobrar o que pega erro',
    },
    {
      risk: 'Tratar a pessoa em vez da causa',
      sign: 'o mesmo erro aparece com outra pessoa',
      response: 'voltar ao lugar onde ele nasce',
    },
  ],
};

const delays: ActionMould = {
  aliases:
    'atraso|atrasos|atrasado|atrasados|no prazo|prazos|prazo de entrega|prazos de entrega|cumprimento de prazos|tempo de entrega'.split(
      '|',
    ),
  path: 'Primeiro se renegocia o que já não se cumpre; depois se limita o que está aberto ao mesmo tempo; por fim se trata a causa que mais atrasa.',
  short: [0, 1, 3, 5, 7],
  actions: (trial) => [
    leads(
      'Pôr em uma lista única o que está em andamento: o que é, para quem, data prometida e data possível.',
      'A data possível é a de quem executa, não a que se gostaria.',
    ),
    leads(
      'Renegociar de uma vez as datas que já não se cumprem: “Prometemos tal dia e não vai dar. O dia seguro é este. O que precisa vir antes?”',
      'Avisar antes de vencer e dar uma data só; a segunda mudança custa mais do que a primeira.',
    ),
    does(
      'Anotar por que cada item atrasou: esperou alguém, esperou material, voltou para refazer ou outra coisa passou na frente.',
      'Contar as últimas vinte entregas, ou todas, se forem menos.',
    ),
    does(
      `Limitar por ${trial} o que cada pessoa tem aberto ao mesmo tempo: item novo só entra quando outro sai.`,
      'O limite fica à vista. Começar com o número de itens que cada pessoa diz conseguir terminar na semana.',
    ),
    leads(
      'Combinar que risco de atraso se diz assim que aparece, e agradecer em público o primeiro aviso.',
      'O aviso traz o que falta e de quem se precisa. Avisar nunca é motivo de bronca.',
    ),
    does(
      'Tratar na origem a causa que mais atrasa, com a área ou o fornecedor envolvido.',
      'Levar a contagem, não a queixa, e sair com um nome e uma data.',
    ),
    leads(
      'Comparar as entregas no dia e fora do dia e corrigir uma regra.',
      'Uma regra por vez, para saber o que fez efeito.',
    ),
    leads(
      'Medir de novo e combinar quais regras ficam e quem olha a lista toda semana.',
      'A lista única continua; o que ninguém consultou sai.',
    ),
  ],
  risks: [
    {
      risk: 'A pressa para cumprir a data trazer erro de volta',
      sign: 'sobe o que precisa ser refeito',
      response: 'conferir antes de entregar passa a contar dentro do prazo',
    },
    {
      risk: 'O pedido urgente furar a fila',
      sign: 'mais de um por semana',
      response: 'quem pede escolhe, na lista, o que sai para o novo entrar',
    },
    {
      risk: 'O aviso cedo virar cobrança',
      sign: 'os atrasos voltam a aparecer só no dia',
      response: 'a liderança pergunta do que a pessoa precisa, antes de perguntar o motivo',
    },
  ],
};

const costs: ActionMould = {
  aliases:
    'custo|custos|despesa|despesas|gasto|gastos|desperdício|desperdícios|economizar|redução de custos|perdas'.split(
      '|',
    ),
  path: 'Primeiro se sabe para onde o dinheiro vai; depois se ataca o maior gasto que a equipe controla; a economia só conta depois de conferida.',
  short: [0, 2, 3, 5, 7],
  actions: (trial) => [
    leads(
      'Separar os gastos dos últimos três meses por tipo, do maior para o menor, e marcar o que a equipe controla.',
      'Pedir os números a quem cuida das contas. O que não está na mão da equipe sai da lista.',
    ),
    does(
      'Acompanhar de perto o maior desses gastos: quando acontece, por quê e quem decide.',
      'Ir ao lugar onde se gasta. O que se perde, se refaz ou sobra costuma aparecer ali.',
    ),
    leads(
      'Pedir à equipe ideias com três respostas: o que muda, quanto pode poupar, o que piora.',
      'Ideia que piora a segurança ou o que o cliente recebe não entra.',
    ),
    does(
      `Testar a ideia de maior efeito por ${trial}, em um só lugar, anotando o gasto de antes e o de depois.`,
      'Contar também o tempo das pessoas: economia que dobra o trabalho não é economia.',
    ),
    leads(
      'Conferir a economia com quem cuida das contas antes de anunciá-la.',
      'Comparar meses parecidos, com o mesmo volume de trabalho.',
    ),
    does(
      'Levar às outras áreas o que poupou, com a regra escrita em poucas linhas.',
      'Dizer junto o porquê: regra sem motivo dura pouco.',
    ),
    leads(
      'Renegociar uma compra ou um contrato que pesa na lista.',
      'Levar o consumo real e duas propostas por escrito; não trocar qualidade por preço sem testar.',
    ),
    leads(
      'Refazer a conta do começo, mês contra mês, e combinar quem acompanha e com que limite de alerta.',
      'O limite é uma sugestão da equipe, aprovada por quem responde pelo orçamento.',
    ),
  ],
  risks: [
    {
      risk: 'Poupar de um lado e gastar do outro',
      sign: 'outro tipo de gasto sobe no mesmo mês',
      response: 'olhar a soma, e não só a linha do plano',
    },
    {
      risk: 'O corte atingir quem recebe o trabalho',
      sign: 'primeira reclamação ligada à mudança',
      response: 'desfazer a mudança no lugar do teste e procurar outra ideia',
    },
    {
      risk: 'O esforço durar um mês',
      sign: 'ninguém olha a conta por duas semanas',
      response: 'uma pessoa mostra o número em cinco minutos da reunião da equipe',
    },
  ],
};

const processes: ActionMould = {
  aliases:
    'processo|processos|padronizar|padronização|procedimento|procedimentos|rotina|rotinas|fluxo|fluxos|novo processo|fluxo de trabalho'.split(
      '|',
    ),
  path: 'Primeiro se desenha como o trabalho é feito de verdade; depois se escreve com quem executa um jeito só, testado antes de valer para todos.',
  short: [0, 1, 3, 5, 7],
  actions: (trial) => [
    leads(
      'Dizer em uma página para que serve o processo, onde começa, onde termina e quem recebe o resultado.',
      'Se duas pessoas disserem fins diferentes, resolver isso primeiro.',
    ),
    does(
      'Acompanhar um caso do começo ao fim e anotar cada espera, cada volta e cada dúvida.',
      'Seguir o caso real, não o desenho antigo, e contar o tempo parado à parte do tempo de trabalho.',
    ),
    leads(
      'Cortar com a equipe uma etapa que ninguém usa e combinar quem decide em cada passagem.',
      'Perguntar, etapa por etapa, quem sentiria falta dela.',
    ),
    does(
      `Escrever o novo jeito em uma página e testá-lo por ${trial}, com duas pessoas.`,
      'Quem escreve é quem executa. Cada dúvida que surgir corrige a página no mesmo dia.',
    ),
    leads(
      'Acertar com as áreas vizinhas o que elas entregam, em que forma e em que dia.',
      'Um nome de cada lado, e o que fazer quando faltar algo.',
    ),
    does(
      'Ensinar o novo jeito a quem falta: mostrar, fazer junto, deixar fazer.',
      'A regra vale para cada pessoa a partir do dia em que aprendeu.',
    ),
    does(
      'Guardar a página onde todos encontram e retirar as versões antigas.',
      'Um lugar só, com a data e o nome de quem responde por ela.',
    ),
    leads(
      'Acompanhar de novo um caso inteiro, comparar tempo e voltas com o começo e marcar a próxima revisão.',
      'Quem executa diz o que ainda faz por fora; isso aponta a próxima melhoria.',
    ),
  ],
  risks: [
    {
      risk: 'Escrever um processo que ninguém segue',
      sign: 'as pessoas continuam perguntando ao colega',
      response: 'reescrever com quem executa, mais curto',
    },
    {
      risk: 'A exceção virar regra',
      sign: 'mais de um caso por semana por fora',
      response: 'ver o que as exceções têm em comum e incluir, ou recusar de vez',
    },
    {
      risk: 'A passagem entre áreas continuar frouxa',
      sign: 'o trabalho volta por falta de informação',
      response: 'as duas pessoas da passagem acertam o que falta em dez minutos',
    },
  ],
};

export const workMoulds = { errors, delays, costs, processes };
