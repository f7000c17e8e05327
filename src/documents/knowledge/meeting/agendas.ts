export type AgendaType = 'team' | 'planning' | 'review' | 'one-on-one' | 'strategic';
export type AgendaDuration = '30' | '60' | '90' | '120';

/** What an item of an agenda is for; `TOP` takes the topics that the leader typed. */
export type BlockCode =
  | 'ABR'
  | 'REC'
  | 'IND'
  | 'TOP'
  | 'IMP'
  | 'CEN'
  | 'PLA'
  | 'RIS'
  | 'DEC'
  | 'ESC'
  | 'FBK'
  | 'DES'
  | 'INT'
  | 'ENC';

export type AgendaSlot = readonly [minutes: number, block: BlockCode, title: string];

/** The minutes of each agenda add up to its duration. */
export const agendas: Record<AgendaType, Record<AgendaDuration, readonly AgendaSlot[]>> = {
  team: {
    30: [
      [3, 'ABR', 'Abertura e objetivo'],
      [3, 'REC', 'Reconhecimentos'],
      [5, 'IND', 'Números e entregas da semana'],
      [12, 'TOP', 'Pauta principal'],
      [4, 'IMP', 'Impedimentos'],
      [3, 'ENC', 'Combinados'],
    ],
    60: [
      [5, 'ABR', 'Abertura e objetivo'],
      [5, 'REC', 'Reconhecimentos'],
      [10, 'IND', 'Números e entregas'],
      [20, 'TOP', 'Pauta principal'],
      [10, 'IMP', 'Impedimentos e apoio entre colegas'],
      [5, 'DEC', 'Decisões'],
      [5, 'ENC', 'Combinados'],
    ],
    90: [
      [5, 'ABR', 'Abertura e objetivo'],
      [10, 'REC', 'Reconhecimentos e novidades'],
      [15, 'IND', 'Números e entregas'],
      [30, 'TOP', 'Pauta principal'],
      [5, 'INT', 'Pausa'],
      [10, 'IMP', 'Impedimentos'],
      [10, 'DEC', 'Decisões'],
      [5, 'ENC', 'Combinados'],
    ],
    120: [
      [5, 'ABR', 'Abertura e objetivo'],
      [10, 'REC', 'Reconhecimentos e novidades'],
      [20, 'IND', 'Números e entregas'],
      [40, 'TOP', 'Pauta principal'],
      [10, 'INT', 'Pausa'],
      [15, 'IMP', 'Impedimentos e apoio'],
      [10, 'DEC', 'Decisões'],
      [10, 'ENC', 'Combinados e avaliação da reunião'],
    ],
  },
  planning: {
    30: [
      [3, 'ABR', 'Resultado esperado do planejamento'],
      [5, 'CEN', 'Situação atual e capacidade'],
      [12, 'TOP', 'Entregas e prioridades'],
      [5, 'PLA', 'Responsáveis e datas'],
      [2, 'RIS', 'Principal risco'],
      [3, 'ENC', 'Combinados'],
    ],
    60: [
      [5, 'ABR', 'Resultado esperado do planejamento'],
      [10, 'CEN', 'Situação atual e capacidade'],
      [20, 'TOP', 'Entregas e prioridades'],
      [12, 'PLA', 'Responsáveis e datas'],
      [8, 'RIS', 'Riscos e dependências'],
      [5, 'ENC', 'Combinados'],
    ],
    90: [
      [5, 'ABR', 'Resultado esperado do planejamento'],
      [15, 'CEN', 'Situação atual e capacidade'],
      [30, 'TOP', 'Entregas e prioridades'],
      [5, 'INT', 'Pausa'],
      [20, 'PLA', 'Responsáveis, datas e marcos'],
      [10, 'RIS', 'Riscos e dependências'],
      [5, 'ENC', 'Combinados'],
    ],
    120: [
      [10, 'ABR', 'Resultado esperado do planejamento'],
      [20, 'CEN', 'Situação atual e capacidade'],
      [35, 'TOP', 'Entregas e prioridades'],
      [10, 'INT', 'Pausa'],
      [25, 'PLA', 'Responsáveis, datas e marcos'],
      [10, 'RIS', 'Riscos e dependências'],
      [10, 'ENC', 'Combinados e comunicação do plano'],
    ],
  },
  review: {
    30: [
      [3, 'ABR', 'Período e objetivo da revisão'],
      [7, 'IND', 'Resultado previsto e realizado'],
      [10, 'TOP', 'O que funcionou e o que travou'],
      [6, 'PLA', 'Ajustes'],
      [4, 'ENC', 'Combinados'],
    ],
    60: [
      [5, 'ABR', 'Período e objetivo da revisão'],
      [15, 'IND', 'Resultado previsto e realizado'],
      [20, 'TOP', 'O que funcionou e o que travou'],
      [5, 'REC', 'Reconhecimentos'],
      [10, 'PLA', 'Ajustes'],
      [5, 'ENC', 'Combinados'],
    ],
    90: [
      [5, 'ABR', 'Período e objetivo da revisão'],
      [20, 'IND', 'Resultado previsto e realizado'],
      [30, 'TOP', 'O que funcionou e o que travou'],
      [5, 'INT', 'Pausa'],
      [5, 'REC', 'Reconhecimentos'],
      [20, 'PLA', 'Causas e ajustes'],
      [5, 'ENC', 'Combinados'],
    ],
    120: [
      [5, 'ABR', 'Período e objetivo da revisão'],
      [25, 'IND', 'Resultado previsto e realizado'],
      [35, 'TOP', 'O que funcionou e o que travou'],
      [10, 'INT', 'Pausa'],
      [10, 'REC', 'Reconhecimentos'],
      [25, 'PLA', 'Causas e ajustes'],
      [10, 'ENC', 'Combinados e lições'],
    ],
  },
  'one-on-one': {
    30: [
      [5, 'ESC', 'Como você está'],
      [12, 'TOP', 'Assuntos que você quer tratar'],
      [5, 'FBK', 'Retorno nos dois sentidos'],
      [5, 'DES', 'Desenvolvimento e PDI'],
      [3, 'ENC', 'Combinados'],
    ],
    60: [
      [8, 'ESC', 'Como você está'],
      [22, 'TOP', 'Assuntos que você quer tratar'],
      [10, 'FBK', 'Retorno nos dois sentidos'],
      [15, 'DES', 'Desenvolvimento e PDI'],
      [5, 'ENC', 'Combinados'],
    ],
    90: [
      [10, 'ESC', 'Como você está'],
      [30, 'TOP', 'Assuntos que você quer tratar'],
      [15, 'FBK', 'Retorno nos dois sentidos'],
      [5, 'INT', 'Pausa'],
      [25, 'DES', 'Carreira, desenvolvimento e PDI'],
      [5, 'ENC', 'Combinados'],
    ],
    120: [
      [10, 'ESC', 'Como você está'],
      [35, 'TOP', 'Assuntos que você quer tratar'],
      [20, 'FBK', 'Retorno nos dois sentidos'],
      [10, 'INT', 'Pausa'],
      [35, 'DES', 'Carreira, desenvolvimento e PDI'],
      [10, 'ENC', 'Combinados'],
    ],
  },
  strategic: {
    30: [
      [3, 'ABR', 'Decisão esperada'],
      [6, 'CEN', 'Cenário em três fatos'],
      [12, 'TOP', 'Opções e consequências'],
      [5, 'DEC', 'Decisão'],
      [4, 'ENC', 'Responsáveis e comunicação'],
    ],
    60: [
      [5, 'ABR', 'Decisão esperada'],
      [12, 'CEN', 'Cenário e dados'],
      [23, 'TOP', 'Opções e consequências'],
      [10, 'DEC', 'Decisão e critérios'],
      [5, 'RIS', 'Riscos'],
      [5, 'ENC', 'Responsáveis e comunicação'],
    ],
    90: [
      [5, 'ABR', 'Decisão esperada'],
      [20, 'CEN', 'Cenário e dados'],
      [30, 'TOP', 'Opções e consequências'],
      [5, 'INT', 'Pausa'],
      [15, 'DEC', 'Decisão e critérios'],
      [10, 'RIS', 'Riscos e plano B'],
      [5, 'ENC', 'Responsáveis e comunicação'],
    ],
    120: [
      [10, 'ABR', 'Decisão esperada e regras da conversa'],
      [25, 'CEN', 'Cenário e dados'],
      [35, 'TOP', 'Opções e consequências'],
      [10, 'INT', 'Pausa'],
      [20, 'DEC', 'Decisão e critérios'],
      [10, 'RIS', 'Riscos e plano B'],
      [10, 'ENC', 'Responsáveis, marcos e comunicação'],
    ],
  },
};

