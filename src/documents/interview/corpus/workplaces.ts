import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { InterviewForm } from '../contract.ts';

function one(name: string, brief: Brief<InterviewForm>, pieces: Pieces) {
  return { name, brief, context: contextWith(pieces) };
}

/** Workplaces that no other case knows, read aloud and mended. For tests alone. */
export const workplaceCases = [
  one(
    'veterinário plantonista',
    {
      position: 'Médico veterinário plantonista',
      teamId: 't1',
      jobDescription:
        'Atender emergências de cães e gatos no plantão noturno 12x36, estabilizar pacientes, fazer ultrassom FAST, conversar com tutores em situação difícil e passar o plantão por escrito. CRMV ativo. Desejável residência em intensivismo.',
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '60',
      focusAreas: ['Competências Técnicas', 'Comunicação', 'Resolução de Problemas'],
      additionalNotes:
        'Perguntar como lida com eutanásia. O dono quer alguém sem filhos pequenos por causa do plantão.',
    },
    {
      employee: null,
      company: {
        name: 'Hospital Vet Bicho Bom',
        values: ['Compaixão', 'Rigor técnico'],
        mission: 'Cuidar do animal e de quem o ama.',
      },
      team: {
        name: 'Plantão',
        goals: [
          'Reduzir óbitos evitáveis em 20%',
          'Passagem de plantão escrita em 100% dos turnos',
        ],
      },
    },
  ),
  one(
    'instalador, papéis e viagem',
    {
      position: 'Instalador de painel solar',
      teamId: 't',
      jobDescription:
        'Instalação de módulos em telhado, cabeamento CC, NR-10 e NR-35, viaja 3 dias por semana, CNH B',
      experienceLevel: 'junior',
      interviewType: 'presencial',
      duration: '30',
      focusAreas: ['Competências Técnicas', 'Trabalho em Equipe'],
      additionalNotes: '',
    },
    {
      employee: null,
      company: { name: 'Sol Nosso' },
      team: { name: 'Instalação', goals: ['20 instalações por mês sem acidente'] },
    },
  ),
  one(
    'gerente de planta: todas as áreas, dados do concorrente',
    {
      position: 'Gerente de planta',
      teamId: 't',
      jobDescription:
        '- Liderar 180 pessoas em 3 turnos\n- P&L de R$ 60 mi\n- Reduzir scrap de 4,2% para 2,5%\n- Relacionamento com sindicato e órgãos ambientais\n- Inglês fluente',
      experienceLevel: 'especialista',
      interviewType: 'hibrido',
      duration: '90',
      focusAreas: [
        'Competências Técnicas',
        'Experiência Profissional',
        'Habilidades Comportamentais',
        'Liderança',
        'Trabalho em Equipe',
        'Resolução de Problemas',
        'Comunicação',
        'Adaptabilidade',
        'Motivação e Objetivos',
        'Cultura da Empresa',
      ],
      additionalNotes:
        'Diretoria quer saber se aguenta pressão. Vem do concorrente, perguntar quanto ele fatura e os clientes. Confirmar disponibilidade para mudar para Joinville.',
    },
    {
      employee: null,
      company: {
        name: 'Plastibras',
        values: ['Segurança', 'Gente em primeiro lugar'],
        processes: ['Lean', '5S'],
      },
      team: { name: 'Planta Joinville', goals: ['OEE de 78%', 'Zero acidente com afastamento'] },
    },
  ),
  one(
    'cozinheira: maiúsculas, idade e sexo na descrição',
    {
      position: 'COZINHEIRA INDUSTRIAL',
      teamId: 't',
      jobDescription:
        'COZINHA PARA 800 REFEICOES DIA, BOAS PRATICAS, CARDAPIO COM NUTRICIONISTA, MOÇA DE 25 A 40 ANOS BOA APARENCIA',
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '45',
      focusAreas: ['Competências Técnicas', 'Adaptabilidade'],
      additionalNotes: '',
    },
    { employee: null, company: { name: 'Sabor & Cia' } },
  ),
  one(
    'um clique: técnico de fibra',
    {},
    {
      company: { name: 'Netsul Fibra', values: ['Cliente conectado', 'Segurança'] },
      team: { name: 'Campo', goals: ['Chamados que voltam abaixo de 12%'] },
      employee: {
        name: 'Kauê Batista',
        position: 'Técnico de Fibra',
        behavioralProfile: 'executor',
        objectives: ['Virar supervisor'],
        professionalHistory: [
          { position: 'Eletricista', company: 'Luz Forte', period: '2018-2022' },
        ],
      },
      diary: [{ day: '2026-11-18', text: 'Kauê resolveu a fusão em 20 minutos' }],
    },
  ),
  one(
    'texto livre: recepção de hotel à noite',
    {
      freeText:
        'preciso contratar uma pessoa pra recepção do hotel no turno da noite, tem que falar inglês, saber lidar com hóspede bêbado e fechar o caixa sozinha. júnior mesmo. entrevista online de 45 min',
    },
    { employee: null, company: { name: 'Hotel Mirante', values: ['Hospitalidade'] } },
  ),
];
