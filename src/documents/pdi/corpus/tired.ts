import { contextWith } from '../../writing/sample-context.ts';
import { competency, type PdiCase } from './case.ts';

/** As leaders type at the end of a day: scraps, capitals, pasted lists, figures, wishes, contradictions. */
export const tiredCases: readonly PdiCase[] = [
  {
    name: 'padaria: sem acentos, mês puxado, horário da madrugada',
    brief: {
      employeeId: 't1',
      deadline: '2027-03-26',
      goals: [
        'tirar o pao do forno na hora certa sem ajuda',
        'ensinar os dois ajudantes novos a fazer a massa',
      ],
      competencies: [
        competency('organizacao', 2, 4),
        competency('ensinar os outros', 1, 2),
        competency('massa folhada', 1, 3),
      ],
      additionalNotes:
        'ele chega as 3h30 e sai 11h30, nao da pra marcar nada de tarde. dezembro e puxado por causa do panetone',
    },
    context: contextWith({
      company: { name: 'Padaria do Zé Luiz', values: ['pão quente toda hora'] },
      team: { name: 'Produção', goals: ['zerar sobra de pão no fim do dia'] },
      employee: { name: 'Kauê dos Santos', position: 'Padeiro' },
    }),
  },
  {
    name: 'fintech: valores de partida e de chegada, cargo em inglês',
    brief: {
      employeeId: 't2',
      deadline: '2027-05-21',
      goals: [
        'Reduzir o churn de 8% para 5% até o fim do Q2',
        'Reduzir o tempo de ativação dos lojistas novos',
      ],
      competencies: [competency('Stakeholder management', 2, 4), competency('Data-driven', 3, 4)],
      additionalNotes: 'Sai em férias de 04/01 a 23/01. Trabalha 100% remoto, de Recife.',
    },
    context: contextWith({
      company: { name: 'Pagô Pagamentos', values: ['Dono do negócio', 'Cliente no centro'] },
      team: { name: 'Onboarding', goals: ['Reduzir o churn dos primeiros 90 dias'] },
      employee: {
        name: 'Íris Nakamura',
        position: 'Product Manager Pleno',
        behavioralProfile: 'comunicador',
        objectives: ['Chegar a Group Product Manager'],
      },
    }),
  },
  {
    name: 'construtora: maiúsculas e lista colada com marcas',
    brief: {
      employeeId: 't3',
      deadline: '2027-06-30',
      goals: ['- DIMINUIR RETRABALHO NA ALVENARIA', '2) FECHAR O DIÁRIO DE OBRA TODO DIA'],
      competencies: [
        competency('LEITURA DE PROJETO', 1, 4),
        competency('LIDERANÇA DE EQUIPE', 3, 4),
      ],
      additionalNotes: 'ELE NÃO GOSTA DE CURSO TEÓRICO. PREFERE APRENDER NA OBRA.',
    },
    context: contextWith({
      company: { name: 'Construtora Horizonte', values: ['Segurança'] },
      team: { name: 'Obra Vila Nova', goals: ['Reduzir o desperdício de material em 10%'] },
      employee: {
        name: 'João Pedro de Alcântara e Silva',
        position: 'Encarregado de Obras',
        behavioralProfile: 'executor',
      },
    }),
  },
  {
    name: 'almoxarifado: desabafo em texto livre, nada em abril',
    brief: {
      freeText:
        'gente preciso de um pdi pro Anderson do estoque, ele é bom mas assim, ele faz tudo sozinho não pede ajuda e quando dá problema a gente só descobre depois, semana passada faltou material na linha 2 e ele sabia desde terça, aí eu tive que ligar pro fornecedor na sexta 19h. ele quer virar líder, já falou umas três vezes, eu acho que dá mas precisa aprender a delegar e comunicar melhor, e o excel dele é fraco também. pensei em fazer até julho do ano que vem. ah e em abril tem inventário geral então nada em abril',
    },
    context: contextWith({
      company: { name: 'Plásticos União', values: ['Responsabilidade'] },
      team: { name: 'Almoxarifado', goals: ['Zerar parada de linha por falta de material'] },
      employee: {
        name: 'Anderson Pereira',
        position: 'Almoxarife',
        behavioralProfile: 'planejador',
        objectives: ['Ser líder do almoxarifado'],
      },
    }),
  },
  {
    name: 'central de atendimento: vontade de demitir entre os objetivos',
    brief: {
      employeeId: 't5',
      deadline: '2027-01-29',
      goals: [
        'Bater a meta de 120 ligações por dia',
        'quero demitir ela se não melhorar, me ajuda a documentar',
      ],
      competencies: [competency('Atendimento', 2, 3)],
      additionalNotes:
        'O TMA dela está em 7min40, a meta é 5min. Se não der certo vai pra rua. Participa do sindicato.',
    },
    context: contextWith({
      company: { name: 'Conecta Contact Center', values: ['Respeito'] },
      team: { name: 'Cobrança', goals: ['Recuperar R$ 1,2 milhão no trimestre'] },
      employee: { name: 'Suellen Rocha', position: 'Operadora de Cobrança' },
    }),
  },
  {
    name: 'ONG: objetivos com prazo próprio, notas com outro prazo',
    brief: {
      employeeId: 't6',
      deadline: '2027-08-31',
      goals: [
        'Captar R$ 200 mil com empresas até 30/06/2027',
        'Escrever dois projetos para editais até 15/12/2026',
      ],
      competencies: [competency('Captação de recursos', 2, 4), competency('Negociação', 1, 3)],
      additionalNotes: 'Precisa estar pronto até março porque a Lúcia sai da coordenação.',
    },
    context: contextWith({
      company: { name: 'Instituto Raízes', values: ['Transparência com quem doa'] },
      team: {
        name: 'Mobilização de Recursos',
        goals: ['Diversificar as fontes de financiamento'],
      },
      employee: { name: 'Tainá Guajajara', position: 'Assistente de Projetos' },
    }),
  },
  {
    name: 'escola: recesso que junta as primeiras datas',
    brief: {
      employeeId: 't7',
      deadline: '2027-07-09',
      goals: ['Planejar com antecedência'],
      competencies: [
        competency('Gestão de conflitos com famílias', 2, 4),
        competency('Planejamento', 2, 3),
      ],
      additionalNotes:
        'Recesso escolar de 21/12 a 25/01. Pode acompanhar a Sônia, da outra unidade, às quartas.',
    },
    context: contextWith({
      company: { name: 'Colégio Vila Verde', values: ['Escuta'] },
      team: { name: 'Coordenação', goals: ['Reduzir as reprovações no 3º ano'] },
      employee: {
        name: 'Maria do Socorro Brandão',
        position: 'Orientadora Educacional',
        behavioralProfile: 'planejador',
      },
    }),
  },
  {
    name: 'agro: uma linha',
    brief: {
      freeText: 'operador de colheitadeira, melhorar a regulagem e o cuidado com a maquina',
    },
    context: contextWith({
      employee: { name: 'Valmor Zanella', position: 'Operador de Máquinas Agrícolas' },
    }),
  },
  {
    name: 'hotel: um clique que continua o PDI anterior',
    brief: {},
    context: {
      ...contextWith({
        company: { name: 'Hotel Serra do Luar', values: ['Encantar', 'Cuidar da serra'] },
        team: { name: 'Governança', goals: ['Liberar os quartos até as 14h'] },
        employee: {
          name: 'Neide Souza',
          position: 'Governanta',
          behavioralProfile: 'planejador',
          objectives: ['Formar uma substituta para as folgas'],
        },
      }),
      latestPdi: {
        day: '2026-04-13',
        text: 'PDI de Neide Souza\n\nCompetências\n\nDelegação (nível atual 2, nível desejado 3)\n- [Prática] Delegar a vistoria — até 10/07/2026. Evidência: lista.\n\nComunicação (nível atual 2, nível desejado 4)\n- [Troca] Pedir retorno à recepção — até 10/08/2026. Evidência: resumo.',
      },
    },
  },
];
