/*
 * What a tone sounds like, whatever a letter is for. `{nome}` is how the person is spoken to; `{faça}`,
 * `{fazer}` are a request as an imperative and as an infinitive.
 */

export interface LetterManners {
  greeting: { message: string; email: string };
  signOff: string;
  /** What an opening without a purpose of its own says around a theme. */
  about: string;
  /** Closes a letter that asked for something, and any letter. */
  closing: { asked: string; any: string };
  /** What a letter does by saying so: 'Quero agradecer…'. Infinitive follows. */
  volition: string;
  /** Asking for what someone is to do; the imperative suits every length, the infinitive a short one. */
  request: { short: string; long: string };
  /** No answer is expected: of news, of thanks. */
  noReply: { news: string; thanks: string; wishes: string };
  /** Where nothing at all is known of what to say. */
  empty: string;
}

export const letterManners = {
  profissional: {
    greeting: { message: 'Olá, {nome}.', email: 'Olá, {nome}.' },
    signOff: 'Atenciosamente,',
    about: 'Quero alinhar {tema} com você.',
    closing: { asked: 'Agradeço desde já.', any: 'Conte comigo para o que precisar.' },
    volition: 'Quero',
    request: { short: 'Por favor, {faça}.', long: 'Por favor, {faça}.' },
    noReply: {
      news: 'Se estiver tudo certo, não é preciso responder.',
      thanks: 'Não é preciso responder; eu queria apenas deixar isso registrado.',
      wishes: 'Não é preciso responder.',
    },
    empty: 'Gostaria de conversar com você. Me diga o melhor horário.',
  },
  amigavel: {
    greeting: { message: 'Oi, {nome}!', email: 'Oi, {nome}!' },
    signOff: 'Um abraço,',
    about: 'Tudo certo por aí? É sobre {tema}.',
    closing: { asked: 'Qualquer coisa, me chama!', any: 'Qualquer coisa, me chama!' },
    volition: 'Queria',
    request: { short: 'Você pode {fazer}?', long: 'Por favor, {faça}.' },
    noReply: {
      news: 'Se estiver tudo certo, nem precisa responder.',
      thanks: 'Não precisa responder, só queria que você soubesse.',
      wishes: 'Nem precisa responder!',
    },
    empty: 'Queria bater um papo com você. Me diga quando fica bom.',
  },
  formal: {
    greeting: { message: '{nome},', email: '{nome},' },
    signOff: 'Atenciosamente,',
    about: 'Escrevo para tratar de {tema}.',
    closing: { asked: 'Agradeço a atenção.', any: 'Agradeço a atenção.' },
    volition: 'Gostaria de',
    request: { short: 'Solicito a gentileza de {fazer}.', long: 'Por gentileza, {faça}.' },
    noReply: {
      news: 'Não havendo dúvidas, esta comunicação dispensa resposta.',
      thanks: 'Esta mensagem dispensa resposta.',
      wishes: 'Não é preciso responder.',
    },
    empty: 'Gostaria de conversar com você. Peço a gentileza de indicar um horário.',
  },
  motivacional: {
    greeting: { message: 'Oi, {nome}!', email: 'Olá, {nome}!' },
    signOff: 'Vamos em frente,',
    about: 'Temos uma boa oportunidade em {tema}.',
    closing: { asked: 'Conto com a sua energia!', any: 'Conto com a sua energia!' },
    volition: 'Quero',
    request: { short: 'Conto com você para {fazer}.', long: 'Conto com você: {faça}.' },
    noReply: {
      news: 'Se estiver tudo certo, não precisa responder.',
      thanks: 'Não precisa responder: quis apenas que você soubesse.',
      wishes: 'Nem precisa responder!',
    },
    empty: 'Quero conversar com você sobre os próximos passos. Quando fica bom?',
  },
  assertivo: {
    greeting: { message: '{nome},', email: '{nome},' },
    signOff: 'Atenciosamente,',
    about: 'Preciso do seu apoio em {tema}.',
    closing: { asked: 'Aguardo o seu retorno.', any: 'Conto com a sua atenção.' },
    volition: 'Quero',
    request: { short: 'Preciso que você {faça}.', long: 'Preciso que você {faça}.' },
    noReply: {
      news: 'Se estiver claro, não é preciso responder.',
      thanks: 'Não é preciso responder.',
      wishes: 'Não é preciso responder.',
    },
    empty: 'Preciso conversar com você. Me indique o seu melhor horário.',
  },
  empático: {
    greeting: { message: 'Oi, {nome}, como você está?', email: 'Olá, {nome}.' },
    signOff: 'Conte comigo,',
    about: 'Quero tratar de {tema} com cuidado e ouvir você.',
    closing: { asked: 'Se precisar, me procure.', any: 'Se precisar, me procure.' },
    volition: 'Queria',
    request: { short: 'Você poderia {fazer}?', long: 'Quando puder, {faça}.' },
    noReply: {
      news: 'Se estiver tudo bem, não é preciso responder.',
      thanks: 'Não precisa responder: eu só queria que você soubesse.',
      wishes: 'Não é preciso responder.',
    },
    empty: 'Gostaria de conversar com você, com calma. Quando fica bom?',
  },
} satisfies Record<string, LetterManners>;
