import type { LetterPhrasesByTone } from './phrase.ts';

/* Letters about someone's work: an observation, thanks, something to put right. */

export const givingFeedback: LetterPhrasesByTone = {
  profissional: {
    themed: ['Quero compartilhar uma observação sobre {tema}.'],
    leading: ['Quero compartilhar uma observação'],
    closings: [
      { text: 'Podemos conversar sobre isso? Me diga o melhor horário.', asks: true },
      { text: 'Quero ouvir a sua visão sobre isso.' },
    ],
  },
  amigavel: {
    themed: ['Queria trocar uma ideia com você sobre {tema}.'],
    leading: ['Queria trocar uma ideia com você sobre uma coisa que notei'],
    closings: [
      { text: 'Me diga quando fica bom para você.', asks: true },
      { text: 'Quero ouvir você também.' },
    ],
  },
  formal: {
    themed: ['Compartilho uma observação a respeito de {tema}.'],
    leading: ['Compartilho a seguinte observação'],
    closings: [
      { text: 'Peço a gentileza de indicar um horário para conversarmos.', asks: true },
      { text: 'Permaneço à disposição para conversarmos.' },
    ],
  },
  motivacional: {
    themed: ['Há um ponto em {tema} que pode levar o seu trabalho ainda mais longe.'],
    ofTrouble: 'Quero falar com você sobre {tema} e sobre o próximo passo.',
    leading: ['Há um ponto que pode levar o seu trabalho ainda mais longe'],
    closings: [
      {
        text: 'Confio em você para esse próximo passo. Quando podemos conversar?',
        asks: true,
      },
      { text: 'Confio em você para esse próximo passo.' },
    ],
  },
  assertivo: {
    themed: ['Preciso tratar com você de um ponto em {tema}.'],
    ofTrouble: 'Preciso tratar com você de {tema}.',
    leading: ['Preciso tratar de um ponto com você'],
    closings: [
      { text: 'Por favor, me indique um horário para conversarmos.', asks: true },
      { text: 'Quero ouvir o seu lado antes de definirmos o próximo passo.' },
    ],
  },
  empático: {
    themed: ['Queria ouvir você sobre {tema}.'],
    leading: ['Queria ouvir você sobre algo que percebi'],
    closings: [
      {
        text: 'Quero entender o seu lado primeiro. Quando fica bom para você?',
        asks: true,
      },
      { text: 'Quero entender o seu lado primeiro.' },
    ],
  },
};

export const recognizing: LetterPhrasesByTone = {
  profissional: {
    themed: ['Quero reconhecer o seu trabalho em {tema}.'],
    ofQuality: 'Quero reconhecer {tema}.',
    leading: ['Quero reconhecer o seu trabalho'],
    closings: [
      { text: 'Desejo um ótimo novo ciclo.', fits: 'celebration' },
      { text: 'Agradeço a dedicação e o resultado.' },
    ],
  },
  amigavel: {
    themed: ['Preciso dizer: mandou muito bem em {tema}!'],
    ofQuality: 'Preciso dizer: {tema} {faz|fazem} diferença!',
    leading: ['Preciso dizer que você mandou muito bem'],
    closings: [{ text: 'Aproveite o dia!', fits: 'celebration' }, { text: 'Valeu mesmo!' }],
  },
  formal: {
    themed: ['Expresso meu reconhecimento pelo trabalho em {tema}.'],
    ofQuality: 'Expresso meu reconhecimento por {tema}.',
    leading: ['Expresso meu reconhecimento pelo seu trabalho'],
    closings: [
      { text: 'Receba os meus cumprimentos.', fits: 'celebration' },
      { text: 'Registro, com satisfação, o meu agradecimento.' },
    ],
  },
  motivacional: {
    themed: ['Que entrega em {tema}! Isso inspira a equipe.'],
    ofQuality: 'Que bom contar com {tema}! Isso inspira a equipe.',
    leading: ['Que trabalho inspirador!'],
    closings: [
      { text: 'Que venham muitas conquistas!', fits: 'celebration' },
      { text: 'Siga assim: é uma conquista para comemorar!' },
    ],
  },
  assertivo: {
    themed: ['Reconhecimento merecido: excelente trabalho em {tema}.'],
    ofQuality: 'Reconhecimento merecido por {tema}.',
    leading: ['Reconhecimento merecido'],
    closings: [{ text: 'Tudo de bom.', fits: 'celebration' }, { text: 'Mantenha esse padrão.' }],
  },
  empático: {
    themed: ['Acompanhei o seu esforço em {tema} e quero agradecer.'],
    ofQuality: 'Quero agradecer {tema}.',
    leading: ['Acompanhei o seu esforço e quero agradecer'],
    closings: [
      { text: 'Espero que o seu dia seja muito bom.', fits: 'celebration' },
      { text: 'Espero que você sinta orgulho desse trabalho.' },
    ],
  },
};

export const correcting: LetterPhrasesByTone = {
  profissional: {
    themed: ['Identifiquei um ponto em {tema} que precisa de ajuste.'],
    ofTrouble: 'Preciso tratar com você de {tema}.',
    leading: ['Identifiquei um ponto que precisa de ajuste'],
    closings: [
      { text: 'Quero ouvir a sua visão; quando podemos falar?', asks: true },
      { text: 'Quero ouvir a sua visão sobre o que aconteceu.' },
    ],
  },
  amigavel: {
    themed: ['Vi um detalhe em {tema} que dá para acertar.'],
    ofTrouble: 'Queria falar com você sobre {tema}.',
    leading: ['Vi um detalhe que dá para acertar'],
    closings: [
      { text: 'Me conte o que houve, e a gente resolve.', asks: true },
      { text: 'Se algo atrapalhou, me conte, e a gente resolve.' },
    ],
  },
  formal: {
    themed: ['Solicito a correção do seguinte ponto em {tema}.'],
    ofTrouble: 'Escrevo para tratar de {tema}.',
    leading: ['Solicito a correção do seguinte ponto'],
    closings: [
      {
        text: 'Aguardo o seu retorno e quero ouvir a sua visão sobre o ocorrido.',
        asks: true,
      },
      { text: 'Quero ouvir a sua visão sobre o ocorrido.' },
    ],
  },
  motivacional: {
    themed: ['Um ajuste em {tema} deixa o seu trabalho no nível que você já mostrou.'],
    ofTrouble: 'Quero resolver {tema} com você.',
    leading: ['Há um ponto a ajustar para o seu trabalho ficar no nível que você já mostrou'],
    closings: [
      {
        text: 'Confio em você para resolver. Me conte se precisar de apoio.',
        asks: true,
      },
      { text: 'Confio em você para resolver. Se precisar de apoio, me conte.' },
    ],
  },
  assertivo: {
    themed: ['Há um ponto a corrigir em {tema}.'],
    ofTrouble: 'Precisamos resolver {tema}.',
    leading: ['Precisamos corrigir o seguinte'],
    closings: [
      {
        text: 'Quero esse ponto resolvido. Me conte o que houve e se existe algum impedimento.',
        asks: true,
      },
      { text: 'Quero ouvir o seu lado.' },
    ],
  },
  empático: {
    themed: ['Antes de tudo, quero entender o que aconteceu em {tema}.'],
    ofTrouble: 'Antes de tudo, quero entender {tema}.',
    leading: ['Antes de tudo, quero entender este ponto'],
    closings: [
      { text: 'Quero ouvir você antes de concluir qualquer coisa.', asks: true },
      { text: 'Se algo dificultou, me conte: quero ouvir você primeiro.' },
    ],
  },
};
