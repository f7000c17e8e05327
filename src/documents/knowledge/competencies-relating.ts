import type { Competency } from './competency.ts';

/** How people speak, listen and work with each other. */
export const relatingCompetencies: readonly Competency[] = [
  {
    code: 'C01',
    name: 'Comunicação',
    nature: 'comportamental',
    keys: [
      'comunicacao',
      'comunicar',
      'expressao',
      'clareza',
      'dialogo',
      'relacionamento',
      'assertiv',
    ],
    levels: [
      'Informa pela metade; é comum precisarem perguntar de novo.',
      'Transmite o básico, com apoio para organizar a mensagem.',
      'Explica com clareza e confirma se houve entendimento.',
      'Adapta a mensagem ao público e antecipa dúvidas.',
      'Faz temas difíceis ficarem simples e alinha pessoas com visões opostas.',
    ],
    practice: [
      [
        'Enviar um resumo de três linhas (decisão, responsável, prazo) após cada reunião da equipe',
        'resumos enviados por um mês, sem dúvida repetida sobre o combinado',
      ],
      [
        'Conduzir a atualização semanal da equipe por quatro semanas',
        'retorno por escrito de quem acompanhou as atualizações',
      ],
      [
        'Apresentar um tema da área a outro setor, com perguntas ao final',
        'perguntas do outro setor respondidas e registradas',
      ],
    ],
    exchange: [
      [
        'Pedir a alguém da equipe retorno sobre a clareza de duas conversas importantes',
        'uma mudança feita já na conversa seguinte',
      ],
      [
        'Observar uma pessoa de referência em uma conversa difícil e debater o que funcionou',
        'duas atitudes observadas e uma adotada na própria rotina',
      ],
    ],
    study: [
      'Estudar comunicação objetiva e escuta ativa',
      'resumo de uma página com uma aplicação no trabalho',
    ],
  },
  {
    code: 'C02',
    name: 'Oratória e apresentações',
    nature: 'comportamental',
    keys: ['oratoria', 'apresentac', 'falar em publico', 'palestra', 'storytelling'],
    levels: [
      'Evita apresentar ou lê o material.',
      'Apresenta temas conhecidos para grupos pequenos.',
      'Apresenta com começo, meio e fim, no tempo previsto.',
      'Prende a atenção e responde a perguntas com segurança.',
      'Mobiliza públicos exigentes e ensina outras pessoas a apresentar.',
    ],
    practice: [
      [
        'Apresentar um tema de cinco minutos na reunião da equipe a cada quinzena',
        'apresentações feitas no tempo, com retorno escrito de duas pessoas',
      ],
      [
        'Conduzir a apresentação de resultados do mês',
        'apresentação concluída no tempo, com as perguntas do grupo anotadas',
      ],
      [
        'Apresentar uma proposta para a direção ou para um cliente',
        'decisão ou encaminhamento obtido ao final da proposta',
      ],
    ],
    exchange: [
      [
        'Ensaiar com alguém da equipe e pedir dois retornos objetivos',
        'comparação entre o primeiro e o segundo ensaio',
      ],
      [
        'Receber mentoria de quem apresenta bem, com gravação de um ensaio',
        'gravação revista, com um ponto mantido e um ponto ajustado',
      ],
    ],
    study: [
      'Estudar estrutura de apresentação e uso da voz',
      'roteiro de apresentação refeito a partir do estudo',
    ],
  },
  {
    code: 'C03',
    name: 'Escrita profissional',
    nature: 'técnica',
    keys: [
      'escrita',
      'comunicacao escrita',
      'redacao',
      'redigir',
      'e mail',
      'relatorio',
      'portugues',
    ],
    levels: [
      'Escreve textos longos ou incompletos, que voltam para ajuste.',
      'Escreve mensagens simples com modelo.',
      'Escreve textos claros, com pedido e prazo visíveis.',
      'Adapta o texto a cada leitor e corrige os de colegas.',
      'Define padrões de texto adotados pela área.',
    ],
    practice: [
      [
        'Reescrever os três textos mais usados da área com pedido, prazo e no máximo dez linhas',
        'três textos em uso, sem pedido de esclarecimento',
      ],
      [
        'Redigir o relatório mensal com resumo inicial de cinco linhas',
        'relatório entregue com o resumo inicial e lido sem pedido de explicação',
      ],
      ['Criar modelos de texto para a equipe', 'modelos em uso por outras pessoas da equipe'],
    ],
    exchange: [
      [
        'Trocar revisões semanais com alguém da área',
        'dois textos revisados, com a versão anterior e a nova',
      ],
      [
        'Pedir a quem lê os textos que aponte o que faltou',
        'lista do que faltou e texto corrigido a partir dela',
      ],
    ],
    study: [
      'Estudar linguagem simples e revisão de texto',
      'um texto próprio reescrito em linguagem simples',
    ],
  },
  {
    code: 'C04',
    name: 'Escuta e feedback',
    nature: 'comportamental',
    keys: ['feedback', 'escuta', 'escuta ativa', 'receber critica', 'devolutiva'],
    levels: [
      'Ao receber retorno, interrompe ou se justifica.',
      'Ouve, mas dá retorno só quando alguém pede.',
      'Dá e recebe retorno com exemplos.',
      'Busca retorno com frequência e ajusta a rota.',
      'Cria um ambiente em que se troca retorno com respeito.',
    ],
    practice: [
      [
        'Dar um retorno por semana com fato, efeito e sugestão',
        'registro de quatro retornos dados e do que mudou depois',
      ],
      [
        'Pedir retorno sobre uma entrega a três pessoas e agir em um ponto',
        'ponto escolhido, o que foi feito e o efeito percebido',
      ],
      [
        'Conduzir uma rodada de retornos na equipe',
        'roda realizada e combinados do grupo registrados',
      ],
    ],
    exchange: [
      [
        'Ensaiar com a liderança uma conversa difícil antes de realizá-la',
        'roteiro do ensaio e relato do que aconteceu na conversa real',
      ],
      [
        'Formar dupla de feedback mensal com alguém de outra área',
        'um aprendizado da dupla aplicado a cada mês',
      ],
    ],
    study: [
      'Estudar o modelo situação, comportamento e impacto',
      'um retorno preparado com o modelo estudado',
    ],
  },
  {
    code: 'C05',
    name: 'Trabalho em equipe',
    nature: 'comportamental',
    keys: ['trabalho em equipe', 'equipe', 'colabora', 'cooperac', 'coletivo'],
    levels: [
      'Concentra-se na própria tarefa.',
      'Ajuda quando pedem.',
      'Compartilha informação e cumpre o combinado com o grupo.',
      'Percebe quem precisa de apoio e integra pessoas.',
      'Faz áreas diferentes trabalharem como um só time.',
    ],
    practice: [
      [
        'Assumir uma entrega em dupla com divisão clara de papéis',
        'entrega conjunta concluída com combinados registrados',
      ],
      [
        'Facilitar a troca semanal de impedimentos da equipe',
        'lista de impedimentos tratados a cada semana',
      ],
      [
        'Coordenar uma entrega que envolva duas áreas',
        'entrega concluída e avaliada pelas duas áreas',
      ],
    ],
    exchange: [
      [
        'Acompanhar por um dia a rotina de quem depende do seu trabalho',
        'relato do que o próprio trabalho facilita ou dificulta para essa pessoa',
      ],
      [
        'Pedir a três colegas sugestões de como colaborar melhor',
        'uma sugestão adotada e comunicada a quem a deu',
      ],
    ],
    study: [
      'Estudar colaboração e combinados de equipe',
      'combinado de equipe proposto a partir do estudo',
    ],
  },
  {
    code: 'C06',
    name: 'Gestão de conflitos',
    nature: 'comportamental',
    keys: ['conflito', 'mediac', 'desentendimento', 'conversas dificeis'],
    levels: [
      'Evita o conflito ou deixa que ele cresça.',
      'Percebe a tensão e pede ajuda.',
      'Conversa diretamente e separa fato de opinião.',
      'Media conversas e chega a combinados.',
      'Previne conflitos ajustando papéis, regras e expectativas.',
    ],
    practice: [
      [
        'Tratar um desacordo em conversa individual, com fatos e um pedido claro',
        'combinado registrado e cumprido após 30 dias',
      ],
      [
        'Conduzir uma conversa entre colegas sobre um desacordo de trabalho, com apoio da liderança',
        'combinado aceito por ambas as partes e revisto depois de um mês',
      ],
      [
        'Revisar com a equipe papéis e regras que geram atrito',
        'papéis e regras ajustados e comunicados à equipe',
      ],
    ],
    exchange: [
      [
        'Preparar a conversa com a liderança usando fato, efeito e pedido',
        'roteiro da conversa e registro do pedido feito',
      ],
      [
        'Observar uma mediação conduzida por alguém com experiência',
        'três perguntas de mediação anotadas para uso próprio',
      ],
    ],
    study: [
      'Estudar comunicação não violenta',
      'uma conversa real preparada com observação, necessidade e pedido',
    ],
  },
  {
    code: 'C07',
    name: 'Inteligência emocional',
    nature: 'comportamental',
    keys: ['inteligencia emocional', 'emoc', 'autocontrole', 'empatia', 'resilien', 'autoconhec'],
    levels: [
      'Reage por impulso sob pressão.',
      'Reconhece a reação depois que ela acontece.',
      'Faz pausa e escolhe a resposta.',
      'Percebe o clima do grupo e ajusta a abordagem.',
      'Mantém a serenidade em crises e apoia outras pessoas.',
    ],
    practice: [
      [
        'Anotar para uso próprio duas situações de pressão por semana, com uma alternativa de resposta para cada uma',
        'duas alternativas aplicadas em situações reais, contadas à liderança (as anotações ficam com a pessoa)',
      ],
      [
        'Adotar uma pausa antes de responder a mensagens tensas, por quatro semanas',
        'relato de duas respostas que mudaram por causa da pausa',
      ],
      [
        'Conduzir uma conversa delicada com roteiro preparado',
        'roteiro usado e combinado final confirmado por quem participou',
      ],
    ],
    exchange: [
      [
        'Conversar com a liderança, a cada quinzena, sobre uma situação que a própria pessoa escolher',
        'um próximo passo combinado ao fim de cada conversa',
      ],
      [
        'Pedir a alguém de confiança um sinal combinado em momentos de tensão',
        'sinal combinado e o que mudou depois dele',
      ],
    ],
    study: [
      'Estudar autopercepção e regulação de reações no trabalho',
      'uma técnica estudada e usada em um momento de pressão',
    ],
  },
  {
    code: 'C08',
    name: 'Adaptabilidade',
    nature: 'comportamental',
    keys: ['adaptab', 'adaptac', 'flexib', 'mudanca', 'agilidade'],
    levels: [
      'Mantém o modo conhecido quando algo muda.',
      'Aceita mudanças com acompanhamento próximo.',
      'Ajusta a rotina e mantém a entrega.',
      'Propõe caminhos quando o plano muda.',
      'Conduz mudanças e ajuda outras pessoas a atravessá-las.',
    ],
    practice: [
      [
        'Testar uma nova forma de fazer uma tarefa por duas semanas e comparar os resultados',
        'comparação antes e depois da mudança testada',
      ],
      [
        'Assumir por um mês, dentro do cargo, uma atividade de outra frente',
        'relato do que aprendeu e do que levaria para a própria rotina',
      ],
      [
        'Conduzir a implantação de uma mudança pequena na equipe',
        'mudança em uso e dúvidas da equipe respondidas',
      ],
    ],
    exchange: [
      [
        'Conversar com quem passou por mudança parecida e listar três aprendizados',
        'os três aprendizados e onde cada um pode ser usado',
      ],
      [
        'Pedir apoio da liderança para priorizar durante a transição',
        'lista de prioridades revista e comunicada a quem depende delas',
      ],
    ],
    study: ['Estudar gestão da mudança', 'plano de uma página para a próxima mudança da rotina'],
  },
];
