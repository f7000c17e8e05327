/*
 * What people in a post usually do, for a script that has no job description: beginnings of the words of a
 * position → tasks. Our own judgement; the leader is told that they are common in the post and to be checked.
 */
export const positionTasks: readonly { keys: string; tasks: readonly string[] }[] = [
  {
    keys: 'fibra telecom cabeament',
    tasks: [
      'instalar equipamentos na casa do cliente',
      'medir o sinal',
      'reparar falhas de rede',
      'orientar clientes sobre o uso',
    ],
  },
  {
    keys: 'veterin tosador banhist',
    tasks: [
      'atender animais',
      'orientar tutores',
      'registrar procedimentos',
      'higienizar equipamentos',
    ],
  },
  {
    keys: 'vigilant vigia porteir portar',
    tasks: [
      'controlar a entrada de pessoas e veículos',
      'registrar ocorrências',
      'orientar quem chega',
      'inspecionar as áreas',
    ],
  },
  {
    keys: 'cabeleir manicur esteticist barbeir',
    tasks: [
      'atender clientes',
      'preparar produtos e materiais',
      'higienizar instrumentos',
      'organizar a agenda',
    ],
  },
  {
    keys: 'farmac',
    tasks: [
      'orientar clientes sobre o uso de produtos',
      'conferir receitas',
      'controlar validade e estoque',
      'registrar dispensações',
    ],
  },
  {
    keys: 'instrumentador',
    tasks: [
      'preparar a mesa e os instrumentos',
      'conferir a contagem de materiais',
      'apoiar a equipe durante o procedimento',
      'registrar materiais usados',
    ],
  },
  {
    keys: 'tratorist ordenh vaqueir agropecuar safrist',
    tasks: [
      'operar máquinas e equipamentos',
      'acompanhar o manejo',
      'registrar a produção do dia',
      'inspecionar equipamentos antes do uso',
    ],
  },
  {
    keys: 'caixa',
    tasks: [
      'fechar o caixa',
      'atender clientes',
      'conferir valores e comprovantes',
      'orientar a equipe do caixa',
    ],
  },
  {
    keys: 'vend consultor comerc represent sdr closer balconista',
    tasks: [
      'atender clientes',
      'negociar condições de venda',
      'registrar vendas e contatos',
      'acompanhar a carteira de clientes',
    ],
  },
  {
    keys: 'recepc atend suporte sac telemarketing',
    tasks: [
      'atender o público',
      'registrar solicitações',
      'organizar a agenda',
      'orientar quem chega',
    ],
  },
  {
    keys: 'desenvolv program software backend frontend devops',
    tasks: [
      'desenvolver funcionalidades',
      'revisar código',
      'corrigir falhas em produção',
      'testar entregas',
    ],
  },
  {
    keys: 'dados bi cientist',
    tasks: [
      'analisar dados',
      'preparar relatórios',
      'validar a qualidade dos dados',
      'apresentar conclusões',
    ],
  },
  {
    keys: 'motorist entregador condutor',
    tasks: [
      'conferir a carga e os documentos',
      'planejar a rota',
      'entregar mercadorias',
      'inspecionar o veículo',
    ],
  },
  {
    keys: 'estoq almoxar conferente separador expedic repositor',
    tasks: ['receber mercadorias', 'separar pedidos', 'contar o estoque', 'organizar endereços'],
  },
  {
    keys: 'limpeza zelador faxin ajudante servente',
    tasks: [
      'organizar o local de trabalho',
      'limpar ambientes',
      'repor materiais',
      'apoiar a equipe nas tarefas do dia',
    ],
  },
  {
    keys: 'governant camareir',
    tasks: [
      'organizar a limpeza dos quartos',
      'conferir quartos antes da entrega',
      'controlar enxoval e materiais',
      'atender pedidos de hóspedes',
    ],
  },
  {
    keys: 'cozinh padeir confeit chapeir',
    tasks: [
      'preparar alimentos',
      'controlar validade e quantidade',
      'organizar a cozinha',
      'limpar equipamentos',
    ],
  },
  {
    keys: 'garcom garconete barman hostess',
    tasks: ['atender mesas', 'registrar pedidos', 'organizar o salão', 'receber clientes'],
  },
  {
    keys: 'enferm cuidador',
    tasks: [
      'acompanhar pacientes',
      'registrar cuidados',
      'administrar medicamentos',
      'orientar familiares',
    ],
  },
  {
    keys: 'professor educador instrutor monitor',
    tasks: ['planejar aulas', 'acompanhar a aprendizagem', 'avaliar alunos', 'orientar famílias'],
  },
  {
    keys: 'mecanic eletric manuten soldador instalador',
    tasks: [
      'inspecionar equipamentos',
      'reparar falhas',
      'registrar ordens de serviço',
      'seguir procedimentos de segurança',
    ],
  },
  {
    keys: 'pedreir mestre obra',
    tasks: [
      'conferir medidas e prumo',
      'organizar a frente de trabalho',
      'controlar materiais',
      'seguir procedimentos de segurança',
    ],
  },
  {
    keys: 'operador producao torneir',
    tasks: [
      'operar equipamentos',
      'conferir a qualidade das peças',
      'registrar a produção',
      'limpar o posto de trabalho',
    ],
  },
  {
    keys: 'financ contab fiscal tesour',
    tasks: [
      'conciliar contas',
      'conferir lançamentos',
      'preparar o fechamento',
      'atender prazos legais',
    ],
  },
  {
    keys: 'rh recrut departamento pessoal',
    tasks: [
      'acompanhar admissões e desligamentos',
      'atender colaboradores',
      'conferir a folha',
      'orientar lideranças',
    ],
  },
  {
    keys: 'market social media redator conteudo',
    tasks: ['planejar campanhas', 'produzir conteúdo', 'acompanhar resultados', 'revisar textos'],
  },
  {
    keys: 'design ux ui',
    tasks: [
      'entender a necessidade de quem usa',
      'desenhar propostas',
      'testar protótipos',
      'apresentar soluções',
    ],
  },
  {
    keys: 'produto product projeto scrum pmo',
    tasks: ['definir prioridades', 'acompanhar entregas', 'alinhar áreas', 'apresentar resultados'],
  },
  {
    keys: 'compras comprador suprimento',
    tasks: [
      'cotar preços',
      'negociar com fornecedores',
      'acompanhar entregas',
      'controlar contratos',
    ],
  },
  {
    keys: 'gerente coordenador supervisor encarregado lider chefe',
    tasks: [
      'organizar a escala e as prioridades',
      'acompanhar resultados',
      'orientar a equipe',
      'resolver imprevistos',
    ],
  },
  {
    keys: 'assistente auxiliar adm secretari analista',
    tasks: [
      'organizar documentos',
      'preparar relatórios',
      'atender outras áreas',
      'controlar prazos',
    ],
  },
];
