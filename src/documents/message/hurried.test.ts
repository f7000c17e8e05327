import { expect, test } from 'vitest';
import { letterText } from '../kit/letter.ts';
import { contextWith } from '../writing/sample-context.ts';
import { hurriedBriefs } from './corpus/hurried.ts';
import { messageWriter } from './writer.ts';

function textOf(name: string): string {
  const brief = hurriedBriefs[name];
  if (!brief) throw new RangeError(name);
  return letterText(messageWriter.compose(brief, contextWith({ employee: null })).content);
}

test.each([
  [
    'padaria: tudo em maiúsculas e com o nome na frente',
    /^Kauê, preciso que você feche o caixa 2/u,
  ],
  ['padaria: tudo em maiúsculas e com o nome na frente', /Ontem faltou R\$ 87,50\./u],
  [
    'padaria: sobrenome com “e”, e o que a pessoa precisa fazer',
    /^Olá, João Pedro\. Você precisa abrir/u,
  ],
  ['hospital: saudação sem vírgulas, rodeio e despedida', /^Oi, Íris! Semana que vem a gente/u],
  ['hospital: saudação sem vírgulas, rodeio e despedida', /até terça de manhã\. Preciso/u],
  ['transportadora: o que o caminhão fez não foi a pessoa', / Atrasou 4 horas a entrega/u],
  ['construtora: ordens para o grupo, com a razão antes', /prioridade: chuva forte prevista/u],
  ['salão: agradecimento que emenda no fato', /no sábado, você segurou o salão/u],
  ['imobiliária: elogio de cliente a quem recebe', /elogiou o seu atendimento na vistoria/u],
  ['só um tema, com a palavra feedback', /um feedback sobre a apresentação\./u],
  [
    'call center: texto livre com o grupo em minúsculas',
    /^Olá, equipe\. .*amanhã não tem expediente/u,
  ],
  ['agro: texto livre que diz a quem avisar', /^Ricardo e Vando, .*colheita do talhão 9/u],
  [
    'software: o que se quer saber de quem mudou de função',
    /Queria saber como você está se adaptando na nova função e se precisa de alguma ajuda\./u,
  ],
  [
    'software: vírgula no lugar do ponto',
    /novidade sobre a mudança no horário da daily\. A partir/u,
  ],
  [
    'distribuidora: nota errada, com o que precisa ser feito',
    /precisamos resolver o erro na nota fiscal do pedido 4587\. Foi emitida/u,
  ],
  [
    'padaria: convite com um nome comprido',
    /a sua presença no café da manhã de comemoração dos resultados do trimestre! Será na sexta/u,
  ],
])('%s: %s', (name, said) => expect(textOf(name)).toMatch(said));

test('what closes does not say again what was said', () => {
  const invoice = textOf('distribuidora: nota errada, com o que precisa ser feito');
  expect(invoice).toContain('Quero ouvir o seu lado.');
  expect(invoice).not.toContain('impedimento');
  const outage = textOf('loja: quem tira as dúvidas foi dito');
  expect(outage.match(/dúvidas/giu)).toHaveLength(1);
});

test('a word that says nothing is not sent as news', () => {
  expect(textOf('campo obrigatório preenchido por preencher')).not.toMatch(/(?<!\p{L})ok/iu);
});

test.each([
  ['Ana Paula e Pedro', /^Olá, Ana Paula e Pedro/u],
  ['Maria da Costa e Silva', /^Olá, Maria\./u],
  ['Voluntários', /^Olá, voluntários/u],
  ['Motoristas da noite', /^Olá, motoristas da noite/u],
])('%s is spoken to as what it is', (recipientName, greeting) => {
  const brief = {
    recipientName,
    context: 'A escala de dezembro mudou',
    tone: 'profissional' as const,
  };
  const { content } = messageWriter.compose(brief, contextWith({ employee: null }));
  expect(letterText(content)).toMatch(greeting);
});

const invitation = { tone: 'profissional' as const, purpose: 'convite' as const };

test.each([
  ['Renata Lopes', 'convidar o time para a reunião de resultados na sexta às 9h', 'Convido você'],
  ['equipe', 'Convidar o pessoal do turno da noite pra confraternização dia 20', 'Convido vocês'],
  ['Renata Lopes', 'Convidar todos para o mutirão. Será no sábado às 8h.', 'Convido você'],
  ['Renata Lopes', 'Convidar a equipe a participar da pesquisa de clima', 'convidar você a'],
  ['equipe', 'convidar a Renata para um café na quinta', 'Quero convidar a Renata para'],
])('%s is invited once: %s', (recipientName, context, invited) => {
  const brief = { ...invitation, recipientName, context };
  const text = letterText(messageWriter.compose(brief, contextWith({ employee: null })).content);
  expect(text).toContain(invited);
  expect(text.match(/convi[dt]/giu)).toHaveLength(1);
});

test.each([
  [
    'Henrique',
    'Marcar uma conversa para falar sobre o plano de carreira dele',
    'uma conversa sobre o seu plano de carreira',
  ],
  [
    'Comissão de Segurança',
    'Convidar todos os membros para a reunião da SIPAT no dia 02/12 às 10h',
    'Convido vocês para a reunião da SIPAT',
  ],
])('%s is invited to what was typed: %s', (recipientName, context, said) => {
  const brief = { ...invitation, recipientName, context };
  const { content } = messageWriter.compose(brief, contextWith({ employee: null }));
  expect(letterText(content)).toContain(said);
});

test('what was proposed is not asked for', () => {
  const { content } = messageWriter.compose(
    {
      recipientName: 'Renan',
      context: 'Você ficou em 68% da meta em outubro. Sugestão de horário: terça às 15h',
      tone: 'profissional',
      purpose: 'feedback',
      urgency: 'alta',
    },
    contextWith({ employee: null }),
  );
  expect(letterText(content)).toContain('me diga se esse horário serve');
});

test('someone else to be invited is a step of the work', () => {
  const { content } = messageWriter.compose(
    {
      recipientName: 'Fábio',
      context: 'Preparar a integração do dia 30/11',
      additionalInfo: '- Reservar a sala\n- Convidar os gestores para a abertura',
      tone: 'profissional',
      purpose: 'instrucoes',
    },
    contextWith({ employee: null }),
  );
  expect(letterText(content)).toContain('2. Convide os gestores para a abertura.');
});
