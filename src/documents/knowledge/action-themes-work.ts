import type { ActionTheme, ThemeAction } from './action-themes-shape.ts';

/** How the work itself is done. */

/** Half-way, every detailed plan looks at itself. */
export const reviewAction: ThemeAction = {
  task: 'Revisar os resultados e corrigir o rumo',
  owner: 'leadership',
  why: 'corrigir no meio do caminho custa menos do que refazer no fim',
  how: 'olhar os números ao lado da linha de base e decidir o que manter, o que ajustar e o que parar',
  where: 'reunião de acompanhamento',
  effort: '40 minutos de reunião',
  milestone: 'Revisão de rota',
};

/** Follows the diagnosis of any theme that has room for it. */
export const listeningAction: ThemeAction = {
  task: 'Ouvir as pessoas envolvidas para confirmar causas e restrições',
  owner: 'leadership',
  why: 'quem faz o trabalho conhece causas que os números não mostram',
  how: 'fazer a cada pessoa as mesmas três perguntas: o que acontece, desde quando e o que já foi tentado',
  where: 'conversas individuais ou em dupla',
  effort: '20 minutos por conversa',
};

/** Serves where no other theme is recognised, and lends the others what they lack. */
export const generalTheme: ActionTheme = {
  id: 'geral',
  ground: 'order',
  keys: [],
  summary:
    'confirma as causas com quem vive a situação, testa uma primeira mudança em pequena escala e mantém o que der resultado',
  actions: [
    {
      task: 'Levantar a situação atual',
      about: 'Levantar a situação atual {de objeto}',
      owner: 'leadership',
      why: 'sem o ponto de partida, ninguém sabe se houve avanço',
      how: 'reunir os registros que já existem, anotar o que falta e fechar um retrato de uma página',
      where: 'registros e rotina da equipe',
      effort: 'meio dia de levantamento',
      milestone: 'Diagnóstico concluído',
    },
    listeningAction,
    {
      task: 'Escolher até três causas para tratar primeiro',
      owner: 'team',
      why: 'poucas frentes bem cuidadas andam mais do que muitas abertas',
      how: 'ordenar as causas pelo efeito e pela facilidade de agir e ficar com as primeiras da lista',
      where: 'reunião da equipe',
      effort: 'uma hora da equipe',
      milestone: 'Causas escolhidas',
    },
    {
      task: 'Desenhar a mudança com quem vai executá-la',
      owner: 'team',
      why: 'quem executa percebe cedo o que não vai funcionar',
      how: 'descrever o passo novo, quem faz, com que apoio e o que mostrará que deu certo',
      where: 'conversa com quem executa',
      effort: '90 minutos de conversa',
      onlyDetailed: true,
    },
    {
      task: 'Testar a primeira mudança em pequena escala',
      owner: 'team',
      why: 'um teste pequeno mostra o efeito antes de mexer na rotina inteira',
      how: 'escolher uma parte do trabalho, combinar o que será observado e por quanto tempo',
      where: 'parte da rotina escolhida pela equipe',
      effort: 'tempo do teste, dentro da jornada',
      milestone: 'Primeira mudança testada',
    },
    reviewAction,
    {
      task: 'Levar a mudança ao restante da rotina, com o que o teste ensinou',
      owner: 'leadership',
      why: 'o resultado só aparece por inteiro quando a mudança chega a toda a rotina',
      how: 'ampliar por etapas, deixar alguém de referência em cada uma e anotar as dúvidas dos primeiros dias',
      where: 'rotina da equipe',
      effort: '30 minutos por dia nos primeiros dias',
      milestone: 'Mudança em uso',
      onlyDetailed: true,
    },
  ],
  closing: {
    task: 'Comparar {indicador} com a linha de base, padronizar o que funcionou e comunicar à equipe',
    owner: 'leadership',
    why: 'sem padrão escrito, o ganho some quando o plano acaba',
    how: 'registrar em uma página o que muda de vez, quem cuida e como novas pessoas aprendem',
    where: 'reunião de encerramento com a equipe',
    effort: 'uma hora de reunião',
  },
  metrics: [
    {
      name: 'indicador do objetivo contra a linha de base',
      source: 'registro da própria equipe, criado no diagnóstico',
    },
    { name: 'ações concluídas no prazo', source: 'lista de ações deste plano' },
    { name: 'avaliação de quem é afetado', source: 'perguntas curtas a quem recebe o trabalho' },
  ],
  risks: [
    {
      risk: 'falta de tempo da equipe',
      response: 'reduzir o escopo e proteger duas horas semanais para as ações',
    },
    {
      risk: 'perda de prioridade no meio do caminho',
      response: 'manter a revisão fixa na agenda e só adiá-la com nova data marcada',
    },
  ],
};

