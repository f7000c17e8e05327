import type { AgendaType, BlockCode } from './agendas.ts';

/** Two people, as many as can each have a word, or more than that. */
export type Audience = 'pair' | 'group' | 'crowd';

/** Ways of saying one step; where the number of people changes it, the ways for each. */
export type BlockStep = readonly string[] | Readonly<Record<Audience, readonly string[]>>;

/**
 * What happens in one item of an agenda. Descriptions are sentences and steps infinitive clauses, one of
 * each is chosen. `{objetivo}` stands for what follows a colon, `{pessoa}` for who sits across from the
 * leader, `{integrante}` for that person's whole name.
 */
export interface MeetingBlock {
  descriptions: readonly string[];
  steps: readonly BlockStep[];
  /** One thing more, where the item has time for it. */
  more?: { fromMinutes: number; step: string };
  responsible: string;
}

export const leadership = 'Liderança';
export const openConduct = 'Condução a definir no início';

/** The opening says what the meeting is for, in the words of its type. */
const openings: Record<Exclude<AgendaType, 'one-on-one'>, readonly [string, string]> = {
  team: [
    'Abrir com o objetivo da reunião: {objetivo}.',
    'Dizer por que o grupo está reunido: {objetivo}.',
  ],
  planning: [
    'Lembrar para que serve esta reunião: {objetivo}.',
    'Abrir com o resultado que o plano deve alcançar: {objetivo}.',
  ],
  review: [
    'Delimitar o período e lembrar o objetivo da revisão: {objetivo}.',
    'Dizer que período será revisto e com que objetivo: {objetivo}.',
  ],
  strategic: [
    'Lembrar o objetivo e delimitar a decisão que ele pede: {objetivo}.',
    'Partir do objetivo e dizer que decisão ele pede: {objetivo}.',
  ],
};

export function openingOf(type: AgendaType): readonly string[] {
  return openings[type === 'one-on-one' ? 'team' : type];
}

