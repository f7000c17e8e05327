import { contextWith } from '../../writing/sample-context.ts';
import type { FeedbackCase } from './case.ts';

/** The form as most leaders fill it: a line a field, the person in the third person. */
export const everydayCases: readonly FeedbackCase[] = [
  {
    name: 'hospital: atrasos no plantão, corretivo direto',
    brief: {
      employeeName: 'Bruno Alves',
      feedbackType: 'corretivo',
      tone: 'direto',
      context: 'Atrasos frequentes no início do plantão',
      improvementPoints: ['Chegar no horário', 'Avisar quando for atrasar'],
      specificExamples:
        'Nos dias 9, 12 e 17 de novembro chegou com mais de 20 minutos de atraso. No dia 17 a colega do plantão anterior teve que ficar até ele chegar.',
      includeActionPlan: true,
      followUpDate: '2026-12-07',
      additionalNotes: 'Falar antes com a supervisora da noite',
    },
    context: contextWith({
      company: { name: 'Hospital Santa Luzia', values: ['Segurança do paciente'] },
      team: { name: 'UTI Adulto', goals: ['Zerar erros de medicação'] },
      employee: { name: 'Bruno Alves', position: 'Técnico de Enfermagem' },
    }),
  },
  {
    name: 'transportadora: conversa de rotina, o bom e o ruim no mesmo campo',
    brief: {
      employeeName: 'Rodrigo Teles',
      feedbackType: 'desenvolvimento',
      tone: 'construtivo',
      context: 'Conversa de rotina mensal (one on one)',
      specificExamples:
        'Assumiu a rota nova sem reclamar e entregou tudo no prazo. Mas esqueceu de registrar o abastecimento duas vezes.',
    },
    context: contextWith({
      company: { name: 'TransVale' },
      employee: { name: 'Rodrigo Teles', position: 'Motorista' },
    }),
  },
  {
    name: 'agência: 360 em que duas pessoas disseram o mesmo',
    brief: {
      employeeName: 'Sofia Martins',
      feedbackType: '360',
      tone: 'construtivo',
      context: 'Avaliação 360 do time de marketing',
      positivePoints: ['Criatividade', 'Entrega no prazo'],
      improvementPoints: ['Aceitar críticas'],
      specificExamples:
        'O time elogiou a campanha do Dia das Mães. Duas pessoas comentaram que ela não aceita sugestões sobre as peças.',
    },
    context: contextWith({
      company: { name: 'Agência Farol', values: ['Criar sempre'] },
      employee: { name: 'Sofia Martins', position: 'Designer' },
    }),
  },
  {
    name: 'suporte: queda de produtividade, empático',
    brief: {
      employeeName: 'Marcos Paulo',
      feedbackType: 'desenvolvimento',
      tone: 'empático',
      context: 'Conversa sobre a produtividade nos últimos dois meses',
      improvementPoints: ['Voltar ao ritmo anterior', 'Cumprir os prazos'],
      specificExamples:
        'Em setembro fechava 30 chamados por semana, agora está em 18. Dois chamados críticos passaram do SLA em outubro.',
      includeActionPlan: true,
    },
    context: contextWith({
      company: { name: 'Nuvem Sistemas', values: ['Aprender sempre'] },
      employee: { name: 'Marcos Paulo', position: 'Analista de Suporte' },
    }),
  },
];
