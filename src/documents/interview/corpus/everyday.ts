import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { InterviewForm } from '../contract.ts';

function one(name: string, brief: Brief<InterviewForm>, pieces: Pieces) {
  return { name, brief, context: contextWith({ employee: null, ...pieces }) };
}

/** The form with all its fields, as it is filled in on any working day. For tests alone. */
export const everydayCases = [
  one(
    'enfermeiro',
    {
      position: 'Enfermeiro de UTI',
      teamId: 't',
      jobDescription:
        'Prestar assistência direta a pacientes críticos, coordenar a equipe de técnicos no plantão noturno, registrar a evolução no prontuário eletrônico e treinar novos colaboradores. Requisitos: Coren ativo, experiência de 2 anos em UTI adulto, ACLS desejável.',
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '60',
      focusAreas: ['Competências Técnicas', 'Trabalho em Equipe', 'Resolução de Problemas'],
      additionalNotes: 'Escala 12x36. Perguntar como lida com a família do paciente.',
    },
    {
      company: { name: 'Hospital São Lucas', values: ['Cuidado', 'Segurança do paciente'] },
      team: { name: 'UTI Adulto', goals: ['Reduzir infecções relacionadas a cateter'] },
    },
  ),
  one(
    'gerente de loja 90',
    {
      position: 'Gerente de Loja',
      teamId: 't',
      jobDescription:
        'Responsável pela meta de vendas da loja, escala de 18 vendedores, visual merchandising, controle de estoque e perdas, atendimento a reclamações de clientes e treinamento da equipe. Disponibilidade para trabalhar aos fins de semana.',
      experienceLevel: 'senior',
      interviewType: 'presencial',
      duration: '90',
      focusAreas: [
        'Liderança',
        'Experiência Profissional',
        'Resolução de Problemas',
        'Comunicação',
        'Cultura da Empresa',
      ],
      additionalNotes:
        'Quero saber se a pessoa já montou equipe do zero e como lidou com meta não batida.',
    },
    {
      company: { name: 'Lojas Belmonte', values: ['Gente em primeiro lugar', 'Ousadia'] },
      team: { name: 'Loja Shopping Sul', goals: ['Crescer 12% em vendas'] },
    },
  ),
  one(
    'mecanico',
    {
      position: 'Mecânico Diesel',
      teamId: 't',
      jobDescription:
        'Manutenção preventiva e corretiva de caminhões, diagnóstico com scanner, preenchimento de ordem de serviço e apoio ao socorro na estrada',
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '45',
      focusAreas: ['Competências Técnicas', 'Experiência Profissional', 'Resolução de Problemas'],
      additionalNotes: 'CNH D obrigatória. Morar perto.',
    },
    {
      company: { name: 'TransRápido', values: ['Segurança na estrada'] },
      team: { name: 'Oficina', goals: ['Reduzir o tempo de caminhão parado'] },
    },
  ),
  one(
    'cozinheiro',
    {
      position: 'Cozinheiro(a) líder',
      teamId: 't',
      jobDescription:
        'Comandar a praça quente, controlar validade e porcionamento, treinar auxiliares e montar a escala da cozinha',
      experienceLevel: 'senior',
      interviewType: 'presencial',
      duration: '60',
      focusAreas: ['Liderança', 'Habilidades Comportamentais', 'Adaptabilidade'],
      additionalNotes: 'Nosso problema hoje é desperdício e gente que falta no domingo.',
    },
    {
      company: { name: 'Restaurante Quintal da Vó', values: ['Comida de verdade'] },
      team: { name: 'Cozinha', goals: ['Reduzir o desperdício'] },
    },
  ),
  one(
    'assistente social ong',
    {
      position: 'Assistente Social',
      teamId: 't',
      jobDescription:
        'Fazer o acolhimento e o acompanhamento de famílias em situação de vulnerabilidade, articular com CRAS e CREAS, elaborar relatórios para o convênio com a prefeitura.',
      experienceLevel: 'pleno',
      interviewType: 'hibrido',
      duration: '45',
      focusAreas: ['Habilidades Comportamentais', 'Comunicação', 'Experiência Profissional'],
      additionalNotes: 'Registro no CRESS. A pessoa vai visitar comunidades.',
    },
    {
      company: { name: 'Instituto Semear', values: ['Autonomia'] },
      team: { name: 'Projetos', goals: ['Atender 200 jovens em 2027'] },
    },
  ),
];
