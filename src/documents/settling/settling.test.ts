import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settledDays } from './days.ts';
import { settledTitle } from './title.ts';
import { leftOut } from './left-out.ts';
import { balance, settledMinutes } from './minutes.ts';

const span = { today: '2026-11-23', deadline: '2026-12-18', typed: ['a entrega é em 12/12/2026'] };

test('a day inside the span, or that was typed, stays', () => {
  const days = settledDays(span);
  const text = 'Até 04/12/2026, como pedido em 12/12/2026; fecha em 18/12/2026.';
  expect(days.settle(text)).toBe(text);
  expect(days.notices()).toEqual([]);
});

test('a day that was chosen outside it is moved and told once; a Saturday may be a day of work', () => {
  const days = settledDays(span);
  expect(days.settle('Até 05/12/2026 e até 30/12/2026.')).toBe('Até 05/12/2026 e até 18/12/2026.');
  expect(days.settle('De novo 30/12/2026')).toBe('De novo 18/12/2026');
  expect(days.notices()).toHaveLength(1);
  expect(days.notices()[0]).toContain('30/12/2026 passou a 18/12/2026');
});

test('what begins after the deadline stays; what is too late moves to the day that ends the plan', () => {
  const days = settledDays({ ...span, last: '2026-12-16' });
  const after = 'Decidir o que vale a partir de segunda-feira, 04/01/2027.';
  expect(days.settle(after)).toBe(after);
  expect(days.notices()).toEqual([]);
  expect(days.settle('Comparar até 04/01/2027.')).toBe('Comparar até 16/12/2026.');
});

test('what a sentence tells of a day that is over stays; a day that something is due on does not', () => {
  const days = settledDays(span);
  const told = 'Na terça, 17/11/2026, e na quarta, 18/11/2026, faltou arroz.';
  expect(days.settle(told)).toBe(told);
  expect(days.notices()).toEqual([]);
  expect(days.settle('até 17/11/2026')).toBe('até 23/11/2026');
});

test('the weekday before a day moves with it', () => {
  expect(settledDays(span).settle('Na quarta, 30/12/2026, conferir.')).toBe(
    'Na sexta, 18/12/2026, conferir.',
  );
});

test('minutes that add up stay as they are', () => {
  const items = [{ duration: '10 minutos' }, { duration: '1h20' }];
  expect(settledMinutes(items, 90)).toEqual({ items, notices: [] });
});

test('minutes that do not are brought to the whole, and the leader is told', () => {
  const { items, notices } = settledMinutes([{ duration: '10 min' }, { duration: '40 min' }], 60);
  expect(items).toEqual([{ duration: '12 minutos' }, { duration: '48 minutos' }]);
  expect(notices).toEqual(['Os tempos somavam 50 minutos; ajustamos para fechar em 60.']);
});

test('whatever they were, they add up, and none is less than a minute', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 15 }),
      (minutes) => {
        const balanced = balance(minutes, 30);
        expect(balanced.reduce((sum, each) => sum + each, 0)).toBe(30);
        expect(Math.min(...balanced)).toBeGreaterThanOrEqual(1);
      },
    ),
    { numRuns: 100 },
  );
});

