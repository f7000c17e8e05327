import type { Competency } from './competency.ts';

/** How people organise, decide and solve. */
export const workingCompetencies: readonly Competency[] = [
  {
    code: 'C09',
    name: 'Proatividade',
    nature: 'comportamental',
    keys: ['proativ', 'iniciativa', 'autonomia', 'protagonismo', 'dono'],
    levels: [
      'Age quando recebe orientação direta.',
      'Sugere, mas espera que alguém faça.',
      'Age dentro da própria função e avisa.',
      'Antecipa problemas e traz solução pronta para decidir.',
      'Cria oportunidades que mudam o resultado da área.',
    ],
    practice: [
      [
        'Trazer à reunião semanal um problema com uma proposta de solução',
        'uma melhoria implantada e registrada',
      ],
      [
        'Implantar uma melhoria simples do início ao fim',
        'melhoria em funcionamento e efeito descrito por quem a usa',
      ],
      [
        'Assumir um tema sem responsável e apresentar resultado',
        'resultado do tema apresentado na reunião da equipe',
      ],
    ],
    exchange: [
      [
        'Combinar com a liderança o que pode decidir sem consulta',
        'lista do que pode decidir sem consulta, revista após um mês',
      ],
      [
        'Conversar com uma pessoa de referência sobre como escolhe suas iniciativas',
        'uma iniciativa escolhida com o critério aprendido',
      ],
    ],
    study: [
      'Estudar solução de problemas e melhoria contínua',
      'um problema da rotina descrito com causa e proposta',
    ],
  },
  {
    code: 'C10',
    name: 'Gestão do tempo',
    nature: 'comportamental',
    keys: ['tempo', 'priorizac', 'prioridade', 'pontualidade', 'prazos'],
    levels: [
      'Perde prazos e avisa tarde.',
      'Cumpre prazos com lembretes.',
      'Prioriza a semana e avisa riscos com antecedência.',
      'Negocia prazos e protege o que é importante.',
      'Organiza o ritmo da equipe sem urgência permanente.',
    ],
    practice: [
      [
        'Planejar a semana às segundas-feiras, com três prioridades, e revisar às sextas',
        'prioridades da semana e entregas no prazo, registradas por um mês',
      ],
      [
        'Reservar dois blocos de trabalho sem interrupção por semana',
        'o que foi concluído nos blocos protegidos, anotado por um mês',
      ],
      [
        'Renegociar com antecedência toda entrega em risco, com nova data',
        'novas datas aceitas por quem recebe as entregas e cumpridas',
      ],
    ],
    exchange: [
      [
        'Revisar a agenda com a liderança a cada quinzena',
        'uma atividade adiada, dividida ou encerrada a cada revisão',
      ],
      [
        'Conversar com quem entrega no prazo e adotar um dos seus métodos',
        'método adotado por quatro semanas e avaliado ao final',
      ],
    ],
    study: [
      'Estudar priorização por importância e urgência',
      'agenda de uma semana reorganizada pelo método estudado',
    ],
  },
  {
    code: 'C11',
    name: 'Planejamento e organização',
    nature: 'comportamental',
    keys: ['planejamento', 'organizac', 'planejar', 'disciplina', 'metodo'],
    levels: [
      'Começa sem plano e perde informações.',
      'Usa lista simples com apoio.',
      'Planeja etapas, prazos e recursos.',
      'Prevê riscos e mantém tudo atualizado.',
      'Cria métodos de planejamento usados por outras pessoas.',
    ],
    practice: [
      [
        'Montar o plano de uma entrega com etapas, datas e responsáveis',
        'plano cumprido com desvios registrados',
      ],
      [
        'Manter um quadro de acompanhamento atualizado toda semana',
        'quadro consultado pela equipe nas conversas de acompanhamento',
      ],
      [
        'Planejar o próximo trimestre da frente de trabalho',
        'plano do trimestre conversado e aceito pela liderança',
      ],
    ],
    exchange: [
      [
        'Revisar o plano com alguém experiente antes de começar',
        'dois ajustes feitos no plano antes do início',
      ],
      [
        'Acompanhar o planejamento de outra área',
        'uma prática da outra área adaptada à própria frente',
      ],
    ],
    study: [
      'Estudar cronograma e quadro de tarefas',
      'cronograma de uma entrega real montado com o que estudou',
    ],
  },
  {
    code: 'C12',
    name: 'Foco em resultados',
    nature: 'comportamental',
    keys: [
      'resultado',
      'foco em resultado',
      'metas',
      'desempenho',
      'performance',
      'entrega',
      'comprometimento',
    ],
    levels: [
      'Executa tarefas sem olhar o resultado.',
      'Conhece a meta, mas acompanha pouco.',
      'Acompanha indicadores e corrige desvios.',
      'Supera metas sem perder qualidade.',
      'Define metas melhores e mobiliza outras pessoas.',
    ],
    practice: [
      [
        'Acompanhar um indicador por semana e propor uma ação quando houver desvio',
        'painel do indicador atualizado com ações registradas',
      ],
      [
        'Assumir uma meta da equipe do plano ao resultado',
        'meta acompanhada do início ao fim, com os desvios explicados',
      ],
      [
        'Rever um processo para eliminar uma causa de desvio',
        'causa eliminada e efeito verificado no indicador',
      ],
    ],
    exchange: [
      [
        'Analisar os resultados com a liderança a cada quinzena',
        'decisões tomadas em cada análise, com data para conferir',
      ],
      [
        'Conversar com quem alcança uma meta parecida e adotar uma prática',
        'prática adotada e comparação do antes e do depois',
      ],
    ],
    study: [
      'Estudar indicadores e metas',
      'indicador da própria frente descrito com fórmula, fonte e frequência',
    ],
  },
  {
    code: 'C13',
    name: 'Resolução de problemas',
    nature: 'comportamental',
    keys: [
      'resolucao de problema',
      'problema',
      'analitic',
      'pensamento critico',
      'causa raiz',
      'raciocinio',
    ],
    levels: [
      'Leva o problema adiante sem analisar.',
      'Resolve casos simples com orientação.',
      'Identifica a causa e verifica se resolveu.',
      'Resolve casos complexos com dados.',
      'Previne problemas e ensina o método.',
    ],
    practice: [
      [
        'Aplicar os cinco porquês em um problema da semana e testar uma ação',
        'causa provável registrada, ação testada e efeito verificado',
      ],
      [
        'Resolver um problema recorrente e comparar o antes e o depois',
        'comparação do antes e do depois conversada com quem vive o problema',
      ],
      [
        'Conduzir um grupo de áreas diferentes na solução de um problema',
        'solução testada e aceita pelas áreas participantes',
      ],
    ],
    exchange: [
      [
        'Apresentar a análise a alguém de olhar crítico antes de agir',
        'dois pontos da análise revistos depois dos questionamentos',
      ],
      [
        'Participar de uma análise de causa com alguém experiente',
        'anotação do método usado e de onde repeti-lo',
      ],
    ],
    study: ['Estudar causa raiz e PDCA', 'ciclo completo aplicado a um problema pequeno da rotina'],
  },
  {
    code: 'C14',
    name: 'Tomada de decisão',
    nature: 'comportamental',
    keys: ['decisao', 'decidir', 'julgamento', 'criterio'],
    levels: [
      'Adia ou transfere decisões simples.',
      'Decide com aprovação prévia.',
      'Decide na própria alçada com critério.',
      'Decide com informação incompleta e acompanha o risco.',
      'Cria critérios que melhoram as decisões da área.',
    ],
    practice: [
      [
        'Registrar uma decisão por semana com opções, critério e resultado',
        'registro de decisões com resultado avaliado',
      ],
      [
        'Assumir as decisões de uma frente de trabalho, com limites combinados',
        'decisões tomadas dentro dos limites combinados e efeitos registrados',
      ],
      [
        'Conduzir uma decisão que envolva duas áreas',
        'decisão comunicada às duas áreas, com o critério por escrito',
      ],
    ],
    exchange: [
      [
        'Debater uma decisão por quinzena com a liderança',
        'critério usado na decisão e o que mudaria nela',
      ],
      [
        'Ouvir duas opiniões contrárias antes de decidir',
        'as duas opiniões registradas e o peso que tiveram na escolha',
      ],
    ],
    study: [
      'Estudar vieses e critérios de decisão',
      'lista própria de critérios usada em uma decisão real',
    ],
  },
  {
    code: 'C15',
    name: 'Criatividade e inovação',
    nature: 'comportamental',
    keys: ['criativ', 'inovac', 'ideias', 'inovador'],
    levels: [
      'Repete o que já existe.',
      'Contribui com ideias quando convidam.',
      'Propõe e testa melhorias.',
      'Conecta ideias de outras áreas e gera ganho.',
      'Cria ambiente seguro para testar e aprender.',
    ],
    practice: [
      [
        'Testar uma ideia pequena por mês com resultado registrado',
        'dois testes com aprendizado registrado',
      ],
      [
        'Conduzir um teste com cliente ou usuário real',
        'o que o teste mostrou e o ajuste feito a partir dele',
      ],
      [
        'Liderar uma iniciativa nova com teste, ajuste e adoção',
        'iniciativa adotada, ajustada ou encerrada com o motivo registrado',
      ],
    ],
    exchange: [
      [
        'Observar como outra área resolve problema parecido',
        'uma ideia trazida da outra área e adaptada',
      ],
      ['Conduzir uma sessão de ideias com a equipe', 'ideias reunidas e uma escolhida para teste'],
    ],
    study: [
      'Estudar métodos de ideação e teste rápido',
      'um teste rápido desenhado com hipótese e prazo',
    ],
  },
  {
    code: 'C16',
    name: 'Negociação e influência',
    nature: 'comportamental',
    keys: ['negociac', 'influencia', 'persuasao', 'argumentac', 'stakeholder', 'articulac'],
    levels: [
      'Cede ou impõe sem negociar.',
      'Negocia temas simples com roteiro.',
      'Busca interesses comuns e fecha acordos claros.',
      'Negocia sob pressão e mantém a relação.',
      'Constrói apoio para decisões de grande impacto.',
    ],
    practice: [
      [
        'Preparar e conduzir uma negociação interna com opções e limites',
        'acordo registrado com ganho para as partes',
      ],
      [
        'Construir apoio a uma proposta com três áreas',
        'apoio das três áreas registrado e objeções respondidas',
      ],
      [
        'Conduzir uma negociação com cliente ou fornecedor',
        'acordo fechado, com concessões e ganhos anotados',
      ],
    ],
    exchange: [
      [
        'Acompanhar uma negociação conduzida por uma pessoa de referência',
        'três movimentos observados e um usado depois',
      ],
      [
        'Simular a negociação com a liderança',
        'simulação revista, com opções e limites por escrito',
      ],
    ],
    study: [
      'Estudar negociação por interesses',
      'interesses das partes mapeados antes de uma conversa real',
    ],
  },
];
