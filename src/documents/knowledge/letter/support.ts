/*
 * Sentences that help the reader and claim nothing: they make a letter of few words whole. Three ways of
 * speaking; each tone has one.
 */

export type LetterRegister = 'plain' | 'formal' | 'warm';

export const registerOfTone = {
  profissional: 'plain',
  assertivo: 'plain',
  formal: 'formal',
  amigavel: 'warm',
  motivacional: 'warm',
  empático: 'warm',
} as const satisfies Record<string, LetterRegister>;

export interface SupportLine {
  text: string;
  /**
   * It only fits news of a change, something asked for, numbered steps, an invitation to talk, to take part or to be together,
   * thanks for work, or congratulations on what is no work.
   */
  fits?: 'change' | 'asked' | 'steps' | 'talk' | 'presence' | 'social' | 'work' | 'celebration';
}

type Support = Readonly<Record<LetterRegister, readonly SupportLine[]>>;

export const letterSupport = {
  informativo: {
    plain: [
      { text: 'Se houver algum impedimento, me diga para combinarmos uma saída.', fits: 'asked' },
      {
        text: 'Se isso afetar alguma entrega sua, me avise para ajustarmos as prioridades.',
        fits: 'change',
      },
      { text: 'Se preferir conversar sobre isso, é só me dizer.' },
      { text: 'Se houver mais alguma informação, compartilho com você.' },
    ],
    formal: [
      {
        text: 'Caso haja algum impedimento, peço que me informe para definirmos uma alternativa.',
        fits: 'asked',
      },
      {
        text: 'Caso isso afete alguma de suas entregas, peço que me comunique para ajustarmos as prioridades.',
        fits: 'change',
      },
      { text: 'Se considerar necessário, podemos conversar a respeito.' },
      { text: 'Havendo novas informações, compartilharei com você.' },
    ],
    warm: [
      { text: 'Se tiver algum impedimento, me conta que a gente vê uma saída.', fits: 'asked' },
      {
        text: 'Se isso mexer com alguma entrega sua, me avise que a gente ajusta.',
        fits: 'change',
      },
      { text: 'Se quiser conversar sobre isso, é só me dizer.' },
      { text: 'Se surgir mais alguma informação, eu aviso você.' },
    ],
  },
  feedback: {
    plain: [
      { text: 'A ideia é conhecer o contexto e combinar com você o que fazer.' },
      { text: 'É uma conversa individual e não exige preparação.' },
      { text: 'Se quiser adiantar algum ponto, pode me escrever.' },
    ],
    formal: [
      { text: 'O objetivo é conhecer o contexto e definir com você o que fazer.' },
      { text: 'A conversa será individual e reservada.' },
      { text: 'Caso queira adiantar algum ponto, fico à disposição.' },
    ],
    warm: [
      { text: 'A ideia é ouvir você e combinar o que fazer.' },
      { text: 'É uma conversa só entre nós, sem formalidade.' },
      { text: 'Se quiser adiantar alguma coisa, pode me escrever.' },
    ],
  },
  instrucoes: {
    plain: [
      { text: 'O que faltar de acesso ou de informação, eu providencio.' },
      { text: 'Se precisar conversar antes de começar, é só me dizer.' },
      {
        text: 'Se você perceber um jeito mais simples de fazer, quero conhecer.',
        fits: 'steps',
      },
    ],
    formal: [
      {
        text: 'Caso falte algum acesso ou informação, peço que me comunique para que eu providencie.',
      },
      { text: 'Caso prefira conversar antes de começar, estou à disposição.' },
      { text: 'Sugestões para simplificar o trabalho serão consideradas.', fits: 'steps' },
    ],
    warm: [
      { text: 'O que faltar de acesso ou de informação, eu resolvo.' },
      { text: 'Se quiser conversar antes de começar, é só me dizer.' },
      { text: 'Se você achar um jeito mais simples de fazer, quero saber.', fits: 'steps' },
    ],
  },
  reconhecimento: {
    plain: [
      {
        text: 'Sei que um trabalho assim pede atenção, e isso não passa despercebido.',
        fits: 'work',
      },
      { text: 'Esse cuidado faz diferença para quem depende do seu trabalho.', fits: 'work' },
      { text: 'É muito bom contar com você na equipe.', fits: 'celebration' },
      { text: 'Desejo saúde e muitas realizações.', fits: 'celebration' },
    ],
    formal: [
      { text: 'Um trabalho assim exige atenção e merece ser destacado.', fits: 'work' },
      { text: 'Esse cuidado contribui para o resultado de toda a equipe.', fits: 'work' },
      { text: 'É uma satisfação contar com você na equipe.', fits: 'celebration' },
      { text: 'Desejo saúde e muitas realizações.', fits: 'celebration' },
    ],
    warm: [
      { text: 'Dá gosto trabalhar com quem faz as coisas com esse cuidado.', fits: 'work' },
      { text: 'Isso faz diferença para a equipe toda.', fits: 'work' },
      { text: 'É muito bom ter você com a gente.', fits: 'celebration' },
      { text: 'Que não faltem saúde e boas conquistas!', fits: 'celebration' },
    ],
  },
  correção: {
    plain: [
      {
        text: 'O objetivo é resolver e evitar que se repita; conte comigo para o que for preciso.',
      },
      { text: 'Se houve um motivo que eu não conheço, quero considerá-lo.' },
    ],
    formal: [
      {
        text: 'O objetivo é resolver a questão e evitar que se repita, com o apoio necessário.',
      },
      { text: 'Caso exista um motivo que eu desconheça, ele será considerado.' },
    ],
    warm: [
      { text: 'O importante é resolver, e eu ajudo no que você precisar.' },
      { text: 'Pode haver um motivo que eu não conheço, e quero saber dele.' },
    ],
  },
  convite: {
    plain: [
      { text: 'Se quiser incluir algum assunto, me envie antes.', fits: 'talk' },
      { text: 'A sua visão ajuda a decidir melhor.', fits: 'talk' },
      { text: 'A sua participação faz diferença para o resultado.', fits: 'presence' },
      { text: 'Se tiver alguma dúvida sobre a participação, é só me dizer.' },
    ],
    formal: [
      {
        text: 'Caso deseje incluir algum assunto, peço que me envie com antecedência.',
        fits: 'talk',
      },
      { text: 'A sua contribuição é importante para as decisões.', fits: 'talk' },
      { text: 'A sua participação é importante para o resultado.', fits: 'presence' },
      { text: 'Em caso de dúvida sobre a participação, estou à disposição.' },
    ],
    warm: [
      { text: 'Se quiser incluir algum assunto, me mande antes.', fits: 'talk' },
      { text: 'As suas ideias ajudam a gente a decidir melhor.', fits: 'talk' },
      { text: 'Vai ser bom ter você com a gente!', fits: 'social' },
      { text: 'A sua participação vai fazer diferença.', fits: 'presence' },
      { text: 'Se tiver alguma dúvida sobre a participação, é só falar comigo.' },
    ],
  },
} satisfies Record<string, Support>;

