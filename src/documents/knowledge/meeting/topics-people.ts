import type { TopicTheme } from './theme.ts';

/** Topics about who works, when and how together. */
export const peopleThemes: readonly TopicTheme[] = [
  {
    keys: [
      'escala ',
      'escalas',
      'plantao',
      'plantoes',
      'cobertura',
      'turno',
      'revezamento',
      'rodizio',
      'jornada',
    ],
    focus: 'quem trabalha em cada dia e horário e quem cobre cada posto',
    questions: [
      'em que dias e horários o movimento pede mais gente?',
      'que trocas são possíveis sem pesar sempre para as mesmas pessoas?',
    ],
    advice:
      'Conferir antes, com o RH, as regras de folga, de descanso entre jornadas e de aviso da escala.',
  },
  {
    keys: [
      'ferias',
      'folga',
      'pedido de folga',
      'pedidos de folga',
      'pedidos de ferias',
      'feriado',
      'recesso',
      'banco de horas',
    ],
    focus: 'quem se ausenta, em que datas e quem cobre cada atividade',
    questions: [
      'o que não pode parar nesse período e de quem depende?',
      'que datas cabem sem pesar sempre para as mesmas pessoas?',
    ],
    advice:
      'Confirmar antes com o RH os prazos legais e as regras da empresa para férias e folgas.',
  },
  {
    keys: ['atrasos ', 'faltas ', 'ausencias', 'assiduidade', 'pontualidade'],
    focus: 'o que muda a partir de agora e como acompanhar',
    questions: [
      'o que tem acontecido quando o horário ou o prazo não é cumprido?',
      'que mudança na rotina de trabalho ajudaria?',
    ],
    advice:
      'Perguntar pelo trabalho e pelo apoio necessário; motivos da vida pessoal não precisam ser ditos nem registrados.',
  },
  {
    keys: [
      'priorid',
      'prioriz',
      'demanda',
      'carga de',
      'sobrecarga',
      'organizacao do trabalho',
      'foco ',
    ],
    focus: 'o que vem primeiro, o que espera e o que sai da lista',
    questions: [
      'se só couberem três entregas, quais são?',
      'que pedido novo exige recusar ou adiar outro?',
    ],
  },
  {
    keys: [
      'divisao d',
      'dividir',
      'distribuicao',
      'distribuir',
      'tarefas',
      'responsabilidades',
      'atribuic',
      'quem faz',
    ],
    focus: 'quem fica com cada parte, com que apoio e a partir de quando',
    questions: [
      'que parte exige mais tempo ou mais gente?',
      'quem já fez algo parecido e pode começar?',
    ],
  },
  {
    keys: [
      'contratac',
      'contratar',
      'vaga',
      'selecao de',
      'processo seletivo',
      'admissao',
      'admissoes',
      'integracao',
      'recem chegad',
      'novos colegas',
      'onboarding',
      'quadro de pessoal',
      'equipe inicial',
    ],
    focus: 'que atividades precisam de gente, em que prazo e quem acompanha a chegada',
    questions: [
      'que atividades ficam descobertas até a chegada?',
      'quem acompanha a primeira semana e com que tempo?',
    ],
  },
  {
    keys: [
      'treinament',
      'quem treina',
      'treinar ',
      'capacitac',
      'curso',
      'formacao',
      'reciclagem',
      'oficina',
      'aprender',
      'habilidades',
    ],
    focus: 'quem precisa aprender o quê, de que forma e até quando',
    questions: [
      'que situação do trabalho essa capacitação precisa resolver?',
      'quem já domina o assunto e pode ensinar?',
    ],
  },
  {
    keys: [
      'comunica',
      'alinhament',
      'interface',
      'entre areas',
      'entre setores',
      'repasse',
      'passagem de',
      'reunioes',
      'troca de informac',
    ],
    focus: 'como não perder informação entre pessoas, turnos e áreas',
    questions: [
      'que informação chegou tarde nas últimas semanas?',
      'quem precisa saber, por qual canal e quando?',
    ],
  },
  {
    keys: [
      'clima ',
      'conflito',
      'convivencia',
      'relacionamento entre',
      'relacionamento da equipe',
      'uniao',
      'motivac',
      'engajament',
      'atrito',
      'desentend',
      'respeito',
      'fofoca',
    ],
    focus: 'o que manter e o que mudar no trabalho em conjunto',
    questions: [
      'o que ajuda o trabalho em conjunto e precisa ser mantido?',
      'que acordo simples evitaria o desgaste que se repete?',
    ],
    advice:
      'Ouvir antes, em conversas individuais, quem está diretamente envolvido; com o grupo, tratar só de acordos de trabalho, sem expor ninguém.',
  },
  {
    keys: [
      'carreira',
      'pdi ',
      'desenvolvimento',
      'promocao',
      'cresciment',
      'sucess',
      'plano de vida',
    ],
    focus: 'que próximo passo é possível no trabalho atual e que apoio ele pede',
    questions: [
      'que tipo de trabalho vale experimentar nos próximos meses?',
      'que parte do próximo passo já pode ser praticada na função atual?',
    ],
    advice:
      'Não prometer cargo nem data: combinar práticas, critérios observáveis e quando o assunto será revisto.',
  },
  {
    keys: [
      'salari',
      'remunerac',
      'adicional noturno',
      'adicional de',
      'beneficio',
      'bonus',
      'comissao',
      'comissoes',
      'vale ',
      'plr ',
    ],
    focus: 'que regra vale, para quem e a partir de quando',
    questions: [
      'que parte da regra ainda não está clara?',
      'que exemplo ajuda a entender o cálculo?',
    ],
    advice:
      'Tratar apenas de regras que valem para todas as pessoas; situações individuais ficam para conversa reservada, com o RH.',
  },
  {
    keys: [
      'seguranca do trabalho',
      'acident',
      'epi ',
      'epis ',
      'cipa ',
      'nr ',
      'incendio',
      'evacuac',
    ],
    focus: 'que situação de risco precisa de resposta agora e quem responde por ela',
    questions: [
      'onde quase aconteceu um acidente e o que o evitou?',
      'que regra é difícil de cumprir na rotina e por quê?',
    ],
    advice: 'Levar à CIPA ou à área de segurança o que a reunião não puder resolver.',
  },
  {
    keys: [
      'aviso',
      'comunicado',
      'recado',
      'novidade',
      'informe',
      'informativ',
      'boas vindas',
      'apresentacao',
    ],
    focus: 'o que é preciso saber e o que fazer com a informação',
    questions: ['o que cada função precisa fazer depois de saber disso?', 'que dúvida ficou?'],
  },
  {
    keys: [
      'encerramento d',
      'fechamento da loja',
      'fechamento da unidade',
      'fechamento da filial',
      'fim do turno d',
      'turno acaba',
      'turno da noite acaba',
      'turno vai acabar',
      'vai para onde',
      'realocac',
      'remanejament',
      'reestruturac',
    ],
    focus: 'o que já está decidido, por quê, e o que ainda depende de cada pessoa',
    questions: [
      'o que cada pessoa precisa saber hoje para se organizar?',
      'que opção cada função tem e até quando se escolhe?',
    ],
    advice:
      'Acertar antes, com o RH e o jurídico, o que pode ser dito, os prazos legais e as opções de cada pessoa, e conversar em particular com cada uma no mesmo dia.',
  },
  {
    keys: ['perguntas', 'duvidas', 'espaco aberto', 'assuntos gerais', 'palavra livre'],
    focus: 'o que ficou em dúvida e quem responde ao que ficar em aberto',
    questions: [
      'o que ficou sem resposta até aqui?',
      'que dúvida outras pessoas também devem ter?',
    ],
  },
  {
    keys: ['ideias', 'melhorias', 'sugestoes', 'inovac', 'caixa de sugest'],
    focus: 'que ideias valem um teste e quem experimenta cada uma',
    questions: [
      'que ideia cabe em uma semana de teste?',
      'o que já fazemos bem e pode chegar a outra área?',
    ],
  },
];
