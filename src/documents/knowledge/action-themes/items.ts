import { normalize } from '../words.ts';

/*
 * What to do with one typed line: how a resource is used, how a challenge shows and is answered, how a metric is
 * read. Chosen by whole words of a short line; else by turns, among texts that fit any.
 */

interface ItemTexts<Text> {
  known: readonly { aliases: readonly string[]; text: Text }[];
  any: readonly Text[];
}

function itemTexts<Text>(
  known: readonly (readonly [aliases: string, text: Text])[],
  any: readonly Text[],
): ItemTexts<Text> {
  const normalized = known.map(([aliases, text]) => ({
    aliases: aliases.split('|').map((alias) => ` ${normalize(alias)} `),
    text,
  }));
  return { known: normalized, any };
}

/** A longer line tells a story: a word of it says little. */
const mostWords = 12;

/** A text for each line: what is known of it, once in a plan, else by turns one that fits any. */
function textsFor<Text>({ known, any }: ItemTexts<Text>, lines: readonly string[]): Text[] {
  const used = new Set<Text>();
  let turn = 0;
  return lines.map((line) => {
    const words = ` ${normalize(line)} `;
    const isShort = words.trim().split(' ').length <= mostWords;
    const found = known.find(
      ({ aliases, text }) =>
        isShort && !used.has(text) && aliases.some((alias) => words.includes(alias)),
    );
    const text = found?.text ?? any[turn % any.length]!;
    if (found) used.add(text);
    else turn += 1;
    return text;
  });
}

/** Follows the resource after a colon. */
const uses = itemTexts<string>(
  [
    [
      'verba|orçamento|reais|R$|dinheiro',
      'gasta uma vez só. Sugestão: guardar para depois do teste, quando se sabe o que funciona',
    ],
    [
      'planilha|planilhas|excel|sistema|software|relatório|relatórios|erp|crm|registro|registros',
      'fonte do ponto de partida e das comparações, sempre contadas ali e do mesmo jeito',
    ],
    [
      'quadro|mural|painel|lousa',
      'onde ficam à vista as ações, quem responde e a data, atualizado na conversa da semana',
    ],
    [
      'hora|horas|tempo|dia|dias|semana',
      'reservado na escala antes de o plano começar; o que não couber sai das ações',
    ],
    [
      'whatsapp|e-mail|email|reunião|reuniões',
      'para o aviso curto do que mudou e para a dúvida de quem executa',
    ],
    [
      'consultor|consultora|consultoria|fornecedor|especialista|instrutor|rh|ti|financeiro|jurídico',
      'apoio nas ações que a equipe não faz sem ajuda, com pergunta pronta e data combinada',
    ],
    [
      'curso|cursos|treinamento|treinamentos|apostila|manual|vídeo|vídeos',
      'preparo de quem executa, antes de a regra nova valer',
    ],
    ['sala|auditório', 'lugar da conversa da semana e do teste, reservado desde já'],
    [
      'equipe|time|pessoas|colaboradores|voluntários|estagiário|estagiária|estagiários',
      'executa o teste e diz o que travou, com o tempo combinado na escala',
    ],
    [
      'máquina|máquinas|equipamento|equipamentos|veículo|veículos|ferramenta|ferramentas|tablet|tablets|celular|computador',
      'entra no teste primeiro, com quem vai usar todo dia',
    ],
  ],
  [
    'entra já no teste, com uma pessoa que responda por ele',
    'serve para espalhar o que der certo; conferir na abertura se está disponível',
    'fica de apoio às ações que dependem de outra área, com o uso combinado na abertura',
  ],
);

interface Answer {
  sign: string;
  response: string;
}

