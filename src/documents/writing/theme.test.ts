import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  eventNouns,
  nounOf,
  personNouns,
  troubleNouns,
  verbLikeNouns,
} from '../knowledge/nouns.ts';
import { growthVerbs, messageVerbs, nominalizations } from '../knowledge/nominalizations.ts';
import { shortTheme, themeOf, withTheme, type ThemeUse } from './theme.ts';

function said(text: string, use?: ThemeUse): string | null {
  return themeOf(text, use)?.things.join(' e ') ?? null;
}

test.each([
  ['Comunicação', 'a comunicação'],
  ['Trabalho em Equipe', 'o trabalho em equipe'],
  ['COMUNICAÇÃO COM CLIENTES', 'a comunicação com clientes'],
  ['Atraso na entrega dos relatórios', 'o atraso na entrega dos relatórios'],
  ['prazos', 'os prazos'],
  ['organizacao das visitas', 'a organizacao das visitas'],
  ['Organização e prazos', 'a organização e os prazos'],
  ['Comunicação escrita e oral', 'a comunicação escrita e oral'],
  ['A qualidade do código e os testes', 'a qualidade do código e os testes'],
  ['sua organização', 'a sua organização'],
  ['Novo horário de funcionamento', 'o novo horário de funcionamento'],
  ['Excel avançado', 'Excel avançado'],
  ['CRM', 'o CRM'],
  ['Padrão de atendimento.', 'o padrão de atendimento'],
  ['Demora para responder clientes', 'a demora para responder clientes'],
])('%s is %s', (text, expected) => expect(said(text)).toBe(expected));

test.each([
  ['Avisar riscos de atraso com antecedência', 'o aviso de riscos de atraso com antecedência'],
  ['Entregar os relatórios no prazo', 'a entrega dos relatórios no prazo'],
  ['Entregar no prazo', 'a entrega no prazo'],
  ['Avisar a equipe sobre mudanças', 'o aviso à equipe sobre mudanças'],
  ['Ouvir a equipe', 'a escuta da equipe'],
  ['Trabalhar em equipe', 'o trabalho em equipe'],
  ['Planejar', 'o planejamento'],
])('the verb of %s becomes a noun: %s', (text, expected) => expect(said(text)).toBe(expected));

test.each([
  'Chega atrasado nas reuniões',
  'Entrega sempre atrasado',
  'Ajuda os colegas',
  'Não avisa quando vai atrasar',
  'Rotas da região Sul saíram',
  'Relatório demora para sair',
  'O relatório sai tarde',
  'Planejar melhor as entregas',
  'Planejar e organizar a semana',
  'Comunicar-se melhor',
  'Proativo com clientes',
  'Ana na recepção',
  'Comunicação: ouvir mais',
  'Bom trabalho 😀',
  'A todo pedido',
  'constructor',
  'constructor de vendas',
  'Registro das visitas de cada cliente da carteira do interior no sistema',
  '',
  '???',
])('%s has no safe noun phrase', (text) => expect(said(text)).toBeNull());

test.each([
  ['Agradecer o apoio na implantação', 'o apoio na implantação'],
  ['Parabenizar pela entrega do projeto', 'a entrega do projeto'],
  ['Parabenizar a Ana pela entrega', 'a entrega'],
  ['Convidar a equipe para a reunião de resultados', 'a reunião de resultados'],
  ['Informar sobre a mudança de horário', 'a mudança de horário'],
  ['Comunicar a equipe sobre a troca de sistema', 'a troca de sistema'],
  ['Corrigir o preenchimento das fichas', 'o preenchimento das fichas'],
  ['Avisar que vai atrasar', null],
])('a message drops the verb that it does itself: %s', (text, expected) => {
  expect(said(text, 'message')).toBe(expected);
});

test.each([
  ['Melhorar a comunicação com a equipe', 'a comunicação com a equipe'],
  ['Ter mais organização', 'a organização'],
  ['Falta de organização', 'a organização'],
  ['Atrasos na entrega de relatórios', 'a entrega de relatórios'],
  ['Dificuldade em delegar', 'a delegação'],
  ['Ouvir mais a equipe', 'a escuta da equipe'],
  ['Evoluir na negociação com fornecedores', 'a negociação com fornecedores'],
  ['Conflitos com colegas', null],
  ['Melhorar', null],
])('one grows in the thing itself: %s', (text, expected) => {
  expect(said(text, 'growth')).toBe(expected);
});

