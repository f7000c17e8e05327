import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import { competency, type PdiCase } from './case.ts';
import { goldCase } from './gold.ts';

/** Company and person alone, as the one-click call sends. */
function sparse(name: string, employee: Pieces['employee'], rest: Pieces = {}): PdiCase {
  return { name, brief: {}, context: contextWith({ ...rest, employee }) };
}

export const sparseCases: readonly PdiCase[] = [
  sparse('sem formulário, sem nada cadastrado', {
    name: 'Joana Prates',
    position: 'Analista Fiscal',
  }),
  sparse('sem formulário, perfil executor que lidera', {
    name: 'Caio Mendes',
    position: 'Coordenador de Manutenção',
    behavioralProfile: 'executor',
    objectives: ['liderar a implantação da manutenção preventiva'],
  }),
  sparse('sem formulário, executor que não lidera', {
    name: 'Lia Campos',
    position: 'Assistente de Compras',
    behavioralProfile: 'executor',
  }),
  sparse(
    'sem formulário, planejador com metas e valores',
    {
      name: 'Nadir Silva',
      position: 'Auxiliar de Cozinha',
      behavioralProfile: 'planejador',
      objectives: ['ser chef de cozinha', 'fazer curso de confeitaria'],
    },
    {
      company: { name: 'Sabor da Vila', values: ['Capricho', 'União'] },
      team: { name: 'Cozinha', goals: ['Diminuir o desperdício de alimentos'] },
    },
  ),
  sparse('sem formulário, comunicador', {
    name: 'Iara Monteiro',
    position: 'Recepcionista',
    behavioralProfile: 'comunicador',
  }),
  sparse('sem formulário, analítico com objetivos', {
    name: 'Ubirajara Assis',
    position: 'Analista de Dados Sênior',
    behavioralProfile: 'analitico',
    objectives: ['Certificação em ciência de dados'],
  }),
  sparse('sem pessoa', null),
  {
    name: 'texto livre com foco, objetivo e prazo',
    brief: {
      freeText:
        'Quero um PDI com foco em comunicação e delegação até 30/06/2027. Conduzir as reuniões de resultado sem apoio. A equipe dobrou de tamanho neste semestre.',
    },
    context: goldCase.context,
  },
  {
    name: 'texto livre sem forma',
    brief: { freeText: 'abc' },
    context: contextWith({ employee: { name: 'Zeca', position: '' } }),
  },
  {
    name: 'só prazo e competências',
    brief: { deadline: '2027-02-26', competencies: [competency('Pontualidade', 2, 3)] },
    context: contextWith({
      employee: { position: 'Motorista', objectives: ['Comprar um caminhão próprio'] },
    }),
  },
];
