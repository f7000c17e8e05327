import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { PdiForm } from '../contract.ts';

function one(name: string, brief: Brief<PdiForm>, pieces: Pieces) {
  return { name, brief, context: contextWith({ employee: null, ...pieces }) };
}

/** The form with all its fields, as it is filled in on any working day. For tests alone. */
export const everydayCases = [
  one(
    'vendedora sem acento',
    {
      employeeId: 'c',
      deadline: '2027-03-31',
      goals: ['vender mais no credito consignado', 'perder o medo de ligar pra cliente frio'],
      competencies: [
        { name: 'negociacao', currentLevel: 1, targetLevel: 3 },
        { name: 'comunicacao', currentLevel: 2, targetLevel: 3 },
      ],
      additionalNotes: 'ela e timida mas o cliente gosta dela',
    },
    {
      company: { name: 'CrediMais' },
      team: { name: 'Vendas Centro', goals: ['Aumentar as vendas em 15%'] },
      employee: {
        name: 'Jéssica Prado',
        position: 'Consultora de Vendas',
        behavioralProfile: 'planejador',
      },
    },
  ),
  one(
    'motorista',
    {
      employeeId: 'd',
      deadline: '2027-02-26',
      goals: ['Reduzir o consumo de diesel de 2,1 para 2,4 km por litro', 'Zerar as multas'],
      competencies: [
        { name: 'Direção defensiva', currentLevel: 3, targetLevel: 4 },
        { name: 'Uso do tablet de entregas', currentLevel: 1, targetLevel: 3 },
      ],
      additionalNotes: '',
    },
    {
      company: { name: 'TransRápido', values: ['Segurança na estrada'] },
      team: { name: 'Frota Sul', goals: ['Reduzir o custo por quilômetro'] },
      employee: { name: 'Edivaldo Ramos', position: 'Motorista Carreteiro', objectives: [] },
    },
  ),
  one(
    'coord pedagogica',
    {
      employeeId: 'g',
      deadline: '2027-07-02',
      goals: [
        'Acompanhar as aulas de todos os professores uma vez por bimestre',
        'Dar devolutivas melhores aos professores',
      ],
      competencies: [
        { name: 'Feedback', currentLevel: 2, targetLevel: 4 },
        { name: 'Planejamento', currentLevel: 3, targetLevel: 4 },
        { name: 'Escuta ativa', currentLevel: 4, targetLevel: 4 },
      ],
      additionalNotes: 'Férias escolares em janeiro.',
    },
    {
      company: { name: 'Escola Caminhar', values: ['Escuta'] },
      team: { name: 'Pedagógico', goals: ['Elevar a nota do Ideb'] },
      employee: { name: 'Marlene Faria', position: 'Coordenadora Pedagógica' },
    },
  ),
  one(
    'recepcionista hotel',
    {
      employeeId: 'h',
      deadline: '2027-01-29',
      goals: ['Atender os hóspedes estrangeiros com segurança'],
      competencies: [
        { name: 'Inglês', currentLevel: 1, targetLevel: 3 },
        { name: 'Atendimento ao cliente', currentLevel: 3, targetLevel: 4 },
      ],
      additionalNotes: '',
    },
    {
      company: { name: 'Pousada do Cais', values: ['Hospitalidade'] },
      team: { name: 'Recepção', goals: ['Chegar à nota 9 no Booking'] },
      employee: { name: 'Ana Júlia', position: 'Recepcionista', behavioralProfile: 'comunicador' },
    },
  ),
];