const deadlines: ActionTheme = {
  id: 'prazo',
  ground: 'order',
  keys: [
    'prazo*',
    'atraso*',
    'atrasad*',
    'atrasa*',
    'cronograma*',
    'entrega* atrasada*',
    'vencid*',
    'pontualidade',
    'dia util',
    'dias uteis',
    'chega* tarde',
  ],
  hints: ['fechamento*'],
  aim: 'Cumprir os prazos combinados',
  summary:
    'põe a fila em ordem, combina como entram pedidos novos e passa a avisar os riscos antes do prazo',
  actions: [
    {
      task: 'Listar as entregas em atraso, com motivo e nova data possível',
      owner: 'team',
      why: 'só se negocia bem o que está à vista',
      how: 'anotar, para cada entrega, o que falta, de quem depende e a data que a equipe consegue cumprir',
      where: 'lista única de entregas da equipe',
      effort: 'duas horas de quem acompanha as entregas',
      milestone: 'Atrasos mapeados',
    },
    {
      task: 'Renegociar datas com quem depende de cada entrega',
      owner: 'leadership',
      why: 'uma data combinada de novo vale mais do que uma promessa que ninguém espera ver cumprida',
      how: 'começar pelo que trava o trabalho de outras pessoas, levar duas datas possíveis e confirmar a escolhida por escrito',
      where: 'contato direto com cada área ou cliente',
      effort: '20 minutos por entrega',
      milestone: 'Datas renegociadas',
    },
    {
      task: 'Definir limite de trabalhos simultâneos por pessoa',
      owner: 'leadership',
      why: 'quem tem muito aberto ao mesmo tempo entrega tudo mais tarde',
      how: 'contar o que cada pessoa tem em andamento, combinar o limite e só começar algo novo quando algo sair',
      where: 'reunião da equipe',
      effort: '40 minutos de reunião',
      milestone: 'Fila organizada',
    },
    {
      task: 'Criar um aviso de risco pelo menos três dias antes do prazo',
      owner: 'team',
      why: 'um risco avisado cedo ainda tem saída',
      how: 'combinar o que conta como risco, por onde avisar e quem decide o que fazer com o aviso',
      where: 'canal que a equipe já usa todo dia',
      effort: 'cinco minutos por aviso',
    },
    {
      task: 'Fazer acompanhamento de 15 minutos duas vezes por semana',
      owner: 'leadership',
      why: 'encontros curtos mostram o desvio enquanto ele é pequeno',
      how: 'passar por três perguntas: o que saiu, o que vence primeiro e o que está travado',
      where: 'diante da lista de entregas',
      effort: '30 minutos por semana',
      milestone: 'Duas semanas de acompanhamento sem atraso novo',
      minDays: 14,
    },
    {
      task: 'Rever como os prazos são estimados, com base nas últimas entregas',
      owner: 'team',
      why: 'prazo estimado no palpite vira atraso antes de começar',
      how: 'comparar o prazo previsto com o real nas últimas dez entregas e acertar a conta que se repete errada',
      where: 'reunião da equipe, com os registros à mão',
      effort: 'uma hora da equipe',
    },
  ],
  closing: {
    task: 'Comparar {indicador} com a linha de base e padronizar o que funcionou',
    owner: 'leadership',
    why: 'a rotina que segurou os prazos precisa continuar depois do plano',
    how: 'escolher as regras que ficam, escrevê-las em poucas linhas e dizer quem cuida de cada uma',
    where: 'reunião de encerramento',
    effort: 'uma hora de reunião',
  },
  metrics: [
    {
      name: 'entregas no prazo sobre o total de entregas',
      source: 'registro de entregas, com a data combinada e a data real',
    },
    {
      name: 'dias médios de atraso',
      source: 'registro de entregas, com a data combinada e a data real',
    },
    { name: 'riscos avisados com antecedência', source: 'histórico de avisos da equipe' },
  ],
  risks: [
    {
      risk: 'novos pedidos no meio do período',
      response: 'aceitar a entrada só com troca de prioridade registrada',
    },
    {
      risk: 'dependência de outra área',
      response: 'combinar ponto de contato e data com cada área antes de começar',
    },
  ],
};

