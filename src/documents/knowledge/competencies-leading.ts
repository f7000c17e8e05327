import type { Competency } from './competency.ts';

/** How people lead, look ahead and serve customers. */
export const leadingCompetencies: readonly Competency[] = [
  {
    code: 'C17',
    name: 'Liderança',
    nature: 'comportamental',
    keys: ['lideranca', 'liderar', 'lider', 'gestao de pessoas', 'gestao de equipe'],
    levels: [
      'Coordena tarefas sem clareza de papéis.',
      'Orienta pessoas em tarefas conhecidas.',
      'Define rumo, acompanha e dá retorno.',
      'Desenvolve pessoas e sustenta resultados em mudanças.',
      'Forma lideranças e influencia a cultura.',
    ],
    practice: [
      [
        'Conduzir conversas individuais quinzenais com pauta e registro',
        'conversas individuais realizadas e retorno da equipe registrado',
      ],
      [
        'Liderar uma entrega da equipe com metas e papéis definidos',
        'metas e papéis conhecidos por toda a equipe e entrega concluída',
      ],
      [
        'Conduzir uma mudança relevante da área',
        'o que mudou, quem participou e como a equipe respondeu',
      ],
    ],
    exchange: [
      [
        'Receber mentoria mensal de uma liderança experiente',
        'uma decisão de liderança revista depois de cada encontro',
      ],
      [
        'Pedir retorno à equipe sobre três comportamentos de liderança',
        'um comportamento ajustado e comunicado à equipe',
      ],
    ],
    study: [
      'Estudar liderança situacional e feedback',
      'plano de acompanhamento de uma pessoa, escrito com o que estudou',
    ],
  },
  {
    code: 'C18',
    name: 'Delegação',
    nature: 'comportamental',
    keys: ['delegac', 'delegar', 'centraliz', 'microgestao'],
    levels: [
      'Faz tudo por conta própria.',
      'Passa tarefas sem contexto.',
      'Delega com resultado esperado, prazo e limites.',
      'Delega desafios que desenvolvem pessoas.',
      'Cria autonomia: a equipe decide bem sem a presença da liderança.',
    ],
    practice: [
      [
        'Delegar uma entrega com resultado, prazo e alçada por escrito',
        'combinado por escrito e entrega concluída por quem a recebeu',
      ],
      [
        'Acompanhar uma entrega delegada só pelos marcos, por quatro semanas',
        'registro semanal das decisões tomadas por quem recebeu a entrega',
      ],
      [
        'Transferir uma responsabilidade inteira a outra pessoa, com preparação e data de passagem',
        'responsabilidade transferida na data combinada, com período de apoio',
      ],
    ],
    exchange: [
      [
        'Revisar com a liderança o que pode deixar de fazer',
        'lista do que sai da rotina e de quem assume cada item',
      ],
      [
        'Perguntar à equipe de que informação sente falta ao receber tarefas',
        'dois ajustes feitos a partir das respostas da equipe',
      ],
    ],
    study: [
      'Estudar níveis de delegação',
      'três tarefas que podem ser transferidas, com o motivo de cada escolha',
    ],
  },
  {
    code: 'C19',
    name: 'Desenvolvimento de pessoas',
    nature: 'comportamental',
    keys: ['desenvolvimento de pessoas', 'mentoria', 'treinar', 'coaching', 'ensinar', 'capacitar'],
    levels: [
      'Não acompanha o crescimento das pessoas.',
      'Explica tarefas quando pedem.',
      'Combina objetivos e acompanha.',
      'Dá desafios sob medida e retorno frequente.',
      'Prepara sucessões e forma pessoas que ensinam outras.',
    ],
    practice: [
      [
        'Montar com uma pessoa um plano de três meses e acompanhar a cada quinzena',
        'evolução de uma pessoa registrada com exemplos',
      ],
      [
        'Propor a alguém um desafio acima do nível atual, com apoio combinado',
        'relato do desafio, do apoio dado e do que a pessoa aprendeu',
      ],
      [
        'Preparar uma pessoa para cobrir uma das suas responsabilidades nas ausências',
        'ausência coberta sem interrupção do trabalho',
      ],
    ],
    exchange: [
      [
        'Trocar práticas com outra liderança uma vez por mês',
        'uma prática trocada e testada a cada mês',
      ],
      [
        'Pedir às pessoas acompanhadas retorno sobre o apoio recebido',
        'um ajuste na forma de apoiar, feito a pedido das pessoas',
      ],
    ],
    study: [
      'Estudar conversa de desenvolvimento e PDI',
      'roteiro de conversa de desenvolvimento pronto e usado uma vez',
    ],
  },
  {
    code: 'C20',
    name: 'Visão estratégica',
    nature: 'comportamental',
    keys: [
      'estrateg',
      'planejamento estrategico',
      'visao sistemica',
      'visao de negocio',
      'longo prazo',
      'negocio',
    ],
    levels: [
      'Concentra-se na tarefa do dia.',
      'Entende a meta da área.',
      'Relaciona o trabalho com os objetivos da empresa.',
      'Antecipa cenários e propõe prioridades.',
      'Orienta escolhas de longo prazo.',
    ],
    practice: [
      [
        'Relacionar cada projeto da frente a um objetivo da empresa e propor o corte de um que não contribua',
        'proposta de prioridades discutida com a liderança',
      ],
      [
        'Preparar um cenário com três opções para uma decisão da área',
        'cenário com vantagens, riscos e recomendação por escrito',
      ],
      [
        'Conduzir a revisão de prioridades do trimestre',
        'prioridades do trimestre revistas e comunicadas',
      ],
    ],
    exchange: [
      [
        'Acompanhar uma reunião de planejamento e debater depois com a liderança',
        'duas perguntas feitas e o que a reunião mudou no próprio trabalho',
      ],
      [
        'Conversar com pessoas de duas áreas sobre metas e restrições',
        'mapa das metas e restrições das duas áreas',
      ],
    ],
    study: [
      'Estudar estratégia e o mercado da empresa',
      'uma página sobre o mercado e o efeito na própria frente',
    ],
  },
  {
    code: 'C21',
    name: 'Foco no cliente',
    nature: 'comportamental',
    keys: ['cliente', 'atendimento', 'experiencia do cliente', 'cortesia', 'pos venda'],
    levels: [
      'Atende sem confirmar a necessidade.',
      'Segue o roteiro em casos simples.',
      'Entende a necessidade e resolve no prazo.',
      'Antecipa dúvidas e recupera clientes insatisfeitos.',
      'Muda processos a partir da voz do cliente.',
    ],
    practice: [
      [
        'Registrar e tratar os três motivos de contato mais frequentes',
        'motivos de contato reduzidos ou tratados, com registro',
      ],
      [
        'Acompanhar um cliente do pedido à solução',
        'caminho do cliente descrito, com os pontos de espera e de dúvida',
      ],
      [
        'Propor e testar uma mudança a partir de reclamações',
        'mudança testada e comparação das reclamações antes e depois',
      ],
    ],
    exchange: [
      [
        'Acompanhar atendimentos de uma pessoa de referência',
        'duas condutas observadas e uma adotada no atendimento',
      ],
      [
        'Ouvir dois clientes sobre a experiência',
        'o que os dois clientes disseram e a providência tomada',
      ],
    ],
    study: [
      'Estudar atendimento e linguagem clara',
      'respostas mais usadas reescritas em linguagem clara',
    ],
  },
  {
    code: 'C22',
    name: 'Vendas',
    nature: 'técnica',
    keys: ['venda', 'comercial', 'prospecc', 'fechamento', 'funil', 'crm'],
    levels: [
      'Apresenta o produto sem investigar a necessidade.',
      'Segue o roteiro com apoio.',
      'Diagnostica, propõe e acompanha o funil.',
      'Fecha negócios complexos e mantém a carteira.',
      'Cria abordagens usadas por outras pessoas.',
    ],
    practice: [
      [
        'Usar roteiro de perguntas em todas as conversas da semana e registrar objeções',
        'objeções mais frequentes registradas, com as respostas testadas',
      ],
      [
        'Revisar o funil toda semana com próximo passo e data',
        'funil atualizado, com próximo passo e data em cada oportunidade',
      ],
      [
        'Conduzir uma negociação complexa do diagnóstico ao fechamento',
        'negociação concluída e lições conversadas com a liderança',
      ],
    ],
    exchange: [
      [
        'Acompanhar duas reuniões de quem tem boa conversão',
        'perguntas e argumentos observados, com um deles já testado',
      ],
      ['Simular objeções em dupla', 'respostas às objeções ensaiadas e ajustadas'],
    ],
    study: ['Estudar venda consultiva', 'roteiro de diagnóstico escrito com base no estudo'],
  },
];
