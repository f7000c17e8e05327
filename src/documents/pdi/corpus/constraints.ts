import { contextWith } from '../../writing/sample-context.ts';
import type { PdiCase } from './case.ts';

/** Notes that say when the person cannot, what cannot be used, and what there is money for. */
export const constraintCases: readonly PdiCase[] = [
  {
    name: 'vendas com viagem toda semana, férias e verba de curso',
    brief: {
      employeeName: 'Rodrigo Menezes',
      deadline: '2027-06-30',
      goals: ['Aumentar o ticket médio da carteira', 'Aprender a negociar com grandes contas'],
      competencies: [
        { name: 'Negociação', currentLevel: 2, targetLevel: 4 },
        { name: 'Gestão do tempo', currentLevel: 2, targetLevel: 3 },
        { name: 'Conhecimento do produto', currentLevel: 3, targetLevel: 4 },
      ],
      additionalNotes:
        'Ele viaja toda segunda e terça. A empresa paga até R$ 1.500 em cursos por ano. Em abril ele sai de férias por 15 dias.',
    },
    context: contextWith({
      company: { values: ['Resultado com ética', 'Proximidade'] },
      team: {
        name: 'Comercial',
        goals: ['Crescer 20% em 2027', 'Reduzir a inadimplência para 3%'],
      },
      employee: {
        name: 'Rodrigo Menezes',
        position: 'Executivo de Vendas',
        behavioralProfile: 'comunicador',
        objectives: ['Assumir uma carteira nacional'],
      },
    }),
  },
  {
    name: 'safra sem folga e leitura difícil',
    brief: {
      employeeName: 'Valdir',
      deadline: '2027-08-31',
      goals: ['Ensinar dois tratoristas novos', 'Diminuir o consumo de diesel em 8%'],
      competencies: [
        { name: 'Operação de máquinas agrícolas', currentLevel: 3, targetLevel: 5 },
        { name: 'Segurança do trabalho', currentLevel: 2, targetLevel: 4 },
        { name: 'Ensinar os colegas', currentLevel: 1, targetLevel: 3 },
      ],
      additionalNotes:
        'Na safra (fevereiro e março) não dá para tirar ninguém do campo. Ele lê com dificuldade, então nada de apostila.',
    },
    context: contextWith({
      company: { values: ['Segurança em primeiro lugar', 'Cuidado com a terra'] },
      team: { name: 'Mecanização', goals: ['Colher 4.000 hectares sem acidente'] },
      employee: {
        name: 'Valdir Kramer',
        position: 'Operador de Máquinas',
        behavioralProfile: 'executor',
      },
    }),
  },
  {
    name: 'letras maiúsculas e valor que não fala do assunto',
    brief: {
      employeeName: 'João Pedro de Alcântara e Silva',
      deadline: '2027-09-30',
      goals: ['GERENCIAR DUAS OBRAS AO MESMO TEMPO', 'REDUZIR O RETRABALHO'],
      competencies: [
        { name: 'PLANEJAMENTO', currentLevel: 3, targetLevel: 5 },
        { name: 'COMUNICAÇÃO COM O CLIENTE', currentLevel: 2, targetLevel: 4 },
      ],
    },
    context: contextWith({
      company: { values: ['Comida de verdade'] },
      team: { name: 'Engenharia', goals: ['Reduzir retrabalho em 20%'] },
      employee: {
        name: 'João Pedro de Alcântara e Silva',
        position: 'Engenheiro de Obras',
        behavioralProfile: 'executor',
      },
    }),
  },
  {
    name: 'um objetivo de conduta e nada mais',
    brief: { employeeName: 'Nayara Lima', goals: ['ser mais proativa'] },
    context: contextWith({
      employee: { name: 'Nayara Lima', position: 'Assistente Administrativa' },
    }),
  },
];
