import type { LetterPurpose, LetterTone, Urgency } from '../kit/letter.ts';

/*
 * The frame of a letter: few whole sentences round the text that the leader typed, which is the message. Each fits
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

/** Greets a group with which one is not at home. */
export const distantGreeting = 'Olá a todos.';

/** What leads a note in that says what its letter does: 'Escrevo para' + 'avisar que …'. */
export const leadIn: Record<LetterTone, string> = {
  profissional: 'Escrevo para',
  amigavel: 'Passando para',
  formal: 'Escrevo para',
  motivacional: 'Quero',
  assertivo: 'Quero',
  empático: 'Queria',
};

export const plainLeadIn = leadIn.assertivo;

/** Before the text, with a colon, and after it; '' where any sentence could be out of place. */
type Around = readonly [opening: Said, closing: Said];

const callMe: Said = [
  'Se algo não estiver claro, me avise.',
  'Se algo não estiver claro, me avisem.',
];
const tellMe: Said = [
  'Se aconteceu algo que eu não sei, me conte.',
  'Se aconteceu algo que eu não sei, me contem.',
];
const canYou: Said = [
  'Por favor, confirme se pode participar.',
  'Por favor, confirmem se podem participar.',
];

export const around: Record<LetterPurpose, Record<LetterTone, Around>> = {
  // It may be a refusal, a change, a loss: nothing of ours fits after them all.
  informativo: {
    profissional: ['Um aviso:', ''],
    amigavel: ['Passando para avisar:', ''],
    formal: ['Escrevo para informar o seguinte:', ''],
    motivacional: ['Tenho uma notícia:', ''],
    assertivo: ['Preciso avisar:', ''],
    empático: [['Queria avisar você:', 'Queria avisar vocês:'], ''],
  },
  feedback: {
    profissional: [
      ['Quero conversar com você sobre isto:', 'Quero conversar com vocês sobre isto:'],
      [
        'Como você vê isso? Se preferir, a gente conversa pessoalmente.',
        'Como vocês veem isso? Se preferirem, a gente conversa pessoalmente.',
      ],
    ],
    amigavel: [
      [
        'Queria trocar uma ideia com você sobre isto:',
        'Queria trocar uma ideia com vocês sobre isto:',
      ],
      [
        'O que você acha? Se preferir, a gente conversa pessoalmente.',
        'O que vocês acham? Se preferirem, a gente conversa pessoalmente.',
      ],
    ],
    formal: [
      'Gostaria de conversar sobre o seguinte:',
      ['Gostaria de ouvir a sua opinião.', 'Gostaria de ouvir a opinião de vocês.'],
    ],
    motivacional: [
      ['Quero dividir com você uma observação:', 'Quero dividir com vocês uma observação:'],
      ['Quero ouvir a sua opinião.', 'Quero ouvir a opinião de vocês.'],
    ],
    assertivo: [
      ['Preciso conversar com você sobre isto:', 'Preciso conversar com vocês sobre isto:'],
      'Quando podemos conversar?',
    ],
    empático: [
      ['Queria ouvir você sobre isto:', 'Queria ouvir vocês sobre isto:'],
      [
        'Como você vê isso? Quando for bom para você, a gente conversa.',
        'Como vocês veem isso? Quando for bom para vocês, a gente conversa.',
      ],
    ],
  },
  instrucoes: {
    profissional: [
      ['Preciso da sua ajuda com isto:', 'Preciso da ajuda de vocês com isto:'],
      callMe,
    ],
    amigavel: [
      ['Você me ajuda com isto, por favor?', 'Vocês me ajudam com isto, por favor?'],
      'Se algo não ficar claro, é só me chamar!',
    ],
    formal: ['Peço atenção ao que segue:', 'Estou à disposição para esclarecer o que for preciso.'],
    motivacional: [
      ['Conto com você para isto:', 'Conto com vocês para isto:'],
      ['Se travar em algum ponto, me chame.', 'Se travarem em algum ponto, me chamem.'],
    ],
    assertivo: [
      ['Preciso que você cuide disto:', 'Preciso que vocês cuidem disto:'],
      ['Se algo impedir, me avise logo.', 'Se algo impedir, me avisem logo.'],
    ],
    empático: [
      ['Preciso de uma ajuda sua:', 'Preciso de uma ajuda de vocês:'],
      [
        'Se algo atrapalhar, me avise para vermos juntos.',
        'Se algo atrapalhar, me avisem para vermos juntos.',
      ],
    ],
  },
  reconhecimento: {
    profissional: [
      ['Quero reconhecer o seu trabalho:', 'Quero reconhecer o trabalho de vocês:'],
      'Parabéns pelo trabalho.',
    ],
    amigavel: ['Passando para dizer uma coisa boa:', 'Valeu mesmo!'],
    formal: [
      [
        'Registro o meu reconhecimento pelo seu trabalho:',
        'Registro o meu reconhecimento pelo trabalho de vocês:',
      ],
      'Parabéns pelo trabalho.',
    ],
    motivacional: [
      ['Quero comemorar isto com você:', 'Quero comemorar isto com vocês:'],
      'Parabéns pelo trabalho!',
    ],
    assertivo: [
      ['Quero reconhecer o seu trabalho:', 'Quero reconhecer o trabalho de vocês:'],
      'Parabéns.',
    ],
    empático: [
      ['Queria reconhecer o seu trabalho:', 'Queria reconhecer o trabalho de vocês:'],
      'Agradeço de verdade.',
    ],
  },
  correção: {
    profissional: [
      ['Preciso conversar com você sobre um ponto:', 'Preciso conversar com vocês sobre um ponto:'],
      tellMe,
    ],
    amigavel: ['Tem um ponto que a gente precisa acertar:', tellMe],
    formal: [
      ['Preciso tratar com você do seguinte:', 'Preciso tratar com vocês do seguinte:'],
      ['Gostaria de ouvir também o seu lado.', 'Gostaria de ouvir também o lado de vocês.'],
    ],
    motivacional: [
      'Tem um ponto que dá para acertar:',
      ['Conte comigo para acertar isso.', 'Contem comigo para acertar isso.'],
    ],
    assertivo: ['Este ponto precisa mudar:', tellMe],
    empático: [
      ['Quero entender um ponto com você:', 'Quero entender um ponto com vocês:'],
      [
        'Quero ouvir o seu lado antes de concluir qualquer coisa.',
        'Quero ouvir o lado de vocês antes de concluir qualquer coisa.',
      ],
    ],
  },
  convite: {
    profissional: [['Quero convidar você para isto:', 'Quero convidar vocês para isto:'], canYou],
    amigavel: [
      ['Tenho um convite para você:', 'Tenho um convite para vocês:'],
      ['Você consegue ir? Me conta!', 'Vocês conseguem ir? Me contem!'],
    ],
    formal: [
      'Tenho a satisfação de fazer o seguinte convite:',
      'Peço a gentileza de confirmar a participação.',
    ],
    motivacional: [
      'Quero fazer um convite:',
      ['Posso contar com a sua participação?', 'Posso contar com a participação de vocês?'],
    ],
    assertivo: [['Conto com a sua participação:', 'Conto com a participação de vocês:'], canYou],
    empático: [
      ['Gostaria muito da sua participação:', 'Gostaria muito da participação de vocês:'],
      ['Me diga se fica bom para você.', 'Me digam se fica bom para vocês.'],
    ],
  },
};

