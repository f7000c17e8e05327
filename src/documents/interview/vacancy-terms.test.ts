import { expect, test } from 'vitest';
import { termOfPosition, termsOf } from './vacancy-terms.ts';

test.each([
  [
    'Atender usuários internos, registrar chamados e propor melhorias',
    ['no atendimento a usuários internos', 'no registro de chamados', 'na proposta de melhorias'],
  ],
  [
    'Planejar, executar e acompanhar obras residenciais para clientes da região.',
    ['no acompanhamento de obras residenciais'],
  ],
  [
    'Atender clientes, fornecedores e parceiros, emitir notas fiscais',
    ['no atendimento a clientes, fornecedores e parceiros', 'na emissão de notas fiscais'],
  ],
  [
    'Gestão de estoque, conferência de notas fiscais e inventário',
    ['na gestão de estoque', 'na conferência de notas fiscais', 'no inventário'],
  ],
  [
    'Cuidar da abertura e do fechamento da loja.',
    ['no cuidado com a abertura e o fechamento da loja'],
  ],
  [
    'Buscamos uma pessoa para cuidar das redes sociais e produzir conteúdo.',
    ['no cuidado com as redes sociais', 'na produção de conteúdo'],
  ],
  ['A pessoa será responsável pelo fechamento mensal.', ['no fechamento mensal']],
  ['Experiência com React e Node', ['em React e Node']],
  [
    'O analista vai conciliar contas e emitir relatórios',
    ['na conciliação de contas', 'na emissão de relatórios'],
  ],
  [
    'Responsabilidades:\n- Vendas externas\n- Prospecção de clientes\nBenefícios:\n- Vale-transporte\n- Plano de saúde',
    ['nas vendas externas', 'na prospecção de clientes'],
  ],
  ['ATENDER O BALCÃO, REPOR PRODUTOS', ['no atendimento do balcão', 'na reposição de produtos']],
  [
    'Vendedor(a) de loja: atender clientes, organizar araras',
    ['no atendimento a clientes', 'na organização de araras'],
  ],
  [
    'Preciso de alguém pra responder mensagens e agendar pacientes',
    ['na resposta a mensagens', 'no agendamento de pacientes'],
  ],
  ['Manter a rede funcionando', ['ao manter a rede funcionando']],
  ['Dar suporte técnico aos usuários', ['no suporte técnico aos usuários']],
  [
    'Garantir a entrega dos projetos da carteira no prazo e dentro do orçamento',
    ['ao garantir a entrega dos projetos da carteira'],
  ],
  ['Realizar atendimento ao cliente. Experiência com atendimento.', ['no atendimento ao cliente']],
  ['Zelar pelo pátio da escola', ['ao zelar pelo pátio da escola']],
  ['Realizar a conferência de notas', ['na conferência de notas']],
  [
    'Participar das reuniões e conversar com as famílias',
    ['na participação nas reuniões', 'na conversa com as famílias'],
  ],
  ['Proatividade, pontualidade e boa comunicação', []],
  ['Ensino médio completo, CNH B e disponibilidade de horário', []],
  ['abc', []],
  ['', []],
])('%s', (text, expected) => {
  expect(termsOf(text).map(({ em }) => em)).toEqual(expected);
});

test('what a question must not touch is no term', () => {
  expect(
    termsOf('Cuidar dos filhos do patrão, tem filhos, organizar a agenda').map(({ a }) => a),
  ).toEqual(['à organização da agenda']);
});

test('a position stands in both slots as it was typed', () => {
  expect(termOfPosition('Analista Fiscal')).toMatchObject({
    em: 'em uma função como a de Analista Fiscal',
    a: 'à rotina de Analista Fiscal',
  });
});
