import { describe, expect, test } from 'vitest';
import { documentContents } from '../../test/document-contents.ts';
import { currentOutline, readContent } from './contracts.ts';
import type { DocumentKind } from './labels.ts';
import { changesByRule, type RuledWish } from './reading/instruction.ts';

/* What rules make of a wish in documents as their kinds have them, with a page and without. */

const shortly = ({ changes }: RuledWish) => changes.map(({ op, id, after }) => ({ op, id, after }));
const removed = (...ids: string[]) => ids.map((id) => ({ op: 'remove', id, after: '' }));

describe('what is to be shorter loses nothing but sentences of lists', () => {
  const cut = (kind: DocumentKind, given: object) => {
    const read = readContent(kind, given)!;
    return changesByRule({ ...read }, currentOutline(kind, read), 'mais curto');
  };
  const lines = (...texts: string[]) => texts.join('\n');

  test('no greeting, closing or signature of a letter, nor what it asks', () => {
    const letter = lines(
      'Olá, Renata,\n',
      'A fila passou de dez minutos na sexta e no sábado.\n',
      'Preciso que você mande os números da semana:',
      '- Filas de cada caixa',
      '- Folgas que foram trocadas',
      '- Reclamações de quem comprou',
      '- Fotos da gôndola da entrada\n',
      'Com eles decidimos juntos a escala de dezembro.\n',
      'Qualquer dúvida, é só me chamar aqui.\n',
      'Atenciosamente,',
      'Helena Vasconcelos',
      'Gerente Geral da Loja Centro',
    );
    for (const kind of ['email', 'message'] as const) {
      const { changes, note } = cut(kind, { ...documentContents[kind], content: letter });
      expect(changes).toEqual([]);
      expect(note).toMatch(/^Sem um modelo de IA conectado, encurtar é/u);
    }
  });

  test('no participants, whether a list or lines of a text', () => {
    const participants = [
      'Letícia Moura, Consultora de Vendas',
      'Jonas Prado, consultor de vendas',
      'Equipe do caixa da loja',
      'Equipe do estoque da loja',
      'Rita, gerente da loja centro',
    ];
    const meeting = { ...documentContents.meeting, participants };
    expect(cut('meeting', meeting).changes).toEqual([]);
    const text = lines('Reunião', '', 'Participantes', ...participants.map((name) => `- ${name}`));
    const edited = { ...meeting, isEdited: true, editedContent: text };
    expect(cut('meeting', edited).changes).toEqual([]);
  });

  test('no days, figures, names, levels, terms or blanks', () => {
    const goals = [
      'Fechar o caixa sozinha',
      'Treinar dois colegas novos',
      'Reduzir a fila de sexta',
      'Entregar o fechamento até 31/03/2027',
      'Chegar ao nível 4 em escuta',
      'Maria Silva acompanha cada fechamento',
      'Evidência: três fechamentos sem erro',
      'Conversar com ______ sobre a escala',
      'Anotar o que cada cliente pediu',
    ];
    const { changes } = cut('pdi', { ...documentContents.pdi, goals });
    expect(changes.map(({ id }) => id)).toEqual(['goals.8']);
  });

  test('of a page no heading, paragraph, row or step, and what stands beside a line goes with it', () => {
    const goals = [
      'Fechar o caixa sozinha',
      'Treinar dois colegas novos',
      'Reduzir a fila de sexta',
      'Anotar o que cada cliente pediu',
    ];
    const page = lines(
      'Renata cuida do caixa.\n',
      'Conta com a equipe.\n',
      'A loja abre cedo todo dia.\n',
      '## Objetivos\n',
      ...goals.map((goal) => `- ${goal}`),
      '\n## Passos\n',
      '1. Abrir o caixa com a Marina',
      '2. Contar o troco da gaveta',
      '3. Conferir a fita do dia',
      '4. Guardar a fita na pasta',
      '\n## Níveis\n',
      '| Competência | Hoje |',
      '| --- | --- |',
      ...['Escuta', 'Prazo', 'Cuidado', 'Atenção'].map(
        (name) => `| ${name} com quem compra | baixo |`,
      ),
    );
    const { changes } = cut('pdi', { ...documentContents.pdi, page, goals });
    expect(changes.map(({ id }) => id)).toEqual(['page#7', 'goals.3']);
  });
});

describe('of a document with a page, or one that was edited, the lines are the items', () => {
  const page = [
    'Renata fecha o caixa sozinha até maio.\n',
    '## Objetivos\n',
    '- Fechar o caixa sozinha',
    '- Treinar dois colegas novos\n',
    '## Competências\n',
    '| Competência | Hoje | Em maio |',
    '| --- | --- | --- |',
    '| Escuta | 2 | 4 |',
    '| Prazo | 1 | 3 |\n',
    '## Riscos\n',
    'As férias de maio esvaziam a escala.',
    'Marina cobre as metas da semana.',
  ].join('\n');
  const competence = { ...documentContents.pdi.competencies[0]!, evidence: '' };
  const pdi = {
    ...documentContents.pdi,
    page,
    goals: ['Fechar o caixa sozinha', 'Treinar dois colegas novos'],
    competencies: [
      { ...competence, name: 'Escuta' },
      { ...competence, name: 'Prazo' },
    ],
  };
  const wished = (given: object, instruction: string) => {
    const read = readContent('pdi', given)!;
    return changesByRule({ ...read }, currentOutline('pdi', read), instruction);
  };

  test.each([
    ['tire o segundo objetivo', ['page#3', 'goals.1']],
    ['tire a segunda competência', ['page#8', 'competencies.1']],
    ['tire a competência Prazo', ['page#8', 'competencies.1']],
    ['tire os riscos', ['page#9', 'page#10', 'page#11']],
    ['tire o que fala de metas', ['page#11']],
  ])('%s', (instruction, ids) => {
    expect(shortly(wished(pdi, instruction))).toEqual(removed(...ids));
  });

  test('what is put first stands under its heading, or under the head of its table', () => {
    expect(shortly(wished(pdi, 'coloque o último objetivo em primeiro'))).toEqual([
      { op: 'move', id: 'page#3', after: 'page#1' },
    ]);
    expect(shortly(wished(pdi, 'coloque a competência Prazo no começo'))).toEqual([
      { op: 'move', id: 'page#8', after: 'page#6' },
    ]);
  });

  test('a text that was edited has its parts by the headings it still has', () => {
    const text =
      'PDI de Renata\n\nObjetivos\n- Um\n- Dois\n\nRiscos\n- Férias em maio: Marina cobre';
    const edited = { ...pdi, page: '', isEdited: true, editedContent: text };
    expect(shortly(wished(edited, 'tire o segundo objetivo'))).toEqual(removed('editedContent#3'));
    expect(shortly(wished(edited, 'tire os riscos'))).toEqual(
      removed('editedContent#4', 'editedContent#5'),
    );
  });
});

test('the heading of one member is no name of its list', () => {
  const read = documentContents.interview;
  const interview = currentOutline('interview', read);
  const { changes } = changesByRule({ ...read }, interview, 'tire a segunda abertura');
  expect(changes).toEqual([]);
});
