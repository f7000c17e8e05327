import { accentedWords } from '../accented-words.ts';

/*
 * How hurried typing is written out: abbreviations of chat and words without their accents. Only what has
 * one reading is mended; the meaning is never touched.
 */

/** Typed short → written out. */
const abbreviations: Readonly<Record<string, string>> = {
  vc: 'você',
  vcs: 'vocês',
  tb: 'também',
  tbm: 'também',
  pq: 'porque',
  hj: 'hoje',
  q: 'que',
  qdo: 'quando',
  qq: 'qualquer',
  mto: 'muito',
  mta: 'muita',
  mtos: 'muitos',
  mtas: 'muitas',
  msg: 'mensagem',
  msgs: 'mensagens',
  pfv: 'por favor',
  pfvr: 'por favor',
  dps: 'depois',
  eh: 'é',
  tbem: 'também',
  ctz: 'certeza',
  cmg: 'comigo',
  fds: 'fim de semana',
  qto: 'quanto',
  td: 'tudo',
  tds: 'todos',
  ñ: 'não',
  ta: 'está',
  tá: 'está',
  tava: 'estava',
  tavam: 'estavam',
  tô: 'estou',
};

/** 'p/ sexta', 'c/ o cliente' */
const slashed: Readonly<Record<string, string>> = { p: 'para', c: 'com', s: 'sem' };

/** Without their accents these are no words at all. */
const always: Readonly<Record<string, string>> = {
  balanco: 'balanço',
  balcao: 'balcão',
  balcoes: 'balcões',
  vulcao: 'vulcão',
  cracha: 'crachá',
  crachas: 'crachás',
  util: 'útil',
  uteis: 'úteis',
  unico: 'único',
  saida: 'saída',
  minimo: 'mínimo',
  maximo: 'máximo',
  indice: 'índice',
  historico: 'histórico',
  facil: 'fácil',
  dificil: 'difícil',
  conteudo: 'conteúdo',
  codigo: 'código',
  areas: 'áreas',
  area: 'área',
  alem: 'além',
  apos: 'após',
  mes: 'mês',
  ja: 'já',
  nao: 'não',
  voce: 'você',
  voces: 'vocês',
  amanha: 'amanhã',
  ate: 'até',
  tambem: 'também',
  sera: 'será',
  terca: 'terça',
  sabado: 'sábado',
  proximo: 'próximo',
  proxima: 'próxima',
  proximos: 'próximos',
  proximas: 'próximas',
  ferias: 'férias',
  almoco: 'almoço',
  esforco: 'esforço',
  servico: 'serviço',
  servicos: 'serviços',
  preco: 'preço',
  precos: 'preços',
  orcamento: 'orçamento',
  parabens: 'parabéns',
  otimo: 'ótimo',
  otima: 'ótima',
  numero: 'número',
  numeros: 'números',
  onibus: 'ônibus',
  camara: 'câmara',
  predio: 'prédio',
  ultimo: 'último',
  ultima: 'última',
  ultimos: 'últimos',
  ultimas: 'últimas',
  tecnico: 'técnico',
  tecnica: 'técnica',
  tecnicos: 'técnicos',
  tecnicas: 'técnicas',
  rapido: 'rápido',
  rapida: 'rápida',
  eletrica: 'elétrica',
  eletrico: 'elétrico',
  audio: 'áudio',
  video: 'vídeo',
  veiculo: 'veículo',
  veiculos: 'veículos',
  clausula: 'cláusula',
  clausulas: 'cláusulas',
  juridico: 'jurídico',
  juridica: 'jurídica',
  hospede: 'hóspede',
  hospedes: 'hóspedes',
};

/** Words that also exist without accents: mended only in a text that has none at all. */
const unaccented: Readonly<Record<string, string>> = {
  analise: 'análise',
  analises: 'análises',
  duvida: 'dúvida',
  duvidas: 'dúvidas',
  inicio: 'início',
  logistica: 'logística',
  maquina: 'máquina',
  maquinas: 'máquinas',
  pagina: 'página',
  periodo: 'período',
  publico: 'público',
  varios: 'vários',
  varias: 'várias',
  criterio: 'critério',
  estara: 'estará',
  tera: 'terá',
  sao: 'são',
};