/** From so many topics on, the topics are what people come for. */
const manyTopics = 3;
const lent = 5;

interface AgendaNeeds {
  /** Topics that were typed. */
  count: number;
  named: ReadonlyMap<BlockCode, string>;
  /** The meeting arranges the days to come. */
  arranges: boolean;
  /** It is about an accident, a loss or a quarrel: nobody is praised there, and no figures are read. */
  grave: boolean;
}

/** The minutes of the figures go to the main item, up to half of the meeting, and to what stands in the way. */
function withoutFigures(slots: readonly AgendaSlot[], total: number): AgendaSlot[] {
  const freed = slots.find(([, code]) => code === 'IND')?.[0] ?? 0;
  const main = slots.find(([, code]) => code === 'TOP')?.[0] ?? 0;
  const toMain = Math.min(freed, Math.floor(total / 2) - main);
  return slots.flatMap(([minutes, code, title]): AgendaSlot[] => {
    if (code === 'IND') return [];
    if (code === 'TOP') return [[minutes + toMain, code, title]];
    return [[code === 'IMP' ? minutes + freed - toMain : minutes, code, title]];
  });
}

/** The minutes of the praise go to the main item. */
function withoutPraise(slots: readonly AgendaSlot[]): AgendaSlot[] {
  const freed = slots.find(([, code]) => code === 'REC')?.[0] ?? 0;
  return slots
    .filter(([, code]) => code !== 'REC')
    .map((slot): AgendaSlot => (slot[1] === 'TOP' ? [slot[0] + freed, slot[1], slot[2]] : slot));
}