export const meetingBlocks: Record<BlockCode, MeetingBlock> = {
  ABR: {
    descriptions: openings.team,
    steps: [
      [
        'Ler o resultado esperado em voz alta e ajustar o que alguém entender de outro modo',
        'Confirmar o que precisa estar pronto quando o tempo acabar',
      ],
      {
        pair: ['Combinar quem anota e até que horas vai a reunião'],
        group: [
          'Combinar tempo, registro e quem controla o relógio',
          'Definir quem anota as decisões e quem avisa o tempo de cada item',
        ],
        crowd: ['Combinar como pedir a palavra, quem anota e quem controla o relógio'],
      },
    ],
    more: {
      fromMinutes: 10,
      step: 'Combinar as regras da conversa: ouvir até o fim, falar com dados e discordar da ideia, não da pessoa',
    },
    responsible: leadership,
  },
  REC: {
    descriptions: [
      'Citar avanços concretos do período.',
      'Reconhecer o que andou bem desde o último encontro.',
    ],
    steps: [
      {
        pair: ['Citar um avanço de cada lado, com o fato e o efeito que teve'],
        group: [
          'Pedir a cada pessoa um fato, não um adjetivo',
          'Dar a palavra a quem queira reconhecer alguém, com o fato e o efeito que teve',
        ],
        crowd: ['Trazer três reconhecimentos preparados antes, cada um com o fato e o seu efeito'],
      },
      ['Registrar o que vale repetir', 'Anotar a prática que convém manter'],
    ],
    more: {
      fromMinutes: 10,
      step: 'Contar o que se aprendeu com um erro do período, sem nomes',
    },
    responsible: 'Equipe',
  },
  IND: {
    descriptions: [
      'Comparar previsto e realizado sem apontar culpados.',
      'Ver onde os números e as entregas estão em relação ao previsto.',
    ],
    steps: [
      [
        'Mostrar até cinco indicadores ou entregas',
        'Apresentar só os números que ajudam a decidir',
      ],
      ['Marcar os desvios que pedem decisão', 'Separar o que oscila sempre do que pede reação'],
    ],
    more: {
      fromMinutes: 15,
      step: 'Ouvir de quem está perto do trabalho o que explica cada desvio',
    },
    responsible: 'Responsável pelos indicadores, a definir',
  },
  TOP: {
    descriptions: ['Tratar cada tópico com o resultado esperado: informar, discutir ou decidir.'],
    steps: [
      ['Contextualizar em um minuto'],
      ['Ouvir quem ainda não falou'],
      ['Fechar com uma frase de conclusão'],
    ],
    responsible: 'Liderança ou quem propôs o tópico',
  },
  IMP: {
    descriptions: [
      'Levantar o que impede o trabalho e quem pode ajudar.',
      'Identificar o que está travando as entregas e que apoio falta.',
    ],
    steps: [
      {
        pair: ['Perguntar: o que mais trava o seu trabalho hoje e quem pode ajudar?'],
        group: [
          'Fazer uma rodada rápida: um impedimento por pessoa',
          'Pedir a cada pessoa o que mais trava o seu trabalho agora',
        ],
        crowd: ['Recolher os impedimentos por escrito antes e tratar os três mais citados'],
      },
      [
        'Definir quem retira cada impedimento e em que data',
        'Anotar, para cada impedimento, quem resolve e até quando',
      ],
    ],
    more: {
      fromMinutes: 15,
      step: 'Escolher dois impedimentos para resolver ainda na reunião',
    },
    responsible: 'Equipe',
  },
  CEN: {
    descriptions: [
      'Alinhar fatos, capacidade e restrições.',
      'Partir dos mesmos fatos antes de discutir caminhos.',
    ],
    steps: [
      ['Apresentar os dados enviados antes', 'Retomar em poucos minutos os dados já enviados'],
      ['Separar fato de hipótese', 'Anotar à parte o que ainda é hipótese'],
    ],
    more: {
      fromMinutes: 15,
      step: 'Perguntar: que dado, se for diferente do que pensamos, muda a escolha?',
    },
    responsible: leadership,
  },
  PLA: {
    descriptions: [
      'Transformar a conversa em ações com responsável e data.',
      'Dar a cada ação quem responda por ela, uma data e uma forma de verificar.',
    ],
    steps: [
      [
        'Escrever ação, responsável e prazo em local visível',
        'Preencher, à vista de quem participa, a lista de ações: o quê, quem, até quando',
      ],
      {
        pair: ['Conferir se a carga de trabalho permite as datas'],
        group: [
          'Conferir a carga de cada pessoa antes de fechar as datas',
          'Perguntar a quem assume se o prazo cabe na rotina',
        ],
        crowd: ['Marcar quem detalha cada ação depois, com a área responsável'],
      },
    ],
    more: {
      fromMinutes: 20,
      step: 'Ler a lista inteira e perguntar o que pode sair dela',
    },
    responsible: 'Liderança e responsáveis pelas ações',
  },
  RIS: {
    descriptions: [
      'Antecipar o que pode dar errado.',
      'Olhar o que pode atrapalhar e combinar a resposta.',
    ],
    steps: [
      ['Listar riscos por chance e efeito', 'Escolher o risco mais provável e o de maior efeito'],
      [
        'Definir um sinal de alerta e uma resposta para o maior deles',
        'Combinar que sinal aciona o plano B e quem o observa',
      ],
    ],
    more: {
      fromMinutes: 10,
      step: 'Dizer de quem depende cada passo que está fora do nosso alcance',
    },
    responsible: 'Equipe',
  },
  DEC: {
    descriptions: [
      'Confirmar o que foi decidido e o critério usado.',
      'Deixar claro o que se decidiu, por quê e o que ficou em aberto.',
    ],
    steps: [
      ['Ler cada decisão em voz alta, com o critério usado', 'Escrever cada decisão em uma frase'],
      [
        'Registrar objeções e data de revisão',
        'Anotar as ressalvas e quando a decisão será revista',
      ],
    ],
    more: {
      fromMinutes: 15,
      step: 'Perguntar: que informação ainda falta para confirmar cada decisão?',
    },
    responsible: leadership,
  },
  ESC: {
    descriptions: ['Abrir espaço para {pessoa} dizer como está e o que quer tratar.'],
    steps: [
      [
        'Lembrar o objetivo da conversa: {objetivo}',
        'Retomar o que motivou a conversa: {objetivo}',
      ],
      ['Escutar sem interromper e ajustar a pauta com o que apareceu'],
    ],
    responsible: '{integrante}',
  },
  FBK: {
    descriptions: [
      'Trocar retorno com exemplos.',
      'Falar do que ajudou e do que pode melhorar, com exemplos dos dois lados.',
    ],
    steps: [
      [
        'Citar um fato positivo e um ponto a evoluir',
        'Contar um fato que merece ser repetido e outro que pode melhorar',
      ],
    ],
    responsible: 'Liderança e {integrante}',
  },
  DES: {
    descriptions: [
      'Ligar o trabalho atual ao desenvolvimento.',
      'Pensar no que aprender e praticar até a próxima conversa.',
    ],
    steps: [],
    responsible: '{integrante}',
  },
  INT: {
    descriptions: ['Pausa para descanso.'],
    steps: [['Retomar no horário combinado', 'Voltar no horário marcado, com a pauta à vista']],
    responsible: 'Equipe',
  },
  ENC: {
    descriptions: [
      'Recapitular decisões, responsáveis e prazos.',
      'Sair com as decisões por escrito, cada uma com responsável e data.',
    ],
    steps: [
      [
        'Ler cada combinado, com responsável e data',
        'Repassar a lista de combinados: o que foi decidido, quem faz e até que data',
      ],
      ['Definir quem envia o registro em até 24 horas'],
      ['Marcar o próximo encontro, se for preciso'],
    ],
    responsible: leadership,
  },
};

