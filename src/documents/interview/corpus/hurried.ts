import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { InterviewForm } from '../contract.ts';

function one(name: string, brief: Brief<InterviewForm>, pieces: Pieces = {}) {
  return { name, brief, context: contextWith({ employee: null, ...pieces }) };
}

/** As vacancies are really typed: capitals, bullets, tools, hours, and what may not be asked. For tests alone. */
export const hurriedCases = [
  one(
    'um clique, padeiro',
    {},
    {
      employee: {
        name: 'Kauê Brito',
        position: 'Padeiro',
        behavioralProfile: 'executor',
        objectives: ['Aprender confeitaria'],
      },
      company: { name: 'Empresa', values: ['Respeito', 'Palavra dada'] },
    },
  ),
  one('um clique, sem ninguém', {}),
  one(
    'balcão de padaria, em maiúsculas',
    {
      experienceLevel: 'junior',
      interviewType: 'presencial',
      duration: '30',
      focusAreas: ['Comunicação', 'Trabalho em Equipe', 'Adaptabilidade'],
      position: 'ATENDENTE DE PADARIA',
      jobDescription:
        'ATENDER NO BALCÃO, FATIAR FRIOS, OPERAR CAIXA E MANTER A VITRINE LIMPA. ESCALA 6X1. SALÁRIO R$ 1.780,00.',
    },
    { company: { name: 'Empresa', values: ['Respeito', 'Palavra dada'] } },
  ),
  one(
    'UTI, sênior, pedido proibido nas observações',
    {
      experienceLevel: 'senior',
      interviewType: 'presencial',
      duration: '90',
      focusAreas: [
        'Competências Técnicas',
        'Liderança',
        'Comunicação',
        'Resolução de Problemas',
        'Cultura da Empresa',
      ],
      additionalNotes:
        'não quero ninguém que vá engravidar logo. perguntar se tem filho pequeno por causa da noite',
      position: 'Enfermeira de UTI',
      jobDescription:
        '- Coordenar a equipe técnica no plantão noturno (12x36)\n- Aplicar protocolos de sepse e PAV\n- Passagem de plantão com SBAR\n- Treinar técnicos recém-chegados\n- Interlocução com médicos e famílias',
    },
    { company: { name: 'Hospital Santa Rita', values: ['Segurança do paciente', 'Humanização'] } },
  ),
  one(
    'produto, com estrangeirismos e exigências',
    {
      experienceLevel: 'senior',
      interviewType: 'online',
      duration: '60',
      focusAreas: [
        'Competências Técnicas',
        'Liderança',
        'Comunicação',
        'Adaptabilidade',
        'Motivação e Objetivos',
        'Cultura da Empresa',
      ],
      position: 'Product Manager',
      jobDescription:
        'Buscamos um PM hands-on pra tocar o roadmap do squad de crédito, rodar discovery, priorizar backlog, definir OKRs e fazer a ponte com stakeholders de risco e compliance. Inglês fluente. Mínimo de 5 anos de experiência. MBA é um plus. Perfil jovem e dinâmico.',
    },
    {
      company: { name: 'PagaBem', values: ['Cliente no centro', 'Simplicidade'] },
      team: { name: 'Squad Crédito', goals: ['Reduzir inadimplência da carteira de 7% para 5%'] },
    },
  ),
  one(
    'pedreiro, sem acentos',
    {
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '30',
      focusAreas: ['Competências Técnicas'],
      position: 'pedreiro',
      jobDescription:
        'assentar bloco e fazer reboco na obra da torre b, tem q saber ler projeto, nao pode ter medo de altura',
    },
    { company: { name: 'Construtora Horizonte', values: ['Segurança em primeiro lugar'] } },
  ),
  one(
    'carreteiro, pedidos proibidos',
    {
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '45',
      focusAreas: ['Experiência Profissional', 'Resolução de Problemas', 'Motivação e Objetivos'],
      additionalNotes: 'ver se tem nome sujo no Serasa e se já processou alguma transportadora',
      position: 'Motorista carreteiro',
      jobDescription:
        'Dirigir carreta na rota Paranaguá-Cuiabá, conferir a carga, preencher o diário de bordo e respeitar a lei do motorista. CNH E com MOPP. Viagens de até 12 dias.',
    },
    { company: { name: 'TransVale', values: ['Palavra'] } },
  ),
  one(
    'professora',
    {
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '60',
      focusAreas: [
        'Competências Técnicas',
        'Habilidades Comportamentais',
        'Adaptabilidade',
        'Trabalho em Equipe',
      ],
      position: 'Professora de Matemática do Ensino Médio',
      jobDescription:
        'Planejar aulas alinhadas à BNCC, avaliar a aprendizagem, fazer recuperação paralela e conversar com as famílias. Turmas com 38 alunos.',
    },
    { company: { name: 'Escola Cora Coralina', values: ['Acolhimento', 'Equidade'] } },
  ),
  one('agrônomo, híbrido', {
    experienceLevel: 'especialista',
    interviewType: 'hibrido',
    duration: '90',
    focusAreas: ['Competências Técnicas', 'Experiência Profissional', 'Resolução de Problemas'],
    position: 'Agrônomo',
    jobDescription:
      'Responsável pelo manejo integrado de pragas em 4.200 ha de soja e milho, recomendação de adubação e orientação dos operadores. Viaja entre 3 fazendas.',
  }),
  one('telemarketing, muitas áreas em pouco tempo', {
    experienceLevel: 'junior',
    interviewType: 'online',
    duration: '30',
    focusAreas: [
      'Comunicação',
      'Motivação e Objetivos',
      'Habilidades Comportamentais',
      'Adaptabilidade',
      'Resolução de Problemas',
    ],
    position: 'Operador de telemarketing',
    jobDescription:
      'vender plano de internet por telefone, bater meta de 12 vendas por dia, seguir script',
  }),
  one(
    'associação, sem descrição',
    {
      experienceLevel: 'senior',
      interviewType: 'presencial',
      duration: '60',
      focusAreas: ['Liderança', 'Cultura da Empresa'],
      position: 'Coordenadora de projetos sociais',
    },
    {
      company: {
        name: 'Instituto Semear',
        mission: 'Garantir leitura para crianças de periferia',
        values: [],
      },
    },
  ),
  one('manicure, aparência', {
    experienceLevel: 'pleno',
    interviewType: 'presencial',
    duration: '30',
    focusAreas: ['Competências Técnicas', 'Comunicação'],
    additionalNotes: 'quero gente bonita e sem tatuagem',
    position: 'Manicure',
    jobDescription:
      'Fazer mãos e pés com biossegurança, alongamento em gel, atender com hora marcada e ajudar a divulgar no Instagram',
  }),
  one(
    'desenvolvimento, ferramentas',
    {
      experienceLevel: 'pleno',
      interviewType: 'online',
      duration: '90',
      focusAreas: [
        'Competências Técnicas',
        'Trabalho em Equipe',
        'Resolução de Problemas',
        'Comunicação',
      ],
      position: 'Desenvolvedor Back-end',
      jobDescription:
        'Node.js, PostgreSQL, filas (RabbitMQ), testes automatizados, CI/CD. Participar de code review e do plantão a cada 4 semanas.',
    },
    {
      company: { name: 'CodeBox', values: ['Colaboração'] },
      team: { name: 'Squad Checkout', goals: ['Disponibilidade de 99,9%'] },
    },
  ),
  one(
    'texto livre de hotel',
    {
      freeText:
        'quero entrevistar recepcionista de hotel pra trabalhar de noite e fim de semana, tem q falar ingles, fazer check-in e resolver reclamação de hospede. entrevista de meia hora online',
    },
    { company: { name: 'Pousada do Sol', values: ['Hospitalidade'] } },
  ),
  one('uma palavra em cada campo', { position: 'vendedor', jobDescription: 'vender' }),
];