/** From so many minutes on, a block has five to lend to many topics. */
const lendsFrom: Partial<Record<BlockCode, number>> = {
  IND: 10,
  IMP: 10,
  CEN: 15,
  PLA: 15,
  DEC: 15,
};
/** What gives way first where typed topics would find no time. */
const givingWay: Partial<Record<AgendaType, readonly BlockCode[]>> = {
  team: ['REC', 'IND'],
  'one-on-one': ['DES'],
};
const leastForTopic = 5;

/** What was typed comes before what is looked at each time. */
function withRoomFor(
  slots: readonly AgendaSlot[],
  { count, named }: Pick<AgendaNeeds, 'count' | 'named'>,
  givenUp: readonly BlockCode[],
): readonly AgendaSlot[] {
  let kept = slots;
  for (const code of givenUp) {
    const main = kept.find(([, block]) => block === 'TOP')?.[0] ?? 0;
    const freed = kept.find(([, block]) => block === code)?.[0] ?? 0;
    if (main >= count * leastForTopic || freed === 0 || named.has(code)) continue;
    kept = kept
      .filter(([, block]) => block !== code)
      .map((slot): AgendaSlot => (slot[1] === 'TOP' ? [slot[0] + freed, slot[1], slot[2]] : slot));
  }
  return kept;
}

/**
 * The agenda of a meeting: where there are many topics, what is looked at each time lends them minutes,
 * unless the leader named it.
 */
export function agendaFor(
  type: AgendaType,
  duration: AgendaDuration,
  { count, named, arranges, grave }: AgendaNeeds,
): readonly AgendaSlot[] {
  const usual = agendas[type][duration];
  const looksBack = type !== 'team' || !(arranges || grave) || named.has('IND');
  const whole = looksBack ? usual : withoutFigures(usual, Number(duration));
  const slots = grave && !named.has('REC') ? withoutPraise(whole) : whole;
  const giving = givingWay[type] ?? [];
  if (type === 'one-on-one') return withRoomFor(slots, { count, named }, giving);
  if (count < manyTopics) return slots;
  const lends = ([minutes, code]: AgendaSlot) =>
    !named.has(code) && minutes >= (lendsFrom[code] ?? Number.POSITIVE_INFINITY);
  const room = slots.filter(lends).length * lent;
  const ample = slots.map((slot): AgendaSlot => {
    const [minutes, code, title] = slot;
    if (code === 'TOP') return [minutes + room, code, title];
    return lends(slot) ? [minutes - lent, code, title] : slot;
  });
  return withRoomFor(ample, { count, named }, giving);
}
