import { contextWith } from '../../writing/sample-context.ts';
import type { FeedbackCase } from './case.ts';

/** Typed about the person by name and by pronoun, with other people around. */
export const spokenCases: readonly FeedbackCase[] = [
  {
    name: 'passagem de plantão, com nome e pronome',
    brief: {
      employeeName: 'Luciana Prado Meireles',
      feedbackType: 'desenvolvimento',
      context:
        'Nos últimos dois meses a Luciana assumiu a passagem de plantão da UTI e os registros têm ficado incompletos.',
      positivePoints: ['Acolhe muito bem os familiares', 'Domina o protocolo de medicação'],
      improvementPoints: ['Registrar todas as pendências na passagem de plantão'],
      specificExamples:
        'No dia 12/11 a passagem do leito 7 ficou sem o horário da última dose e a equipe da manhã precisou ligar para a casa dela. No dia 17/11 faltou registrar a retirada do dreno do leito 3.',
      tone: 'construtivo',
      includeActionPlan: true,
      followUpDate: '2026-12-15',
    },
    context: contextWith({
      company: { values: ['Segurança do paciente', 'Respeito'] },
      team: { name: 'UTI Adulto', goals: ['Reduzir o tempo de passagem de plantão'] },
      employee: {
        name: 'Luciana Prado Meireles',
        position: 'Enfermeira Plena',
        behavioralProfile: 'comunicador',
        objectives: ['Chegar a coordenadora de plantão'],
      },
    }),
  },
  {
    name: 'recepção em letras maiúsculas, com hóspede',
    brief: {
      employeeName: 'Deise Mara',
      feedbackType: 'corretivo',
      context: 'A DEISE É MUITO GROSSA COM OS HÓSPEDES',
      improvementPoints: ['RESPONDER COM CALMA A CADA PEDIDO'],
      specificExamples:
        'NO SABADO O HOSPEDE DO 304 PEDIU TOALHA E ELA RESPONDEU QUE NAO ERA PROBLEMA DELA. ELE DEU NOTA 1 NO SITE',
      tone: 'empático',
      includeActionPlan: true,
      followUpDate: '2026-12-07',
    },
    context: contextWith({
      company: { values: ['Hospitalidade'] },
      team: { name: 'Recepção', goals: ['Nota 9 no site de reservas'] },
      employee: { name: 'Deise Mara', position: 'Recepcionista', behavioralProfile: 'executor' },
    }),
  },
  {
    name: 'diferença de caixa, valor que não fala do assunto',
    brief: {
      employeeName: 'Sandra Regina',
      feedbackType: 'corretivo',
      context: 'A Sandra tem fechado o caixa com diferença e não avisou a gerência nas duas vezes.',
      improvementPoints: ['Avisar a gerência no mesmo dia quando o caixa não bater'],
      specificExamples:
        'Dia 05/11 faltaram R$ 87,50 no fechamento e dia 14/11 faltaram R$ 132,00. Nas duas vezes a diferença só apareceu na conferência do escritório.',
      tone: 'direto',
      includeActionPlan: true,
      followUpDate: '2026-12-04',
    },
    context: contextWith({
      company: { values: ['Comida de verdade'] },
      team: { name: 'Caixa', goals: ['Fechamento sem diferença'] },
      employee: { name: 'Sandra Regina Dias', position: 'Operadora de Caixa' },
    }),
  },
  {
    name: 'rota na greve, com vários motoristas',
    brief: {
      employeeName: 'Antônio Bezerra',
      feedbackType: 'reconhecimento',
      context:
        'Durante a greve dos caminhoneiros ele remanejou sozinho a rota do Nordeste e nenhum cliente ficou sem remédio.',
      positivePoints: ['Calma sob pressão', 'Avisou os clientes um a um'],
      specificExamples:
        'Na terça, dia 10/11, saiu de Feira de Santana às 3h da manhã e chegou a Aracaju às 11h com as 42 caixas de insulina.',
      tone: 'motivacional',
    },
    context: contextWith({
      company: { values: ['Palavra cumprida'] },
      team: { name: 'Rotas Nordeste', goals: ['Entregar 98% no prazo'] },
      employee: { name: 'Antônio Bezerra', position: 'Motorista', behavioralProfile: 'planejador' },
    }),
  },
];
