import type { FeedbackKind } from './phrases.ts';

/*
 * The parts of a feedback conversation, in order, and what to ask in each. A question that speaks of
 * something ('essa situação', the previous conversation, the theme) says what it needs.
 */

export type QuestionNeed = 'theme' | 'example' | 'previous' | 'positives' | 'noPositives';

export interface Question {
  text: string;
  needs?: QuestionNeed;
}

export interface ConversationPart {
  section: string;
  /** Those that fit best come first. */
  questions: readonly Question[];
  /** How many of them are asked. */
  ask: 1 | 2;
  /** The first question comes after the lead-in of the tone. */
  ledIn?: true;
}

const effect: Question = {
  text: 'Que efeito você percebe que isso teve na equipe ou em quem depende desse trabalho?',
  needs: 'example',
};

const development: readonly ConversationPart[] = [
  {
    section: 'Abertura',
    ask: 1,
    questions: [
      { text: 'Pensando em {tema}, como foram as últimas semanas para você?', needs: 'theme' },
      { text: 'O que você gostaria de tratar nesta conversa?' },
      { text: 'Que assunto não pode faltar nesta conversa, na sua visão?' },
    ],
  },
  {
    section: 'Contexto',
    ask: 1,
    questions: [
      { text: 'O que mudou na rotina desde a nossa última conversa?', needs: 'previous' },
      { text: 'Que parte desse contexto eu posso não estar vendo?' },
      { text: 'O que mais ajuda a explicar esse contexto?' },
    ],
  },
  {
    section: 'O que está funcionando',
    ask: 1,
    questions: [
      { text: 'De qual entrega recente você mais gostou, e por quê?', needs: 'noPositives' },
      { text: 'O que você faz para manter isso?', needs: 'positives' },
      { text: 'O que disso vale levar para outras tarefas?', needs: 'positives' },
    ],
  },
  {
    section: 'O que pode evoluir',
    ask: 2,
    questions: [
      effect,
      { text: 'O que você faria diferente se essa situação acontecesse hoje?', needs: 'example' },
      { text: 'Qual foi o primeiro sinal de que havia algo a mudar?', needs: 'example' },
      { text: 'Que situação recente mostra bem o que precisa evoluir?' },
      { text: 'Que efeito uma mudança aqui teria na equipe ou em quem depende desse trabalho?' },
    ],
  },
  {
    section: 'Escuta',
    ask: 2,
    ledIn: true,
    questions: [
      { text: 'Que parte de {tema} já flui e qual ainda trava?', needs: 'theme' },
      { text: 'Como posso ajudar sem tirar a sua autonomia?' },
      { text: 'O que está ao seu alcance mudar e o que depende de outras pessoas?' },
    ],
  },
  {
    section: 'Próximos passos',
    ask: 2,
    ledIn: true,
    questions: [
      { text: 'Qual seria um primeiro passo pequeno para esta semana?' },
      { text: 'De que forma saberemos que houve avanço?' },
    ],
  },
  {
    section: 'Encerramento',
    ask: 1,
    questions: [
      { text: 'O que você leva desta conversa?' },
      { text: 'O que ficou mais claro para você depois desta conversa?' },
    ],
  },
];

const recognition: readonly ConversationPart[] = [
  {
    section: 'Abertura',
    ask: 1,
    questions: [
      { text: 'Que parte desse trabalho foi a mais importante, na sua visão?' },
      { text: 'De que parte desse trabalho você mais gostou?' },
    ],
  },
  {
    section: 'O que aconteceu',
    ask: 1,
    questions: [
      { text: 'O que você fez que levou a esse resultado?' },
      { text: 'Que decisão sua fez mais diferença?' },
    ],
  },
  {
    section: 'Impacto',
    ask: 1,
    questions: [
      {
        text: 'Que efeito você percebe que isso teve na equipe ou em quem depende desse trabalho?',
      },
      { text: 'O que mudou na rotina depois disso?' },
    ],
  },
  {
    section: 'O que repetir',
    ask: 1,
    questions: [
      { text: 'O que vale repetir na próxima vez?' },
      { text: 'Que condições ajudaram e precisam continuar?' },
    ],
  },
  {
    section: 'Escuta',
    ask: 2,
    questions: [
      { text: 'Quem ajudou e como podemos reconhecer essas pessoas?' },
      { text: 'Como você prefere receber reconhecimento?' },
    ],
  },
  {
    section: 'Encerramento',
    ask: 1,
    ledIn: true,
    questions: [
      { text: 'Que desafio você gostaria de assumir a partir daqui?' },
      { text: 'O que você gostaria de fazer mais vezes a partir daqui?' },
    ],
  },
];

