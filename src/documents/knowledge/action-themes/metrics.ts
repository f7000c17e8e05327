import { patternOf } from '../patterns.ts';
import { normalize } from '../words.ts';

/** Where a figure of a sort is usually read, and how often it changes where that is rarely. */
interface MetricSource {
  /** In the pattern language. The first that fits decides, so the narrower ones come first. */
  keys: readonly string[];
  source: string;
  /** Read more often, it would show nothing. */
  monthly?: boolean;
}

export const metricSources: readonly MetricSource[] = [
  {
    keys: ['turnover', 'rotatividade', 'desligament*', 'saidas', 'demiss*', 'retencao'],
    source: 'registros de admissão e desligamento do RH',
    monthly: true,
  },
  {
    keys: [
      'clima',
      'engaj*',
      'enps',
      'motivac*',
      'satisfacao da equipe',
      'satisfacao interna',
      'satisfacao dos colaboradores',
      'satisfacao dos funcionarios',
    ],
    source: 'pesquisa curta e anônima, só com resultado agregado',
    monthly: true,
  },
  {
    keys: ['booking', 'google', 'ifood', 'reclame aqui', 'tripadvisor'],
    source: 'avaliações publicadas na plataforma',
  },
  {
    keys: ['nps', 'csat', 'satisfac*', 'avaliac* dos clientes', 'nota media'],
    source: 'pesquisa respondida por quem foi atendido',
  },
  {
    keys: [
      'faltas sem aviso',
      'faltas dos pacientes',
      'faltas as consultas',
      'faltas nas consultas',
      'taxa de faltas',
      'taxa de no show',
      'no show',
      'comparecimento*',
    ],
    source: 'agenda, com o comparecimento de cada horário',
  },
  {
    keys: ['absente*', 'faltas', 'ausenci*', 'hora* extra*', 'banco de horas'],
    source: 'controle de ponto, só com o total da equipe',
  },
  {
    keys: ['multa*', 'infrac*'],
    source: 'autos de infração recebidos',
    monthly: true,
  },
  {
    keys: ['uso correto', 'uso do cinto', 'uso de epi*', 'adesao a*', 'adesao ao'],
    source: 'observação por amostra, com a mesma folha e sem nomes',
  },
  {
    keys: [
      'churn',
      'clientes que voltam',
      'recompra*',
      'cancelament*',
      'recorrente*',
      'recorrencia',
    ],
    source: 'cadastro de quem está ativo, com as entradas e as saídas do período',
    monthly: true,
  },
  {
    keys: ['conversao do*', 'kyc', 'etapa* do funil', 'cadastro* concluid*'],
    source: 'painel de dados do produto',
  },
  {
    keys: ['frequencia media', 'alunos que voltaram', 'busca ativa'],
    source: 'registro de frequência e da busca feita',
  },
  {
    keys: ['saca*', 'grao*', 'colheit*', 'romaneio*', 'arroba*', 'litros por dia'],
    source: 'amostra e romaneio do dia',
  },
  {
    keys: ['avaliac* concluida*', 'devolutiva*', 'avaliac* feita*'],
    source: 'controle do ciclo, com o RH',
  },
  {
    keys: ['acidente*', 'quase acidente*', 'incidente* de seguranca'],
    source: 'registro de ocorrências de segurança',
  },
  {
    keys: ['bug*', 'incidente*', 'deploy*', 'indisponibilidade', 'uptime', 'tempo no ar'],
    source: 'registro de incidentes do sistema',
  },
  {
    keys: ['fila*', 'tempo de espera', 'espera'],
    source: 'medição por amostra nos horários de pico, com hora de chegada e de atendimento',
  },
  {
    keys: ['matricul*', 'evasao', 'rematricul*', 'inscric*'],
    source: 'registros da secretaria',
  },
  {
    keys: ['frequencia dos alunos', 'notas dos alunos', 'aprovac* dos alunos', 'aprendizagem'],
    source: 'registros de frequência e de avaliação',
    monthly: true,
  },
  {
    keys: ['inadimpl*', 'recebiment*', 'contas a receber', 'atraso* de pagamento'],
    source: 'controle de contas a receber',
  },
  {
    keys: ['lead time*', 'tempo de ciclo', 'tempo de atravessamento'],
    source: 'registro das datas de entrada e de saída',
  },
  {
    keys: ['lead', 'leads', 'seguidor*', 'alcance', 'visita* ao site', 'acessos', 'cliques'],
    source: 'painel dos canais de divulgação',
  },
  {
    keys: [
      'venda*',
      'faturamento',
      'receita*',
      'ticket medio',
      'conversao',
      'proposta*',
      'clientes novos',
      'novos clientes',
      'clientes ativos',
    ],
    source: 'relatório de vendas',
  },
  {
    keys: [
      'reclamac*',
      'chamado*',
      'ticket*',
      'sla',
      'primeira resposta',
      'tempo de resposta',
      'primeiro contato',
    ],
    source: 'registro de contatos e reclamações',
  },
  {
    keys: ['desperdic*', 'perda*', 'sobra*', 'quebra*', 'avaria*'],
    source: 'anotação diária de perdas',
  },
  {
    keys: ['estoque', 'inventari*', 'acuracid*', 'ruptura*', 'divergencia*', 'itens em falta'],
    source: 'contagem de estoque',
  },
  {
    keys: [
      'erro*',
      'defeito*',
      'retrabalho*',
      'falha*',
      'nao conformidade*',
      'devoluc*',
      'refugo*',
      'primeira entrega',
    ],
    source: 'registro de erros, por tipo e causa',
  },
  {
    keys: ['prazo*', 'atraso*', 'atrasad*', 'pontual*', 'entrega*'],
    source: 'registro de entregas, com a data combinada e a data real',
  },
  {
    keys: ['custo*', 'despesa*', 'gasto*', 'orcament*', 'economia', 'margem', 'lucro*', 'consumo'],
    source: 'relatório de custos da área',
    monthly: true,
  },
  {
    keys: ['contratac*', 'vaga*', 'admiss*', 'posic* preenchid*'],
    source: 'controle de vagas do RH',
  },
  {
    keys: ['treinad*', 'treinament*', 'capacitac*', 'curso*', 'certificac*'],
    source: 'lista de presença e conferência na prática',
  },
  {
    keys: ['manutenc*', 'parada*', 'quebras de maquina', 'disponibilidade'],
    source: 'registro de manutenção e de paradas',
  },
  {
    keys: ['leito*', 'paciente*', 'consulta*', 'triagem', 'exame*'],
    source: 'registros de atendimento da unidade',
  },
  {
    keys: ['producao', 'produtiv*', 'pecas', 'toneladas', 'unidades', 'volume produzido'],
    source: 'registro de produção do período',
  },
  {
    keys: ['reuni*', 'feedback*', 'conversa* individua*', 'combinados'],
    source: 'agenda e registros da liderança',
  },
  {
    keys: ['tempo*', 'horas', 'minutos', 'dias medios', 'duracao', 'agilidade'],
    source: 'medição de início e fim em uma amostra de casos',
  },
];

const recognisers = metricSources.map((entry) => ({ entry, pattern: patternOf(entry.keys) }));

/** Where a typed metric is read; null where the library does not know. */
export function metricSourceOf(metric: string): MetricSource | null {
  const plain = normalize(metric);
  return recognisers.find(({ pattern }) => pattern.test(plain))?.entry ?? null;
}
