import type { TopicTheme } from './theme.ts';

/** What happens on the site, on air, in the field and at the till. */
export const operationThemes: readonly TopicTheme[] = [
  {
    keys: ['chuva', 'enchente', 'temporal', 'geada', 'estiagem', 'tempo ruim'],
    focus: 'o que se faz nos dias ruins e quem decide parar',
    questions: [
      'que serviço pode ser adiantado ou feito em local coberto?',
      'quem acompanha a previsão e avisa, e até que horas?',
    ],
  },
  {
    keys: [
      'concretagem',
      'laje',
      'fachada',
      'alvenaria',
      'fundacao',
      'acabamento',
      'instalacao eletrica',
      'instalacao hidraulica',
      'montagem',
    ],
    focus: 'quando começa, o que precisa estar pronto antes e quem libera',
    questions: [
      'o que ainda falta para liberar o início com segurança?',
      'que material e que equipe precisam estar no local na véspera?',
    ],
  },
  {
    keys: [
      'falta de aco',
      'falta de material',
      'falta de insumo',
      'falta de peca',
      'falta de produto',
      'desabastec',
    ],
    focus: 'o que usar até a chegada, quem cobra o fornecedor e que data é segura',
    questions: [
      'quando acaba o que ainda temos e onde é indispensável?',
      'que alternativa foi cotada e o que ela exige?',
    ],
  },
  {
    keys: [
      'deploy',
      'release',
      'publicacao em producao',
      'fora do ar',
      'indisponib',
      'queda do sistema',
      'derrubou',
    ],
    focus: 'o que aconteceu, em que ordem, e o que impede que volte',
    questions: [
      'o que o sistema e o processo permitiram que acontecesse?',
      'que sinal apareceu primeiro e quem o viu?',
    ],
  },
  {
    keys: ['code review', 'revisao de codigo', 'pull request', 'backlog', 'refinamento'],
    focus: 'em quanto tempo cada item é olhado e por quem',
    questions: [
      'quem olha cada item, e em até quantas horas?',
      'que tamanho de item faz a fila andar?',
    ],
  },
  {
    keys: [
      'sbar',
      'passagem de plantao',
      'passagem de turno',
      'informacao se perd',
      'informacao que se perd',
      'formulario',
      'troca de turno',
    ],
    focus: 'que informação não pode faltar, quem a passa e quem confirma',
    questions: [
      'em que caso recente faltou uma informação, e qual?',
      'o que precisa ser dito em voz alta e o que basta estar escrito?',
    ],
  },
  {
    keys: [
      'fluxo de caixa',
      'caixa do',
      'revenda',
      'custo por',
      'rentabilidade',
      'margem',
      'preco',
    ],
    focus: 'o que os números mostram, com que premissas, e onde está o maior risco',
    questions: [
      'que premissa, se mudar, muda a conclusão?',
      'em que mês fica mais apertado e por quê?',
    ],
  },
  {
    keys: [
      'perda do client',
      'perda de client',
      'cliente perdido',
      'cancelou',
      'cancelamento',
      'rescis',
    ],
    focus: 'o que levou à saída, que sinal passou em branco e quem mais pode sair',
    questions: [
      'o que foi dito na saída e o que já vinha sendo dito antes?',
      'que outros casos mostram o mesmo sinal hoje?',
    ],
  },
  {
    keys: ['prestacao de contas', 'contas do', 'contas da', 'bazar', 'arrecad', 'doac', 'doador'],
    focus: 'quanto entrou, quanto saiu e o que ficou para aplicar',
    questions: ['que valor ainda depende de comprovante?', 'como e quando isso chega a quem doou?'],
  },
];