const answers = itemTexts<Answer>(
  [
    [
      'resistência|resistente|resistentes|desmotivação|desmotivada|desmotivados|engajamento|adesão|cultura',
      {
        sign: 'concordam na reunião e fazem do jeito antigo',
        response:
          'perguntar o que a mudança piora para quem executa e ajustar isso antes de insistir',
      },
    ],
    [
      'chuva|chuvas|tempo ruim|seca|calor|sazonalidade|safra',
      {
        sign: 'a previsão da semana muda o que dá para fazer',
        response: 'ter separadas as ações que não dependem disso e trocar a ordem',
      },
    ],
    [
      'tempo|rotina|demanda|demandas|sobrecarga|correria|pico|urgência|urgências|pedidos|imprevistos|operação',
      {
        sign: 'duas ações vencem na mesma semana',
        response: 'a liderança tira ou adia uma ação e mantém a medição',
      },
    ],
    [
      'verba|orçamento|dinheiro',
      {
        sign: 'uma ação para à espera de compra',
        response:
          'trocar por uma versão sem custo e levar à direção o pedido com o número do teste',
      },
    ],
    [
      'sistema|internet|software|equipamento|equipamentos|máquina|máquinas|computador|tecnologia',
      {
        sign: 'o trabalho para, ou alguém anota por fora',
        response: 'ter um jeito manual pronto e acionar o suporte no mesmo dia',
      },
    ],
    [
      'fornecedor|fornecedores|transportadora|terceiros|terceirizada|parceiro|parceiros',
      {
        sign: 'a resposta de fora não vem no dia combinado, ou vem diferente do pedido',
        response:
          'a liderança leva o caso por escrito a quem decide do outro lado e deixa pronta uma segunda opção',
      },
    ],
    [
      'cliente|clientes|público|usuário|usuários|paciente|pacientes|aluno|alunos',
      {
        sign: 'a mesma pergunta ou queixa chega de duas pessoas',
        response: 'avisar antes o que muda e dar um nome a quem procurar',
      },
    ],
    [
      'férias|feriado|feriados|recesso|folga|folgas|faltas|ausência|ausências|equipe reduzida|equipe pequena|falta de pessoal|quadro reduzido|vaga|vagas',
      {
        sign: 'uma ação fica sem quem a faça na escala da semana',
        response: 'combinar desde já quem cobre e mover a data antes de vencer',
      },
    ],
    [
      'prazo|prazos|cronograma|pressa|data',
      {
        sign: 'o teste encolhe para caber na data',
        response: 'cortar uma ação e manter o teste e a medição',
      },
    ],
    [
      'comunicação|informação|informações|alinhamento',
      {
        sign: 'duas pessoas contam o combinado de formas diferentes',
        response: 'escrever o combinado em três linhas, no lugar que todos veem',
      },
    ],
    [
      'experiência|conhecimento|treinamento|capacitação|novatos|preparo|qualificação',
      {
        sign: 'a mesma dúvida volta depois da explicação',
        response: 'mostrar de novo no próprio trabalho, com a pessoa fazendo',
      },
    ],
    [
      'dados|números|registro|registros|indicadores',
      {
        sign: 'dois números diferentes para a mesma coisa',
        response: 'escolher uma fonte só e anotar quem conta e quando',
      },
    ],
  ],
  [
    {
      sign: 'isto é citado como motivo de uma ação que não andou',
      response: 'quem responde pela ação avisa na hora, e a liderança decide o que muda',
    },
    {
      sign: 'a mesma ação é adiada pela segunda vez por causa disto',
      response: 'dividir a ação e fazer primeiro a parte que não depende disto',
    },
    {
      sign: 'a conversa da semana gasta mais tempo nisto do que nas ações',
      response: 'uma pessoa fica com o assunto e traz uma proposta na semana seguinte',
    },
    {
      sign: 'quem executa começa a pedir exceções por causa disto',
      response: 'combinar uma exceção só, com data para acabar',
    },
    {
      sign: 'alguém passa a contornar isto por conta própria',
      response: 'levar o caso à conversa da semana e combinar uma saída só',
    },
  ],
);

/** Follows 'como medir:'. */
const ways = itemTexts<string>(
  [
    [
      'erro|erros|retrabalho|defeito|defeitos|falha|falhas|devolução|devoluções|avaria|avarias',
      'casos contados por tipo, sobre o total feito na semana',
    ],
    [
      'atraso|atrasos|prazo|prazos|pontualidade|entregas no prazo',
      'entregas no dia combinado, sobre todas as da semana',
    ],
    [
      'reclamação|reclamações|satisfação|nps|nota|avaliação|avaliações',
      'respostas ou queixas da semana, sempre pelo mesmo canal',
    ],
    [
      'espera|fila|filas|tempo|tempo médio|tempo de resposta|horas',
      'tempo anotado em uma amostra, nos mesmos dias e horários',
    ],
    [
      'custo|custos|gasto|gastos|despesa|despesas|economia|margem|lucro',
      'valor do mês, conferido com quem cuida das contas, no mesmo volume de trabalho',
    ],
    [
      'venda|vendas|faturamento|receita|conversão|propostas|clientes novos|novos clientes',
      'total da semana, ao lado do número de contatos feitos',
    ],
    [
      'rotatividade|turnover|faltas|absenteísmo|ausências|desligamentos',
      'total do mês pelo RH, sem nomes e sem as ausências justificadas',
    ],
    [
      'acidente|acidentes|quase acidente|quase acidentes|incidente|incidentes',
      'registros do mês, e à parte os quase acidentes avisados e respondidos',
    ],
    [
      'treinamento|treinamentos|treinadas|treinados|capacitados|capacitadas|pessoas treinadas',
      'pessoas vistas fazendo a tarefa sem ajuda, sobre as previstas',
    ],
    ['estoque|inventário|perda|perdas|desperdício', 'contagem no mesmo dia da semana, por tipo'],
  ],
  [
    'a mesma conta, no mesmo dia da semana',
    'uma amostra fixa, olhada sempre do mesmo jeito',
    'antes e depois, na mesma fonte',
  ],
);

export const usesOf = (resources: readonly string[]): string[] => textsFor(uses, resources);
export const answersTo = (challenges: readonly string[]): Answer[] => textsFor(answers, challenges);
export const waysToMeasure = (metrics: readonly string[]): string[] => textsFor(ways, metrics);
