import type { BehavioralProfile } from '#shared/vocabulary.ts';
import type { FeedbackKind } from './phrases.ts';

/*
 * What the leader does around the conversation: infinitives. Profiles are tendencies: they choose how to
 * talk and are never named. `{nome}` is the person.
 */

export type ProfileOrNone = BehavioralProfile | 'none';

/** How to prepare and lead the conversation, by what it is for. */
export const preparations: Readonly<Record<FeedbackKind, Readonly<Record<ProfileOrNone, string>>>> =
  {
    desenvolvimento: {
      comunicador:
        'Começar pelo efeito nas pessoas, conversar sem ler o roteiro inteiro e fechar com o combinado por escrito.',
      analitico:
        'Enviar os exemplos na véspera, para {nome} analisar com calma, e explicar o critério.',
      executor:
        'Entrar logo no assunto, mostrar o efeito no resultado e oferecer opções, não ordens.',
      planejador:
        'Avisar o assunto com antecedência, escolher um momento tranquilo e explicar a mudança passo a passo.',
      none: 'Combinar com {nome} a melhor forma de acompanhamento.',
    },
    reconhecimento: {
      comunicador:
        'Perguntar antes se {nome} prefere receber o reconhecimento a sós ou em público.',
      analitico: 'Dizer com precisão o que foi feito e por que isso importa, sem elogio vago.',
      executor: 'Ser breve e ligar o elogio ao resultado que ele gerou.',
      planejador: 'Reconhecer primeiro a sós, sem surpresa em público.',
      none: 'Perguntar a {nome} como prefere receber reconhecimento.',
    },
    corretivo: {
      comunicador:
        'Conversar olho no olho, nunca na frente de outras pessoas, e fechar com o combinado por escrito.',
      analitico:
        'Levar as datas e os registros do que foi observado e dar tempo para pensar antes da resposta.',
      executor: 'Começar pelo fato, mostrar o efeito e deixar que {nome} proponha a solução.',
      planejador:
        'Escolher um momento tranquilo, dizer o que muda e o que não muda e perguntar do que {nome} precisa.',
      none: 'Dar tempo para {nome} responder, mesmo que o silêncio pareça longo.',
    },
    360: {
      comunicador:
        'Conversar sobre um tema de cada vez e pedir que {nome} resuma ao final o que decidiu.',
      analitico:
        'Entregar os temas por escrito na véspera e explicar como as percepções foram reunidas.',
      executor: 'Apresentar poucos temas, por ordem de importância, e deixar o caminho com {nome}.',
      planejador:
        'Avisar a data e o formato com antecedência e reservar tempo para assimilar antes de decidir.',
      none: 'Combinar com {nome} quanto tempo quer para pensar antes de escolher as prioridades.',
    },
  };

/** What the leader says of how listening will go; spoken, and without a word of any profile. */
export const listeningManners: Readonly<Record<ProfileOrNone, string>> = {
  comunicador: 'Conte do seu jeito; ao final, eu resumo em três frases para confirmar o que ouvi.',
  analitico: 'Se quiser consultar os registros antes de responder, continuamos depois.',
  executor: 'Se já tiver uma proposta, comece por ela; depois falamos das causas.',
  planejador: 'Não precisa responder tudo agora: podemos continuar em outro dia.',
  none: 'Vou ouvir até o fim e repetir o que ouvi, para confirmar.',
};

/** Where and when. */
export const places: Readonly<Record<FeedbackKind, readonly string[]>> = {
  desenvolvimento: [
    'Conversar em local reservado, dentro do horário de trabalho e sem interrupções.',
    'Reservar um local sem interrupções e tempo de sobra depois da conversa.',
  ],
  reconhecimento: [
    'Fazer a conversa enquanto o fato está recente, sem outros assuntos na pauta.',
    'Escolher um momento sem pressa e não emendar o reconhecimento com outro pedido.',
  ],
  corretivo: [
    'Conversar a sós, em local reservado, sem a presença de colegas e dentro do horário de trabalho.',
    'Reservar um local em que ninguém mais ouça a conversa, dentro do horário de trabalho.',
  ],
  360: [
    'Reservar um local sem interrupções e tempo suficiente para cada tema.',
    'Conversar em local reservado, com os temas impressos ou na tela, sem nomes.',
  ],
};

/** What keeps a conversation of each type from going wrong. */
export const cautions: Readonly<Record<FeedbackKind, readonly string[]>> = {
  desenvolvimento: [
    'Separar fato de interpretação e perguntar sobre as causas antes de sugerir saídas.',
    'Ouvir mais do que falar e deixar que a primeira proposta venha de {nome}.',
  ],
  reconhecimento: [
    'Citar o fato e o efeito, sem misturar com pedidos ou cobranças.',
    'Contar a quem ajudou que a contribuição também foi vista.',
  ],
  corretivo: [
    'Manter a conversa em um só assunto e não comparar com outras pessoas.',
    'Descrever o que foi visto e ouvido, sem supor motivos nem intenções.',
  ],
  360: [
    'Levar à conversa apenas os temas citados por três ou mais pessoas.',
    'Não tentar descobrir, nem deixar adivinhar, quem disse cada coisa.',
  ],
};

type Recordings = Readonly<Record<'dated' | 'undated', readonly string[]>>;

const agreed: Recordings = {
  dated: [
    'Registrar os combinados em até 24 horas e agendar a conversa de {data}.',
    'Enviar a {nome} um resumo do combinado em até 24 horas e reservar {data} na agenda.',
  ],
  undated: [
    'Registrar os combinados em até 24 horas e marcar a próxima conversa.',
    'Enviar a {nome} um resumo do combinado em até 24 horas e marcar a próxima conversa.',
  ],
};

/** After the conversation. */
export const recordings: Readonly<Record<FeedbackKind, Recordings>> = {
  desenvolvimento: agreed,
  reconhecimento: {
    dated: [
      'Registrar o fato e o efeito em poucas linhas e retomar o assunto em {data}.',
      'Enviar a {nome} duas linhas com o fato e o agradecimento e reservar {data} na agenda.',
    ],
    undated: [
      'Registrar o fato e o efeito em poucas linhas, para retomar em outras conversas.',
      'Enviar a {nome} duas linhas com o fato, o efeito e o agradecimento.',
    ],
  },
  corretivo: agreed,
  360: agreed,
};

/** The first sign of change deserves a word. */
export const followUps: Readonly<Record<FeedbackKind, string>> = {
  desenvolvimento: 'Reconhecer o primeiro avanço assim que ele aparecer, citando o que mudou.',
  reconhecimento: 'Voltar ao assunto em algumas semanas e perguntar o que se repetiu.',
  corretivo: 'Reconhecer a mudança assim que ela aparecer, sem esperar pela próxima conversa.',
  360: 'Agradecer a quem contribuiu, sem contar o que foi dito na conversa.',
};

/** Reports that may ask for an inquiry: no leader looks into them alone. Against normalised text. */
export const misconductSigns =
  /\b(?:humilh\w+|discrimin\w+|racis\w+|homofob\w+|preconceit\w+|ameac\w+|agredi\w+|agress\w+|xing\w+|importun\w+|grit(?:ou|ando|aria|a) com|assedi\w+)\b/u;