/** What is written in whole sentences needs no opening to inform, to instruct or to invite. */
export const opensAlone: ReadonlySet<LetterPurpose> = new Set([
  'informativo',
  'instrucoes',
  'convite',
]);

/** Who begins so speaks already. */
const firstPerson = [
  'preciso ',
  'precisamos ',
  'quero ',
  'queria ',
  'gostaria ',
  'peco ',
  'aviso ',
  'informo ',
  'lembro ',
  'agradeco ',
];

/** Beginnings of words with which a typed text says itself what the frame would say. */
export const alreadySaid: Record<LetterPurpose, { opening: string[]; closing: string[] }> = {
  informativo: {
    opening: [...firstPerson, 'segue '],
    closing: [],
  },
  feedback: {
    opening: ['conversa', 'conversar ', 'queria ', 'quero '],
    closing: ['convers', 'falamos ', 'opiniao ', 'o que acha'],
  },
  instrucoes: {
    opening: [...firstPerson, 'favor '],
    closing: ['duvida', 'avis', 'me chama', 'recusar '],
  },
  reconhecimento: {
    opening: ['obrigad', 'agrade', 'parabens ', 'reconhec', 'valeu '],
    closing: ['obrigad', 'agrade', 'parabens ', 'valeu ', 'parabenizar '],
  },
  correção: {
    opening: [],
    closing: ['me conte', 'me conta', 'ouvir ', 'o que houve', 'quero saber ', 'precis'],
  },
  convite: { opening: ['convid', 'convite'], closing: ['confirm', 'topa ', 'presenca '] },
};

