import { patternOf } from '../patterns.ts';

/*
 * How a feedback conversation is opened and closed, by what it is for and by its tone. `{tema}` is a noun
 * phrase, `{acao}` an infinitive clause, `{data}` a day, `{nome}` the first name; `{é|são}` agrees with
 * the theme. A sentence whose slot stays empty is left out.
 */

export const feedbackKinds = ['desenvolvimento', 'reconhecimento', 'corretivo', '360'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export const conversationTones = ['construtivo', 'motivacional', 'direto', 'empático'] as const;
export type ConversationTone = (typeof conversationTones)[number];

export type ByTone<Item> = Readonly<Record<ConversationTone, Item>>;

/** Two ways of saying one thing. */
export type Pair = readonly [string, string];

export interface PhraseSet {
  openings: Pair;
  closings: Pair;
}

export const phraseSets: Readonly<Record<FeedbackKind, ByTone<PhraseSet>>> = {
  desenvolvimento: {
    construtivo: {
      openings: [
        'Quero conversar sobre o seu crescimento em {tema}. Trouxe exemplos concretos e quero ouvir a sua visão.',
        '{nome}, separei este tempo para olharmos o que já funciona e qual é o próximo passo em {tema}.',
      ],
      closings: [
        'Saímos com um passo combinado e com o meu apoio. Em {data}, olhamos em conjunto o que avançou.',
        'Não é preciso mudar tudo de uma vez: começamos por {acao} e medimos em {data}.',
      ],
    },
    motivacional: {
      openings: [
        'Vejo espaço para você ir mais longe em {tema}, e é sobre isso que quero falar.',
        'O que você já entrega é uma boa base para o próximo avanço em {tema}. Vamos combinar como chegar lá?',
      ],
      closings: [
        'Confio em você nesse próximo passo e vou acompanhar cada avanço.',
        'Escolha por onde começar; o que depender de mim, resolvo até {data}.',
      ],
    },
    direto: {
      openings: [
        'Vou direto ao ponto: {tema} {precisa|precisam} evoluir, e vou explicar com fatos.',
        'São três assuntos: o que manter, o que ajustar em {tema} e o que fica combinado.',
      ],
      closings: [
        'Resumo: {acao}. Verificação em {data}; se algo impedir, me avise antes do prazo.',
        'O combinado tem ação e prazo. Em {data}, olhamos o resultado.',
      ],
    },
    empático: {
      openings: [
        'Antes de dizer o que percebi, quero saber como {tema} {tem|têm} sido para você.',
        'Quero entender o que ajuda e o que pesa em {tema}, para pensarmos com calma nos próximos passos.',
      ],
      closings: [
        'Agradeço a sua franqueza. Vamos no ritmo possível e conversamos de novo em {data}.',
        'Conte com o meu apoio: se precisar conversar antes de {data}, me chame.',
      ],
    },
  },
  reconhecimento: {
    construtivo: {
      openings: [
        'Quero registrar um trabalho bem-feito e entender o que levou a ele.',
        '{nome}, o seu trabalho em {tema} merece ser comentado com exemplos.',
      ],
      closings: [
        'Quero que essa prática sirva de exemplo para a equipe. O que ajudaria?',
        'Agradeço. Conto com esse jeito de trabalhar nas próximas entregas.',
      ],
    },
    motivacional: {
      openings: [
        'Quero comemorar com você: o seu trabalho em {tema} fez diferença.',
        '{nome}, foi um orgulho acompanhar o que você fez em {tema}.',
      ],
      closings: [
        'Siga assim: essa conquista é sua e anima toda a equipe.',
        'Comemore: você construiu esse resultado. Qual é a próxima conquista que você quer buscar?',
      ],
    },
    direto: {
      openings: [
        'Três pontos: o que você fez, o que isso gerou e por que importa.',
        '{nome}, reconhecimento objetivo: você fez um ótimo trabalho em {tema}.',
      ],
      closings: [
        'Era isso: o fato, o efeito e o meu agradecimento.',
        'Mantenha esse padrão. Ele funciona.',
      ],
    },
    empático: {
      openings: [
        'Sei do esforço por trás de {tema} e não quero que passe em branco.',
        'Acompanhei o cuidado que você teve em {tema}. Como foi para você chegar até aqui?',
      ],
      closings: [
        'Agradeço o cuidado com o resultado e com as pessoas.',
        'Espero que você perceba o quanto esse trabalho foi importante. Agradeço de verdade.',
      ],
    },
  },
  corretivo: {
    construtivo: {
      openings: [
        'Quero tratar de um ponto específico e sair daqui com um combinado claro.',
        'Vou trazer um fato e ouvir o seu lado; depois, definimos em conjunto como fica daqui em diante.',
      ],
      closings: [
        'Fica combinado: {acao}. Verificamos em {data}, e conte comigo para o que travar.',
        'O que importa é resolver. Em {data}, confirmamos se o combinado funcionou.',
      ],
    },
    motivacional: {
      openings: [
        'Preciso tratar de um ponto que pede correção e faço isso porque confio na sua capacidade de resolver.',
        'Esta conversa é sobre um ajuste, não sobre o seu valor aqui.',
      ],
      closings: [
        'Confio em você para fazer esse ajuste. Olhamos o avanço em {data}.',
        'Um ajuste bem-feito fortalece o seu trabalho. Começamos por {acao}.',
      ],
    },
    direto: {
      openings: [
        'O assunto {é|são} {tema}. Vou descrever o fato, o efeito e o que precisa mudar.',
        'Serei breve: um fato, uma expectativa e um prazo.',
      ],
      closings: [
        'O esperado é {acao}, a partir de agora. Verificação em {data}.',
        'Para confirmar, quero ouvir o combinado com as suas palavras.',
      ],
    },
    empático: {
      openings: [
        'Esta conversa não é fácil, e quero conduzi-la com respeito. Primeiro, me conte como você viu o que aconteceu.',
        'Quero entender o que houve antes de combinarmos qualquer coisa.',
      ],
      closings: [
        'Entendo o que você trouxe. Ainda assim, o combinado é {acao}; vou apoiar no que for possível até {data}.',
        'Agradeço por conversar com abertura. Voltamos ao assunto em {data}, com calma.',
      ],
    },
  },
  360: {
    construtivo: {
      openings: [
        'Reunimos percepções de várias pessoas que trabalham com você. A ideia é aprender, não dar nota.',
        'Vamos comparar a sua autoavaliação com a visão do grupo e escolher, em conjunto, poucas prioridades.',
      ],
      closings: [
        'Das percepções, ficam duas prioridades e um próximo passo combinado: {acao}.',
        'Você define o plano; eu acompanho em {data}.',
      ],
    },
    motivacional: {
      openings: [
        'Várias pessoas dedicaram tempo a contribuir para o seu crescimento. Vamos aproveitar isso.',
        'Vamos partir das suas forças para avançar no que falta.',
      ],
      closings: [
        'Escolha a prioridade que mais dá vontade de começar; confio na sua escolha.',
        'Fique com o que ajuda e dê o primeiro passo até {data}.',
      ],
    },
    direto: {
      openings: [
        'Vou mostrar os pontos de consenso, os de divergência e as duas prioridades.',
        'Sem nomes e sem rodeios: estes são os pontos que apareceram.',
      ],
      closings: [
        'Duas prioridades, um passo para cada uma, revisão em {data}.',
        'Para fechar: qual é o primeiro passo e qual é o prazo?',
      ],
    },
    empático: {
      openings: [
        'Receber a visão de várias pessoas mexe com a gente. Vamos com calma, e você pode parar para pensar quando quiser.',
        'Antes dos resultados: como você chega para esta conversa?',
      ],
      closings: [
        'Não precisa concluir nada hoje. Retomamos em {data}, quando tudo estiver mais assentado.',
        'O que ficou mais forte para você? Começamos por aí.',
      ],
    },
  },
};

/** Where no slot can be filled. */
export const fallbackOpenings: Readonly<Record<FeedbackKind, string>> = {
  desenvolvimento: 'Quero conversar sobre pontos concretos do seu trabalho e ouvir a sua visão.',
  reconhecimento: 'Quero reconhecer um trabalho seu e contar o que observei.',
  corretivo: 'Quero tratar de um assunto específico e ouvir a sua visão.',
  360: 'Quero conversar sobre as percepções que reunimos e ouvir a sua visão.',
};
export const fallbackClosing =
  'Antes de encerrar, registramos o combinado e marcamos a próxima conversa.';

/** What is said of the facts where none was given: it promises none, and listens. */
export const withoutFacts: Readonly<Record<FeedbackKind, string>> = {
  desenvolvimento: 'Antes de dizer como eu vejo, quero ouvir como você percebe o seu trabalho.',
  reconhecimento: 'Antes de dizer o que vi, quero ouvir como esse trabalho foi feito.',
  corretivo: 'Antes de qualquer conclusão, quero ouvir de você o que aconteceu.',
  360: 'Vamos comparar o que o grupo percebeu com o que você percebe.',
};

/** Before a question, which goes on in lower case. */
export const leadIns: ByTone<Pair> = {
  construtivo: ['Para construirmos em conjunto:', 'Pensando no próximo passo:'],
  motivacional: ['Confio na sua visão:', 'Pensando no próximo avanço:'],
  direto: ['Objetivamente:', 'Em uma frase:'],
  empático: ['Se fizer sentido para você:', 'No seu tempo:'],
};

/** By what a tone is recognised in a script, against normalised text. */
export const toneMarkers: ByTone<RegExp> = {
  construtivo: patternOf(['em conjunto', 'proximo passo', 'combin*', 'exemplo*']),
  motivacional: patternOf(['conquista*', 'potencial', 'confio', 'confian*', 'avanc*', 'orgulho']),
  direto: patternOf(['ponto*', 'fato*', 'prazo', 'esperado', 'objetiv*']),
  empático: patternOf([
    'entend*',
    'com calma',
    'como voce',
    'para voce',
    'cuidado',
    'respeito',
    'apoi*',
  ]),
};
