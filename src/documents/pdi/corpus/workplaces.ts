import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { PdiForm } from '../contract.ts';

function one(name: string, brief: Brief<PdiForm>, pieces: Pieces) {
  return { name, brief, context: contextWith(pieces) };
}

/** Workplaces that no other case knows, read aloud and mended. For tests alone. */
export const workplaceCases = [
  one(
    'técnico de fibra: metas da equipe de outro assunto',
    {
      employeeId: 'e',
      employeeName: 'Kauê Batista',
      deadline: '2027-05-28',
      goals: ['Reduzir os chamados que voltam', 'Assumir a supervisão de campo'],
      competencies: [
        { name: 'Liderança de equipe', currentLevel: 1, targetLevel: 3 },
        { name: 'Fusão de fibra óptica', currentLevel: 3, targetLevel: 5 },
        { name: 'Comunicação com o cliente', currentLevel: 2, targetLevel: 3 },
      ],
      additionalNotes: 'Férias de 04/01 a 23/01. Viaja toda quinta.',
    },
    {
      company: { name: 'Netsul Fibra', values: ['Cliente conectado', 'Segurança'] },
      team: {
        name: 'Campo',
        goals: ['Vender 50 planos empresariais por mês', 'Reduzir o consumo de combustível em 8%'],
      },
      employee: {
        name: 'Kauê Batista',
        position: 'Técnico de Fibra',
        behavioralProfile: 'executor',
        objectives: ['Virar supervisor', 'Aprender inglês'],
        professionalHistory: [
          { position: 'Eletricista', company: 'Luz Forte', period: '2018-2022' },
        ],
      },
      diary: [
        {
          day: '2026-11-18',
          text: 'Kauê trocou o roteador sem medir o sinal e o cliente ligou de novo',
        },
      ],
    },
  ),
  one(
    'um clique: instrumentadora com feedback e objetivos',
    {},
    {
      company: {
        name: 'Hospital São Damião',
        values: ['Segurança do paciente'],
        mission: 'Cuidar com ciência e afeto.',
      },
      team: {
        name: 'Centro Cirúrgico',
        goals: ['Giro de sala de 25 minutos', 'Checklist completo em 100% das cirurgias'],
      },
      employee: {
        name: 'Íris Camargo',
        position: 'Instrumentadora Cirúrgica',
        behavioralProfile: 'planejador',
        objectives: ['Concluir a especialização em centro cirúrgico', 'Ser preceptora'],
        professionalHistory: [
          { position: 'Técnica de enfermagem', company: 'UPA Norte', period: '2016-2021' },
        ],
      },
      latestFeedback: {
        day: '2026-10-02',
        text: 'Íris organiza a mesa com antecedência. Precisa avisar antes quando falta material.',
      },
      diary: [
        {
          day: '2026-11-12',
          text: 'Íris percebeu a compressa faltando na contagem e segurou o fechamento',
        },
      ],
    },
  ),
  one(
    'um clique: só nome e cargo',
    {},
    { company: { name: 'Loja X' }, employee: { name: 'Zé', position: 'Repositor' } },
  ),
  one(
    'gerente de compras: nível já alcançado',
    {
      employeeId: 'e',
      deadline: '2027-11-30',
      goals: ['Formar dois sucessores'],
      competencies: [
        { name: 'Negociação', currentLevel: 5, targetLevel: 5 },
        { name: 'Mentoria', currentLevel: 4, targetLevel: 5 },
      ],
      additionalNotes: '',
    },
    {
      company: { name: 'Casa Kuhn', values: ['Coragem'] },
      team: { name: 'Compras', goals: ['Reduzir custo de aquisição em 6%'] },
      employee: {
        name: 'Ana Beatriz Sá',
        position: 'Gerente de Compras',
        behavioralProfile: 'comunicador',
        objectives: ['Ser diretora'],
      },
    },
  ),
  one(
    'frentista: fechamento de caixa em três semanas',
    {
      employeeId: 'e',
      deadline: '2026-12-14',
      goals: ['Aprender a fechar o caixa'],
      competencies: [{ name: 'Fechamento de caixa', currentLevel: 1, targetLevel: 2 }],
      additionalNotes: '',
    },
    { company: { name: 'Posto Trevo' }, employee: { name: 'Tainá', position: 'Frentista' } },
  ),
  one(
    'analista de dados: muitas frentes',
    {
      employeeId: 'e',
      deadline: '2027-08-31',
      goals: [
        'Melhorar apresentação para clientes',
        'Dominar SQL',
        'Reduzir retrabalho nos relatórios em 30%',
        'Ser mais visível na empresa',
      ],
      competencies: [
        { name: 'SQL', currentLevel: 1, targetLevel: 4 },
        { name: 'Storytelling com dados', currentLevel: 2, targetLevel: 4 },
        { name: 'Gestão do tempo', currentLevel: 2, targetLevel: 3 },
        { name: 'Inglês', currentLevel: 2, targetLevel: 3 },
        { name: 'Influência', currentLevel: 1, targetLevel: 3 },
      ],
      additionalNotes:
        'Trabalha 100% remoto de Recife. Budget de R$ 2.000 para cursos. Curso de SQL começa em 12/01/2027.',
    },
    {
      company: { name: 'Fluxa', values: ['Escrever para pensar'] },
      team: { name: 'Dados', goals: ['Self-service de dados para 5 áreas'] },
      employee: {
        name: 'Luã Ferraz',
        position: 'Analista de Dados Jr',
        behavioralProfile: 'comunicador',
        objectives: ['Chegar a pleno em 2027'],
      },
      latestPdi: {
        day: '2026-05-01',
        text: 'Competência: SQL 1 para 2. Prática: escrever consultas simples. Concluído em parte.',
      },
    },
  ),
  one(
    'revisora: texto livre com o que se espera dela',
    {
      freeText:
        'PDI da Cida, revisora da confecção, ela sabe tudo mas não consegue ensinar, em 4 meses queria ela treinando duas pessoas e anotando os defeitos no tablet. tem vergonha de falar em público',
    },
    {
      company: { name: 'Malhas Ipanema', values: ['Capricho'] },
      team: {
        name: 'Costura',
        goals: ['Segunda qualidade abaixo de 3%', 'Produzir 900 peças por dia'],
      },
      employee: { name: 'Aparecida Nunes', position: 'Revisora' },
    },
  ),
];
