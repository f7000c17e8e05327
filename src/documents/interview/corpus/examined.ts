import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { InterviewForm } from '../contract.ts';

function one(name: string, brief: Brief<InterviewForm>, pieces: Pieces) {
  return { name, brief, context: contextWith({ employee: null, ...pieces }) };
}

/** Forms as an examiner fills them in, with facts to be found again. For tests alone. */
export const examinedCases = [
  one(
    'analista fiscal',
    {
      position: 'Analista Fiscal Pleno',
      teamId: 't',
      jobDescription:
        'Apuração de ICMS, PIS e COFINS, entrega de SPED Fiscal e EFD-Contribuições, conciliação de contas, atendimento a fiscalizações e acompanhamento da reforma tributária (IBS e CBS). Requisitos: superior em Ciências Contábeis, 3 anos de experiência na indústria, SAP e Excel avançado.',
      experienceLevel: 'pleno',
      interviewType: 'online',
      duration: '60',
      focusAreas: ['Competências Técnicas', 'Resolução de Problemas', 'Comunicação'],
      additionalNotes:
        'A área passa por troca de sistema em fevereiro. Quero entender se aguenta pressão de fechamento.',
    },
    {
      company: { name: 'Indústria Aurora', values: ['Integridade', 'Melhoria contínua'] },
      team: { name: 'Fiscal', goals: ['Zero multas por atraso', 'Fechar em D+4'] },
    },
  ),
  one(
    'motorista',
    {
      position: 'Motorista Carreteiro',
      teamId: 't',
      jobDescription:
        'Transporte de cargas secas em rotas SP-BA-PE, conferência da carga e dos documentos, checklist do veículo e cumprimento da Lei do Motorista. CNH E, MOPP desejável, viagens de até 12 dias.',
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '45',
      focusAreas: [
        'Experiência Profissional',
        'Competências Técnicas',
        'Habilidades Comportamentais',
      ],
      additionalNotes: 'Bafômetro e teste de direção no mesmo dia. Salário R$ 3.400 + diárias.',
    },
    {
      company: { name: 'Rota Certa', values: ['Pontualidade', 'Vida na estrada'] },
      team: { name: 'Frota', goals: ['Zero acidentes'] },
    },
  ),
  one(
    'ux all',
    {
      position: 'Product Designer',
      teamId: 't',
      jobDescription:
        'Conduzir discovery, testes de usabilidade e design system no Figma para o app de crédito, trabalhando com PMs e engenharia.',
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
        'Mostrar portfólio por 15 minutos. Perguntar: como você mede o impacto do design?',
    },
    {
      company: { name: 'Cred Vale', values: ['Simplicidade'] },
      team: { name: 'App', goals: ['Conversão de 12% para 18%'] },
    },
  ),
  one(
    'padeiro',
    {
      position: 'padeiro',
      teamId: 't',
      jobDescription:
        'fazer paes e massas, cuidar do forno, chegar as 3h30 da manha, limpeza da producao',
      experienceLevel: 'junior',
      interviewType: 'presencial',
      duration: '30',
      focusAreas: ['Competências Técnicas', 'Motivação e Objetivos'],
      additionalNotes: 'nao pode faltar. de preferencia sem filho pequeno',
    },
    { company: { name: 'Padaria Pão Nosso' } },
  ),
  one(
    'eng seg',
    {
      position: 'Engenheiro(a) de Segurança do Trabalho',
      teamId: 't',
      jobDescription:
        'Elaborar PGR e laudos, investigar acidentes, treinar NR-10, NR-12 e NR-35, liderar 4 técnicos de segurança em 3 turnos, interface com CIPA e fiscalização. Registro no CREA.',
      experienceLevel: 'senior',
      interviewType: 'presencial',
      duration: '60',
      focusAreas: ['Competências Técnicas', 'Liderança', 'Comunicação', 'Resolução de Problemas'],
      additionalNotes:
        'Contexto: fábrica com cultura de burlar proteção. Precisa saber dizer não para a produção.',
    },
    {
      company: { name: 'Metalúrgica Boa Vista', values: ['Vida em primeiro lugar'] },
      team: { name: 'SSMA', goals: ['Zero acidentes com afastamento'] },
    },
  ),
  one(
    'tecnico agricola longo',
    {
      position: 'Técnico Agrícola',
      teamId: 't',
      jobDescription:
        'Precisamos de alguem pra acompanhar as lavouras de soja e milho, fazer monitoramento de pragas, regular pulverizador, orientar os operadores, fazer relatorio pro gerente toda sexta e ajudar na compra de insumos quando precisar. Tem que ter moto ou carro porque a fazenda fica a 38 km da cidade. O ultimo saiu porque nao se dava com o encarregado e a gente nao quer repetir esse erro.',
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '60',
      focusAreas: ['Competências Técnicas', 'Trabalho em Equipe', 'Adaptabilidade'],
      additionalNotes: 'começa em 04/01/2027, safra. trabalha sabado sim sabado não',
    },
    {
      company: { name: 'Fazenda Três Marias', values: ['Segurança', 'Palavra dada'] },
      team: { name: 'Operação de campo', goals: ['Reduzir perdas'] },
    },
  ),
  one('one-click odd', {}, { employee: { name: 'Kauê', position: 'Ajudante geral' } }),
  one(
    'texto corrido',
    {
      freeText:
        'entrevista pra vaga de auxiliar de limpeza, 30 min, 2 turnos, hospital, tem que saber lidar com produto químico e luto de família',
    },
    { company: { name: 'Hospital Santa Rita' } },
  ),
  one(
    'data',
    {
      position: 'Engenheira(o) de Dados Sênior',
      teamId: 't',
      jobDescription:
        'Responsável por pipelines em Airflow e dbt, modelagem no BigQuery, qualidade e governança de dados, e por mentorar 3 analistas. Requisitos: SQL avançado, Python, GCP e inglês para reuniões com o time dos EUA. Diferencial: streaming com Kafka.',
      experienceLevel: 'senior',
      interviewType: 'online',
      duration: '90',
      focusAreas: [
        'Competências Técnicas',
        'Resolução de Problemas',
        'Liderança',
        'Comunicação',
        'Adaptabilidade',
      ],
      additionalNotes:
        'Incluir um exercício de modelagem de 20 minutos. A última pessoa saiu por falta de autonomia.',
    },
    {
      company: { name: 'Datalume', values: ['Curiosidade', 'Dono do problema'] },
      team: { name: 'Dados', goals: ['Dados confiáveis em D+1'] },
    },
  ),
  one(
    'obra',
    {
      position: 'Mestre de Obras',
      teamId: 't',
      jobDescription:
        'Comandar equipe de 35 pessoas, leitura de projeto, controle de material, cronograma físico e segurança (NR-18 e NR-35)',
      experienceLevel: 'especialista',
      interviewType: 'presencial',
      duration: '60',
      focusAreas: ['Liderança', 'Competências Técnicas', 'Experiência Profissional'],
      additionalNotes:
        'Não pode ter processo trabalhista contra empresa anterior. Obra em Jundiaí, com alojamento.',
    },
    {
      company: { name: 'Construtora Alvorada', values: ['Prazo é palavra'] },
      team: { name: 'Obra Jardim das Flores', goals: ['Entregar bloco B em maio'] },
    },
  ),
];
