import { contextWith } from '../../writing/sample-context.ts';
import { competency, type PdiCase } from './case.ts';

const store: PdiCase = {
  name: 'varejo: vendedora de moda que quer gerenciar',
  brief: {
    employeeId: 's2',
    deadline: '2027-06-30',
    goals: ['Aumentar o ticket médio das vendas', 'Assumir a subgerência da loja'],
    competencies: [
      competency('Vendas', 3, 4),
      competency('Liderança', 1, 3),
      competency('Gestão de conflitos', 2, 3),
    ],
    additionalNotes: 'Campanha do Dia das Mães em maio. Aprende melhor fazendo.',
  },
  context: contextWith({
    company: { name: 'Lojas Girassol', values: ['Paixão por gente', 'Simplicidade'] },
    team: { name: 'Loja Shopping Sul', goals: ['Bater a meta de vendas do semestre'] },
    employee: {
      name: 'Jéssica Ramos',
      position: 'Vendedora',
      behavioralProfile: 'comunicador',
      objectives: ['Ser gerente de loja'],
    },
    latestFeedback: {
      day: '2026-10-30',
      text: 'Conversa sobre vendas adicionais e sobre ajudar as novatas no provador.',
    },
  }),
};

const factory: PdiCase = {
  name: 'indústria: líder de produção, parada de manutenção e férias',
  brief: {
    employeeId: 's3',
    deadline: '2027-08-31',
    goals: [
      'Reduzir o refugo da linha 2',
      'Aumentar a disponibilidade das máquinas de envase',
      'Desenvolver duas pessoas para cobrir o turno',
    ],
    competencies: [
      competency('Resolução de problemas', 2, 4),
      competency('Desenvolvimento de pessoas', 2, 3),
      competency('Manutenção autônoma', 1, 3),
    ],
    additionalNotes:
      'Parada de manutenção em abril. Férias de 01/07 a 30/07. Sem verba para treinamento externo.',
  },
  context: contextWith({
    company: {
      name: 'Envasa Indústria de Bebidas',
      values: ['Segurança em primeiro lugar', 'Excelência'],
      processes: ['Manutenção autônoma', 'Controle de refugo'],
    },
    team: {
      name: 'Produção turno B',
      goals: ['Reduzir o refugo em 15%', 'Zerar acidentes com afastamento'],
    },
    employee: {
      name: 'Ademir Souza',
      position: 'Líder de Produção',
      behavioralProfile: 'executor',
      objectives: ['Virar supervisor de produção'],
      professionalHistory: [
        { position: 'Mecânico de manutenção', company: 'Usina Rio Claro', period: '2012-2019' },
      ],
    },
    diary: [
      { day: '2026-11-17', text: 'Ademir conseguiu zerar o refugo no sábado, muito bem.' },
      { day: '2026-11-10', text: 'Atraso na troca de formato da linha 2, Ademir com dificuldade.' },
    ],
  }),
};

const software: PdiCase = {
  name: 'TI: desenvolvedora sênior rumo à liderança técnica',
  brief: {
    employeeId: 's5',
    deadline: '2027-05-31',
    goals: ['Diminuir o tempo de resposta da API de pedidos', 'Liderar a migração para a nuvem'],
    competencies: [
      competency('Arquitetura em nuvem', 2, 4),
      competency('Tomada de decisão', 3, 4),
      competency('Comunicação com áreas não técnicas', 2, 4),
    ],
    additionalNotes: 'Trabalha em home office. Migração do banco de dados em março.',
  },
  context: contextWith({
    company: { name: 'Pedidos Já', values: ['Autonomia', 'Transparência', 'Foco no cliente'] },
    team: { name: 'Plataforma de pedidos', goals: ['Reduzir incidentes em produção'] },
    employee: {
      name: 'Letícia Okada',
      position: 'Desenvolvedora Sênior',
      behavioralProfile: 'analitico',
      objectives: ['Certificação em arquitetura de nuvem', 'Liderar a migração para a nuvem'],
    },
    diary: [{ day: '2026-11-19', text: 'Letícia com hora extra de novo por causa de incidentes.' }],
  }),
};

const fleet: PdiCase = {
  name: 'logística: encarregado de frota, prazo curto para o avanço',
  brief: {
    employeeId: 's6',
    deadline: '2027-02-26',
    goals: ['Reduzir o custo de manutenção da frota', 'Cumprir as janelas de entrega dos clientes'],
    competencies: [
      competency('Planejamento e organização', 1, 4),
      competency('Excel', 2, 3),
      competency('Negociação com oficinas', 2, 3),
    ],
    additionalNotes: 'Férias coletivas de 21/12 a 03/01.',
  },
  context: contextWith({
    company: { name: 'TransNorte Cargas', values: ['Compromisso com o prazo', 'Vida no trânsito'] },
    team: { name: 'Frota própria', goals: ['Entregar 98% das cargas no prazo'] },
    employee: {
      name: 'Valdir Nunes',
      position: 'Encarregado de Frota',
      behavioralProfile: 'executor',
    },
  }),
};

const farm: PdiCase = {
  name: 'agronegócio: supervisor de campo, colheita e plantio',
  brief: {
    employeeId: 's7',
    deadline: '2027-09-30',
    goals: [
      'Reduzir perdas na colheita da soja',
      'Melhorar o apontamento das operações das máquinas',
    ],
    competencies: [
      competency('Agricultura de precisão', 2, 4),
      competency('Liderança', 2, 3),
      competency('Segurança no trabalho rural', 3, 4),
    ],
    additionalNotes: 'Colheita da soja de fevereiro a abril, com equipe temporária.',
  },
  context: contextWith({
    company: {
      name: 'Fazenda Boa Esperança',
      values: ['Cuidado com a terra', 'Segurança', 'Palavra dada'],
      mission: 'Produzir alimento com respeito ao solo e a quem trabalha nele.',
    },
    team: { name: 'Operações de campo', goals: ['Reduzir o consumo de diesel por hectare'] },
    employee: {
      name: 'Osmar Kuhn',
      position: 'Supervisor de Campo',
      behavioralProfile: 'planejador',
      objectives: ['Assumir a gerência da unidade'],
      professionalHistory: [
        { position: 'Operador de colheitadeira', company: 'Agro Vale', period: '2009-2016' },
      ],
    },
  }),
};

/** Where things are made, moved, grown and sold. */
export const industryCases: readonly PdiCase[] = [store, factory, software, fleet, farm];
