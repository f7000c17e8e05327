/*
 * Words that tell something of a typed letter. They are beginnings of words, without accents; one that ends in a
 * blank is a whole word.
 */

/** A text that begins so needs no greeting of ours. */
export const greetings = [
  'oi ',
  'ola ',
  'bom dia ',
  'boa tarde ',
  'boa noite ',
  'e ai ',
  'opa ',
  'prezad',
  'caros ',
  'caras ',
];

/** Called so, a reader is greeted where a mark follows: 'Pessoal, …'. */
export const calledAs = ['pessoal', 'gente', 'equipe', 'time', 'turma', 'galera', 'colegas'];

/** A last line that begins so ends a letter. */
export const signOffs = [
  'atenciosamente ',
  'att ',
  'abraco ',
  'abracos ',
  'um abraco ',
  'abs ',
  'cordialmente ',
  'respeitosamente ',
  'beijo ',
  'beijos ',
  'bjs ',
  'ate mais ',
  'ate breve ',
];

/** Matters that are told in person, with HR: a letter only asks for the talk. */
export const inPersonMatters = [
  'demissao ',
  'demitid',
  'demitir ',
  'desligamento ',
  'desligad',
  'justa causa ',
  'aviso previo ',
  'advertencia ',
  'suspensao disciplinar ',
  'salario ',
  'salarial ',
  'atestado ',
  'afastamento ',
  'licenca medica ',
  'doenca ',
  'diagnostico ',
  'gravidez ',
];

/** Where somebody mourns, nothing of a form's manner is added. */
export const mourning = ['pesames ', 'condolencias ', 'sentimentos ', 'luto ', 'falec', 'velorio '];

/** What tells when. A figure with an 'h' or a date does too. */
export const timeWords = [
  'hoje ',
  'amanha ',
  'segunda ',
  'terca ',
  'quarta ',
  'quinta ',
  'sexta ',
  'sabado ',
  'domingo ',
  'semana ',
  'mes ',
  'dia ',
  'manha ',
  'tarde ',
  'noite ',
  'prazo ',
  'agora ',
  'horas ',
  'ate ',
];

/** What contradicts a low urgency. */
export const hurryWords = [
  'hoje ',
  'agora ',
  'urgente ',
  'urgencia ',
  'imediat',
  'o quanto antes ',
];
