import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import { type InterviewCase } from './case.ts';

const sparse = (name: string, employee: Pieces['employee'], rest: Pieces = {}): InterviewCase => ({
  name,
  brief: {},
  context: contextWith({ ...rest, employee }),
});

/** A post, a text or nothing. For tests alone. */
export const sparseCases: readonly InterviewCase[] = [
  sparse('um clique: só o cargo', { name: 'Joana Prates', position: 'Analista Fiscal' }),
  sparse(
    'um clique: cargo com nível, valores e metas',
    {
      name: 'Ubirajara Assis',
      position: 'Analista de Dados Sênior',
      behavioralProfile: 'analitico',
      objectives: ['Certificação em ciência de dados'],
    },
    {
      company: { name: 'Rota Certa Logística', values: ['Agilidade'] },
      team: { name: 'Dados', goals: ['Reduzir divergências de estoque'] },
    },
  ),
  sparse('um clique: sem cargo', { name: 'Zeca', position: '' }),
  sparse('sem nada', null),
  {
    name: 'texto livre com cargo, nível, duração e formato',
    brief: {
      freeText:
        'Entrevista online para a vaga de Analista Fiscal júnior, 45 minutos, com foco em Comunicação e Trabalho em Equipe. Apurar impostos e conferir notas fiscais.',
    },
    context: contextWith({ employee: null }),
  },
  { name: 'texto livre sem forma', brief: { freeText: 'abc' }, context: contextWith() },
  {
    name: 'descrição curta demais, que veio como texto solto',
    brief: { position: 'Vendedor', focusAreas: ['Comunicação'], freeText: 'Vendas externas' },
    context: contextWith({ employee: null }),
  },
  {
    name: 'só cargo e duração',
    brief: { position: 'Porteiro', duration: '30' },
    context: contextWith({
      employee: null,
      company: { name: 'Condomínio Jardim', mission: 'Cuidar de quem mora aqui.' },
    }),
  },
];