/** What goes with the letter, for the leader. */
export const letterAdvice = {
  informativo: 'Confirme depois, em uma conversa rápida, se a informação chegou como você queria.',
  feedback: 'Converse em local reservado e leve o fato com data; ouça antes de propor saídas.',
  instrucoes: 'Combine quando vai conferir se os passos foram concluídos.',
  reconhecimento: 'Repita o reconhecimento na reunião da equipe, se {nome} se sentir à vontade.',
  correção: 'Envie só para {nome} e converse em local reservado, sem cópia para outras pessoas.',
  convite: 'Registre o convite também na agenda, com o objetivo da conversa.',
} as const;

/** In place of the advice on thanks: not everybody likes to be celebrated. */
export const celebrationAdvice =
  'Antes de comemorar com a equipe, confirme com a pessoa se ela gosta e se concorda.';

/** Closes an invitation that may be declined. */
export const choiceClosing: Readonly<Record<LetterRegister, string>> = {
  plain: 'Me diga o que prefere.',
  formal: 'Peço a gentileza de me informar a sua preferência.',
  warm: 'Me diga o que você prefere, sem compromisso.',
};

/** Where what is asked for may be declined. */
export const choiceAdvice =
  'A pessoa pode recusar: se a resposta for “não”, agradeça e busque outra saída, sem cobrança.';

/** Where a feedback or a correction generalizes. */
export const factAdvice =
  'Prefira quando e quantas vezes a “sempre” e “nunca”: um fato com data abre mais a conversa.';

/** In place of the advice on news, where something was asked for. */
export const requestAdvice =
  'Se não houver resposta, converse antes de pedir de novo por escrito: pode haver um impedimento.';

/** What is asked for outside working hours may count as time at the employer's disposal. */
export const workingHoursAdvice =
  'Envie dentro da jornada de trabalho; cobrança frequente fora dela pode ser entendida como tempo à disposição.';