const alwaysEnds: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})ao$/u, 'ão'],
  [/(?<=\p{L}{2}[cstrndlmgx]|\p{L}i)oes$/u, 'ões'],
  [/c(?=(?:ão|ões)$)/u, 'ç'],
  [/(?<=\p{L}{2})avel$/u, 'ável'],
  [/(?<=\p{L}{2})ivel$/u, 'ível'],
  [/(?<=\p{L}{2})aveis$/u, 'áveis'],
  [/(?<=\p{L}{2})iveis$/u, 'íveis'],
  [/(?<=\p{L}{2})ario(?=s?$)/u, 'ário'],
  [/(?<=\p{L}{2})orio(?=s?$)/u, 'ório'],
];

const unaccentedEnds: readonly (readonly [RegExp, string])[] = [
  [/(?<=^(?!pres|viv|difer)\p{L}{2,})encia(?=s?$)/u, 'ência'],
  [/(?<=^(?!fin)\p{L}{2,})ancia(?=s?$)/u, 'ância'],
  [
    /(?<=^(?:mud|cobr|lider|segur|confi|cri|lembr|esper|her|govern|fin|balan|poup|vizinh))anca(?=s?$)/u,
    'ança',
  ],
  [/(?<=^(?:pres|difer|lic|sent|desav))enca(?=s?$)/u, 'ença'],
];

const accented = /[à-üÀ-Ü]/u;
const short = new Map(Object.entries(abbreviations));
const certain = new Map(Object.entries(always));
const likely = new Map(Object.entries(unaccented));

const abbreviatedPreposition = /(?<![\p{L}\p{N}/])([pcs])\/\s*(?=\p{L})/gu;
/** Neither part of an address, nor of 'e/ou', nor in braces. */
const plainWord =
  /(?<![\p{L}\p{N}\p{M}@./_{-])\p{L}[\p{L}\p{M}]*(?![\p{L}\p{N}\p{M}@/_}]|\.\p{L})/gu;
/** After another preposition there is none: 'desde as 6h', 'entre as 8h e as 10h'. */
const hourWithoutAccent =
  /(?<!\p{L})(?<!(?:até|desde|entre|após|para|pra) )(?<!entre as \S{2,6} e )as (?=\d{1,2}(?:h|:\d))/giu;
const stateWithoutAccent =
  /(?<!\p{L})esta (?=(?:n[oa]s?|em|com|sem|de|pront[oa]|disponível|atrasad[oa]|\p{L}+ndo) )/gu;

/** 'da manha', 'toda manha'; 'fazer manha' is something else. */
const morningWithoutAccent =
  /(?<=(?<!\p{L})(?:d[aeo]|n[ao]|pela|à|toda|cada|uma|est[ae]|ess[ae]|dest[ae]|dess[ae]|nest[ae]|ness[ae]|meia|primeira|última|próxima|hoje|ontem|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo) )manha(s?)(?!\p{L})/giu;
/** 'em marco', 'dia 3 de marco'; a 'marco' has an article, and 'marco zero' is none. */
const marchWithoutAccent =
  /(?<=(?<!\p{L})(?:(?:\d{1,2}º?|início|começo|meados|fim|final|partir|mês|fechamento|relatório|resultado|balanço|folha|metas?|números|escala|agenda) de|em|até|desde|para|pra|fevereiro (?:e|a|ou)) )marco(?= (?!zero|hist[oó]rico|legal|civil|regulat)|[,.;:!?]|$)/gu;
/** '3o bimestre', '2a via' */
const ordinal =
  /(?<![\p{L}\d.,/])(\d{1,2})([oa])(?= (?:(?:bi|tri|quadri|se)mestre|ano|andar|turno|lugar|dia|mês|mes|piso|lote|per[ií]odo|pedido|semana|s[eé]rie|vez|via|parcela|etapa|fase|turma|quinzena|edição|reunião)(?!\p{L}))/gu;
