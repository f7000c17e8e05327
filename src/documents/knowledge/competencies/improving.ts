import { steps, type Competency } from '../competency.ts';

/** How people run projects, improve processes, keep quality and master their craft. */
export const improvingCompetencies: readonly Competency[] = [
  {
    code: 'C25',
    name: 'Gestão de projetos',
    nature: 'técnica',
    keys: 'projeto|cronograma|scrum|kanban|pmo|escopo'.split('|'),
    levels: [
      'Executa tarefas sem visão do todo.',
      'Acompanha tarefas com modelo.',
      'Planeja escopo, prazo e riscos e comunica.',
      'Gerencia projetos com várias áreas.',
      'Define métodos e orienta outras pessoas.',
    ],
    practice: steps(
      'Conduzir um projeto pequeno[| {ligado}], com escopo, marcos e riscos => marcos entregues e lições registradas',
      'Escrever em uma página o escopo de um trabalho[| {ligado}]: o que entra, o que não entra e quem decide => página aceita por quem pediu o trabalho',
      'Conduzir e registrar uma reunião quinzenal de acompanhamento[| {de tema}] => decisões e pendências de cada reunião com responsável e data',
      'Manter em dia o mapa de riscos de um projeto em curso[| ligado {a tema}] e tratar o maior deles => riscos tratados e o que se evitou',
      'Gerenciar um projeto entre áreas[| {ligado}] => entregas aceitas pelas áreas e riscos tratados a tempo',
      'Recuperar com novo plano um projeto atrasado ou parado[| ligado {a tema}] => novo plano aceito e primeiro marco cumprido',
    ),
    exchange: steps(
      'Pedir a alguém experiente a revisão do plano de um projeto => ajustes feitos em prazo, escopo ou riscos depois da revisão',
      'Participar do encerramento de outro projeto => duas lições do outro projeto levadas para o próprio plano',
      'Perguntar às áreas envolvidas, no meio do projeto, o que precisa mudar => mudanças pedidas e as que foram aceitas',
      'Conversar com quem patrocina o projeto sobre o resultado que mais importa => resultado confirmado por escrito e plano ajustado a ele',
      'Conduzir com a equipe uma reunião de lições aprendidas => três lições e onde cada uma será usada',
      'Orientar alguém em seu primeiro projeto, com uma conversa por semana => projeto da pessoa orientada no prazo ou replanejado a tempo',
    ),
    study: steps(
      'Estudar fundamentos de projetos e quadro kanban => quadro do trabalho em curso montado e revisto toda semana',
      'Estudar gestão de riscos, escopo e partes interessadas => lista de partes interessadas de um projeto e o que cada uma espera',
      'Estudar gestão de vários projetos ao mesmo tempo => carteira de projetos em uma página, com ordem e capacidade',
    ),
  },
  {
    code: 'C26',
    name: 'Melhoria de processos',
    nature: 'técnica',
    keys: 'processo|melhoria continua|lean|padronizac|fluxo|pop'.split('|'),
    levels: [
      'Segue o processo sem questionar.',
      'Aponta falhas.',
      'Mapeia e melhora um fluxo.',
      'Reduz etapas e erros com dados.',
      'Cria cultura de melhoria.',
    ],
    practice: steps(
      'Mapear com quem executa um processo[| ligado {a tema}] e eliminar uma etapa sem valor => tempo ou erros antes e depois da etapa eliminada',
      'Anotar por duas semanas onde o trabalho [para ou volta|ligado {a tema} para ou volta] e corrigir o ponto mais frequente => pontos anotados e o que mudou no mais frequente',
      'Escrever e testar um padrão simples[| para uma rotina ligada {a tema}] => padrão testado por outra pessoa e corrigido com ela',
      'Medir antes e depois uma mudança pequena em um fluxo [da área|ligado {a tema}] => medição das duas situações, com a decisão de manter ou não',
      'Conduzir entre áreas uma melhoria[| ligada {a tema}] e comparar o antes e o depois => comparação de tempo ou de erros conferida pelas duas áreas',
      'Criar na equipe uma rotina mensal de melhoria[|, a começar {por tema}], com uma mudança testada por mês => mudanças testadas e as que viraram padrão',
    ),
    exchange: steps(
      'Acompanhar por um dia quem usa o processo => pontos de espera e de repetição observados e anotados',
      'Apresentar uma proposta de mudança a quem executa o trabalho e ajustar => ajustes pedidos por quem executa e já incluídos',
      'Visitar outra área ou unidade com processo parecido => duas diferenças observadas e uma testada',
      'Perguntar a quem recebe o resultado do processo o que falha com mais frequência => falhas citadas e a causa de uma delas',
      'Conduzir com a equipe a análise do processo que mais gera reclamação => análise feita pelo grupo e a primeira simplificação',
      'Apoiar alguém da equipe em uma melhoria própria, do mapa ao teste => melhoria testada por quem recebeu o apoio',
    ),
    study: steps(
      'Estudar mapeamento de processos e PDCA => mapa de um fluxo da própria área, com uma melhoria proposta',
      'Estudar desperdícios e tempos de um processo => desperdícios de um fluxo por tipo, com o maior em destaque',
      'Estudar padronização e controle depois da melhoria => plano de controle de uma melhoria já feita',
    ),
  },
  {
    code: 'C27',
    name: 'Qualidade e atenção aos detalhes',
    nature: 'técnica',
    keys: 'qualidade|detalhe|atencao|erro|conformidade'.split('|'),
    levels: [
      'Entrega com erros que voltam.',
      'Corrige o que outras pessoas apontam.',
      'Confere antes de entregar.',
      'Previne erros com listas e padrões.',
      'Eleva o padrão da área.',
    ],
    practice: steps(
      'Criar e usar uma lista de conferência [nas entregas críticas|{ligada}] => lista em uso e contagem semanal de erros',
      'Parar e conferir em dois pontos fixos do trabalho[| ligado {a tema}], por quatro semanas => erros encontrados em cada ponto e o que foi corrigido antes da entrega',
      'Registrar falhas por causa[| em relação {a tema}] e tratar a mais frequente => contagem por causa antes e depois do tratamento',
      'Rever as devoluções ou correções do mês[| ligadas {a tema}] e mudar um passo do trabalho => passo mudado e correções do mês seguinte',
      'Definir com a equipe o padrão de aceite[| das entregas ligadas {a tema}] => padrão de aceite escrito e seguido pela equipe',
      'Conduzir um mês sem falha repetida[| em relação {a tema}], com a causa tratada no mesmo dia => falhas do mês, causa e tratamento de cada uma',
    ),
    exchange: steps(
      'Fazer conferência cruzada em dupla antes da entrega => erros encontrados na conferência cruzada e causa de cada um',
      'Pedir a quem recebe o trabalho os critérios de qualidade => critérios de quem recebe incluídos na própria conferência',
      'Conversar com quem encontrou um erro sobre como ele poderia ter sido visto antes => ponto de conferência acrescentado a partir da conversa',
      'Comparar o próprio trabalho com um exemplo de referência da área => diferenças encontradas e as que foram ajustadas',
      'Auditar em dupla uma rotina, com papéis trocados => achados de cada pessoa e um padrão corrigido',
      'Ensinar a conferência a alguém da equipe e acompanhar por duas semanas => conferência feita por outra pessoa, com o que ela encontrou',
    ),
    study: steps(
      'Estudar ferramentas simples de qualidade => uma ferramenta de qualidade aplicada a uma entrega real',
      'Estudar prevenção de erros no desenho da tarefa => uma tarefa redesenhada para que o erro apareça cedo',
      'Estudar indicadores de qualidade e custo do erro => custo estimado de um erro frequente e proposta de prevenção',
    ),
  },
  {
    code: 'C28',
    name: 'Conhecimento técnico da função',
    nature: 'técnica',
    keys: `tecnic|programac|python|java|javascript|typescript|react|software|sistema|ferramenta|erp|wms|sap|crm
      |nuvem|arquitetura|devops|codigo|testes automatizados|automacao|manutencao|operac|seguranca|usinagem
      |instalac|eletric|mecanic|hidraulic|solda|pneumatic|empilhadeira|logistic|estoque|inventario|frota
      |enfermagem|medicament|prontuario|curativo|vacina|farmac|laboratori|radiolog|nutric|biosseguranca
      |didatic|pedagog|alfabetizac|sala de aula|aprendizagem|agricult|agronom|irrigac|pecuari|solo
      |fiscal|tributari|trabalhista|juridic|legislac|folha de pagamento|marketing|midias|redes sociais
      |autocad|figma|design|topograf|alvenaria|marcenaria|costura|cozinha|confeitaria|panificac`.split(
      /\s*\|\s*/u,
    ),
    levels: [
      'Conhece o básico de {competencia} e precisa de acompanhamento.',
      'Executa tarefas simples de {competencia}.',
      'Trabalha com autonomia em {competencia}.',
      'Resolve casos complexos e orienta colegas em {competencia}.',
      'É referência em {competencia} e define padrões.',
    ],
    practice: steps(
      'Executar com acompanhamento uma tarefa real de {competencia}[| {ligada}] => entrega aceita sem correção relevante',
      'Repetir três vezes, com casos diferentes[| ligados {a tema}], uma tarefa de {competencia} e anotar as dúvidas => dúvidas resolvidas e a última execução sem ajuda',
      'Cuidar do começo ao fim de um trabalho que exija {competencia}[| e {ligado}] => trabalho completo aceito por quem o recebeu',
      'Escrever um guia curto de um procedimento de {competencia} e testá-lo com outra pessoa => guia usado por outra pessoa sem explicação',
      'Resolver um caso complexo de {competencia}[| ligado {a tema}] e documentar a solução => solução documentada e consultada por outra pessoa',
      'Propor e testar no uso de {competencia} uma melhoria[| {ligada}] => melhoria testada e decisão da liderança sobre adotá-la',
    ),
    exchange: steps(
      'Trabalhar em dupla com uma pessoa de referência em {competencia} => tarefa refeita sem ajuda depois do trabalho em dupla',
      'Apresentar à equipe o que aprendeu sobre {competencia} => dúvidas da equipe respondidas e material compartilhado',
      'Pedir a uma pessoa de referência que revise um trabalho de {competencia} => revisão recebida e correções feitas',
      'Discutir com a equipe um caso difícil de {competencia} => caminhos sugeridos e o escolhido',
      'Trocar com quem usa {competencia} em outra área ou empresa uma forma diferente de trabalhar => diferença anotada e um teste feito',
      'Orientar alguém que começa em {competencia}, em duas tarefas => duas tarefas feitas por quem recebeu orientação',
    ),
    study: steps(
      'Concluir uma trilha de {competencia} adequada ao nível atual => uma tarefa da rotina resolvida com o que aprendeu',
      'Estudar normas, manuais ou documentação de {competencia} que a área usa => três pontos que mudam a forma de trabalhar',
      'Estudar um tema avançado de {competencia} escolhido com a liderança => aplicação testada e relato de uma página',
    ),
  },
];
