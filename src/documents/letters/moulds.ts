import type { LetterPurpose, LetterTone, Urgency } from '../kit/letter.ts';

/*
 * The frame of a letter: whole sentences round the text that the leader typed, which is the message. Each fits
 * before or after any words, says nothing of what they say, and is in the plural for a group alone.
 */

/** To one reader and to many, where the two differ. */
export type Said = string | readonly [one: string, many: string];

/** To be said of a greeting that names its reader, and of one that cannot. */
interface Greeting {
  toName: (name: string) => string;
  toGroup: string;
}

const calm: Greeting = { toName: (name) => `Olá, ${name}.`, toGroup: 'Olá, pessoal.' };
const near: Greeting = { toName: (name) => `Oi, ${name}!`, toGroup: 'Oi, pessoal!' };

export const greetingOf: Record<LetterTone, Greeting> = {
  profissional: calm,
  amigavel: near,
  formal: { toName: calm.toName, toGroup: 'Olá a todos.' },
  motivacional: { toName: (name) => `Olá, ${name}!`, toGroup: 'Olá, pessoal!' },
  assertivo: calm,
  empático: { toName: (name) => `Oi, ${name}.`, toGroup: 'Oi, pessoal.' },
};

export const plainGreeting = calm;

/** Before the text, with a colon, and after it. */
type Around = readonly [opening: Said, closing: Said];

