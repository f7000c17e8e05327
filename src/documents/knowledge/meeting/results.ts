import type { AgendaType } from './agendas.ts';

/*
 * What a meeting leaves behind, said of its objective; it follows 'Ao final, teremos'. Nothing that agrees
 * with a word which nobody knows yet.
 */

/** What follows a verb of a sort: `{objeto}` is its object, `{acao}` the whole clause. */
export const resultsByVerb: readonly (readonly [verbs: RegExp, results: readonly string[]])[] = [
  [
    /^(?:decidir|definir|escolher|aprovar|fechar|estabelecer|selecionar|validar|priorizar|acertar|determinar|votar)$/u,
    [
      'a decisão sobre {objeto}, com o critério usado, responsáveis e datas',
      'uma decisão registrada sobre {objeto}: o que muda, quem responde e até quando',
    ],
  ],
  [
    /^(?:alinhar|combinar|acordar|pactuar|ajustar|esclarecer|conversar|falar|tratar|discutir|debater|negociar|renegociar)$/u,
    [
      'um entendimento comum sobre {objeto}, com responsáveis e datas',
      'os combinados sobre {objeto} por escrito, com responsáveis e datas',
    ],
  ],
  [
    /^(?:planejar|replanejar|preparar|programar|reprogramar)$/u,
    [
      'um plano para {objeto}, com ações, responsáveis e datas',
      'as ações para {objeto} em ordem, com responsáveis e datas',
    ],
  ],
  [
    /^(?:apresentar|comunicar|informar|divulgar|explicar|mostrar)$/u,
    [
      'um entendimento claro sobre {objeto}, com as dúvidas respondidas ou com data de resposta',
      'as dúvidas sobre {objeto} respondidas e as pendentes com responsável e data',
    ],
  ],
  [
    /^(?:revisar|rever|avaliar|analisar|acompanhar|verificar|comparar|medir)$/u,
    [
      'as conclusões sobre {objeto} e os ajustes combinados, com responsáveis e datas',
      'uma leitura comum sobre {objeto} e os ajustes, com responsáveis e datas',
    ],
  ],
  [
    /^(?:ver|saber|conferir|checar|entender|identificar|mapear|levantar|compreender|diagnosticar|conhecer)$/u,
    [
      'uma visão comum sobre {objeto} e o próximo passo para cada ponto, com responsáveis e datas',
      'o que se sabe sobre {objeto} por escrito e os próximos passos, com responsáveis e datas',
    ],
  ],
  [
    /^(?:reduzir|diminuir|aumentar|melhorar|resolver|corrigir|evitar|acelerar|eliminar|garantir|recuperar|retomar|ampliar|fortalecer|superar|destravar|elevar|zerar|acabar|parar|deixar|organizar|preparar-se|terminar|concluir|cumprir|atingir|bater)$/u,
    [
      'as ações para {acao}, com responsáveis e datas',
      'os primeiros passos para {acao}, cada um com responsável e data',
    ],
  ],
  [
    /^(?:ouvir|escutar|acolher)$/u,
    ['o que foi dito por escrito e uma resposta para cada ponto, com responsáveis e datas'],
  ],
  [
    /^(?:celebrar|comemorar|reconhecer|agradecer)$/u,
    ['o reconhecimento a quem contribuiu e o que queremos repetir, com responsáveis e datas'],
  ],
];
/** Where the verb says nothing particular. */
export const anyResult: readonly string[] = [
  'os próximos passos para {acao}, com responsáveis e datas',
  'a lista do que fazer para {acao}, com responsáveis e datas',
];
/** Where the objective is a thing and no action. */
export const resultsOnThing: readonly string[] = [
  'decisões sobre {objeto}, com responsáveis e datas',
  'uma conclusão sobre {objeto} e os próximos passos, com responsáveis e datas',
];
/** Where neither can be said again safely. */
export const resultsByType: Record<AgendaType, readonly string[]> = {
  team: [
    'decisões registradas, cada uma com responsável e data',
    'os combinados por escrito, com quem faz e até quando',
  ],
  planning: [
    'um plano com entregas, responsáveis e datas',
    'as prioridades do período em ordem, com responsáveis e datas',
  ],
  review: [
    'o que manter, o que ajustar e quem responde por cada ajuste, com datas',
    'as lições do período e os ajustes combinados, com responsáveis e datas',
  ],
  'one-on-one': [
    'os combinados dos dois lados, com datas',
    'os próximos passos de cada lado, com responsável e data',
  ],
  strategic: [
    'uma decisão, o critério usado e quem a comunica, com datas',
    'o caminho escolhido, os riscos assumidos e os responsáveis, com datas',
  ],
};
