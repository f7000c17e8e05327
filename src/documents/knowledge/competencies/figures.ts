import { steps, type Competency } from '../competency.ts';

/** How people work with data, spreadsheets and money. */
export const figuresCompetencies: readonly Competency[] = [
  {
    code: 'C23',
    name: 'Análise de dados',
    nature: 'técnica',
    keys: 'dados|analise de dados|data driven|analytics|indicador|bi|power bi|sql|estatistica'.split(
      '|',
    ),
    levels: [
      'Usa números sem conferir.',
      'Lê relatórios prontos.',
      'Monta análises e conclui com clareza.',
      'Cruza fontes e recomenda ações.',
      'Cria indicadores que orientam decisões.',
    ],
    practice: steps(
      'Responder a uma pergunta real [da área|sobre {tema}] com dados e uma página de conclusão => análise usada em uma decisão registrada',
      'Conferir e documentar a origem dos números [que a área mais usa|usados em relação {a tema}] => fonte, data e cuidado de cada número em uma folha',
      'Montar e manter um painel simples[| sobre {tema}] => painel consultado pela área e mantido sem erro por um mês',
      'Comparar dois períodos [de um resultado da área|em relação {a tema}] e explicar a diferença => explicação conferida por quem conhece a rotina',
      'Conduzir uma análise[| sobre {tema}] que apoie uma decisão da direção => recomendação apresentada e decisão da direção registrada',
      'Criar um indicador novo para [a área|{tema}], com fórmula, fonte e limite de alerta => indicador em uso e primeiro alerta tratado',
    ),
    exchange: steps(
      'Revisar uma análise com alguém experiente em dados => erros e melhorias apontados na revisão, já corrigidos',
      'Apresentar uma análise à área que vai usá-la e ajustar o que for pedido => ajustes pedidos pela área usuária e atendidos',
      'Perguntar a quem decide que números faltam e para quê => lista dos números pedidos e um já entregue',
      'Trocar com alguém de outra área uma forma de organizar ou mostrar dados => forma adotada em um relatório próprio',
      'Discutir com a liderança uma conclusão que os dados não permitem tirar => limites da análise escritos em três linhas',
      'Ensinar alguém da equipe a ler o painel ou o relatório da área => leitura feita por outra pessoa na reunião da equipe',
    ),
    study: steps(
      'Estudar leitura crítica de dados e a ferramenta da área => um relatório antigo relido, com limites e cuidados anotados',
      'Estudar gráficos e formas de mostrar dados para decidir => um gráfico refeito, com a versão anterior ao lado',
      'Estudar correlação, causa e erros comuns de interpretação => duas conclusões da área revistas com o que estudou',
    ),
  },
  {
    code: 'C24',
    name: 'Excel e planilhas',
    nature: 'técnica',
    keys: 'excel|planilha|google sheets|tabela dinamica'.split('|'),
    levels: [
      'Preenche planilhas prontas.',
      'Usa filtros e somas.',
      'Usa funções de busca, tabelas dinâmicas e validação.',
      'Automatiza relatórios e evita erros.',
      'Cria modelos confiáveis para a área.',
    ],
    practice: steps(
      'Refazer com validação e fórmulas uma planilha da rotina[| ligada {a tema}] => planilha em uso, com tempo de preenchimento antes e depois',
      'Limpar e padronizar uma base de dados[| sobre {tema}] que hoje precisa de correção manual => base sem duplicidade, com a regra de preenchimento escrita',
      'Criar um relatório[| sobre {tema}] com tabela dinâmica, atualizado toda semana => relatório atualizado toda semana e usado pela área',
      'Juntar em um só arquivo, com funções de busca, dados [que hoje estão espalhados|sobre {tema} que hoje estão espalhados] => arquivo único conferido com as fontes',
      'Automatizar um relatório manual[| sobre {tema}] => tempo gasto no relatório antes e depois da automação',
      'Criar para a área um modelo de planilha[| sobre {tema}] com instruções e proteção contra erros => modelo usado por três pessoas sem ajuda',
    ),
    exchange: steps(
      'Resolver dúvidas em dupla com quem domina a ferramenta => lista de dúvidas resolvidas e onde cada solução foi usada',
      'Ensinar uma função nova à equipe => função usada por outra pessoa sem ajuda',
      'Pedir a quem usa a planilha que tente preenchê-la sem explicação => pontos de dúvida encontrados e corrigidos',
      'Trocar planilhas com alguém de outra área e comparar soluções => uma solução copiada e adaptada',
      'Rever com alguém experiente uma planilha própria em busca de erros e atalhos => erros corrigidos e dois atalhos adotados',
      'Atender às dúvidas de planilha da equipe por um mês, com registro das respostas => dúvidas respondidas e guia de uma página com as mais comuns',
    ),
    study: steps(
      'Fazer uma trilha de planilhas adequada ao nível atual => exercícios da trilha refeitos com dados da rotina',
      'Estudar tabelas dinâmicas, funções de busca e gráficos com dados da área => um relatório da área refeito com o que estudou',
      'Estudar automação de planilhas e tratamento de dados => uma tarefa repetida feita com poucos comandos',
    ),
  },
  {
    code: 'C29',
    name: 'Finanças e orçamento',
    nature: 'técnica',
    keys: 'financ|orcamento|custo|dre|fluxo de caixa|contab'.split('|'),
    levels: [
      'Desconhece os custos da própria área.',
      'Lê relatórios simples com apoio.',
      'Acompanha orçamento e explica desvios.',
      'Projeta cenários e recomenda cortes ou investimentos.',
      'Orienta decisões financeiras da empresa.',
    ],
    practice: steps(
      'Acompanhar todo mês um centro de custo[| ligado {a tema}] e explicar os desvios => explicação mensal de desvios entregue no prazo',
      'Registrar por um mês os gastos de uma atividade[| ligada {a tema}] e apontar o maior => gastos do mês por tipo e o que se pode evitar',
      'Montar o orçamento de uma iniciativa[| {ligada}] => orçamento montado, com as premissas por escrito',
      'Comparar pelo custo total duas opções de compra ou contratação[| ligadas {a tema}] => comparação usada na escolha',
      'Apresentar um cenário financeiro para uma decisão[| sobre {tema}] => cenário apresentado e pergunta da decisão respondida',
      'Propor uma redução de gastos[| {em tema}] sem perda de qualidade e acompanhar o efeito => economia conferida com o financeiro',
    ),
    exchange: steps(
      'Revisar os números com o financeiro uma vez por mês => dúvidas tratadas com o financeiro e números corrigidos',
      'Conversar com outra área sobre controle de custos => um controle de custos adaptado à própria área',
      'Pedir a alguém do financeiro que explique um relatório da área, linha por linha => relatório seguinte lido sem ajuda',
      'Discutir com a liderança o efeito financeiro de uma decisão recente => efeito estimado e o que faria diferente',
      'Rever com a equipe onde há gasto sem retorno => dois gastos apontados pela equipe e a decisão sobre cada um',
      'Explicar à equipe o orçamento da área em dez minutos => perguntas feitas sobre o orçamento e respostas dadas',
    ),
    study: steps(
      'Estudar finanças para não financeiros => relatório da área comentado com os termos estudados',
      'Estudar orçamento, ponto de equilíbrio e margem => os três conceitos explicados com números da área',
      'Estudar análise de investimento e de cenários => um investimento da área analisado em uma página',
    ),
  },
];
