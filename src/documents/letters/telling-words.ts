/*
 * Words that tell something of a typed letter. They are beginnings of words, without accents; one that ends in a
 * blank is a whole word.
 */

/** A text that begins with one of these greets by itself. */
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

/** One of these with a comma or a colon after it is a greeting: 'Pessoal, …'. */
export const calledAs = ['pessoal', 'gente', 'equipe', 'time', 'turma', 'galera', 'colegas'];

/** A last line that begins with one of these is a sign-off. */
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

/** One of these alone is a whole message: 'Parabéns!' */
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

/** A text about pay or health gets no lines of the chosen tone or urgency. */
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

/** A text to somebody who mourns gets none either. */
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

/** A text with one of these addresses its reader. */
export const addressing = ['voce', 'vc', 'te ', 'contigo '];

/** These may address the reader, or belong to somebody whom the text names. */
export const possessives = ['seu ', 'sua ', 'seus ', 'suas ', 'senhor'];

/** In a text that addresses nobody, these most often mean the reader: it is a note about them. */
export const thirdPerson = ['ele ', 'ela ', 'dele ', 'dela ', 'nele ', 'nela '];

/** A note that begins with one of these goes on from 'Escrevo para …'. */
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

/** In an instruction the reader does these; elsewhere the letter itself does. */
export const sayingsOrTasks = ['informar ', 'comunicar ', 'lembrar ', 'divulgar ', 'pedir '];

/** The object of these may be a third person, and not the reader. */
export const sayingsToSomebody = ['avisar ', 'dizer ', 'falar ', 'pedir ', 'orientar ', 'chamar '];

/** An order to write a letter has one of these verbs and one of `writings`: 'Escreva um e-mail …'. */
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

/** Words that say when; a date or an hour does too. */
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

/** Words that contradict a low urgency. */
export const hurryWords = [
  'hoje ',
  'agora ',
  'urgente ',
  'urgencia ',
  'imediat',
  'o quanto antes ',
];

/** Who types one of these knows that the day is off work: no notice tells them. */
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

/** Short forms, and common words typed without their accents. */
export const hastyWords: ReadonlySet<string> = new Set(
  'q ta vc vcs tb tbm pq hj msg td nao voce voces ate amanha sao tambem ja so sera horario'.split(
    ' ',
  ),
);