test('a fact that is nowhere is named; what is said in other words is not', () => {
  const form = { context: 'Falar com Bruno até 30/11. O teto é de R$ 4.800.', notes: 'ser breve' };
  const content = { text: 'Em 30 de novembro, o Bruno confirma.' };
  expect(leftOut(form, content)).toEqual(['Ficou fora do texto: “O teto é de R$ 4.800”.']);
  expect(leftOut(form, { text: 'Bruno, 30/11/2026, 4800 reais' })).toEqual([]);
  const long =
    'Separei as perdas do mês por motivo: 71 com mofo, 38 por ácaro e o resto sem causa, como no ano passado.';
  expect(leftOut(long, { text: 'Medir.' })).toEqual([
    'Ficou fora do texto: “71 com mofo, 38 por ácaro e o resto sem causa”.',
  ]);
  const bracket =
    'A máquina para de 11 a 15/01 (troca dos rolos, feita pelo técnico), e o custo sobe.';
  expect(leftOut(bracket, { text: 'Medir.' })).toEqual([
    'Ficou fora do texto: “A máquina para de 11 a 15/01”.',
  ]);
  expect(leftOut('Entregar o laudo (com fotos, até 15/01).', { text: 'Medir.' })).toEqual([
    'Ficou fora do texto: “até 15/01”.',
  ]);
  const absence = 'Em 12/01, no voo das 6h40, ela liberou a esteira.';
  expect(leftOut(absence, { text: 'Medir.' })).toHaveLength(1);
  const suggestions = ['O dia 12/01 ficou fora: ela estava de férias.'];
  expect(leftOut(absence, { text: 'Medir.', suggestions })).toEqual([]);
});

test('days are looked at wherever they stand, and facts found wherever they are', () => {
  const days = settledDays(span);
  const ready = [{ title: 'Folha', rows: [['', 'até 30/12/2026']] }];
  expect(days.settleAll(ready)).toEqual([{ title: 'Folha', rows: [['', 'até 18/12/2026']] }]);
  expect(
    leftOut('Falar com Bruno até 30/11.', { ready: [{ rows: [['Bruno', '30/11']] }] }),
  ).toEqual([]);
});

test.each([
  ['the same words in another spelling', 'acoes de vendas', 'Ações de vendas', 'Ações de vendas'],
  ['more words', 'baixar o relave', 'Baixar o relave em maio', 'Baixar o relave'],
  ['another figure', 'meta de 5%', 'Meta de 15%', 'Meta de 5%'],
  ['another name', 'reunião com Ana', 'Reunião com Bia', 'Reunião com Ana'],
  ['no title', '  ', 'Plano de vendas', 'Plano de vendas'],
])('a typed title stays, set as a title: %s', (_, typed, written, title) => {
  expect(settledTitle(typed, written)).toBe(title);
});

test('a subject may say more than was typed, never something else', () => {
  const more = { mayAdd: true };
  expect(settledTitle('novo ponto', 'Novo ponto: desde 01/12', more)).toBe(
    'Novo ponto: desde 01/12',
  );
  expect(settledTitle('meta de 5%', 'Meta de 15%', more)).toBe('Meta de 5%');
});

test.each([
  ['horario das quadra', 'Horário das quadras', 'Horário das quadras'],
  ['cliente reclamndo no sabado', 'Cliente reclamando no sábado', 'Cliente reclamando no sábado'],
  ['metas de setembro', 'Metas de dezembro', 'Metas de setembro'],
  ['meta de 15%', 'Meta de 16%', 'Meta de 15%'],
  ['fila do caixa', 'Fila do caixa 2', 'Fila do caixa'],
])(
  'slips of a typed title may be corrected, its words not changed: %s',
  (typed, written, title) => {
    expect(settledTitle(typed, written)).toBe(title);
  },
);

test('an hour that is said as one says it aloud is there', () => {
  const form = { text: 'O caminhão chega às 14h e a amêndoa fica pronta até 12h.' };
  const page = 'Ele chega lá pelas 2 da tarde. Junte tudo até o meio-dia.';
  expect(leftOut(form, { page })).toEqual([]);
  expect(leftOut(form, { page: 'Ele chega à tarde.' })).toHaveLength(1);
});

test('a day that is said as one says it aloud is there', () => {
  const typed = ['Dia 04/02 chegou 25 min depois, saindo dos 61 de maio para 20.'];
  const said = { steps: ['“No dia 4 você chegou 25 minutos depois; dos 61 ficam 20.”'] };
  expect(leftOut(typed, said)).toEqual([]);
  const unsaid = { steps: ['“Você chegou 25 minutos depois; dos 61 ficam 20.”'] };
  expect(leftOut(typed, unsaid)).toEqual([
    'Ficou fora do texto: “Dia 04/02 chegou 25 min depois”.',
  ]);
});