export const around: Record<LetterPurpose, Record<LetterTone, Around>> = {
  informativo: {
    profissional: ['Quero passar uma informação:', 'Qualquer dúvida, estou à disposição.'],
    amigavel: ['Passando para dar um recado:', 'Qualquer dúvida, é só chamar!'],
    formal: ['Informo o seguinte:', 'Permaneço à disposição para esclarecimentos.'],
    motivacional: [
      'Tenho uma notícia para contar:',
      ['Qualquer dúvida, conte comigo.', 'Qualquer dúvida, contem comigo.'],
    ],
    assertivo: [
      'Um aviso:',
      ['Se algo não ficar claro, me pergunte.', 'Se algo não ficar claro, me perguntem.'],
    ],
    empático: [
      ['Quis avisar você:', 'Quis avisar vocês:'],
      ['Se isso trouxer alguma dúvida, me procure.', 'Se isso trouxer alguma dúvida, me procurem.'],
    ],
  },
  feedback: {
    profissional: [
      ['Quero conversar com você sobre isto:', 'Quero conversar com vocês sobre isto:'],
      [
        'Como você vê? Se preferir, falamos ao vivo.',
        'Como vocês veem? Se preferirem, falamos ao vivo.',
      ],
    ],
    amigavel: [
      [
        'Queria trocar uma ideia com você sobre isto:',
        'Queria trocar uma ideia com vocês sobre isto:',
      ],
      [
        'O que você acha? Se preferir, a gente se fala.',
        'O que vocês acham? Se preferirem, a gente se fala.',
      ],
    ],
    formal: [
      'Gostaria de tratar do seguinte ponto:',
      [
        'Peço que me indique um horário para tratarmos do assunto.',
        'Peço que me indiquem um horário para tratarmos do assunto.',
      ],
    ],
    motivacional: [
      ['Quero dividir com você uma observação:', 'Quero dividir com vocês uma observação:'],
      ['Quero ouvir a sua opinião.', 'Quero ouvir a opinião de vocês.'],
    ],
    assertivo: [
      ['Preciso falar com você sobre isto:', 'Preciso falar com vocês sobre isto:'],
      ['Me diga quando podemos falar.', 'Me digam quando podemos falar.'],
    ],
    empático: [
      ['Queria ouvir você sobre isto:', 'Queria ouvir vocês sobre isto:'],
      [
        'Quero entender o seu lado. Quando podemos falar?',
        'Quero entender o lado de vocês. Quando podemos falar?',
      ],
    ],
  },
  instrucoes: {
    profissional: [
      ['Preciso da sua ajuda com isto:', 'Preciso da ajuda de vocês com isto:'],
      ['Se algo não estiver claro, me avise.', 'Se algo não estiver claro, me avisem.'],
    ],
    amigavel: [
      ['Me ajuda com uma coisa?', 'Me ajudam com uma coisa?'],
      'Se algo não ficar claro, é só chamar!',
    ],
    formal: ['Peço atenção ao que segue:', 'Permaneço à disposição para esclarecimentos.'],
    motivacional: [
      ['Conto com você para isto:', 'Conto com vocês para isto:'],
      ['Se travar em algum ponto, conte comigo.', 'Se travarem em algum ponto, contem comigo.'],
    ],
    assertivo: [
      ['Preciso que você cuide disto:', 'Preciso que vocês cuidem disto:'],
      [
        'Se houver algum impedimento, me avise logo.',
        'Se houver algum impedimento, me avisem logo.',
      ],
    ],
    empático: [
      ['Preciso de uma ajuda sua:', 'Preciso de uma ajuda de vocês:'],
      [
        'Se algo dificultar, me avise e vemos juntos.',
        'Se algo dificultar, me avisem e vemos juntos.',
      ],
    ],
  },
  reconhecimento: {
    profissional: [
      ['Quero reconhecer o seu trabalho:', 'Quero reconhecer o trabalho de vocês:'],
      'Fica o meu agradecimento.',
    ],
    amigavel: ['Passando para dizer uma coisa boa:', 'Valeu mesmo!'],
    formal: [
      [
        'Registro o meu reconhecimento pelo seu trabalho:',
        'Registro o meu reconhecimento pelo trabalho de vocês:',
      ],
      ['Receba o meu agradecimento.', 'Recebam o meu agradecimento.'],
    ],
    motivacional: ['Isto merece ser comemorado:', 'Parabéns, e vamos em frente!'],
    assertivo: ['Isto merece reconhecimento:', 'Parabéns pelo trabalho.'],
    empático: ['Escrevo só para reconhecer uma coisa:', 'Fica o meu agradecimento, de verdade.'],
  },
  correção: {
    profissional: [
      ['Preciso acertar um ponto com você:', 'Preciso acertar um ponto com vocês:'],
      ['Se houve algo que eu não sei, me conte.', 'Se houve algo que eu não sei, me contem.'],
    ],
    amigavel: [
      'Tem um ponto que a gente precisa acertar:',
      ['Me conta o que houve?', 'Me contam o que houve?'],
    ],
    formal: [
      'Preciso tratar do seguinte ponto:',
      ['Peço também a sua visão sobre o assunto.', 'Peço também a visão de vocês sobre o assunto.'],
    ],
    motivacional: [
      'Tem um ponto que dá para acertar:',
      ['Conte comigo para acertar isso.', 'Contem comigo para acertar isso.'],
    ],
    assertivo: [
      'Este ponto precisa mudar:',
      ['Se houve impedimento, me conte agora.', 'Se houve impedimento, me contem agora.'],
    ],
    empático: [
      ['Quero entender um ponto com você:', 'Quero entender um ponto com vocês:'],
      [
        'Quero ouvir o seu lado antes de concluir qualquer coisa.',
        'Quero ouvir o lado de vocês antes de concluir qualquer coisa.',
      ],
    ],
  },
  convite: {
    profissional: [
      ['Quero convidar você:', 'Quero convidar vocês:'],
      ['Por favor, confirme se pode participar.', 'Por favor, confirmem se podem participar.'],
    ],
    amigavel: [
      ['Tenho um convite para você:', 'Tenho um convite para vocês:'],
      ['Topa?', 'Topam?'],
    ],
    formal: [
      ['Tenho a satisfação de convidar você:', 'Tenho a satisfação de convidar vocês:'],
      'Peço a gentileza de confirmar a participação.',
    ],
    motivacional: [
      'Quero fazer um convite:',
      ['Posso contar com a sua participação?', 'Posso contar com a participação de vocês?'],
    ],
    assertivo: [
      ['Preciso da sua participação:', 'Preciso da participação de vocês:'],
      'Aguardo a confirmação.',
    ],
    empático: [
      ['Gostaria muito da sua participação:', 'Gostaria muito da participação de vocês:'],
      ['Me diga se fica bom para você.', 'Me digam se fica bom para vocês.'],
    ],
  },
};

/** Beginnings of words with which a typed text says itself what the frame would say. */
export const alreadySaid: Record<LetterPurpose, { opening: string[]; closing: string[] }> = {
  informativo: { opening: [], closing: ['duvida', 'me chama', 'me procur'] },
  feedback: {
    opening: ['conversa', 'conversar '],
    closing: ['convers', 'falamos ', 'opiniao ', 'o que acha'],
  },
  instrucoes: { opening: ['preciso ', 'peco '], closing: ['duvida', 'avis', 'me chama'] },
  reconhecimento: {
    opening: ['obrigad', 'agrade', 'parabens ', 'reconhec', 'valeu '],
    closing: ['obrigad', 'agrade', 'parabens ', 'valeu '],
  },
  correção: {
    opening: [],
    closing: ['me conte', 'me conta', 'ouvir ', 'o que houve', 'o que aconteceu'],
  },
  convite: { opening: ['convid', 'convite'], closing: ['confirm', 'topa ', 'presenca '] },
};