/** What a last item does beside closing, where its title announces it. */
export const closingExtras: readonly (readonly [title: RegExp, step: string])[] = [
  [/comunicação/u, 'Combinar quem comunica o que ficou decidido, a quem e quando'],
  [/marcos/u, 'Marcar as datas em que o andamento será conferido'],
  [/lições/u, 'Registrar a principal lição e onde ela será aplicada'],
  [/avaliação/u, 'Perguntar: o que ajudou nesta reunião e o que faremos diferente na próxima?'],
];

/** Short topics that name what the agenda already has a place for, normalised. */
export const blockNames: readonly (readonly [BlockCode, RegExp])[] = [
  ['ABR', /^(?:abertura|boas vindas|apresentacao d[ao]s participantes)\b/u],
  ['REC', /^(?:reconheciment\w*|celebrac\w*|conquistas|elogios)\b/u],
  [
    'IND',
    /^(?:indicadores|numeros|metricas|painel|resultados? d[aoe] (?:semana|mes|periodo|trimestre|ano))\b/u,
  ],
  ['IMP', /^(?:impediment\w*|bloqueios?|gargalos?|travas)\b/u],
  ['CEN', /^(?:cenario|contexto|situacao atual|panorama)\b/u],
  ['PLA', /^(?:acoes|plano de acao|responsaveis|prazos e responsaveis|divisao d[ea]s? tarefas)\b/u],
  ['RIS', /^(?:riscos?|plano b)\b/u],
  ['DEC', /^(?:decis(?:ao|oes)|deliberac\w*|votac\w*)\b/u],
  ['ESC', /^como (?:foi|esta|vao|andam|voce)\b/u],
  ['FBK', /^(?:feedbacks?|retorno)\b/u],
  ['DES', /^(?:pdi|desenvolvimento|carreira)\b/u],
  ['INT', /^(?:pausa|intervalo|cafe)\b/u],
  ['ENC', /^(?:proximos passos|encaminhament\w*|combinados|encerramento|conclusao)\b/u],
];