const quality: ActionTheme = {
  id: 'qualidade',
  ground: 'craft',
  keys: [
    'qualidade',
    'erro*',
    'retrabalho*',
    'refacao',
    'defeito*',
    'falha*',
    'conformidade',
    'nao conformidade*',
    'devoluc*',
    'refugo*',
    'bug*',
    'incidente*',
    'limpeza',
    'higiene',
    'acabamento',
  ],
  hints: ['divergencia*', 'conferencia*', 'correc*', 'fechamento*'],
  aim: 'Reduzir os erros e o retrabalho',
  summary:
    'classifica os erros por causa, combina o que é um trabalho aceito e trata primeiro a causa que mais se repete',
  actions: [
    {
      task: 'Classificar os erros do período por tipo e causa',
      about: 'Classificar {objeto} por tipo e causa',
      owner: 'team',
      why: 'os erros que se repetem costumam ter poucas causas',
      how: 'juntar os casos recentes, agrupar os parecidos e contar quantos há em cada grupo',
      where: 'registros de erros e de reclamações',
      effort: 'três horas de levantamento',
      milestone: 'Causas classificadas',
    },
    {
      task: 'Definir critérios de aceite com quem recebe o trabalho',
      owner: 'leadership',
      why: 'sem critério combinado, cada pessoa confere uma coisa',
      how: 'perguntar a quem recebe o que faz um trabalho voltar e transformar as respostas em critérios que se possa verificar',
      where: 'conversa com quem recebe o trabalho',
      effort: 'uma hora de conversa',
    },
    {
      task: 'Criar uma lista de conferência para a etapa mais crítica',
      owner: 'team',
      why: 'a memória falha justamente nos dias corridos',
      how: 'escrever no máximo dez itens, na ordem do trabalho, e testar a lista em duas situações reais',
      where: 'posto de trabalho, à mão de quem executa',
      effort: 'duas horas para escrever e testar',
      milestone: 'Lista em uso',
    },
    {
      task: 'Revisar em dupla, por duas semanas, os trabalhos de maior risco',
      owner: 'team',
      why: 'outra pessoa enxerga o que quem fez já não vê',
      how: 'trocar as duplas a cada semana e anotar o que a revisão encontrou',
      where: 'rotina da equipe',
      effort: '15 minutos por revisão',
      minDays: 21,
      onlyDetailed: true,
    },
    {
      task: 'Tratar a causa mais frequente',
      owner: 'team',
      why: 'resolver na origem evita corrigir o mesmo erro toda semana',
      how: 'perguntar por que o erro acontece até chegar a algo que se possa mudar, mudar e observar',
      where: 'etapa em que o erro nasce',
      effort: 'duas horas de análise, mais o tempo da mudança',
      milestone: 'Causa principal tratada',
    },
  ],
  closing: {
    task: 'Reunir a equipe para comparar {indicador} com a linha de base, sem apontar culpados, e padronizar o que funcionou',
    owner: 'leadership',
    why: 'a equipe mantém o que viu dar resultado',
    how: 'mostrar os números lado a lado, ouvir o que ajudou e escolher o que vira padrão',
    where: 'reunião da equipe',
    effort: 'uma hora de reunião',
  },
  metrics: [
    { name: 'erros por tipo e por semana', source: 'registro de erros, por tipo e causa' },
    { name: 'horas de retrabalho', source: 'anotação de quem refaz o trabalho' },
    { name: 'trabalhos aceitos na primeira vez', source: 'retorno de quem recebe o trabalho' },
  ],
  risks: [
    {
      risk: 'a conferência virar burocracia',
      response: 'manter no máximo dez itens e retirar os que nunca encontram erro',
    },
    {
      risk: 'pressa nos dias de maior volume',
      response: 'combinar um prazo mínimo para a revisão e avisar quando ele não couber',
    },
  ],
};

