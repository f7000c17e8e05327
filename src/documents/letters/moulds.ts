import type { LetterPurpose, LetterTone } from '../kit/letter.ts';

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

/** Leads a further errand in: '… A sala mudou. Também quero pedir que …'. */
export const furtherLead = 'Também quero';

const callMe: Said = [
  'Se algo não estiver claro, me avise.',
  'Se algo não estiver claro, me avisem.',
];
const canYou: Said = [
  'Por favor, confirme se pode participar.',
  'Por favor, confirmem se podem participar.',
];

/** After the text; '' where any sentence could be out of place, as after news or a matter to talk about. */
export const closingOf: Record<LetterPurpose, Said> = {
  informativo: '',
  feedback: '',
  instrucoes: callMe,
  reconhecimento: 'Parabéns pelo trabalho.',
  correção: '',
  convite: canYou,
};

const whenCanYou: Said = ['Quando fica bom para você?', 'Quando fica bom para vocês?'];

/** Around a note that speaks of its reader, or to the writer: it is quoted, not sent as if it were the letter. */
export const noteLines: Record<LetterPurpose, { opening: Said; closing: Said }> = {
  informativo: { opening: 'Este é o recado:', closing: '' },
  feedback: {
    opening: [
      'Quero conversar com você sobre o que anotei:',
      'Quero conversar com vocês sobre o que anotei:',
    ],
    closing: whenCanYou,
  },
  instrucoes: { opening: 'Preciso do seguinte:', closing: callMe },
  reconhecimento: {
    opening: ['Anotei isto do seu trabalho:', 'Anotei isto do trabalho de vocês:'],
    closing: 'Parabéns pelo trabalho.',
  },
  correção: {
    opening: [
      'Quero conversar com você sobre este ponto, que anotei:',
      'Quero conversar com vocês sobre este ponto, que anotei:',
    ],
    closing: whenCanYou,
  },
  convite: { opening: 'Este é o convite:', closing: canYou },
};

/** Beginnings of words with which a typed text says itself what the closing would say. */
export const alreadyClosed: Record<LetterPurpose, string[]> = {
  informativo: [],
  feedback: [],
  instrucoes: ['duvida', 'avis', 'me chama', 'recusar '],
  reconhecimento: ['obrigad', 'agrade', 'parabens ', 'valeu ', 'parabenizar '],
  correção: [],
  convite: ['confirm', 'topa ', 'presenca '],
};

/** Said first of what is urgent, unless the text says so. */
export const urgentLine = 'É urgente.';

/** Words with which a typed text says itself how much it hurries. */
export const hurrySaid = ['urgente ', 'urgencia ', 'prioridade ', 'pressa ', 'com calma '];

/** Where nothing was typed, or nothing of it may be written: a talk is asked for. */
export const askForTalk: Said = [
  'Quero conversar com você sobre um assunto do nosso trabalho. Quando fica bom? Pode responder por aqui mesmo, no seu horário.',
  'Quero conversar com vocês sobre um assunto do nosso trabalho. Quando fica bom? Podem responder por aqui mesmo, no horário de trabalho.',
];

/** Around a single word, which says neither what happened nor what is asked for. */
export const talkAbout: readonly [opening: Said, closing: Said] = [
  ['Quero conversar com você sobre isto:', 'Quero conversar com vocês sobre isto:'],
  whenCanYou,
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
