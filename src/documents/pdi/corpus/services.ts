import { contextWith } from '../../writing/sample-context.ts';
import { competency, type PdiCase } from './case.ts';

const hospital: PdiCase = {
  name: 'hospital: técnica de enfermagem à noite, licença nas últimas semanas',
  brief: {
    employeeId: 's1',
    deadline: '2027-05-28',
    goals: [
      'Diminuir as falhas na passagem de plantão',
      'Melhorar o registro dos sinais vitais no prontuário',
    ],
    competencies: [
      competency('Comunicação', 2, 3),
      competency('Técnicas de enfermagem', 3, 4),
      competency('Trabalho em equipe', 2, 4),
    ],
    additionalNotes:
      'Trabalha no plantão da noite (12x36; troca de turno às 19h).\nLicença a partir de 03/05/2027.',
  },
  context: contextWith({
    company: {
      name: 'Hospital Santa Clara',
      values: ['Segurança do paciente', 'Acolhimento', 'Respeito'],
      processes: ['Passagem de plantão', 'Registro no prontuário eletrônico'],
    },
    team: {
      name: 'UTI Adulto',
      goals: ['Zerar eventos adversos na passagem de plantão', 'Reduzir o tempo de alta da UTI'],
    },
    employee: {
      name: 'Vanessa Cardoso',
      position: 'Técnica de Enfermagem',
      behavioralProfile: 'planejador',
      objectives: ['Concluir a graduação em enfermagem'],
      professionalHistory: [
        { position: 'Cuidadora de idosos', company: 'Lar Esperança', period: '2018-2021' },
      ],
    },
  }),
};

const school: PdiCase = {
  name: 'escola: coordenadora pedagógica',
  brief: {
    employeeId: 's4',
    deadline: '2027-11-30',
    goals: [
      'Melhorar a leitura dos alunos do 3º ano',
      'Acompanhar o planejamento das professoras a cada quinzena',
    ],
    competencies: [
      competency('Escuta e feedback', 3, 5),
      competency('Análise de dados', 1, 3),
      competency('Mediação de conflitos com famílias', 3, 4),
    ],
    additionalNotes: 'Avaliação externa em outubro; recesso de 12/07 a 30/07.',
  },
  context: contextWith({
    company: {
      name: 'Escola Semear',
      values: ['Respeito à infância', 'Aprender juntos', 'Diálogo com as famílias'],
      mission: 'Formar leitores e cidadãos.',
    },
    team: {
      name: 'Anos iniciais',
      goals: ['Elevar o índice de alfabetização', 'Aproximar as famílias da escola'],
    },
    employee: {
      name: 'Marlene Dias',
      position: 'Coordenadora Pedagógica',
      behavioralProfile: 'analitico',
      objectives: ['Fazer o mestrado em educação'],
    },
  }),
};

const accounting: PdiCase = {
  name: 'escritório contábil: analista fiscal, tudo em minúsculas',
  brief: {
    employeeId: 's8',
    deadline: '2027-05-31',
    goals: ['zerar multas por atraso nas obrigações acessórias', 'atender clientes sem apoio'],
    competencies: [
      competency('conhecimento da reforma tributária', 1, 3),
      competency('gestão do tempo', 2, 4),
      competency('atendimento ao cliente', 2, 3),
    ],
    additionalNotes: 'fechamento anual em janeiro; prefere receber retorno por escrito',
  },
  context: contextWith({
    company: { name: 'Contábil Aliança', values: ['confiança', 'pontualidade', 'sigilo'] },
    team: { name: 'Fiscal', goals: ['entregar todas as obrigações no prazo'] },
    employee: {
      name: 'Thaís Fontes',
      position: 'Analista Fiscal Pleno',
      behavioralProfile: 'planejador',
      objectives: ['fazer pós-graduação em direito tributário'],
    },
  }),
};

const hotel: PdiCase = {
  name: 'hotel: recepcionista, só um objetivo e uma competência',
  brief: {
    employeeId: 's9',
    deadline: '2027-04-30',
    goals: ['Reduzir as reclamações no check-in'],
    competencies: [competency('Atendimento ao hóspede', 2, 4)],
    additionalNotes: '',
  },
  context: contextWith({
    company: { name: 'Pousada Mar Azul', values: ['Hospitalidade', 'Sustentabilidade'] },
    team: { name: 'Recepção', goals: ['Subir a nota nas avaliações dos hóspedes'] },
    employee: { name: 'Yuri Bastos', position: 'Recepcionista' },
  }),
};

const callCenter: PdiCase = {
  name: 'central de atendimento: operadora, valores iguais aos de outros planos',
  brief: {
    employeeId: 's10',
    deadline: '2027-03-26',
    goals: ['Resolver no primeiro contato os pedidos de segunda via'],
    competencies: [competency('Inteligência emocional', 2, 3), competency('Proatividade', 2, 4)],
    additionalNotes: 'Fala com segurança com clientes difíceis. Escala de domingo a cada quinzena.',
  },
  context: contextWith({
    company: { name: 'Energia do Vale', values: ['Compromisso', 'Respeito'] },
    team: { name: 'Atendimento digital', goals: ['Reduzir o tempo de espera no chat'] },
    employee: {
      name: 'Rute Alves',
      position: 'Operadora de Atendimento',
      behavioralProfile: 'executor',
      objectives: ['ser monitora de qualidade'],
    },
  }),
};

/** Where people are cared for, taught, advised and served. */
export const serviceCases: readonly PdiCase[] = [hospital, school, accounting, hotel, callCenter];
