import { ladder, type Competency } from '../competency.ts';

/** How work is organised, decided, improved and kept safe. */
export const workCompetencies: readonly Competency[] = [
  {
    name: 'Proatividade',
    aliases: 'proatividade|proativo|proativa|iniciativa|autonomia|protagonismo|senso de dono'.split(
      '|',
    ),
    steps: ladder(
      '1: combinar com a liderança o que pode decidir sem perguntar => três exemplos do que pode e um do que não pode, ditos sem dúvida',
      '1: trazer um problema já com uma ideia para resolver => a ideia foi tentada',
      '2: avisar de um risco antes que vire problema, uma vez por semana => ao menos um problema foi evitado',
      '2: fazer do começo ao fim uma melhoria simples no próprio trabalho => a melhoria está em uso, e quem usa diz o que mudou',
      '3: cuidar sem lembrete de uma rotina que hoje depende de cobrança => a rotina ficou um mês em dia',
      '3: assumir um assunto que está sem dono => o assunto andou e foi contado à equipe',
      '3: propor à liderança uma oportunidade, com o custo e o primeiro passo => saiu uma decisão, e o primeiro passo foi dado',
      '3: ajudar um colega a pôr em prática uma ideia dele => a ideia está sendo testada pelo colega',
    ),
  },
  {
    name: 'Gestão do tempo',
    aliases:
      'gestão do tempo|administração do tempo|priorização|prioridades|prazos|cumprimento de prazos'.split(
        '|',
      ),
    steps: ladder(
      '1: contar à liderança onde o tempo da semana se perde => uma atividade mudou de hora ou saiu da semana',
      '1: escolher no começo da semana as três coisas que não podem ficar sem fazer => as três ficaram prontas',
      '2: dizer no momento do pedido para quando dá => os pedidos da semana saíram no dia dito',
      '2: separar duas horas por semana para o trabalho que pede atenção => o que precisava das duas horas ficou pronto',
      '3: avisar de um atraso antes do prazo, já com uma nova data => a nova data foi aceita e cumprida',
      '3: tirar da rotina uma atividade que não faz falta a ninguém => ninguém sentiu falta em um mês',
      '3: montar com a equipe o calendário do que se repete todo mês => a semana mais cheia foi prevista, e o trabalho coube nela',
      '3: ajudar um colega a organizar a semana => o colega terminou o mês sem entrega em cima da hora',
    ),
  },
  {
    name: 'Planejamento e organização',
    aliases: 'planejamento|organização|planejar|disciplina|método|organização pessoal'.split('|'),
    steps: ladder(
      '1: contar a alguém experiente como pretende fazer um trabalho, antes de começar => um passo mudou depois da conversa',
      '1: deixar pronto no fim do dia o que o dia seguinte vai pedir => por duas semanas, o trabalho começou sem procurar nada',
      '2: planejar um trabalho inteiro: os passos, o dia e quem faz cada um => o trabalho terminou no dia previsto, ou o atraso foi avisado antes',
      '2: dizer antes de começar o que pode dar errado e o que fazer => o imprevisto que veio já tinha resposta',
      '3: organizar um trabalho que depende de três pessoas => ninguém ficou parado esperando pelo outro',
      '3: arrumar o lugar, os arquivos ou os materiais de um jeito que outra pessoa encontre => um colega achou três coisas sem perguntar',
      '4: planejar os próximos três meses da própria frente => o plano foi combinado com a liderança, com o que fica de fora',
      '3: ensinar a um colega o próprio jeito de se organizar => o colega adaptou o jeito e o usa',
    ),
  },
  {
    name: 'Foco em resultados',
    aliases:
      'resultados|foco em resultado|foco em resultados|orientação a resultados|metas|desempenho|performance|entrega|comprometimento'.split(
        '|',
      ),
    steps: ladder(
      '1: dizer com a liderança qual é o resultado esperado do próprio trabalho e como ele se conta => os dois dizem o mesmo resultado',
      '1: acompanhar esse resultado toda semana e contar o que mudou => quatro semanas acompanhadas, com uma explicação para a pior',
      '2: propor uma mudança quando o resultado se afasta do esperado => a mudança foi feita, e o efeito foi visto',
      '2: dar as primeiras horas do dia ao que mais pesa no resultado => o que mais pesava ficou pronto na semana',
      '3: cuidar de uma meta da equipe do começo ao fim => a meta foi contada à equipe, com o que ajudou e o que atrapalhou',
      '3: tirar uma causa que faz o resultado cair => a causa não voltou em um mês',
      '3: propor uma meta melhor para a própria frente => a meta foi aceita e já tem a primeira contagem',
      '3: mostrar a outra área como a própria equipe acompanha as metas => a outra área usa uma coisa do que viu',
    ),
  },
  {
    name: 'Resolução de problemas',
    aliases:
      'resolução de problemas|solução de problemas|problemas|pensamento crítico|pensamento analítico|causa raiz|raciocínio lógico|capacidade analítica'.split(
        '|',
      ),
    steps: ladder(
      '1: contar um problema só com fatos: onde, quando, quantas vezes => quem ouviu sabe dizer qual é o problema',
      '1: perguntar por que várias vezes, com quem vive o problema, até achar algo que se possa mudar => uma causa que dá para testar',
      '2: testar uma solução em pequeno antes de mudar tudo => dá para dizer se melhorou, e quanto',
      '2: resolver um problema que sempre volta => o problema não voltou em um mês',
      '3: juntar os fatos de duas semanas e decidir por eles => a decisão tem um motivo que se pode mostrar',
      '3: resolver um problema que passa por duas áreas => as duas áreas aceitam a solução',
      '3: mudar o trabalho para que um problema conhecido não possa acontecer => a equipe trabalha do jeito novo',
      '3: ajudar um colega a resolver um problema, só com perguntas => o colega achou a solução',
    ),
  },
  {
    name: 'Tomada de decisão',
    aliases: 'decisão|decisões|tomada de decisão|tomada de decisões|decidir|julgamento'.split('|'),
    steps: ladder(
      '1: contar à liderança como decidiria um caso, antes de saber como ela decidiu => fica claro onde as duas decisões diferem, e por quê',
      '1: dizer antes de decidir até quando decide e o que mais pesa => duas decisões saíram no prazo',
      '2: decidir sem consulta os casos simples da própria frente, dentro de um limite combinado => nenhuma decisão precisou ser desfeita',
      '2: voltar a duas decisões um mês depois e ver o que se confirmou => uma coisa que mudaria da próxima vez',
      '3: decidir um caso em que falta informação, dizendo o risco => o risco previsto foi acompanhado até o fim',
      '3: conduzir uma decisão que envolve duas áreas => as duas áreas sabem o que foi decidido e por quê',
      '3: acertar com a equipe como se decidem os casos que se repetem => a equipe decidiu três casos sem chamar ninguém',
      '3: passar uma decisão a um colega, com o limite combinado => o colega decidiu e contou depois',
    ),
  },
  {
    name: 'Criatividade e inovação',
    aliases: 'criatividade|inovação|criatividade e inovação|ideias|intraempreendedorismo'.split(
      '|',
    ),
    steps: ladder(
      '1: ver como outra área ou outro lugar resolve um problema parecido => uma ideia que dá para trazer',
      '1: pensar em cinco jeitos de fazer uma tarefa antes de escolher um => o escolhido não foi o primeiro, ou há um motivo para ter sido',
      '2: testar uma ideia pequena por duas semanas => dá para dizer o que a ideia melhorou e o que piorou',
      '2: mostrar uma ideia a quem vai usá-la antes de terminar => a ideia mudou depois de mostrada',
      '3: juntar a própria ideia com a de um colega => a ideia dos dois foi testada',
      '3: levar uma ideia do teste ao uso na rotina => quem usa não quer voltar ao jeito antigo',
      '4: manter por um mês um momento em que a equipe traz ideias e escolhe uma para testar => ao menos uma ideia da equipe está em uso',
      '3: apoiar um colega que quer testar algo novo => o teste do colega foi feito e contado à equipe',
    ),
  },
  {
    name: 'Negociação e influência',
    aliases:
      'negociação|influência|persuasão|argumentação|articulação|gestão de stakeholders'.split('|'),
    steps: ladder(
      '1: acompanhar uma negociação de alguém experiente => duas coisas que a pessoa fez e que dá para usar',
      '1: contar à liderança, antes de negociar, o que quer, o que pode ceder e o que não pode => os três pontos ditos sem hesitar',
      '2: conduzir uma negociação simples do dia a dia => o acordo serve aos dois lados',
      '2: perguntar o que o outro lado precisa antes de fazer a própria proposta => a proposta usou uma coisa que o outro disse',
      '3: conduzir uma negociação com cliente, fornecedor ou outra área => o acordo foi fechado dentro do limite combinado',
      '3: refazer um acordo que já não serve a um dos lados => o novo acordo está valendo',
      '3: conseguir o apoio de três pessoas de áreas diferentes para uma proposta => as três falam a favor sem que ninguém peça',
      '3: ajudar um colega a preparar uma negociação => o colega negociou e conta o que usou',
    ),
  },
  {
    name: 'Visão estratégica',
    aliases:
      'estratégia|visão estratégica|pensamento estratégico|planejamento estratégico|visão sistêmica|visão de negócio|visão do negócio|longo prazo'.split(
        '|',
      ),
    steps: ladder(
      '1: perguntar à liderança qual é a prioridade do ano e por quê => a prioridade dita com as próprias palavras',
      '1: ligar cada trabalho da própria frente a uma prioridade => um trabalho que não se liga a nenhuma foi conversado',
      '2: explicar à equipe como o trabalho dela ajuda a empresa => alguém da equipe explica de volta',
      '2: acompanhar por um mês o que muda nos clientes ou no mercado => uma mudança que pede algo da área',
      '3: preparar duas opções para uma decisão da área, com o que se ganha e o que se perde => a decisão usou uma delas',
      '3: propor o que a área deve deixar de fazer => saiu uma decisão sobre a proposta',
      '4: conduzir a escolha das prioridades dos próximos três meses => as prioridades foram ditas à equipe, com o que fica para depois',
      '3: preparar um colega para apresentar a visão da área => o colega apresentou sem ajuda',
    ),
  },
  {
    name: 'Gestão de projetos',
    aliases:
      'projetos|projeto|gestão de projetos|gestão de projeto|cronograma|scrum|kanban|pmo|escopo'.split(
        '|',
      ),
    steps: ladder(
      '1: contar a alguém experiente o plano de um trabalho com começo, meio e fim => um prazo ou um risco mudou depois da conversa',
      '1: combinar com quem pediu o que entra, o que não entra e quem decide => quem pediu confirma os três pontos',
      '2: conduzir um projeto pequeno, com três ou quatro datas de controle => cada data foi cumprida, ou a mudança foi avisada antes',
      '2: conduzir a conversa semana a semana do projeto, em quinze minutos => cada pendência saiu com um nome e um dia',
      '3: cuidar do maior risco de um projeto antes que ele aconteça => o risco não parou o projeto',
      '3: recuperar um trabalho atrasado com um plano novo => a primeira data do plano novo foi cumprida',
      '3: conduzir um projeto que depende de duas áreas => as duas áreas aceitaram a entrega',
      '3: orientar um colega no primeiro projeto dele => o projeto do colega terminou, ou foi replanejado a tempo',
    ),
  },
  {
    name: 'Melhoria de processos',
    aliases:
      'melhoria de processos|processos|processo|gestão de processos|melhoria contínua|lean|padronização'.split(
        '|',
      ),
    steps: ladder(
      '1: acompanhar um trabalho do começo ao fim, ao lado de quem o faz => os pontos em que o trabalho espera ou volta',
      '1: tirar, com quem executa, uma etapa que ninguém usa => ninguém sentiu falta da etapa em um mês',
      '2: testar um jeito novo em um lugar só, por duas semanas => dá para comparar o tempo ou os erros de antes e de agora',
      '2: acertar com quem recebe o trabalho o que precisa vir junto => o trabalho parou de voltar por falta de informação',
      '3: fazer um padrão simples e pedir a outra pessoa que o siga => a outra pessoa fez certo só com o padrão',
      '3: conduzir uma melhoria que passa por duas áreas => as duas áreas dizem o que ficou mais fácil',
      '4: manter por dois meses uma melhoria pequena por mês => as duas melhorias continuam em uso',
      '3: ajudar um colega em uma melhoria da ideia dele => a melhoria do colega foi testada',
    ),
  },
  {
    name: 'Qualidade e atenção aos detalhes',
    aliases:
      'qualidade|controle de qualidade|detalhes|atenção aos detalhes|atenção|conformidade'.split(
        '|',
      ),
    steps: ladder(
      '1: conferir o trabalho em dupla antes de entregar => os erros achados na dupla, e onde cada um nasceu',
      '1: ver com quem recebe o trabalho o que é aceito e o que volta => três exemplos de certo e de errado, ditos sem dúvida',
      '2: parar em um ponto fixo do trabalho para conferir, por duas semanas => menos correções na segunda semana do que na primeira',
      '2: usar uma lista curta de conferência nas entregas que não podem falhar => nenhuma entrega saiu sem a conferência',
      '3: achar a causa do erro que mais se repete e mudar um passo do trabalho => o erro não se repetiu em um mês',
      '3: entregar por um mês sem que nada volte => quem recebe confirma que nada voltou',
      '3: acertar com a equipe o que é um trabalho bem feito => duas pessoas avaliam o mesmo trabalho do mesmo jeito',
      '3: ensinar um colega a conferir o próprio trabalho => o colega achou um erro antes da entrega',
    ),
  },
  {
    name: 'Pontualidade',
    aliases:
      'pontualidade|assiduidade|cumprimento de horário|cumprimento de horários|frequência'.split(
        '|',
      ),
    steps: ladder(
      '1: contar à liderança o que mais atrapalha o começo do dia e ver o que a escala permite mudar => um ajuste combinado e o dia de rever',
      '1: avisar de um imprevisto assim que ele acontece, pelo meio combinado => todo imprevisto da quinzena foi avisado antes do horário',
      '2: deixar pronto na véspera o que o começo do trabalho pede => por duas semanas, o trabalho começou no horário',
      '4: cumprir o horário combinado por quatro semanas => as quatro semanas, vistas em conjunto',
      '4: cuidar por um mês da abertura do trabalho da equipe => a abertura foi feita no horário todos os dias',
      '3: combinar com os colegas um jeito simples de trocar horários => as trocas do mês foram avisadas',
      '3: começar com tudo pronto nos dias de maior movimento => nesses dias, ninguém esperou pela abertura',
      '3: orientar quem está chegando sobre os horários e os avisos => quem chegou explica de volta como avisar',
    ),
  },
  {
    name: 'Segurança e normas do trabalho',
    aliases:
      'segurança do trabalho|segurança no trabalho|segurança operacional|normas regulamentadoras|norma regulamentadora|disciplina operacional|nr 10|nr 11|nr 12|nr 13|nr 18|nr 20|nr 31|nr 32|nr 33|nr 34|nr 35|nr-10|nr-12|nr-35|nr10|nr12|nr35'.split(
        '|',
      ),
    steps: ladder(
      '1: percorrer o local com quem responde pela segurança => três perigos apontados, e o que fazer em cada um, ditos sem ajuda',
      '1: mostrar, antes de começar a tarefa, a verificação que ela pede => nenhum passo esquecido, visto por quem responde pela segurança',
      '2: fazer com acompanhamento um procedimento que a norma pede => o procedimento feito inteiro, na ordem',
      '2: fazer a verificação em todo começo de tarefa, sem lembrete => por um mês, nenhuma tarefa começou sem ela',
      '3: avisar cada quase acidente no mesmo dia e dizer o que o evitaria => ao menos uma proteção nova no lugar',
      '3: fazer com a equipe a análise de risco de uma tarefa da rotina => cada pessoa sabe dizer o maior risco e a proteção',
      '3: rever um procedimento com quem o executa => o novo procedimento foi aprovado por quem responde pela segurança',
      '3: receber quem chega e mostrar os riscos e as proteções no lugar => quem chegou mostra de volta, sem ajuda',
    ),
  },
];
