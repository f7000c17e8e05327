import type { Competency } from './competency.ts';

/** Tools and technical domains. */
export const technicalCompetencies: readonly Competency[] = [
  {
    code: 'C23',
    name: 'Análise de dados',
    nature: 'técnica',
    keys: ['dados', 'analise de dados', 'indicador', 'bi', 'power bi', 'sql', 'estatistica'],
    levels: [
      'Usa números sem conferir.',
      'Lê relatórios prontos.',
      'Monta análises e conclui com clareza.',
      'Cruza fontes e recomenda ações.',
      'Cria indicadores que orientam decisões.',
    ],
    practice: [
      [
        'Responder a uma pergunta real da área com dados e uma página de conclusão',
        'análise usada em uma decisão registrada',
      ],
      [
        'Montar e manter um painel simples',
        'painel consultado pela área e mantido sem erro por um mês',
      ],
      [
        'Conduzir uma análise que apoie uma decisão da direção',
        'recomendação apresentada e decisão da direção registrada',
      ],
    ],
    exchange: [
      [
        'Revisar a análise com alguém experiente em dados',
        'erros e melhorias apontados na revisão, já corrigidos',
      ],
      [
        'Apresentar a análise à área usuária e ajustar',
        'ajustes pedidos pela área usuária e atendidos',
      ],
    ],
    study: [
      'Estudar leitura crítica de dados e a ferramenta da área',
      'um relatório antigo relido, com limites e cuidados anotados',
    ],
  },
  {
    code: 'C24',
    name: 'Excel e planilhas',
    nature: 'técnica',
    keys: ['excel', 'planilha', 'google sheets', 'tabela dinamica'],
    levels: [
      'Preenche planilhas prontas.',
      'Usa filtros e somas.',
      'Usa funções de busca, tabelas dinâmicas e validação.',
      'Automatiza relatórios e evita erros.',
      'Cria modelos confiáveis para a área.',
    ],
    practice: [
      [
        'Refazer uma planilha da rotina com validação e fórmulas',
        'planilha em uso, com tempo de preenchimento antes e depois',
      ],
      [
        'Criar um relatório com tabela dinâmica, atualizado toda semana',
        'relatório atualizado toda semana e usado pela área',
      ],
      ['Automatizar um relatório manual', 'tempo gasto no relatório antes e depois da automação'],
    ],
    exchange: [
      [
        'Resolver dúvidas em dupla com quem domina a ferramenta',
        'lista de dúvidas resolvidas e onde cada solução foi usada',
      ],
      ['Ensinar uma função nova à equipe', 'função usada por outra pessoa sem ajuda'],
    ],
    study: [
      'Fazer uma trilha de planilhas adequada ao nível atual',
      'exercícios da trilha refeitos com dados da rotina',
    ],
  },
  {
    code: 'C25',
    name: 'Gestão de projetos',
    nature: 'técnica',
    keys: ['projeto', 'cronograma', 'scrum', 'kanban', 'pmo', 'escopo'],
    levels: [
      'Executa tarefas sem visão do todo.',
      'Acompanha tarefas com modelo.',
      'Planeja escopo, prazo e riscos e comunica.',
      'Gerencia projetos com várias áreas.',
      'Define métodos e orienta outras pessoas.',
    ],
    practice: [
      [
        'Conduzir um projeto pequeno com escopo, marcos e riscos',
        'marcos entregues e lições registradas',
      ],
      [
        'Conduzir uma reunião quinzenal de acompanhamento, com registro',
        'decisões e pendências de cada reunião com responsável e data',
      ],
      [
        'Gerenciar um projeto entre áreas',
        'entregas aceitas pelas áreas e riscos tratados a tempo',
      ],
    ],
    exchange: [
      [
        'Pedir revisão do plano a alguém experiente',
        'ajustes feitos em prazo, escopo ou riscos depois da revisão',
      ],
      [
        'Participar do encerramento de outro projeto',
        'duas lições do outro projeto levadas para o próprio plano',
      ],
    ],
    study: [
      'Estudar fundamentos de projetos e quadro kanban',
      'quadro do trabalho em curso montado e revisto toda semana',
    ],
  },
  {
    code: 'C26',
    name: 'Melhoria de processos',
    nature: 'técnica',
    keys: ['processo', 'melhoria continua', 'lean', 'padronizac', 'fluxo', 'pop'],
    levels: [
      'Segue o processo sem questionar.',
      'Aponta falhas.',
      'Mapeia e melhora um fluxo.',
      'Reduz etapas e erros com dados.',
      'Cria cultura de melhoria.',
    ],
    practice: [
      [
        'Mapear um processo com quem executa e eliminar uma etapa sem valor',
        'tempo ou erros antes e depois da etapa eliminada',
      ],
      [
        'Escrever e testar um padrão simples',
        'padrão testado por outra pessoa e corrigido com ela',
      ],
      [
        'Conduzir uma melhoria entre áreas e comparar o antes e o depois',
        'comparação de tempo ou de erros conferida pelas duas áreas',
      ],
    ],
    exchange: [
      [
        'Acompanhar por um dia quem usa o processo',
        'pontos de espera e de repetição observados e anotados',
      ],
      [
        'Apresentar a proposta a quem executa e ajustar',
        'ajustes pedidos por quem executa e já incluídos',
      ],
    ],
    study: [
      'Estudar mapeamento de processos e PDCA',
      'mapa de um fluxo da própria área, com uma melhoria proposta',
    ],
  },
  {
    code: 'C27',
    name: 'Qualidade e atenção aos detalhes',
    nature: 'técnica',
    keys: ['qualidade', 'detalhe', 'atencao', 'precisao', 'erro', 'conformidade'],
    levels: [
      'Entrega com erros que voltam.',
      'Corrige o que outras pessoas apontam.',
      'Confere antes de entregar.',
      'Previne erros com listas e padrões.',
      'Eleva o padrão da área.',
    ],
    practice: [
      [
        'Criar e usar uma lista de conferência nas entregas críticas',
        'lista em uso e contagem semanal de erros',
      ],
      [
        'Registrar erros por causa e tratar a mais frequente',
        'contagem dos erros por causa e tratamento da mais frequente',
      ],
      ['Definir com a equipe o padrão de aceite', 'padrão de aceite escrito e seguido pela equipe'],
    ],
    exchange: [
      [
        'Fazer conferência cruzada em dupla antes da entrega',
        'erros encontrados na conferência cruzada e causa de cada um',
      ],
      [
        'Pedir ao cliente interno os critérios de qualidade',
        'critérios de quem recebe incluídos na própria conferência',
      ],
    ],
    study: [
      'Estudar ferramentas simples de qualidade',
      'uma ferramenta de qualidade aplicada a uma entrega real',
    ],
  },
  {
    code: 'C28',
    name: 'Conhecimento técnico da função',
    nature: 'técnica',
    keys: [
      'tecnic',
      'programac',
      'python',
      'java',
      'software',
      'sistema',
      'ferramenta',
      'erp',
      'manutencao',
      'operac',
      'seguranca',
      'javascript',
      'typescript',
      'nuvem',
      'arquitetura',
      'automacao',
      'empilhadeira',
      'wms',
      'sap',
      'enfermagem',
      'curativo',
      'vacina',
      'farmac',
      'solda',
      'eletric',
      'mecanic',
      'autocad',
      'figma',
      'design',
      'laboratori',
      'didatic',
      'usinagem',
      'instalac',
    ],
    levels: [
      'Conhece o básico de {competencia} e precisa de acompanhamento.',
      'Executa tarefas simples de {competencia}.',
      'Trabalha com autonomia em {competencia}.',
      'Resolve casos complexos e orienta colegas em {competencia}.',
      'É referência em {competencia} e define padrões.',
    ],
    practice: [
      [
        'Executar uma tarefa real de {competencia} com acompanhamento',
        'entrega aceita sem correção relevante',
      ],
      [
        'Assumir uma entrega completa que use {competencia}',
        'entrega completa aceita por quem a recebeu',
      ],
      [
        'Resolver um caso complexo de {competencia} e documentar a solução',
        'solução documentada e consultada por outra pessoa',
      ],
    ],
    exchange: [
      [
        'Trabalhar em dupla com uma pessoa de referência em {competencia}',
        'tarefa refeita sem ajuda depois do trabalho em dupla',
      ],
      [
        'Apresentar à equipe o que aprendeu sobre {competencia}',
        'dúvidas da equipe respondidas e material compartilhado',
      ],
    ],
    study: [
      'Concluir uma trilha de {competencia} adequada ao nível atual',
      'uma tarefa da rotina resolvida com o que aprendeu',
    ],
  },
  {
    code: 'C29',
    name: 'Finanças e orçamento',
    nature: 'técnica',
    keys: ['financ', 'orcamento', 'custo', 'dre', 'fluxo de caixa', 'contab'],
    levels: [
      'Desconhece os custos da própria área.',
      'Lê relatórios simples com apoio.',
      'Acompanha orçamento e explica desvios.',
      'Projeta cenários e recomenda cortes ou investimentos.',
      'Orienta decisões financeiras da empresa.',
    ],
    practice: [
      [
        'Acompanhar um centro de custo todo mês e explicar os desvios',
        'explicação mensal de desvios entregue no prazo',
      ],
      ['Montar o orçamento de uma iniciativa', 'orçamento montado, com as premissas por escrito'],
      [
        'Apresentar um cenário financeiro para uma decisão',
        'cenário apresentado e pergunta da decisão respondida',
      ],
    ],
    exchange: [
      [
        'Revisar os números com o financeiro uma vez por mês',
        'dúvidas tratadas com o financeiro e números corrigidos',
      ],
      [
        'Conversar com outra área sobre controle de custos',
        'um controle de custos adaptado à própria área',
      ],
    ],
    study: [
      'Estudar finanças para não financeiros',
      'relatório da área comentado com os termos estudados',
    ],
  },
  {
    code: 'C30',
    name: 'Inglês e outros idiomas',
    nature: 'técnica',
    keys: ['ingles', 'espanhol', 'idioma', 'lingua', 'conversac'],
    levels: [
      'Entende palavras e frases soltas.',
      'Lê textos simples e se apresenta.',
      'Participa de reuniões e escreve com apoio.',
      'Conduz reuniões e negocia.',
      'Atua com fluência em temas complexos.',
    ],
    practice: [
      [
        'Ler e resumir um material de trabalho por semana no idioma',
        'quatro resumos revisados e uma situação real de uso',
      ],
      [
        'Escrever e responder mensagens de trabalho no idioma',
        'mensagens trocadas no idioma, com as correções recebidas',
      ],
      [
        'Conduzir parte de uma reunião no idioma',
        'parte da reunião conduzida e retorno de quem participou',
      ],
    ],
    exchange: [
      [
        'Conversar 30 minutos por semana com alguém que pratique o idioma',
        'vocabulário novo anotado e usado na conversa seguinte',
      ],
      [
        'Pedir revisão de um texto a quem tem fluência',
        'texto revisado e erros frequentes listados',
      ],
    ],
    study: [
      'Fazer aulas regulares com avaliação de nível',
      'avaliação de nível no início e no fim das aulas',
    ],
  },
];
