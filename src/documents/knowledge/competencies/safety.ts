import { steps, type Competency } from '../competency.ts';

/** Working by the safety standards of a trade: a certificate is a condition, the daily habit is what grows. */
export const safetyCompetencies: readonly Competency[] = [
  {
    code: 'C33',
    name: 'Segurança e normas do trabalho',
    nature: 'técnica',
    keys: `seguranca do trabalho|seguranca no trabalho|seguranca operacional|normas regulamentadoras|norma regulamentadora
      |disciplina operacional|nr 10|nr 11|nr 12|nr 13|nr 18|nr 20|nr 31|nr 32|nr 33|nr 34|nr 35`.split(
      /\s*\|\s*/u,
    ),
    levels: [
      'Cumpre a norma quando alguém lembra.',
      'Segue o procedimento em tarefas simples e pede ajuda nas demais.',
      'Trabalha conforme a norma em todos os turnos e registra.',
      'Antecipa riscos e orienta colegas em {competencia}.',
      'É referência em segurança e melhora os procedimentos.',
    ],
    practice: steps(
      'Fazer e registrar a verificação de segurança antes de cada início de tarefa, por um mês => registros completos de quatro semanas, conferidos por amostra',
      'Executar com acompanhamento um procedimento que a norma pede[|, em trabalho {ligado}] => procedimento feito sem passo esquecido, conferido na lista',
      'Conduzir a análise de risco de uma tarefa [da rotina|que ajude a {meta}] => riscos, medidas e responsáveis por escrito, antes do início da tarefa',
      'Registrar quase acidentes e desvios do turno por um mês e propor a correção do mais frequente => registros do mês e uma correção em uso',
      'Rever um procedimento com quem o executa e escrever a versão corrigida => versão aprovada por quem responde pela segurança e em uso no posto',
      'Preparar e conduzir o treinamento prático de um colega em {competencia} => colega conferido na prática por quem responde pela segurança',
    ),
    exchange: steps(
      'Acompanhar uma inspeção feita por quem responde pela segurança => três pontos observados e um já corrigido no próprio posto',
      'Pedir a uma pessoa de referência que observe uma tarefa crítica e comente => um passo ajustado e feito certo na vez seguinte',
      'Conversar no início do turno, uma vez por semana, sobre um risco do dia => risco e medida anotados a cada conversa',
      'Comparar com outro turno como cada um faz e registra a verificação => uma prática do outro turno adotada',
      'Apresentar à equipe a lição de um desvio, sem apontar culpados => medida combinada com a equipe e mantida por um mês',
      'Receber na frente de trabalho quem chega e mostrar os riscos e as proteções => quem chegou explica os riscos com as próprias palavras',
    ),
    study: steps(
      'Estudar os pontos de {competencia} que valem para o próprio posto e conferir com a liderança a validade da capacitação exigida => lista de uma página com o que se aplica ao posto e a data de validade',
      'Estudar análise preliminar de risco => uma análise feita para uma tarefa real',
      'Estudar investigação de desvios e quase acidentes => um caso investigado, com a causa e a medida',
    ),
  },
];