/** Where the typed text tells of the reader by name, it is quoted: this stands before it. */
export const beforeQuotation: Record<LetterPurpose, Said> = {
  informativo: 'Este recado é para você:',
  feedback: 'Escrevi o que quero tratar com você:',
  instrucoes: 'Este pedido é para você:',
  reconhecimento: 'Escrevi isto sobre o seu trabalho e quero que você leia:',
  correção: 'Escrevi o ponto que preciso acertar com você:',
  convite: 'Este convite é para você:',
};

/** What a reader is asked for: to read, to do, to answer, or nothing. */
const asked = {
  informativo: 'read',
  feedback: 'answer',
  instrucoes: 'do',
  reconhecimento: 'nothing',
  correção: 'do',
  convite: 'answer',
} as const satisfies Record<LetterPurpose, string>;

const hurry: Record<'read' | 'do' | 'answer', Partial<Record<Urgency, Said>>> = {
  read: {
    baixa: 'Não precisa responder agora.',
    alta: ['Por favor, leia com prioridade.', 'Por favor, leiam com prioridade.'],
    urgente: [
      'É urgente: por favor, leia assim que puder, no seu horário de trabalho.',
      'É urgente: por favor, leiam assim que puderem, no horário de trabalho.',
    ],
  },
  do: {
    baixa: [
      'Não precisa parar o que está fazendo para ver isto.',
      'Não precisam parar o que estão fazendo para ver isto.',
    ],
    alta: 'Este assunto tem prioridade.',
    urgente: [
      'É urgente: por favor, veja assim que puder, no seu horário de trabalho.',
      'É urgente: por favor, vejam assim que puderem, no horário de trabalho.',
    ],
  },
  answer: {
    baixa: ['Pode responder com calma.', 'Podem responder com calma.'],
    alta: ['Por favor, responda com prioridade.', 'Por favor, respondam com prioridade.'],
    urgente: [
      'É urgente: por favor, responda assim que puder, no seu horário de trabalho.',
      'É urgente: por favor, respondam assim que puderem, no horário de trabalho.',
    ],
  },
};

/** How much it hurries, said once; '' where it does not matter. */
export function hurryLine(purpose: LetterPurpose, urgency: Urgency): Said {
  const kind = asked[purpose];
  return kind === 'nothing' ? '' : (hurry[kind][urgency] ?? '');
}

/** What is to be read or done at once says so first; an answer is asked for after the question. */
export function hurriesFirst(purpose: LetterPurpose, urgency: Urgency): boolean {
  return urgency !== 'baixa' && asked[purpose] !== 'answer';
}

/** Words with which a typed text says itself how much it hurries. */
export const hurrySaid = ['urgente ', 'urgencia ', 'prioridade ', 'pressa ', 'com calma '];

/** Where nothing was typed, or nothing of it may be written: a talk is asked for. */
export const askForTalk: Said = [
  'Quero conversar com você sobre um assunto do nosso trabalho. Quando fica bom? Pode responder por aqui mesmo, no seu horário.',
  'Quero conversar com vocês sobre um assunto do nosso trabalho. Quando fica bom? Podem responder por aqui mesmo, no horário de trabalho.',
];

export const emailEnd: Record<LetterTone, string> = {
  profissional: 'Atenciosamente,',
  amigavel: 'Um abraço,',
  formal: 'Cordialmente,',
  motivacional: 'Um abraço,',
  assertivo: 'Atenciosamente,',
  empático: 'Um abraço,',
};

export const plainEmailEnd = emailEnd.profissional;

/** The subject of an e-mail whose text gives none; discreet, since it shows on a locked screen. */
export const generalSubject: Record<LetterPurpose, string> = {
  informativo: 'Uma informação do trabalho',
  feedback: 'Uma conversa sobre o trabalho',
  instrucoes: 'Um pedido',
  reconhecimento: 'Reconhecimento pelo trabalho',
  correção: 'Um ponto do trabalho',
  convite: 'Um convite',
};
