import type { LetterPhrasesByTone } from './phrase.ts';

/* Letters about the work: what is new, what is to be done, where to come. */

export const informing: LetterPhrasesByTone = {
  profissional: {
    themed: ['Compartilho uma atualização sobre {tema}.'],
    leading: ['Tenho uma atualização para você', 'Compartilho uma atualização'],
    joining: 'Informo que',
    closings: [{ text: 'Fico à disposição para esclarecer dúvidas.' }],
  },
  amigavel: {
    themed: ['Passando para contar uma novidade sobre {tema}.'],
    leading: ['Passando para contar uma novidade', 'Passando para deixar você por dentro'],
    joining: 'Passando para contar que',
    closings: [{ text: 'Qualquer dúvida, é só chamar!' }],
  },
  formal: {
    themed: ['Comunico a seguinte atualização a respeito de {tema}.'],
    leading: ['Comunico o seguinte', 'Compartilho a seguinte informação'],
    joining: 'Comunico que',
    closings: [{ text: 'Permaneço à disposição para esclarecimentos.' }],
  },
  motivacional: {
    themed: ['Temos um passo importante em {tema}, e a sua participação conta.'],
    leading: ['Tenho uma novidade, e a sua participação conta'],
    joining: 'Quero contar que',
    closings: [{ text: 'Conto com você nesse caminho!' }],
  },
  assertivo: {
    themed: ['Escrevo sobre {tema}.'],
    ofChange: 'Atualização sobre {tema}: veja o que muda.',
    leading: ['Uma atualização', 'Um aviso'],
    joining: 'Aviso que',
    closings: [
      { text: 'Por favor, confirme a leitura.', asks: true },
      { text: 'Conto com a sua atenção.' },
    ],
  },
  empático: {
    themed: ['Quero falar de {tema} com calma.'],
    ofChange: 'Sei que mudanças geram dúvidas, então quero explicar {tema} com calma.',
    leading: ['Quero que você saiba por mim'],
    joining: 'Quero que você saiba que',
    closings: [{ text: 'Se algo preocupar você, me conte.' }],
  },
};

export const instructing: LetterPhrasesByTone = {
  profissional: {
    themed: ['Seguem as orientações para {tema}.'],
    leading: ['Seguem as orientações', 'O caminho é este'],
    closings: [
      { text: 'Se algum passo não estiver claro, me avise.', fits: 'steps' },
      { text: 'Se algo não estiver claro, me avise.' },
    ],
  },
  amigavel: {
    themed: ['Vamos organizar {tema}? O caminho é este.'],
    leading: ['O caminho é este', 'Vamos por partes'],
    closings: [
      { text: 'Travou em algum passo? Me chama.', fits: 'steps' },
      { text: 'Se travar em algum ponto, me chama.' },
    ],
  },
  formal: {
    themed: ['Encaminho as instruções relativas a {tema}.'],
    leading: ['Encaminho as instruções a seguir', 'Peço atenção ao que segue'],
    closings: [
      { text: 'Solicito a confirmação do recebimento.', asks: true, fits: 'steps' },
      { text: 'Permaneço à disposição para esclarecimentos.' },
    ],
  },
  motivacional: {
    themed: ['Com estes passos, vamos conseguir um bom resultado em {tema}.'],
    leading: ['Com estes passos, vamos conseguir um bom resultado'],
    closings: [{ text: 'Mãos à obra, e conte comigo!' }],
  },
  assertivo: {
    themed: ['Para {tema}, siga estes passos.'],
    leading: ['Siga estes passos', 'É preciso fazer o seguinte'],
    closings: [
      { text: 'Confirme o início e avise se houver impedimento.', asks: true, fits: 'steps' },
      { text: 'Se houver impedimento, me avise.' },
    ],
  },
  empático: {
    themed: ['Para facilitar o seu dia, organizei {tema} em passos simples.'],
    leading: ['Para facilitar o seu dia, organizei tudo em passos simples'],
    closings: [{ text: 'Se o prazo apertar, me avise e reorganizamos.' }],
  },
};

export const inviting: LetterPhrasesByTone = {
  profissional: {
    themed: ['Convido você para uma conversa sobre {tema}.'],
    leading: ['Tenho um convite para você'],
    closings: [
      { text: 'Por favor, confirme a sua presença.', asks: true, fits: 'dated' },
      { text: 'Me diga o melhor horário para você.', asks: true, fits: 'undated' },
      { text: 'Conto com a sua presença.' },
    ],
  },
  amigavel: {
    themed: ['Topa participar de uma conversa sobre {tema}?'],
    leading: ['Tenho um convite para você'],
    closings: [
      { text: 'Me diz se consegue!', asks: true, fits: 'dated' },
      { text: 'Me diz que horário fica bom para você!', asks: true, fits: 'undated' },
      { text: 'Espero você lá!' },
    ],
  },
  formal: {
    themed: ['Tenho a satisfação de convidar você para uma conversa sobre {tema}.'],
    leading: ['Tenho a satisfação de fazer um convite'],
    closings: [
      { text: 'Solicito a gentileza de confirmar a presença.', asks: true, fits: 'dated' },
      { text: 'Solicito a gentileza de indicar o melhor horário.', asks: true, fits: 'undated' },
      { text: 'Será uma satisfação contar com a sua presença.' },
    ],
  },
  motivacional: {
    themed: ['Quero contar com as suas ideias em uma conversa sobre {tema}!'],
    ofSocial: 'Quero contar com a sua presença em {tema}!',
    leading: ['Quero contar com a sua presença'],
    closings: [
      {
        text: 'A sua presença faz diferença. Posso contar com você?',
        asks: true,
        fits: 'dated',
      },
      {
        text: 'A sua presença faz diferença. Qual é o melhor horário para você?',
        asks: true,
        fits: 'undated',
      },
      { text: 'A sua presença faz diferença!' },
    ],
  },
  assertivo: {
    themed: ['Preciso da sua presença em uma conversa sobre {tema}.'],
    leading: ['Preciso da sua presença'],
    closings: [
      { text: 'Peço a sua confirmação.', asks: true, fits: 'dated' },
      { text: 'Me indique o seu melhor horário.', asks: true, fits: 'undated' },
      { text: 'Conto com a sua presença.' },
    ],
  },
  empático: {
    themed: ['Gostaria muito de ouvir você em uma conversa sobre {tema}.'],
    ofSocial: 'Gostaria muito de ter você em {tema}.',
    leading: ['Gostaria muito de contar com você'],
    closings: [
      {
        text: 'Você consegue participar? Se outro horário for melhor para você, me diga.',
        asks: true,
        fits: 'dated',
      },
      { text: 'Qual horário fica melhor para você?', asks: true, fits: 'undated' },
      { text: 'Se outro horário for melhor para você, me diga.' },
    ],
  },
};