const correction: readonly ConversationPart[] = [
  {
    section: 'Abertura',
    ask: 1,
    questions: [
      { text: 'O que você gostaria de dizer antes de começarmos?' },
      { text: 'O que você precisa saber antes de começarmos?' },
    ],
  },
  {
    section: 'Fatos observados',
    ask: 2,
    questions: [
      { text: 'Como você viu essa situação?', needs: 'example' },
      { text: 'O que estava acontecendo naquele momento?', needs: 'example' },
      { text: 'O que você lembra do que aconteceu?' },
    ],
  },
  {
    section: 'Impacto',
    ask: 1,
    questions: [
      { text: 'Que efeito você percebe que isso teve?' },
      { text: 'De que forma isso chegou a outras pessoas?' },
    ],
  },
  {
    section: 'Escuta',
    ask: 2,
    questions: [
      { text: 'O que dificultou fazer de outro jeito?' },
      { text: 'O que eu ainda não sei sobre o que aconteceu?' },
    ],
  },
  {
    section: 'Expectativa clara',
    ask: 1,
    questions: [
      { text: 'O que precisa mudar para que não se repita?' },
      { text: 'Que parte dessa expectativa ainda não ficou clara?' },
    ],
  },
  {
    section: 'Combinado e apoio',
    ask: 2,
    ledIn: true,
    questions: [
      { text: 'De que apoio você precisa para cumprir o combinado?' },
      { text: 'Qual é o primeiro passo, e quando ele acontece?' },
    ],
  },
  {
    section: 'Encerramento',
    ask: 1,
    questions: [
      { text: 'Como você resume o que fica combinado?' },
      { text: 'O que ficou sem dizer e precisa ser dito agora?' },
    ],
  },
];

const manyVoices: readonly ConversationPart[] = [
  {
    section: 'Abertura e sigilo',
    ask: 1,
    questions: [
      { text: 'O que você espera levar desta conversa?' },
      { text: 'O que você gostaria de entender melhor com estas percepções?' },
    ],
  },
  {
    section: 'Autoavaliação',
    ask: 2,
    questions: [
      { text: 'Que força você colocaria em primeiro lugar no seu trabalho?' },
      { text: 'Em que tema você esperaria mais de si?' },
    ],
  },
  {
    section: 'Convergências',
    ask: 1,
    questions: [
      { text: 'O que confirma o que você já sabia?' },
      { text: 'Em que essas percepções se parecem com a sua autoavaliação?' },
    ],
  },
  {
    section: 'Diferenças de percepção',
    ask: 2,
    questions: [
      { text: 'O que surpreendeu você?' },
      { text: 'Em que situações a percepção do grupo difere da sua?' },
    ],
  },
  {
    section: 'Prioridades',
    ask: 2,
    ledIn: true,
    questions: [
      { text: 'Qual tema, se evoluir, melhora os outros?' },
      { text: 'Que efeito uma mudança nesse tema teria no trabalho de quem convive com você?' },
    ],
  },
  {
    section: 'Plano e acompanhamento',
    ask: 2,
    ledIn: true,
    questions: [
      { text: 'Sobre qual tema vale pedir sugestões à equipe daqui para a frente?' },
      { text: 'Que primeiro passo cabe nas próximas duas semanas?' },
    ],
  },
];

/** `structure[].section` of each type, in order, with its questions. */
export const conversationParts: Readonly<Record<FeedbackKind, readonly ConversationPart[]>> = {
  desenvolvimento: development,
  reconhecimento: recognition,
  corretivo: correction,
  360: manyVoices,
};

/** What makes a question an open one, at its beginning or after a lead-in or a conjunction. */
export const openQuestion =
  /(?:^|[:,;]\s|\be\s)(?:(?:d[eo]|em|por|para|com|sobre|a|n[oa]|d[oa])\s)?(?:(?:o )?qu[eê]|como|qua(?:l|is)|quem|quando|onde|quant[oa]s?)\b/iu;