const processes: ActionTheme = {
  id: 'processos',
  ground: 'order',
  keys: ['processo*', 'fluxo*', 'burocra*', 'padroniz*', 'gargalo*', 'procedimento*'],
  aim: 'Tornar o processo mais simples e confiável',
  summary:
    'desenha o fluxo com quem o executa, corta as etapas sem valor e testa o caminho novo antes de escrever o padrão',
  actions: [
    {
      task: 'Mapear o processo atual com quem executa',
      owner: 'team',
      why: 'o processo do papel quase nunca é o do dia a dia',
      how: 'acompanhar um caso real do começo ao fim e desenhar cada etapa, quem faz e o que espera',
      where: 'no local em que o trabalho acontece',
      effort: 'meio dia de acompanhamento',
      milestone: 'Mapa pronto',
    },
    {
      task: 'Medir tempo e erros por etapa',
      owner: 'team',
      why: 'a medida mostra qual etapa segura as outras',
      how: 'anotar início, fim e devoluções de uma amostra de casos recentes',
      where: 'sistema ou planilha em que os casos são registrados',
      effort: 'duas horas por semana, durante a medição',
    },
    {
      task: 'Eliminar ou juntar etapas sem valor',
      owner: 'team',
      why: 'etapa que ninguém usa só acrescenta espera',
      how: 'perguntar, para cada etapa, quem sentiria falta dela e o que a lei ou o cliente exige',
      where: 'reunião com quem executa e com quem aprova',
      effort: '90 minutos de reunião',
      milestone: 'Etapas enxugadas',
    },
    {
      task: 'Testar o novo fluxo com um grupo pequeno',
      owner: 'team',
      why: 'o teste mostra o que o desenho não previu',
      how: 'rodar o fluxo novo com poucos casos, com o antigo pronto para voltar se for preciso',
      where: 'grupo escolhido pela equipe',
      effort: 'tempo do teste, dentro da jornada',
      milestone: 'Teste concluído',
    },
    {
      task: 'Escrever o padrão em uma página',
      owner: 'team',
      why: 'um padrão curto é lido; um manual longo é guardado',
      how: 'pedir a quem não participou do desenho que siga a página e corrigir o que gerar dúvida',
      where: 'local de consulta da equipe',
      effort: 'duas horas de escrita e correção',
      milestone: 'Padrão publicado',
    },
    {
      task: 'Treinar a equipe e acompanhar o uso',
      owner: 'leadership',
      why: 'padrão sem prática volta ao jeito antigo',
      how: 'mostrar o fluxo em um caso real, deixar cada pessoa fazer um e observar as primeiras semanas',
      where: 'posto de trabalho',
      effort: '30 minutos por pessoa',
    },
  ],
  closing: {
    task: 'Comparar {indicador} com a linha de base e padronizar de vez o fluxo que funcionou',
    owner: 'leadership',
    why: 'a comparação confirma se o fluxo novo é mesmo melhor',
    how: 'medir a mesma amostra do início, decidir o que fica e marcar a próxima revisão do padrão',
    where: 'reunião com as áreas que usam o processo',
    effort: 'uma hora de reunião',
  },
  metrics: [
    {
      name: 'tempo do início ao fim do processo',
      source: 'registro de início e fim de cada caso',
    },
    { name: 'erros por etapa', source: 'registro de devoluções e correções, por etapa' },
    { name: 'adesão ao padrão', source: 'observação de uma amostra de casos' },
  ],
  risks: [
    {
      risk: 'resistência ao fluxo novo',
      response: 'deixar o desenho nas mãos de quem executa e mostrar o tempo que sobra',
    },
    {
      risk: 'efeito inesperado em outra área',
      response: 'validar o desenho com a área vizinha antes do teste',
    },
  ],
};

