import { ladder, type Competency } from '../competency.ts';

/** What is known and done in a trade: customers, sales, figures, tools, languages. */
export const tradeCompetencies: readonly Competency[] = [
  {
    name: 'Foco no cliente',
    aliases:
      'cliente|clientes|foco no cliente|atendimento|atendimento ao cliente|atendimento ao público|hospitalidade|experiência do cliente|cortesia|pós-venda'.split(
        '|',
      ),
    steps: ladder(
      '1: acompanhar o atendimento de quem atende bem => duas coisas que a pessoa faz e uma já copiada',
      '1: confirmar com cada cliente o que ficou combinado, antes de terminar => por uma semana, ninguém voltou com a mesma dúvida',
      '2: atender sem ajuda os pedidos mais comuns => a liderança viu três atendimentos e não precisou entrar',
      '2: perguntar a três clientes o que faltou no atendimento => uma mudança no próprio jeito de atender',
      '3: cuidar de um cliente insatisfeito até o fim => o cliente diz que o caso foi resolvido',
      '3: acompanhar um pedido do começo ao fim e achar onde o cliente espera => a espera diminuiu em um ponto',
      '3: trazer à equipe o que os clientes mais pedem, com dois casos reais => um dos pedidos foi atendido',
      '3: acompanhar um colega que começa a atender => o colega atendeu dois clientes sem ajuda',
    ),
  },
  {
    name: 'Vendas',
    aliases:
      'venda|vendas|técnicas de venda|técnicas de vendas|prospecção|fechamento de negócios|funil de vendas|habilidade comercial'.split(
        '|',
      ),
    steps: ladder(
      '1: acompanhar duas vendas de quem vende bem => uma pergunta que a pessoa faz e que já foi usada',
      '1: perguntar do que o cliente precisa antes de oferecer => em cinco atendimentos, a oferta veio depois da pergunta',
      '2: responder sem ajuda às três objeções mais comuns => as três respostas ensaiadas com a liderança e usadas com clientes',
      '2: combinar o próximo passo no fim de cada conversa com cliente => nenhuma conversa da semana ficou sem próximo passo',
      '3: retomar dez contatos parados com um motivo novo para a conversa => as respostas dos dez, e o que funcionou',
      '3: conduzir uma venda difícil do começo ao fim => a venda foi decidida, e dá para dizer por quê',
      '3: cuidar dos principais clientes com um plano para cada um => dois clientes compraram de novo',
      '3: acompanhar um colega que começa a vender => o colega fechou uma venda sem ajuda',
    ),
  },
  {
    name: 'Análise de dados',
    aliases:
      'análise de dados|dados|data driven|analytics|indicadores|bi|power bi|sql|estatística'.split(
        '|',
      ),
    steps: ladder(
      '1: refazer com alguém experiente uma análise já pronta => os passos ditos sem ajuda',
      '1: responder a uma pergunta real da área com dados => a resposta foi usada',
      '2: conferir de onde vêm os números que a área mais usa => um número errado ou duplicado foi corrigido',
      '2: comparar dois períodos e explicar a diferença => quem conhece a rotina concorda com a explicação',
      '3: manter por um mês um painel simples que a área use => a área consulta o painel sem ser lembrada',
      '3: fazer uma análise para uma decisão => a decisão citou a análise',
      '3: propor um indicador novo, com a conta, a fonte e o limite de alerta => o indicador está em uso',
      '3: ensinar um colega a ler o painel ou o relatório => o colega explicou o painel à equipe',
    ),
  },
  {
    name: 'Excel e planilhas',
    aliases:
      'excel|excel avançado|excel intermediário|excel básico|planilha|planilhas|google sheets|tabela dinâmica'.split(
        '|',
      ),
    steps: ladder(
      '1: tirar as dúvidas em uma tarefa real, ao lado de quem domina a planilha => a mesma tarefa refeita sem ajuda',
      '1: montar uma planilha simples da rotina, com as contas feitas por fórmula => as contas batem com as feitas à mão',
      '2: arrumar uma base que hoje se corrige à mão => a base ficou sem linha repetida',
      '2: juntar em um só arquivo o que está espalhado, com funções de busca => os valores batem com os dos arquivos de origem',
      '3: fazer um relatório com tabela dinâmica e mantê-lo por um mês => quem usa o relatório não pede outra conta',
      '3: automatizar um relatório feito à mão => o tempo de antes e o de agora, lado a lado',
      '3: fazer um modelo de planilha que evite erro de preenchimento => três colegas preencheram sem erro',
      '3: tirar as dúvidas de planilha dos colegas por um mês => as dúvidas mais comuns pararam de aparecer',
    ),
  },
  {
    name: 'Conhecimento técnico da função',
    aliases:
      'conhecimento técnico|conhecimento técnico da função|conhecimento da função|domínio técnico'.split(
        '|',
      ),
    steps: ladder(
      '1: trabalhar uma manhã ao lado de quem conhece bem a função => uma coisa nova já feita do mesmo jeito',
      '1: fazer uma tarefa ainda não dominada, com essa pessoa ao lado => na terceira vez, quase nada foi corrigido',
      '2: fazer sem ajuda uma tarefa que hoje pede apoio => a tarefa foi aceita na primeira entrega',
      '2: explicar em voz alta por que cada passo é feito => quem conhece a função não corrigiu nenhum passo',
      '3: resolver um caso difícil da função => o caso foi resolvido, e a solução contada aos colegas',
      '3: melhorar um passo do trabalho e testar com quem o faz => quem faz prefere o jeito novo',
      '3: ensinar a parte mais difícil a um colega => o colega fez uma vez sem ajuda',
      '3: ser por um mês a pessoa que os colegas procuram nas dúvidas => as dúvidas do mês foram resolvidas sem subir à liderança',
    ),
  },
  {
    name: 'Finanças e orçamento',
    aliases:
      'finanças|orçamento|orçamentos|custos|controle de custos|gestão financeira|dre|fluxo de caixa'.split(
        '|',
      ),
    steps: ladder(
      '1: ver com o financeiro os números da própria área => cada linha explicada com as próprias palavras',
      '1: acompanhar por um mês os gastos de uma atividade => o maior gasto e o motivo dele',
      '2: explicar a diferença entre o previsto e o gasto no mês => o financeiro concorda com a explicação',
      '2: montar o orçamento de uma iniciativa pequena => o gasto real ficou perto do previsto',
      '3: comparar duas opções de compra pelo custo total => a escolha usou a comparação',
      '3: propor uma redução de gasto que não piore o serviço => a economia foi conferida com o financeiro',
      '3: preparar os números para uma decisão da área => a decisão usou os números',
      '3: explicar o orçamento da área à equipe, em dez minutos => a equipe sabe dizer onde o dinheiro vai',
    ),
  },
  {
    name: 'Inglês e outros idiomas',
    aliases:
      'inglês|espanhol|idioma|idiomas|inglês técnico|conversação em inglês|língua estrangeira'.split(
        '|',
      ),
    steps: ladder(
      '1: conversar meia hora por semana com alguém que pratique o idioma => uma conversa inteira sem trocar de língua',
      '1: aprender as vinte palavras que o trabalho mais usa => as vinte usadas em uma situação real',
      '2: ler um texto do trabalho por semana no idioma e contar o que diz => quatro textos contados sem tradutor',
      '2: escrever e responder mensagens simples no idioma => a outra pessoa entendeu sem perguntar',
      '3: participar de uma reunião no idioma, com duas perguntas preparadas => as perguntas foram feitas, e as respostas entendidas',
      '3: conduzir parte de uma reunião no idioma => quem participou seguiu sem ajuda',
      '3: apresentar no idioma um assunto da área => as perguntas foram respondidas no mesmo idioma',
      '3: ajudar um colega a preparar uma conversa ou um texto no idioma => o colega usou o que preparou',
    ),
  },
  {
    name: 'Conhecimento do produto',
    aliases:
      'conhecimento do produto|conhecimento de produto|conhecimento dos produtos|conhecimento de produtos|conhecimento do portfólio|conhecimento do catálogo|conhecimento dos serviços'.split(
        '|',
      ),
    steps: ladder(
      '1: acompanhar duas conversas de quem mais conhece o produto => uma explicação que já foi usada',
      '1: explicar um produto por semana a um colega: para quem serve e para quem não serve => o colega não ficou com dúvida',
      '2: buscar a resposta de toda pergunta que não soube responder => por duas semanas, nenhuma pergunta ficou sem resposta',
      '2: mostrar o produto inteiro a um cliente ou a outra área => quem viu sabe dizer o que o produto resolve',
      '3: comparar dois produtos com os de um concorrente => a comparação foi usada em uma conversa real',
      '3: levar a quem cuida do produto três pedidos de quem usa => veio uma resposta, e ela foi contada à equipe',
      '3: preparar a equipe para um produto novo => cada pessoa explica o produto sem ajuda',
      '3: ensinar um colega a indicar o produto certo para cada caso => o colega indicou certo em cinco casos',
    ),
  },
];
