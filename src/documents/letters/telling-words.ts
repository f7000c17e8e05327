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

/** One of these says it all. */
export const wholeInOneWord = ['parabens ', 'obrigad', 'valeu ', 'felicidades ', 'sucesso '];

/** News that is told in person, with HR: a letter only asks for the talk. */
export const inPersonNews = [
  'demissao ',
  'demitid',
  'demitir ',
  'desligamento ',
  'desligad',
  'justa causa ',
  'aviso previo ',
  'advertencia ',
  'suspensao disciplinar ',
];

/** Where pay or health is spoken of, nothing of a form's manner is added. */
export const graveMatters = [
  'salario ',
  'salarial ',
  'atestado ',
  'afastamento ',
  'licenca medica ',
  'doenca ',
  'diagnostico ',
  'gravidez ',
];

/** Nor where somebody mourns. */
export const mourning = [
  'pesames ',
  'condolencias ',
  'sentimentos ',
  'luto ',
  'falec',
  'velorio ',
  'enterro ',
  'morte ',
  'morreu ',
  'perda ',
];

/** A text that has one of these is spoken to its reader. */
export const addressing = ['voce', 'vc', 'te ', 'contigo '];

/** These speak to a reader, or of somebody whom the text names. */
export const possessives = ['seu ', 'sua ', 'seus ', 'suas ', 'senhor'];

/** Without all of them, these are most often the reader, told of to whoever writes. */
export const thirdPerson = ['ele ', 'ela ', 'dele ', 'dela ', 'nele ', 'nela '];

/** With these a note says what its letter does: 'Escrevo para …' stands before it. */
export const sayings = [
  'avisar que ',
  'avisar q ',
  'avisar sobre ',
  'informar que ',
  'comunicar que ',
  'lembrar que ',
  'lembrar de ',
  'alertar ',
  'dizer que ',
  'falar que ',
  'falar sobre ',
  'contar que ',
  'conversar sobre ',
  'anunciar ',
  'explicar ',
  'esclarecer ',
  'agradecer ',
  'parabenizar ',
  'dar parabens ',
  'dar os parabens ',
  'dar boas ',
  'dar os pesames ',
  'desejar ',
  'reconhecer ',
  'elogiar ',
  'convidar ',
  'chamar para ',
  'chamar pra ',
  'solicitar ',
  'cobrar ',
  'pedir que ',
  'pedir para ',
  'pedir pra ',
  'saber como ',
  'saber se ',
  'perguntar ',
];

/** In an instruction these are tasks of the reader; elsewhere they are sayings. */
export const sayingsOrTasks = ['informar ', 'comunicar ', 'lembrar ', 'divulgar ', 'pedir '];

/** What follows may be a third person, whom the reader is not; a group may be called so to itself. */
export const sayingsToSomebody = ['avisar ', 'dizer ', 'falar ', 'pedir ', 'orientar ', 'chamar '];

/** An order to whoever writes: one of these verbs, and what is to be written. */
export const writingVerbs = [
  'escrev',
  'redij',
  'redig',
  'manda ',
  'mande ',
  'mandar ',
  'envia ',
  'envie ',
  'faz ',
  'faca ',
  'fazer ',
  'crie ',
  'cria ',
  'gere ',
  'gera ',
  'elabor',
];
export const writings = [
  'mensagem ',
  'msg ',
  'email ',
  'e mail ',
  'recado ',
  'texto ',
  'aviso ',
  'comunicado ',
];

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

/** Who says these knows that most do not work then. */
export const restWords = [
  'sabado',
  'domingo',
  'feriado',
  'plantao ',
  'plantoes ',
  'folga',
  'ferias ',
  'recesso ',
  'fim de semana ',
];

/** As one types in haste: short forms, and common words without their accents. */
export const hastyWords: ReadonlySet<string> = new Set(
  'q ta vc vcs tb tbm pq hj msg td nao voce voces ate amanha sao tambem ja so sera horario'.split(
    ' ',
  ),
);
