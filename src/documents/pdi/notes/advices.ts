/*
 * What a leader does about the things that notes most often say. Read against normalised text.
 */

export const noBudget =
  /\b(?:sem|nao (?:ha|tem|temos|existe)|falta|pouc[ao]) (?:verba|orcamento|recursos?|dinheiro)/u;

/** Whoever reads with effort, or not at all, learns by being shown. */
export const readsLittle =
  /\b(?:nada de|evitar|sem) (?:apostilas?|textos?|leituras?|manua\w+|material escrito)|\bnao (?:le|sabe ler|gosta de ler)\b|\ble (?:com dificuldade|pouco|mal)\b|\bdificuldade (?:de|com|na) leitura\b/u;

/** What is said → what follows from it. The first that fits. */
const advices: readonly [RegExp, string][] = [
  [noBudget, 'usar materiais gratuitos e o conhecimento de quem já está na empresa'],
  [
    /\b(?:pode|poderia|vai|da para|combinou de) (?:acompanhar|aprender com|fazer dupla com|trocar com|contar com|visitar|procurar|ensinar|treinar|orientar|apoiar|mentorar)\b|\bquem (?:sabe|domina|faz|ensina|conhece)\b/u,
    'começar por aí as trocas previstas no plano, com dia e hora combinados',
  ],
  [
    /\b(?:e|esta|fica|sera|muito|mais|bem) (?:puxad[oa]|corrid[oa]|pesad[oa]|cheio|apertad[oa])\b|\b(?:alta temporada|pico|maior movimento|black friday|natal)\b/u,
    'deixar para essa época só o que couber na rotina e concentrar o estudo fora dela',
  ],
  [
    /\b(?:\d\w*|por cento)\b.*\b(?:meta|esperado|ideal|padrao|objetivo) (?:e|de|sao|seria)\b|\b(?:meta|esperado) (?:e|de) \d.*\b(?:esta|faz|tem|fica)\b/u,
    'usar esses números como ponto de partida e olhar para eles em cada conversa de acompanhamento',
  ],
  [
    /\b(?:orcamento|verba)\b.*\b(?:cursos?|treinamentos?|certificac\w+|capacitac\w+)\b/u,
    'escolher o curso em conjunto antes da primeira data de estudo do plano',
  ],
  [
    /\b(?:paga|pagamos|banca|cobre|custeia|reembolsa|libera|limite|ate) .*\b(?:cursos?|treinamentos?|certificac\w+|capacitac\w+)\b/u,
    'escolher o curso em conjunto, dentro desse valor, antes da primeira data de estudo do plano',
  ],
  [
    readsLittle,
    'mostrar e explicar na prática o que seria leitura e aceitar que a evidência seja contada ou demonstrada',
  ],
  [
    /\bja (?:fez|concluiu|participou|estudou)\b/u,
    'partir do que já foi aprendido e levar isso às primeiras práticas',
  ],
  [
    /\b(?:provas?|faculdade|tcc)\b/u,
    'combinar as datas de estudo do plano fora da época de provas',
  ],
  [
    /\b(?:turno|noturno|madrugada|plantao|plantoes|12x36|escala)\b|\b(?:chega|entra|trabalha|estagia) (?:as|das|de) \d.*\b(?:sai|as|ate)\b/u,
    'marcar as conversas e as práticas dentro do próprio horário de trabalho',
  ],
  [
    /\b(?:remot[oa]|home office|hibrid[oa]|a distancia|outra cidade|filial)\b/u,
    'fazer as conversas por vídeo e guardar as evidências em local compartilhado',
  ],
  [
    /\b(?:prefere|gosta de|aprende melhor|gostaria)\b/u,
    'escolher a forma de estudar e de receber retorno a partir disso',
  ],
  [
    /\b(?:mentor\w*|tutor\w*|coach\w*|padrinho|madrinha|acompanhad[oa] por|apoio de)\b/u,
    'combinar com quem apoia os momentos de troca previstos no plano',
  ],
  [
    /\b(?:dificuldade|inseguran?c?\w*|desafio|precisa (?:melhorar|de)|ainda nao|trava|voltaram|voltou|se perde\w*|esquec\w+|faltou|tende a|costuma|precisa parar de)\b/u,
    'trazer um exemplo concreto para a primeira conversa e acompanhar a mudança pelas evidências',
  ],
  [
    /\b(?:destac\w+|domina|facilidade|ponto forte|otim[oa]|excelente|muito b(?:om|oa)|referencia|com seguranca|conhece (?:bem|muito)|habil\w*)\b/u,
    'usar essa base nas primeiras práticas',
  ],
  [
    /\b(?:prioridade|prioriz\w+|urgent\w+|foco|principalmente)\b/u,
    'começar por esse ponto ao distribuir o tempo do plano',
  ],
];

/** An infinitive clause; null where nothing particular follows. */
export function adviceOn(plain: string): string | null {
  return advices.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