const productivity: ActionTheme = {
  id: 'produtividade',
  ground: 'order',
  keys: [
    'produtiv*',
    'eficien*',
    'sobrecarga',
    'sobrecarreg*',
    'horas extras',
    'reunioes',
    'em reuniao',
  ],
  hints: ['ritmo', 'capacidade', 'agilidade'],
  aim: 'Usar melhor o tempo da equipe',
  summary:
    'descobre para onde vai o tempo, protege o que é prioritário e corta o que interrompe o trabalho',
  actions: [
    {
      task: 'Levantar em que a equipe usa o tempo',
      owner: 'team',
      why: 'o tempo some em tarefas que ninguém conta',
      how: 'anotar por alguns dias, em blocos de meia hora, o tipo de tarefa, sem avaliar pessoas, e somar por tipo',
      where: 'folha simples ou planilha da equipe',
      effort: 'dez minutos por dia, por pessoa',
      milestone: 'Diagnóstico do tempo',
    },
    {
      task: 'Cortar ou encurtar reuniões sem decisão',
      owner: 'leadership',
      why: 'cada reunião sem decisão custa a tarde de quem participa',
      how: 'listar as reuniões fixas, marcar as que decidem algo e propor o fim ou a metade do tempo das outras',
      where: 'agenda da equipe',
      effort: '30 minutos de revisão da agenda',
    },
    {
      task: 'Definir três prioridades da semana',
      owner: 'leadership',
      why: 'quando tudo é prioridade, o que vence é o mais barulhento',
      how: 'escolher as três no primeiro dia da semana, deixá-las à vista e conferir no último',
      where: 'quadro ou mensagem fixa da equipe',
      effort: '15 minutos no começo e no fim da semana',
      milestone: 'Rotina nova em uso',
    },
    {
      task: 'Proteger blocos de trabalho sem interrupção',
      owner: 'team',
      why: 'retomar o raciocínio depois de cada interrupção leva mais tempo que a própria dúvida',
      how: 'combinar horários de silêncio, quem fica de plantão e o que pode interromper',
      where: 'agenda da equipe',
      effort: 'dois blocos por dia',
    },
    {
      task: 'Automatizar ou simplificar uma tarefa repetitiva',
      owner: 'team',
      why: 'minutos repetidos todo dia viram horas no mês',
      how: 'escolher a tarefa que mais se repete, descrever os passos e cortar ou automatizar um deles',
      where: 'sistema ou planilha em que a tarefa é feita',
      effort: 'meio dia de trabalho',
      milestone: 'Tarefa repetitiva simplificada',
    },
    {
      task: 'Rever a carga por pessoa a cada quinzena',
      owner: 'leadership',
      why: 'carga mal dividida atrasa a equipe e desgasta quem recebe mais',
      how: 'olhar com a equipe o que cada pessoa tem em andamento e redistribuir antes do acúmulo',
      where: 'reunião quinzenal',
      effort: '30 minutos por quinzena',
      minDays: 21,
    },
  ],
  closing: {
    task: 'Comparar {indicador} com a linha de base e padronizar a rotina que liberou tempo',
    owner: 'leadership',
    why: 'o tempo que sobrou precisa continuar reservado para o que importa',
    how: 'repetir o levantamento do início, ver o que mudou e escrever as regras que ficam',
    where: 'reunião da equipe',
    effort: 'uma hora de reunião',
  },
  metrics: [
    { name: 'entregas concluídas por semana', source: 'lista de entregas da equipe' },
    { name: 'horas em reunião', source: 'agenda da equipe' },
    { name: 'tarefas interrompidas', source: 'anotação da própria equipe' },
  ],
  risks: [
    {
      risk: 'ganhar ritmo à custa do descanso',
      response: 'respeitar a jornada, o limite de horas e as pausas',
    },
    {
      risk: 'medir pessoas em vez do fluxo',
      response: 'usar só indicador coletivo e explicar para que serve',
    },
  ],
};

export const workThemes: readonly ActionTheme[] = [deadlines, quality, processes, productivity];