test.each([
  [
    'Quero conversar sobre o seu crescimento em {tema}.',
    'Quero conversar sobre o seu crescimento na escuta.',
  ],
  ['Em {tema}, precisamos corrigir:', 'Na escuta, precisamos corrigir:'],
  ['Escrevo a respeito de {tema}.', 'Escrevo a respeito da escuta.'],
  ['Instruções relativas a {tema}.', 'Instruções relativas à escuta.'],
  ['Seguem orientações para {tema}.', 'Seguem orientações para a escuta.'],
  ['Um ponto sobre {tema}.', 'Um ponto sobre a escuta.'],
  ['Agradeço por {tema}.', 'Agradeço pela escuta.'],
  ['{tema} {precisa|precisam} evoluir.', 'A escuta precisa evoluir.'],
  ['Vou direto ao ponto: {tema}.', 'Vou direto ao ponto: a escuta.'],
])('%s', (template, expected) => {
  expect(withTheme(template, themeOf('Escuta'))).toBe(expected);
});

test('several things contract one by one, and the verb agrees', () => {
  const theme = themeOf('Organização e prazos');
  expect(withTheme('Em {tema}', theme)).toBe('Na organização e nos prazos');
  expect(withTheme('{tema} {precisa|precisam} evoluir.', theme)).toBe(
    'A organização e os prazos precisam evoluir.',
  );
});

test('one is invited to an event, not to a conversation about it', () => {
  const theme = themeOf('Convidar para a reunião de resultados', 'message');
  const invited = (template: string) => withTheme(template, theme);
  expect(invited('Convido você para uma conversa sobre {tema}.')).toBe(
    'Convido você para a reunião de resultados.',
  );
  expect(invited('Topa participar de uma conversa sobre {tema}?')).toBe(
    'Topa participar da reunião de resultados?',
  );
  expect(invited('Preciso da sua presença em uma conversa sobre {tema}.')).toBe(
    'Preciso da sua presença na reunião de resultados.',
  );
});

test('without a theme the sentence points to the text that follows it', () => {
  const lines = ['em {tema}', 'sobre {tema}', 'de {tema}', 'a {tema}', 'para {tema}', '{tema}'];
  expect(lines.map((line) => withTheme(`Falo ${line}.`, null))).toEqual([
    'Falo no ponto a seguir.',
    'Falo sobre o assunto a seguir.',
    'Falo do assunto a seguir.',
    'Falo ao assunto a seguir.',
    'Falo para o que segue.',
    'Falo o ponto a seguir.',
  ]);
});

test.each([
  ['Avisar riscos de atraso com antecedência', 'o aviso de riscos de atraso'],
  ['Registrar as visitas no CRM no mesmo dia', 'o registro das visitas no CRM'],
  ['Passagem de plantão mais objetiva', 'a passagem de plantão'],
  ['Comunicação', 'a comunicação'],
  ['Organização e prazos', 'a organização e os prazos'],
  ['Domínio técnico operacional financeiro contábil fiscal', null],
])('%s in five words is %s', (text, expected) => {
  expect(shortTheme(themeOf(text), 5)?.things.join(' e ') ?? null).toBe(expected);
});

test('what went wrong is known as such', () => {
  expect(themeOf('Atraso na entrega')?.trouble).toBe(true);
  expect(themeOf('Entrega no prazo')?.trouble).toBe(false);
});

test.each([
  ['reuniões', 'a', true],
  ['materiais', 'o', true],
  ['níveis', 'o', true],
  ['itens', 'o', true],
  ['clientes', 'o', true],
  ['férias', 'a', true],
  ['inglês', 'o', false],
  ['balcão', 'o', false],
  ['problema', 'o', false],
  ['e-mails', 'o', true],
])('%s: %s', (word, gender, plural) => expect(nounOf(word)).toMatchObject({ gender, plural }));

test('the lists name nouns that are known', () => {
  const subsets = [eventNouns, verbLikeNouns].flatMap((list) => [...list]);
  expect(subsets.filter((noun) => nounOf(noun) === null)).toEqual([]);
  const unknown = [...troubleNouns, ...personNouns].filter((noun) => nounOf(noun) === null);
  expect(unknown.length).toBeLessThan(30);
  for (const noun of Object.values(nominalizations)) {
    const [article = '', word = ''] = noun.split(' ');
    expect(nounOf(word)?.gender).toBe(article);
  }
  const verbs = [...growthVerbs, ...messageVerbs, ...Object.keys(nominalizations)];
  expect(verbs.filter((verb) => !/^[a-z]+[aei]r$/.test(verb))).toEqual([]);
});

test('whatever is typed, a sentence comes out without a slot and without a double article', () => {
  const words = fc.constantFrom(
    ...'o a na de e Melhorar avisar prazos equipe entrega atraso que foi Excel sua 2026 — 😀 {tema} organização'.split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('subject', 'message', 'growth'), (typed, use) => {
      const sentence = withTheme('Falo de {tema} e em {tema}: {tema}.', themeOf(typed, use));
      expect(sentence).not.toMatch(/[{}]|\b(?:[oa]s?) (?:[oa]s?) |  /u);
    }),
    { numRuns: 600, seed: 20261123 },
  );
});
