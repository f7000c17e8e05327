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
      '2: acompanhar atendimentos de uma pessoa de referência => duas condutas observadas e uma adotada no atendimento',
      '1: registrar e tratar os três motivos de contato mais frequentes => motivos de contato reduzidos ou tratados, com registro',
      '4: confirmar com cada pessoa atendida, por um mês, o que ficou combinado antes de encerrar => retornos por dúvida contados antes e depois',
      '2: acompanhar um caso do pedido à solução => caminho de quem foi atendido, com os pontos de espera e de dúvida',
      '2: recuperar três atendimentos que não foram bem, com contato e solução => o que aconteceu em cada caso e a resposta de quem foi atendido',
      '3: propor e testar, a partir de reclamações, uma mudança => mudança testada e comparação das reclamações antes e depois',
      '4: levar à área a voz de quem é atendido, com um resumo mensal e uma proposta => resumos apresentados e uma proposta em andamento',
      '3: orientar alguém que começa no atendimento, com dois casos reais => dois casos atendidos por quem recebeu a orientação',
    ),
  },
  {
    name: 'Vendas',
    aliases:
      'venda|vendas|técnicas de venda|técnicas de vendas|prospecção|fechamento de negócios|funil de vendas|habilidade comercial'.split(
        '|',
      ),
    steps: ladder(
      '2: acompanhar duas vendas de quem tem boa conversão => perguntas e argumentos observados, com um deles já testado',
      '2: usar roteiro de perguntas em todas as conversas da semana e registrar objeções => objeções mais frequentes registradas, com as respostas testadas',
      '4: preparar cada visita ou ligação da semana com objetivo, pergunta principal e próximo passo => preparações do mês e o que avançou em cada contato',
      '4: revisar toda semana as vendas em andamento e definir o próximo passo de cada uma => próximos passos cumpridos por quatro semanas e vendas paradas retomadas',
      '2: retomar dez contatos parados com uma abordagem nova => resposta de cada contato e o que funcionou',
      '3: conduzir uma negociação complexa do diagnóstico ao fechamento => negociação concluída e lições conversadas com a liderança',
      '3: montar um plano para os principais clientes, com potencial, risco e próxima ação de cada um => plano revisto com a liderança e duas ações já feitas',
      '3: acompanhar alguém que começa a vender e comentar ao final => dois pontos trabalhados e o contato seguinte da pessoa acompanhada',
    ),
  },
  {
    name: 'Análise de dados',
    aliases:
      'análise de dados|dados|data driven|analytics|indicadores|bi|power bi|sql|estatística'.split(
        '|',
      ),
    steps: ladder(
      '1: revisar uma análise com alguém experiente em dados => erros e melhorias apontados na revisão, já corrigidos',
      '1: responder a uma pergunta real da área com dados e uma página de conclusão => análise usada em uma decisão registrada',
      '2: conferir e documentar a origem dos números que a área mais usa => fonte, data e cuidado de cada número em uma folha',
      '4: montar e manter um painel simples => painel consultado pela área e mantido sem erro por um mês',
      '2: comparar dois períodos de um resultado da área e explicar a diferença => explicação conferida por quem conhece a rotina',
      '3: conduzir uma análise que apoie uma decisão da direção => recomendação apresentada e decisão da direção registrada',
      '3: criar um indicador novo para a área, com fórmula, fonte e limite de alerta => indicador em uso e primeiro alerta tratado',
      '3: ensinar alguém da equipe a ler o painel ou o relatório da área => leitura feita por outra pessoa na reunião da equipe',
    ),
  },
  {
    name: 'Excel e planilhas',
    aliases: 'excel|planilha|planilhas|google sheets|tabela dinâmica'.split('|'),
    steps: ladder(
      '1: resolver dúvidas em dupla com quem domina a ferramenta => lista de dúvidas resolvidas e onde cada solução foi usada',
      '1: refazer com validação e fórmulas uma planilha da rotina => planilha em uso, com tempo de preenchimento antes e depois',
      '2: limpar e padronizar uma base de dados que hoje precisa de correção manual => base sem duplicidade, com a regra de preenchimento escrita',
      '2: criar um relatório com tabela dinâmica, atualizado toda semana => relatório atualizado toda semana e usado pela área',
      '2: juntar em um só arquivo, com funções de busca, dados que hoje estão espalhados => arquivo único conferido com as fontes',
      '3: automatizar um relatório manual => tempo gasto no relatório antes e depois da automação',
      '3: criar para a área um modelo de planilha com instruções e proteção contra erros => modelo usado por três pessoas sem ajuda',
      '4: atender às dúvidas de planilha da equipe por um mês, com registro das respostas => dúvidas respondidas e guia de uma página com as mais comuns',
    ),
  },
  {
    name: 'Conhecimento técnico da função',
    aliases:
      'conhecimento técnico|conhecimento técnico da função|conhecimento da função|domínio técnico'.split(
        '|',
      ),
    steps: ladder(
      '1: trabalhar em dupla com uma pessoa de referência na mesma função => mesma tarefa refeita sem ajuda depois da dupla',
      '2: executar com acompanhamento uma tarefa da função que ainda não domina => tarefa aceita sem correção relevante',
      '2: fazer do começo ao fim uma tarefa da função que hoje exige apoio => tarefa conferida e aceita na primeira entrega',
      '2: assumir do começo ao fim uma entrega típica da função => entrega típica aceita por quem a recebeu',
      '2: anotar e resolver as três dúvidas mais frequentes no trabalho do dia a dia => respostas guardadas onde a equipe possa consultar',
      '3: resolver um caso complexo da função e documentar a solução => caso resolvido e solução consultada por outra pessoa',
      '3: melhorar um procedimento da função e testá-lo com quem o usa => procedimento novo aceito por quem o usa',
      '3: orientar em uma tarefa simples alguém que começa na função => tarefa simples feita por quem recebeu orientação',
    ),
  },
  {
    name: 'Finanças e orçamento',
    aliases:
      'finanças|orçamento|orçamentos|custos|controle de custos|gestão financeira|dre|fluxo de caixa'.split(
        '|',
      ),
    steps: ladder(
      '4: revisar os números com o financeiro uma vez por mês => dúvidas tratadas com o financeiro e números corrigidos',
      '4: acompanhar todo mês um centro de custo e explicar os desvios => explicação mensal de desvios entregue no prazo',
      '4: registrar por um mês os gastos de uma atividade e apontar o maior => gastos do mês por tipo e o que se pode evitar',
      '2: montar o orçamento de uma iniciativa => orçamento montado, com as premissas por escrito',
      '2: comparar pelo custo total duas opções de compra ou contratação => comparação usada na escolha',
      '3: apresentar um cenário financeiro para uma decisão => cenário apresentado e pergunta da decisão respondida',
      '3: propor uma redução de gastos sem perda de qualidade e acompanhar o efeito => economia conferida com o financeiro',
      '3: explicar à equipe o orçamento da área em dez minutos => perguntas feitas sobre o orçamento e respostas dadas',
    ),
  },
  {
    name: 'Inglês e outros idiomas',
    aliases:
      'inglês|espanhol|idioma|idiomas|inglês técnico|conversação em inglês|língua estrangeira'.split(
        '|',
      ),
    steps: ladder(
      '2: conversar 30 minutos por semana com alguém que pratique o idioma => vocabulário novo anotado e usado na conversa seguinte',
      '2: ler e resumir um material de trabalho por semana no idioma => quatro resumos revisados e uma situação real de uso',
      '2: montar um vocabulário da própria função e usá-lo em mensagens curtas => vocabulário em uso e mensagens corrigidas',
      '2: escrever e responder mensagens de trabalho no idioma => mensagens trocadas no idioma, com as correções recebidas',
      '2: participar de uma reunião no idioma com duas perguntas preparadas => perguntas feitas e respostas entendidas',
      '3: conduzir parte de uma reunião no idioma => parte da reunião conduzida e retorno de quem participou',
      '3: apresentar no idioma um assunto da área e responder a perguntas => apresentação feita e correções recebidas depois dela',
      '3: ajudar alguém da equipe a preparar um texto no idioma => texto enviado por quem recebeu ajuda, com o que aprendeu',
    ),
  },
  {
    name: 'Conhecimento do produto',
    aliases:
      'conhecimento do produto|conhecimento de produto|conhecimento dos produtos|conhecimento de produtos|conhecimento do portfólio|conhecimento do catálogo|conhecimento dos serviços'.split(
        '|',
      ),
    steps: ladder(
      '2: acompanhar duas conversas de quem mais conhece o produto => três explicações anotadas e uma já usada',
      '2: explicar um produto por semana a alguém da equipe, com para quem serve e para quem não serve => explicações feitas e dúvidas que faltou responder',
      '4: anotar durante um mês as perguntas que não soube responder e buscar as respostas => perguntas e respostas guardadas para consulta',
      '2: conduzir uma demonstração completa a um cliente ou a uma área interna => dúvidas respondidas na hora e retorno de quem assistiu',
      '2: comparar dois produtos com os de um concorrente e usar o resultado em uma conversa real => comparação em uma página e o que mudou na conversa',
      '3: montar para a equipe uma folha de consulta com usos, limites e objeções de um produto => folha consultada por outras pessoas e corrigida com elas',
      '3: levar à área responsável três pedidos frequentes de quem usa o produto, com exemplos => pedidos entregues e resposta contada à equipe',
      '3: trocar com outra equipe o que cada uma aprendeu com quem usa o produto => dois aprendizados trazidos e um já aplicado',
    ),
  },
];