const partOfDay =
  /(?<=(?:\p{L}{2,}ndo|ontem|hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|\d) )a (?=(?:noite|tarde)(?!\p{L}))/giu;

/** 'ela e timida', ', e timido,': of a text without any accent, 'e' before a trait is 'é'. */
const isWithoutAccent =
  /(?<=^|[,;.]\s|(?<!\p{L})(?:ele|ela|você|isso|que) )(e) (?=(?:(?:muito|bem|meio|super) )?(?:tímid|novat|ótim|proativ|organizad|dedicad|quiet|calm|comunicativ|esforçad|esforcad|pontual|responsável|excelente|insegur|ansios|fechad|reservad|perfeccionist|detalhist)\p{L}*)/giu;

/** A text with its abbreviations written out and its accents back; what is already right stays. */
export function spelledOut(text: string): string {
  const bare = !accented.test(text);
  const spelled = text
    .replace(abbreviatedPreposition, (_, letter: string) => `${slashed[letter]} `)
    .replace(plainWord, (word, at: number) => {
      const opens = /(?:^|[.!?:\n]\s*)$/u.test(text.slice(Math.max(0, at - 3), at));
      return mended(word, { bare, opens });
    })
    .replace(hourWithoutAccent, (as) => (as.startsWith('A') ? 'Às ' : 'às '))
    .replace(stateWithoutAccent, 'está ')
    .replace(partOfDay, 'à ')
    .replace(morningWithoutAccent, 'manhã$1')
    .replace(marchWithoutAccent, 'março')
    .replace(ordinal, (_, figure: string, end: string) => `${figure}${end === 'o' ? 'º' : 'ª'}`)
    .replace(/(?<!\p{L})não da (?=pra|para)/giu, 'não dá ');
  if (!bare) return spelled;
  return spelled.replace(isWithoutAccent, (_, is: string) => (is === 'E' ? 'É ' : 'é '));
}

/** No word of ours is longer, and the ends of an endless one take their time. */
const longestWord = 40;

function mended(word: string, { bare, opens }: { bare: boolean; opens: boolean }): string {
  if (word.length > longestWord) return word;
  const low = word.toLocaleLowerCase('pt-BR');
  const abbreviated = word.length > 1 || word === 'q' ? short.get(low) : undefined;
  const whole = abbreviated ?? certain.get(low) ?? (bare ? likely.get(low) : undefined);
  if (whole !== undefined) return inCaseOf(word, whole, opens);
  const shouts = word.length > 1 && word === word.toLocaleUpperCase('pt-BR');
  const known = word === low || opens || shouts ? accentedWords.get(low) : undefined;
  if (known !== undefined) return inCaseOf(word, known, opens);
  if (opens && nounInCapitals.test(word)) return upperCased(mended(low, { bare, opens: false }));
  // A capital may be the beginning of a name, which stays as it was typed.
  if (word !== low || accented.test(word)) return word;
  const ends = bare ? [...alwaysEnds, ...unaccentedEnds] : alwaysEnds;
  return ends.reduce((spelled, [end, instead]) => spelled.replace(end, instead), word);
}

/** 'Comunicacao', 'Responsavel': no name is spelled like that. */
const nounInCapitals = /^\p{Lu}\p{Ll}+(?:[cs]ao|[cs]oes|[ai]vel|[ai]veis)$/u;

function upperCased(word: string): string {
  return word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1);
}

function inCaseOf(typed: string, spelled: string, opens: boolean): string {
  const upper = (text: string) => text.toLocaleUpperCase('pt-BR');
  if (typed.length > 1 && typed === upper(typed)) return upper(spelled);
  const capital = opens && typed.charAt(0) === upper(typed.charAt(0));
  return capital ? upper(spelled.charAt(0)) + spelled.slice(1) : spelled;
}