/** Above a note that cannot be sent as it stands, to a reader, to readers and to one who is not known. */
export const draftLabel = {
  one: 'Rascunho, para reescrever falando com “você” antes de enviar:',
  many: 'Rascunho, para reescrever falando com “vocês” antes de enviar:',
  unknown: 'Rascunho, para reescrever antes de enviar:',
};

/** Beginnings of sentences by which a note becomes what one says to its reader, in the order they are said. */
export const waysToSay: Record<LetterPurpose | 'any', string> = {
  any: '“Quero que você…”, “Aconteceu que…”, “Até…”',
  informativo: '“Quero avisar que…”, “A partir de…, você…”, “Você pode…”',
  feedback: '“Vi que você…”, “O efeito foi…”, “Na próxima vez, queria que você…”',
  instrucoes: '“Preciso que você…”, “Faça isso até…”, “Se acontecer…, chame…”',
  reconhecimento: '“Quero agradecer por…”, “Você fez…”, “Isso ajudou porque…”',
  correção: '“Vi que você…”, “Preciso que, de agora em diante, você…”, “O que aconteceu?”',
  convite: '“Quero convidar você para…”, “Vai ser em…, às…”, “Você confirma até…?”',
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

const urgent = 'É urgente.';

const hurry: Record<'read' | 'do' | 'answer', Partial<Record<Urgency, Said>>> = {
  read: { urgente: urgent },
  do: {
    baixa: ['Pode ver isso com calma.', 'Podem ver isso com calma.'],
    alta: 'Peço prioridade, por favor.',
    urgente: urgent,
  },
  answer: {
    baixa: ['Pode responder com calma.', 'Podem responder com calma.'],
    alta: ['Se possível, responda logo.', 'Se possível, respondam logo.'],
    urgente: urgent,
  },
};

/** How much it hurries, said once; '' where it does not matter. */
export function hurryLine(purpose: LetterPurpose, urgency: Urgency): Said {
  const kind = asked[purpose];
  return kind === 'nothing' ? '' : (hurry[kind][urgency] ?? '');
}

/** Words with which a typed text says itself how much it hurries. */
export const hurrySaid = ['urgente ', 'urgencia ', 'prioridade ', 'pressa ', 'com calma '];

/** Where nothing was typed, or nothing of it may be written: a talk is asked for. */
export const askForTalk: Said = [
  'Quero conversar com você sobre um assunto do nosso trabalho. Quando fica bom? Pode responder por aqui mesmo, no seu horário.',
  'Quero conversar com vocês sobre um assunto do nosso trabalho. Quando fica bom? Podem responder por aqui mesmo, no horário de trabalho.',
];

/** Around a single word, which says neither what happened nor what is asked for. */
export const talkAbout: Around = [
  ['Quero conversar com você sobre isto:', 'Quero conversar com vocês sobre isto:'],
  ['Quando fica bom para você?', 'Quando fica bom para vocês?'],
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
export const mourningEmailEnd = 'Um abraço,';

/** The subject of an e-mail whose text gives none; discreet, since it shows on a locked screen. */
export const generalSubject: Record<LetterPurpose, string> = {
  informativo: 'Um aviso do trabalho',
  feedback: 'Uma conversa sobre o trabalho',
  instrucoes: 'Um pedido',
  reconhecimento: 'Reconhecimento pelo trabalho',
  correção: 'Um ponto do trabalho',
  convite: 'Um convite',
};
