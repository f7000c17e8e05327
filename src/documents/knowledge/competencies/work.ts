import { ladder, type Competency } from '../competency.ts';

/** How work is organised, decided, improved and kept safe. */
export const workCompetencies: readonly Competency[] = [
  {
    name: 'Proatividade',
    aliases: 'proatividade|proativo|proativa|iniciativa|autonomia|protagonismo|senso de dono'.split(
      '|',
    ),
    steps: ladder(
      '4: combinar com a liderança o que pode decidir sem consulta => lista do que pode decidir sem consulta, revista após um mês',
      '2: trazer à reunião semanal um problema, com uma proposta de solução => uma melhoria implantada e registrada',
      '2: avisar de um risco por semana antes que vire problema, com o que sugere fazer => quatro avisos e o que aconteceu depois de cada um',
      '2: implantar do início ao fim uma melhoria simples => melhoria em funcionamento e efeito descrito por quem a usa',
      '4: cuidar por um mês, sem lembrete, de uma rotina que hoje depende de cobrança => rotina em dia no mês e o que foi preciso para mantê-la',
      '3: assumir uma frente sem responsável e apresentar resultado => resultado da frente apresentado na reunião da equipe',
      '3: propor à liderança uma oportunidade, com ganho, custo e primeiro passo => decisão da liderança e primeiro passo executado',
      '3: apoiar alguém da equipe na realização de uma ideia própria => ideia em teste, conduzida por quem a propôs',
    ),
  },
  {
    name: 'Gestão do tempo',
    aliases:
      'gestão do tempo|administração do tempo|priorização|prioridades|prazos|cumprimento de prazos'.split(
        '|',
      ),
    steps: ladder(
      '6: revisar a agenda com a liderança a cada quinzena => uma atividade adiada, dividida ou encerrada a cada revisão',
      '4: planejar a semana no primeiro dia de trabalho com três prioridades e revisar no último => prioridades da semana e entregas no prazo, registradas por um mês',
      '2: anotar por duas semanas para onde vai o tempo e cortar uma atividade que não faz falta => registro das duas semanas e a atividade cortada',
      '4: reservar dois blocos de trabalho sem interrupção por semana => o que foi concluído nos blocos protegidos, anotado por um mês',
      '4: combinar prazo e prioridade no momento em que cada pedido chega, por um mês => pedidos do mês com prazo combinado e cumprido ou renegociado',
      '3: renegociar com antecedência toda entrega em risco, com nova data => novas datas aceitas por quem recebe as entregas e cumpridas',
      '3: montar com a equipe um calendário das entregas que se repetem => calendário em uso e semanas de acúmulo previstas',
      '3: ajudar uma pessoa da equipe a organizar a semana, com uma revisão curta às sextas => semanas organizadas por quem recebeu ajuda, sem atraso avisado em cima da hora',
    ),
  },
  {
    name: 'Planejamento e organização',
    aliases: 'planejamento|organização|planejar|disciplina|método|organização pessoal'.split('|'),
    steps: ladder(
      '1: revisar o plano de um trabalho com alguém experiente antes de começar => dois ajustes feitos no plano antes do início',
      '1: montar o plano de uma entrega, com etapas, datas e responsáveis => plano cumprido com desvios registrados',
      '4: fechar cada dia com a lista do seguinte e conferir o que ficou para trás, por quatro semanas => listas do período e o motivo do que foi adiado',
      '2: manter um quadro de acompanhamento atualizado toda semana => quadro consultado pela equipe nas conversas de acompanhamento',
      '2: prever antes de começar os três riscos de um trabalho e o que fazer em cada um => riscos previstos, os que aconteceram e como foram tratados',
      '12: planejar o próximo trimestre da frente de trabalho => plano do trimestre conversado e aceito pela liderança',
      '3: coordenar o planejamento de um trabalho que dependa de três pessoas ou mais => plano seguido pelas pessoas envolvidas, com mudanças combinadas',
      '3: ensinar o próprio método de organização a alguém da equipe => método usado por outra pessoa em uma entrega',
    ),
  },
  {
    name: 'Foco em resultados',
    aliases:
      'resultados|foco em resultado|foco em resultados|orientação a resultados|metas|desempenho|performance|entrega|comprometimento'.split(
        '|',
      ),
    steps: ladder(
      '6: analisar com a liderança, a cada quinzena, os resultados => decisões tomadas em cada análise, com data para conferir',
      '2: acompanhar por semana um indicador e propor uma ação quando houver desvio => painel do indicador atualizado com ações registradas',
      '4: escrever o resultado esperado antes de cada entrega importante do mês e comparar ao final => entregas do mês com esperado e alcançado lado a lado',
      '2: assumir do plano ao resultado uma meta da equipe => meta acompanhada do início ao fim, com os desvios explicados',
      '2: dar as melhores horas da semana às duas atividades que mais pesam no resultado => o que foi concluído nessas horas e o efeito no resultado',
      '3: rever um processo para eliminar uma causa de desvio => causa eliminada e efeito verificado no indicador',
      '3: propor uma meta melhor para a própria frente, com linha de base e forma de medir => meta discutida com a liderança e primeira medição feita',
      '3: trocar com outra área a forma de acompanhar metas => uma forma de acompanhar trazida e testada',
    ),
  },
  {
    name: 'Resolução de problemas',
    aliases:
      'resolução de problemas|solução de problemas|problemas|pensamento crítico|pensamento analítico|causa raiz|raciocínio lógico|capacidade analítica'.split(
        '|',
      ),
    steps: ladder(
      '1: apresentar a análise a alguém de olhar crítico antes de agir => dois pontos da análise revistos depois dos questionamentos',
      '2: aplicar os cinco porquês em um problema da semana e testar uma ação => causa provável registrada, ação testada e efeito verificado',
      '2: descrever dois problemas da rotina com fato, lugar, frequência e efeito antes de propor saídas => as duas descrições e a saída escolhida para cada uma',
      '2: resolver um problema recorrente e comparar o antes e o depois => comparação conversada com quem vive o problema',
      '2: reunir dados de duas semanas sobre um problema da área e decidir a ação a partir deles => dados reunidos, conclusão e ação decidida',
      '3: conduzir um grupo de áreas diferentes na solução de um problema => solução testada e aceita pelas áreas participantes',
      '3: transformar em prevenção a solução de um problema que volta, com padrão e responsável => padrão em uso e problema sem repetição no período',
      '3: conduzir com alguém da equipe a análise de um problema, fazendo só perguntas => análise feita por quem respondeu às perguntas',
    ),
  },
  {
    name: 'Tomada de decisão',
    aliases: 'decisão|decisões|tomada de decisão|tomada de decisões|decidir|julgamento'.split('|'),
    steps: ladder(
      '6: debater uma decisão por quinzena com a liderança => critério usado na decisão e o que mudaria nela',
      '2: registrar uma decisão por semana, com opções, critério e resultado => registro de decisões com resultado avaliado',
      '4: definir antes de decidir o prazo e o critério de três escolhas do mês => três escolhas com prazo e critério cumpridos',
      '2: assumir as decisões de uma frente de trabalho, com limites combinados => decisões tomadas dentro dos limites combinados e efeitos registrados',
      '2: decidir com informação incompleta um caso do trabalho, com o risco por escrito e data para conferir => decisão, risco previsto e o que se confirmou',
      '3: conduzir uma decisão que envolva duas áreas => decisão comunicada às duas áreas, com o critério por escrito',
      '3: escrever com a equipe os critérios das decisões que se repetem => critérios em uso e três decisões tomadas com eles',
      '3: passar a outra pessoa uma decisão simples, com critério e limite combinados => decisão tomada por quem a recebeu e conversada depois',
    ),
  },
  {
    name: 'Criatividade e inovação',
    aliases: 'criatividade|inovação|criatividade e inovação|ideias|intraempreendedorismo'.split(
      '|',
    ),
    steps: ladder(
      '1: observar como outra área resolve problema parecido => uma ideia trazida da outra área e adaptada',
      '4: testar a cada mês uma ideia pequena, com resultado registrado => dois testes com aprendizado registrado',
      '2: levantar cinco formas diferentes de resolver um problema da rotina antes de escolher uma => as cinco formas e o motivo da escolhida',
      '2: conduzir um teste com cliente ou usuário real => o que o teste mostrou e o ajuste feito a partir dele',
      '2: combinar duas ideias que já existem na empresa em uma rotina da área => combinação testada e comparada com a forma atual',
      '3: liderar uma iniciativa nova, com teste, ajuste e adoção => iniciativa adotada, ajustada ou encerrada com o motivo registrado',
      '6: abrir na equipe um espaço quinzenal para ideias, com um teste escolhido a cada vez => ideias recebidas, testes feitos e o que ficou',
      '3: formar dupla com alguém de outra formação para desenvolver uma ideia => ideia desenvolvida em dupla, com a parte de cada pessoa',
    ),
  },
  {
    name: 'Negociação e influência',
    aliases:
      'negociação|influência|persuasão|argumentação|articulação|gestão de stakeholders'.split('|'),
    steps: ladder(
      '1: acompanhar uma negociação conduzida por uma pessoa de referência => três movimentos observados e um usado depois',
      '1: preparar e conduzir uma negociação do dia a dia, com opções e limites => acordo registrado com ganho para as partes',
      '4: escrever antes de cada negociação do mês o que quer, o que pode ceder e o que não pode => três preparações comparadas com os acordos obtidos',
      '2: construir com três áreas o apoio a uma proposta => apoio das três áreas registrado e objeções respondidas',
      '2: renegociar um acordo que já não serve bem a uma das partes => novo acordo, com o interesse de cada parte por escrito',
      '3: conduzir uma negociação com cliente ou fornecedor => acordo fechado, com concessões e ganhos anotados',
      '3: conduzir em etapas uma negociação com mais de duas partes => acordo final e o que mudou em cada etapa',
      '3: apoiar alguém da equipe na preparação de uma negociação => preparação feita por quem recebeu apoio e resultado obtido',
    ),
  },
  {
    name: 'Visão estratégica',
    aliases:
      'estratégia|visão estratégica|pensamento estratégico|planejamento estratégico|visão sistêmica|visão de negócio|visão do negócio|longo prazo'.split(
        '|',
      ),
    steps: ladder(
      '2: acompanhar uma reunião de planejamento e debater depois com a liderança => duas perguntas feitas e o que a reunião mudou no próprio trabalho',
      '1: relacionar cada projeto da frente a um objetivo da empresa e propor o corte de um que não contribua => proposta de prioridades discutida com a liderança',
      '2: explicar em uma página como o trabalho da própria frente contribui para um objetivo da empresa => página conversada com a liderança e usada com a equipe',
      '2: preparar um cenário com três opções para uma decisão da área => cenário com vantagens, riscos e recomendação por escrito',
      '4: acompanhar por um mês duas informações de mercado ou de clientes que afetem a área => leitura de uma página com o que muda no trabalho',
      '12: conduzir a revisão de prioridades do trimestre => prioridades do trimestre revistas e comunicadas',
      '3: propor uma escolha de longo prazo para a área, com o que deixar de fazer => proposta apresentada e próximo passo decidido',
      '3: trocar visões sobre o futuro da área com alguém de fora dela => duas visões comparadas e uma hipótese a testar',
    ),
  },
  {
    name: 'Gestão de projetos',
    aliases:
      'projetos|projeto|gestão de projetos|gestão de projeto|cronograma|scrum|kanban|pmo|escopo'.split(
        '|',
      ),
    steps: ladder(
      '1: pedir a alguém experiente a revisão do plano de um projeto => ajustes feitos em prazo, escopo ou riscos depois da revisão',
      '1: conduzir um projeto pequeno, com escopo, marcos e riscos => marcos entregues e lições registradas',
      '2: escrever em uma página o escopo de um trabalho: o que entra, o que não entra e quem decide => página aceita por quem pediu o trabalho',
      '6: conduzir e registrar uma reunião quinzenal de acompanhamento => decisões e pendências de cada reunião com responsável e data',
      '2: manter em dia o mapa de riscos de um projeto em curso e tratar o maior deles => riscos tratados e o que se evitou',
      '3: gerenciar um projeto entre áreas => entregas aceitas pelas áreas e riscos tratados a tempo',
      '3: recuperar com novo plano um projeto atrasado ou parado => novo plano aceito e primeiro marco cumprido',
      '3: orientar alguém em seu primeiro projeto, com uma conversa por semana => projeto da pessoa orientada no prazo ou replanejado a tempo',
    ),
  },
  {
    name: 'Melhoria de processos',
    aliases:
      'melhoria de processos|processos|processo|gestão de processos|melhoria contínua|lean|padronização'.split(
        '|',
      ),
    steps: ladder(
      '1: acompanhar por um dia quem usa o processo => pontos de espera e de repetição observados e anotados',
      '1: mapear com quem executa um processo e eliminar uma etapa sem valor => tempo ou erros antes e depois da etapa eliminada',
      '2: anotar por duas semanas onde o trabalho para ou volta e corrigir o ponto mais frequente => pontos anotados e o que mudou no mais frequente',
      '2: escrever e testar um padrão simples => padrão testado por outra pessoa e corrigido com ela',
      '2: medir antes e depois uma mudança pequena em um fluxo da área => medição das duas situações, com a decisão de manter ou não',
      '3: conduzir entre áreas uma melhoria e comparar o antes e o depois => comparação de tempo ou de erros conferida pelas duas áreas',
      '4: criar na equipe uma rotina mensal de melhoria, com uma mudança testada por mês => mudanças testadas e as que viraram padrão',
      '3: apoiar alguém da equipe em uma melhoria própria, do mapa ao teste => melhoria testada por quem recebeu o apoio',
    ),
  },
  {
    name: 'Qualidade e atenção aos detalhes',
    aliases:
      'qualidade|controle de qualidade|detalhes|atenção aos detalhes|atenção|conformidade'.split(
        '|',
      ),
    steps: ladder(
      '1: fazer conferência cruzada em dupla antes da entrega => erros encontrados na conferência cruzada e causa de cada um',
      '2: criar e usar uma lista de conferência nas entregas críticas => lista em uso e contagem semanal de erros',
      '4: parar e conferir em dois pontos fixos do trabalho, por quatro semanas => erros encontrados em cada ponto e o que foi corrigido antes da entrega',
      '2: registrar falhas por causa e tratar a mais frequente => contagem por causa antes e depois do tratamento',
      '4: rever as devoluções ou correções do mês e mudar um passo do trabalho => passo mudado e correções do mês seguinte',
      '3: definir com a equipe o padrão de aceite => padrão de aceite escrito e seguido pela equipe',
      '4: conduzir um mês sem falha repetida, com a causa tratada no mesmo dia => falhas do mês, causa e tratamento de cada uma',
      '3: ensinar a conferência a alguém da equipe e acompanhar por duas semanas => conferência feita por outra pessoa, com o que ela encontrou',
    ),
  },
  {
    name: 'Pontualidade',
    aliases:
      'pontualidade|assiduidade|cumprimento de horário|cumprimento de horários|frequência'.split(
        '|',
      ),
    steps: ladder(
      '1: conversar com a liderança sobre o que mais atrasa o começo do dia e o que a escala permite mudar => um ajuste combinado e a data para rever',
      '4: combinar com a liderança o horário de começo e o aviso de imprevisto, e cumprir os dois por quatro semanas => registro dos horários, conferido em conjunto a cada semana',
      '2: preparar na véspera o que o começo do trabalho pede e anotar o que ainda atrasa => causas de atraso anotadas e duas delas resolvidas',
      '4: começar com tudo pronto nos dias de maior movimento, por um mês => começo no horário nesses dias, com o posto preparado',
      '2: testar por duas semanas uma mudança na rotina de chegada e comparar os horários => horários de antes e de depois, lado a lado',
      '4: cuidar por um mês da abertura do trabalho da equipe => aberturas feitas no horário e pendências passadas a quem de direito',
      '3: propor à equipe um combinado simples de troca de horários e acompanhar o uso => combinado em uso e trocas feitas com aviso',
      '3: orientar quem está começando sobre os horários e os avisos da equipe => orientação dada e dúvidas respondidas',
    ),
  },
  {
    name: 'Segurança e normas do trabalho',
    aliases:
      'segurança do trabalho|segurança no trabalho|segurança operacional|normas regulamentadoras|norma regulamentadora|disciplina operacional|nr 10|nr 11|nr 12|nr 13|nr 18|nr 20|nr 31|nr 32|nr 33|nr 34|nr 35|nr-10|nr-12|nr-35|nr10|nr12|nr35'.split(
        '|',
      ),
    steps: ladder(
      '1: acompanhar uma inspeção feita por quem responde pela segurança => três pontos observados e um já corrigido no próprio posto',
      '4: fazer e registrar a verificação de segurança antes de cada início de tarefa, por um mês => registros completos de quatro semanas, conferidos por amostra',
      '2: executar com acompanhamento um procedimento que a norma pede => procedimento feito sem passo esquecido, conferido na lista',
      '2: conduzir a análise de risco de uma tarefa da rotina => riscos, medidas e responsáveis por escrito, antes do início da tarefa',
      '4: registrar quase acidentes e desvios do turno por um mês e propor a correção do mais frequente => registros do mês e uma correção em uso',
      '3: rever um procedimento com quem o executa e escrever a versão corrigida => versão aprovada por quem responde pela segurança e em uso no posto',
      '3: preparar e conduzir o treinamento prático de um colega => colega conferido na prática por quem responde pela segurança',
      '3: receber na frente de trabalho quem chega e mostrar os riscos e as proteções => quem chegou explica os riscos com as próprias palavras',
    ),
  },
];
