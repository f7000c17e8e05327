import { normalize } from './words.ts';

/** Where a value shows: among people, in what is said, in how work is ordered, with who is served, in the craft. */
export type ValueGround = 'people' | 'message' | 'order' | 'service' | 'craft';

/** What living a company value looks like at work, by the words that a value is made of. */
export interface ValuePractice {
  /** Beginnings of normalised words. */
  keys: readonly string[];
  /** Where it shows most naturally, first. */
  grounds: readonly ValueGround[];
  /** An infinitive clause for each ground. */
  practices: Readonly<Record<ValueGround, string>>;
}

/** Code of a competency → the ground on which it is practised. */
export function groundOf(code: string | undefined): ValueGround {
  const grounds = Object.entries(codes) as [ValueGround, string][];
  return grounds.find(([, listed]) => code !== undefined && listed.includes(code))?.[0] ?? 'craft';
}

const codes: Readonly<Record<Exclude<ValueGround, 'craft'>, string>> = {
  people: 'C04 C05 C06 C07 C17 C18 C19',
  message: 'C01 C02 C03',
  order: 'C08 C09 C10 C11 C12 C13 C14 C20 C25',
  service: 'C16 C21 C22 C32',
};

const valuePractices: readonly ValuePractice[] = [
  {
    keys: 'palavra pontual compromiss responsab confian integr etic honest serieda'.split(' '),
    grounds: ['order', 'people', 'service', 'message', 'craft'],
    practices: {
      people: 'cumprir o que combinou com cada pessoa e avisar antes quando não der',
      message: 'dizer até quando vem a resposta e voltar na data, mesmo sem novidade',
      order: 'assumir só o que é possível entregar e avisar cedo quando algo mudar',
      service: 'prometer o prazo que dá para cumprir e dar notícia antes que perguntem',
      craft: 'entregar o que foi combinado e mostrar o que ficou de fora',
    },
  },
  {
    keys: 'transparen verdade clareza abertura dialogo comunica'.split(' '),
    grounds: ['message', 'people', 'order', 'service', 'craft'],
    practices: {
      people: 'dizer o que está decidido, o que ainda se discute e por quê',
      message: 'dizer cedo o que mudou, por quê e o que ainda não se sabe',
      order: 'deixar à vista as prioridades e o motivo de cada adiamento',
      service: 'explicar o que será feito, em quanto tempo e o que não está ao alcance',
      craft: 'mostrar como chegou ao resultado, com as dúvidas e os limites',
    },
  },
  {
    keys: 'client atend hospital acolh cuidado pacient alun servir'.split(' '),
    grounds: ['service', 'message', 'craft', 'order', 'people'],
    practices: {
      people: 'perguntar em cada decisão que efeito ela tem para quem é atendido',
      message: 'partir da dúvida de quem é atendido, e não da rotina interna',
      order: 'pôr no começo da semana o que mais afeta quem é atendido',
      service: 'confirmar com quem é atendido se o que recebeu resolve o que precisava',
      craft: 'conferir o trabalho com os olhos de quem vai usá-lo',
    },
  },
  {
    keys: 'inova criativ ousad corag curios invent'.split(' '),
    grounds: ['craft', 'order', 'people', 'service', 'message'],
    practices: {
      people: 'pedir uma ideia diferente a quem costuma falar pouco e testar uma delas',
      message: 'contar o que se testou e o que se aprendeu, mesmo quando não funcionou',
      order: 'reservar um teste pequeno entre as prioridades do mês',
      service: 'testar com uma pessoa atendida antes de estender a mudança',
      craft: 'experimentar em pequena escala uma forma diferente de fazer a tarefa',
    },
  },
  {
    keys: 'colabor equipe uniao parceria cooper junt time coletiv'.split(' '),
    grounds: ['people', 'order', 'message', 'craft', 'service'],
    practices: {
      people: 'dividir com a equipe o crédito e a decisão sobre como fazer',
      message: 'combinar com quem recebe o trabalho o que é uma boa entrega',
      order: 'avisar quem depende do trabalho antes de mudar uma data',
      service: 'acertar a passagem com a área que atende antes e com a que atende depois',
      craft: 'pedir e oferecer uma revisão antes de dar a tarefa por concluída',
    },
  },
  {
    keys: 'qualidade excelenc capricho precisao tecnic rigor'.split(' '),
    grounds: ['craft', 'order', 'message', 'service', 'people'],
    practices: {
      people: 'combinar o padrão de aceite e reconhecer quem o alcança',
      message: 'reler com os olhos de quem recebe antes de enviar',
      order: 'combinar o padrão de aceite antes de começar e conferir antes de entregar',
      service: 'encerrar cada atendimento sem deixar pendência para depois',
      craft: 'corrigir a causa do erro, e não só o erro',
    },
  },
  {
    keys: 'seguran vida prevenc'.split(' '),
    grounds: ['order', 'people', 'craft', 'service', 'message'],
    practices: {
      people: 'abrir espaço para que qualquer pessoa pare o trabalho diante de um risco',
      message: 'falar do risco antes de falar do prazo',
      order: 'incluir as condições de segurança no plano, antes da primeira etapa',
      service: 'confirmar as informações críticas antes de cada atendimento',
      craft: 'conferir as condições de segurança antes de cada prática',
    },
  },
  {
    keys: 'respeit divers inclus human empat pessoas gente igual'.split(' '),
    grounds: ['people', 'message', 'service', 'order', 'craft'],
    practices: {
      people: 'ouvir quem é afetado antes de decidir e considerar o que foi dito',
      message: 'deixar a outra pessoa concluir e confirmar o que entendeu antes de responder',
      order: 'considerar o tempo das outras pessoas ao marcar prazos e reuniões',
      service: 'tratar cada caso pelo que a pessoa traz, sem supor o que ela quer',
      craft: 'dar crédito a quem ajudou e ouvir quem usa o resultado',
    },
  },
  {
    keys: 'simpl agil eficien rapid produtiv'.split(' '),
    grounds: ['order', 'message', 'service', 'craft', 'people'],
    practices: {
      people: 'deixar com a equipe as decisões que não precisam subir',
      message: 'dizer em três linhas o que hoje pede uma página',
      order: 'retirar uma etapa que não faz falta antes de criar outra',
      service: 'resolver no primeiro contato o que não precisa de outro',
      craft: 'preferir a solução mais simples que atende ao combinado',
    },
  },
  {
    keys: 'sustent ambient natureza planeta comunidade terra agua'.split(' '),
    grounds: ['craft', 'order', 'service', 'people', 'message'],
    practices: {
      people: 'pedir à equipe uma ideia que evite desperdício e dar retorno sobre ela',
      message: 'mostrar com números simples o desperdício que se evitou',
      order: 'prever o que será reaproveitado e o que deixará de ser gasto',
      service: 'oferecer a opção que gera menos perda quando ela atende bem',
      craft: 'considerar o desperdício evitado ao escolher a solução',
    },
  },
  {
    keys: 'aprend conhecim educa desenvolv cresc humild'.split(' '),
    grounds: ['people', 'craft', 'message', 'order', 'service'],
    practices: {
      people: 'pedir a quem aprendeu algo que o mostre à equipe',
      message: 'registrar o que funcionou e compartilhar com a equipe',
      order: 'fechar cada entrega com uma lição e onde usá-la',
      service: 'levar à equipe o que se aprendeu com um caso difícil',
      craft: 'dizer o que ainda não sabe e buscar quem ensine',
    },
  },
  {
    keys: 'resultad meta desempenh dono atitude entrega protagon autonom'.split(' '),
    grounds: ['order', 'craft', 'people', 'service', 'message'],
    practices: {
      people: 'combinar com cada pessoa o resultado esperado e acompanhar por ele',
      message: 'começar pela decisão ou pelo número que importa',
      order: 'registrar o ponto de partida e comparar com ele ao final',
      service: 'acompanhar o caso até o fim, mesmo quando depende de outra área',
      craft: 'medir o efeito do que foi feito, e não só dizer que foi feito',
    },
  },
  {
    keys: 'sigilo confidenc discric privacid'.split(' '),
    grounds: ['message', 'craft', 'people', 'service', 'order'],
    practices: {
      people: 'tratar em particular o que é particular e guardar o que foi dito em confiança',
      message: 'conferir quem pode receber a informação antes de enviar',
      order: 'definir no começo do trabalho quem pode ver cada informação',
      service: 'falar com cada pessoa só do que é dela',
      craft: 'guardar documentos e senhas como a empresa orienta, também na pressa',
    },
  },
];

/** For a value that no family knows. */
export const anyValuePractice: ValuePractice['practices'] = {
  people: 'trazer à equipe um exemplo de como esse valor orientou uma escolha',
  message: 'usar esse valor como critério ao escolher o que dizer primeiro',
  order: 'usar esse valor como critério quando duas prioridades disputarem o mesmo tempo',
  service: 'contar à equipe um caso em que esse valor mudou o atendimento',
  craft: 'escolher um exemplo do próprio trabalho em que esse valor apareceu e conversar sobre ele',
};

/** 'Comida de verdade' says nothing of truth, nor 'cuidado com a terra' of who is served. */
const idioms =
  /\b(?:de verdade|de coracao|de mao cheia|em primeiro lugar|cuidado com (?:a|o)s? (?=terra|agua|natureza|planeta|meio ambiente|ambiente))\b/gu;

/** What living a value looks like, by its first word that says something: 'Segurança do paciente' is about safety. */
export function valuePracticeOf(value: string): ValuePractice | undefined {
  for (const word of normalize(value).replace(idioms, ' ').split(' ')) {
    const known = valuePractices.find(({ keys }) => keys.some((key) => word.startsWith(key)));
    if (known) return known;
  }
  return undefined;
}
