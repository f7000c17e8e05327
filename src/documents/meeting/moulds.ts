import type { MeetingType } from './contract.ts';

/*
 * How a meeting of each type is led. Sentences without quotation marks are for whoever leads; what is to be said
 * aloud stands in them. None names a number of topics, people or decisions: the form does.
 */

export interface MouldItem {
  topic: string;
  description: string;
  activities: readonly string[];
}

export interface Mould {
  /** Where no objective was typed. */
  objective: string;
  /** After the sentence with the minutes: how this kind of meeting goes, and when it is over. */
  summary: string;
  open: MouldItem;
  /** How it ends where nothing is to be decided; a type without one always decides. */
  close?: MouldItem;
  decide: MouldItem;
  /** What a topic leaves behind: before the focus of its theme, and without one. */
  knows: readonly string[];
  ends: readonly string[];
  /** How a topic begins, what is asked in it, what helps where it is stuck, how it closes. */
  openers: readonly string[];
  questions: readonly string[];
  rescues: readonly string[];
  closers: readonly string[];
  /** The agenda where no topics were typed, each with its share of the time. */
  own: readonly (MouldItem & { share: number })[];
  materials: readonly string[];
  /** For the leader, after the meeting. */
  after: string;
}

const decideTogether: MouldItem = {
  topic: 'Decidir e fechar',
  description: 'As decisões saem escritas, cada uma com um nome e um dia.',
  activities: [
    'Diga o critério antes das opções. “O que tem de ser verdade para a escolha ser boa?”',
    'Sem acordo, quem conduz decide ali mesmo e conta por quê.',
    'Escreva à vista: o que muda, quem cuida, até que dia, que sinal dirá que funcionou.',
    '“Alguém entendeu diferente do que está escrito?”',
  ],
};

const team: Mould = {
  objective: 'Tratar os assuntos da equipe e sair com o que cada pessoa faz, e até quando.',
  summary:
    'Cada assunto termina com uma frase de conclusão, um nome e um dia, escritos à vista. Se isso acontecer antes da hora, a reunião acaba antes.',
  open: {
    topic: 'Abrir',
    description: 'A equipe sabe o que precisa estar resolvido no fim e quem anota.',
    activities: [
      'Leia o objetivo em voz alta e combine quem escreve os combinados.',
      '“Falta algum assunto que não pode esperar?” O que puder esperar fica anotado, com dono.',
    ],
  },
  close: {
    topic: 'Fechar',
    description: 'Todos saem com a mesma lista do que foi combinado.',
    activities: [
      'Quem anotou lê o que foi decidido, quem faz e até quando.',
      '“Alguém entendeu diferente?”',
    ],
  },
  decide: decideTogether,
  knows: ['Ao fim, a equipe sabe', 'A conversa acaba quando todos sabem'],
  ends: [
    'O assunto sai com uma conclusão em uma frase e o nome de quem cuida dela.',
    'A equipe separa o que resolve sozinha do que precisa subir.',
    'Fica claro o que muda no dia a dia e a partir de quando.',
    'Quem trouxe o assunto sai com uma resposta ou com o dia em que ela vem.',
    'O próximo passo fica combinado, pequeno e com data.',
    'As dúvidas que sobrarem ficam anotadas, cada uma com um nome ao lado.',
  ],
  openers: [
    'Quem traz o assunto conta em um minuto o que houve e diz se quer informar, ouvir ou decidir.',
    'Cada pessoa escreve uma linha sobre o assunto, sem falar; depois todos leem a sua.',
    'Comece pelo fato mais recente, com dia e lugar, antes de qualquer opinião.',
    'Fala primeiro quem executa o trabalho; quem coordena fala por último.',
    'Conversem em duplas por dois minutos e só depois abram para todos.',
    'Retome o que já tinha sido combinado sobre o assunto, se houver.',
  ],
  questions: [
    '“O que você vê daí que a gente não vê?”',
    '“Em que momento do dia isso mais atrapalha?”',
    '“Qual é a menor mudança que já ajudaria?”',
    '“O que já tentamos, e o que aprendemos com isso?”',
    '“Que informação falta para avançar, e quem pode trazer?”',
    '“O que precisa continuar como está?”',
    '“De quem mais dependemos para isso andar?”',
    '“O que acontece se ninguém fizer nada neste mês?”',
    '“Como vamos perceber que deu certo?”',
    '“Que parte dá para resolver ainda nesta semana?”',
    '“Quem sente primeiro o efeito dessa mudança?”',
    '“O que deixamos de fazer para isto caber?”',
  ],
  rescues: [
    'Se uma pessoa falar por todas: “Já tenho a sua posição. Quero ouvir quem ainda não falou.”',
    'Se a conversa virar queixa: “O que está na nossa mão mudar até a próxima semana?”',
    'Se houver silêncio: “Dois minutos para cada pessoa escrever uma linha, e lemos em seguida.”',
    'Se surgir outro tema, anote em “fica para depois”, com dono, e volte à pauta.',
  ],
  closers: [
    'Feche com uma frase que comece por “Decidimos que”, escrita à vista.',
    'Escreva quem faz, o quê e até que dia.',
    'Pergunte quem precisa saber disso e não está aqui, e quem avisa.',
    'Combine quando o assunto volta, e com que dado na mão.',
    'Leia a conclusão em voz alta e espere um instante antes de passar ao próximo.',
    'Anote o que ficou em aberto e quem busca a resposta.',
  ],
  own: [
    {
      topic: 'Como estamos',
      share: 30,
      description: 'A equipe vê o mesmo retrato: o que andou, o que parou e o que mudou.',
      activities: [
        'Uma volta curta: cada pessoa conta um avanço e uma coisa que travou.',
        '“O que mudou desde a última vez que conversamos?”',
        'Quem conduz resume em três frases e confere. “É isso?”',
      ],
    },
    {
      topic: 'O que mais atrapalha',
      share: 30,
      description: 'De tudo o que trava o trabalho, fica escolhido o que se resolve primeiro.',
      activities: [
        'Cada pessoa escreve o que mais atrapalhou, com o dia em que aconteceu.',
        '“Disso tudo, o que depende só de nós?”',
        'Escolham por voto simples o que tratar agora; o resto fica na lista, com dono.',
      ],
    },
    {
      topic: 'O que vamos fazer',
      share: 40,
      description: 'Cada ação sai com um nome e um dia.',
      activities: [
        '“Qual é o primeiro passo que cabe nesta semana?”',
        '“O que sai da agenda de quem vai fazer?”',
        'Escreva a ação, quem faz e até quando, e confira a carga de cada pessoa.',
      ],
    },
  ],
  materials: [
    'Antes: a pauta, enviada a todos na véspera por quem convoca.',
    'Antes: um fato ou número sobre cada assunto, trazido por quem o propôs.',
  ],
  after:
    'No mesmo dia, mande os combinados, em até dez linhas, a quem esteve e a quem faltou; a próxima reunião começa por eles.',
};

const planning: Mould = {
  objective: 'Sair com as entregas do período em ordem, cada uma com dono e data.',
  summary:
    'Planejar é escolher: o que entra, o que espera e o que sai se o tempo não der. A reunião acaba quando cada entrega tiver um dono e uma data que cabem na semana dessa pessoa.',
  open: {
    topic: 'Abrir: o que precisa estar pronto',
    description: 'O grupo parte da mesma lista de entregas e das mesmas datas.',
    activities: [
      'Leia o objetivo e as datas que não podem mudar.',
      '“Quem vai estar fora nesse período, e em que dias?”',
    ],
  },
  decide: {
    topic: 'Fechar o plano',
    description: 'O plano fica escrito em uma página, com dono, data e o que ficou de fora.',
    activities: [
      'Cada dono lê a sua entrega e a sua data em voz alta.',
      '“Se só desse para cumprir metade, o que ficaria?” A resposta é a ordem de prioridade.',
      'Escreva o que ficou de fora e quem avisa a quem esperava por isso.',
      'Marquem o dia de conferir o andamento.',
    ],
  },
  knows: ['O plano fica com a resposta a isto:', 'O grupo sai daqui com isto resolvido:'],
  ends: [
    'A entrega fica descrita em uma frase, com dono e data.',
    'O grupo sabe o que precisa estar pronto antes e quem garante.',
    'A data fica confirmada por quem vai fazer, e não só por quem pede.',
    'Fica escolhido o que espera, para isto caber.',
    'O que depende de outra área tem alguém que pede, e o dia do pedido.',
    'O risco maior tem um sinal de aviso e uma saída combinada.',
  ],
  openers: [
    'Quem pede a entrega diz para que serve e como será conferida.',
    'Quem vai fazer diz quanto tempo leva de verdade, antes de se falar em data.',
    'Comece do fim: escreva a data de entrega e volte, passo a passo, até hoje.',
    'Ponha à vista o que já está na semana de cada pessoa.',
    'Liste o que precisa chegar de fora e de quem.',
    'Separe o que é obrigatório do que seria bom ter.',
  ],
  questions: [
    '“O que tem de estar pronto antes de isso começar?”',
    '“Que data não pode mudar, e o que depende dela?”',
    '“Quem faz, e o que sai da semana dessa pessoa?”',
    '“Qual é a primeira parte que já pode ser entregue?”',
    '“De quem de fora dependemos, e quem vai pedir?”',
    '“O que faria essa data falhar?”',
    '“Como saberemos, na metade do caminho, se estamos atrasados?”',
    '“O que fica de fora se o tempo não der?”',
    '“Quem confirma que está pronto?”',
    '“O que da última vez levou mais tempo do que se pensava?”',
  ],
  rescues: [
    'Se todos quiserem tudo: “Se só coubesse uma entrega neste período, qual seria?”',
    'Se a data for palpite: “O que você precisa saber para responder com segurança, e até quando?”',
    'Se ninguém assumir: quem conduz fica com a entrega até achar dono, e marca esse dia.',
    'Se a conversa for para o detalhe técnico, combine quem resolve depois, a dois, e volte às datas.',
  ],
  closers: [
    'Escreva à vista: entrega, dono, data, o que vem antes.',
    'O dono repete a data em voz alta.',
    'Anote o que ficou de fora, para ninguém esperar por isso.',
    'Marque o ponto de conferência no meio do caminho.',
    'Combine quem avisa as áreas que dependem desta entrega.',
    'Confira se o mesmo nome não está em entregas demais.',
  ],
  own: [
    {
      topic: 'O que precisa ser entregue',
      share: 30,
      description: 'O grupo fecha a lista de entregas do período, cada uma em uma frase.',
      activities: [
        'Cada pessoa escreve as entregas que vê; juntem as repetidas.',
        '“Quem vai usar isto, e em que dia precisa?”',
        'Risque o que ninguém vai usar.',
      ],
    },
    {
      topic: 'Ordem e capacidade',
      share: 30,
      description: 'As entregas ficam em ordem e cabem nos dias de trabalho de cada pessoa.',
      activities: [
        'Ponha ao lado de cada entrega o tempo que leva, dito por quem faz.',
        '“O que sai da semana para isto entrar?”',
        'Ordene: obrigatório, importante, pode esperar.',
      ],
    },
    {
      topic: 'Donos, datas e dependências',
      share: 40,
      description: 'Cada entrega tem um nome, um dia e o que precisa chegar de fora.',
      activities: [
        '“Quem cuida desta entrega do começo ao fim?”',
        '“O que pode fazer a data falhar, e qual é a saída?”',
        'Escreva dono, data e dependência, e confira a carga de cada pessoa.',
      ],
    },
  ],
  materials: [
    'Antes: calendário do período com feriados e ausências, preparado por quem convoca.',
    'Antes: a lista de entregas já conhecidas, com o tempo estimado por quem vai fazer.',
  ],
  after:
    'No mesmo dia, mande o plano em uma página, com o que ficou de fora, e marque a conferência do meio do caminho.',
};

const review: Mould = {
  objective: 'Entender o que levou ao resultado e escolher o que muda no jeito de trabalhar.',
  summary:
    'Revisão não é julgamento: procura-se o que, no jeito de trabalhar, levou ao resultado. Primeiro os fatos, depois as causas, por fim as mudanças, cada uma com um nome e um dia.',
  open: {
    topic: 'Abrir com o combinado',
    description: 'Todos sabem que período está em revisão e que ninguém será avaliado aqui.',
    activities: [
      '“Cada pessoa fez o melhor que pôde com o que sabia na hora. Hoje falamos de fatos e de como trabalhamos.”',
      'Diga que período será revisto e o que era esperado dele.',
    ],
  },
  decide: {
    topic: 'Escolher o que muda',
    description: 'As mudanças escolhidas estão na mão do grupo e têm quem cuide delas.',
    activities: [
      'Cada pessoa vota no que mais mudaria o resultado; fica o que o grupo consegue fazer.',
      '“O que vamos fazer diferente já na próxima vez?”',
      'Escreva cada mudança com quem cuida, a partir de que dia e o sinal de que funcionou.',
      '“Alguém entendeu diferente?”',
    ],
  },
  knows: ['O grupo sai daqui sabendo', 'Ao fim, fica entendido'],
  ends: [
    'O grupo concorda sobre o que aconteceu, em que ordem e com que dado.',
    'Fica claro o que no processo permitiu que aquilo acontecesse.',
    'O que deu certo fica descrito de um jeito que se pode repetir.',
    'Há uma causa escolhida para tratar primeiro, e ela depende do grupo.',
    'O que veio de fora fica separado do que estava ao alcance.',
    'A lição cabe em uma frase que alguém de fora entenderia.',
  ],
  openers: [
    'Confira a linha do tempo preparada antes: só fatos com dia, sem explicação.',
    'Ponha lado a lado o que se esperava e o que aconteceu.',
    'Cada pessoa escreve, sozinha, o momento em que percebeu o desvio.',
    'Comece pelo que funcionou e pergunte o que tornou isso possível.',
    'Fala primeiro quem estava mais perto do fato.',
    'Separe em duas colunas o que se sabe e o que se supõe.',
  ],
  questions: [
    '“Em que momento já dava para saber, e o que nos impediu de agir?”',
    '“O que deu certo e queremos repetir de propósito?”',
    '“O que nos surpreendeu?”',
    '“Qualquer pessoa no mesmo lugar teria feito igual?”',
    '“O que no processo facilitou o erro?”',
    '“Que informação chegou tarde, e para quem?”',
    '“O que evitou que fosse pior?”',
    '“O que disso depende só de nós?”',
    '“Se desse para mudar uma coisa até a próxima revisão, qual seria?”',
    '“Que sinal vai mostrar que a mudança funcionou?”',
  ],
  rescues: [
    'Se procurarem um culpado: “Vamos olhar o processo. O que deixou isso passar?”',
    'Se a culpa for toda de fora: “Está anotado. E, na nossa parte, o que mudaria o resultado?”',
    'Se a lista de melhorias crescer demais: “Qual delas, feita sozinha, já mudaria o resultado?”',
    'Se faltar o dado, anote quem traz e até quando, e siga adiante.',
  ],
  closers: [
    'Escreva a conclusão em uma frase que comece por “O processo permitiu que”.',
    'Marque na lista o que vale repetir.',
    'Anote o que ainda é hipótese e quem vai conferir.',
    'Leve à escolha final só o que o grupo pode mudar.',
    'Diga o que já foi corrigido desde então, para não discutir de novo.',
    'Combine quem conta a conclusão a quem foi afetado.',
  ],
  own: [
    {
      topic: 'O que aconteceu',
      share: 30,
      description: 'O grupo vê a mesma linha do tempo, com o previsto e o acontecido.',
      activities: [
        'Confiram a linha do tempo preparada antes; só fatos com dia.',
        '“Falta algum fato que muda a história?”',
        'Marquem os pontos em que o resultado se afastou do esperado.',
      ],
    },
    {
      topic: 'O que levou a isso',
      share: 35,
      description: 'Ficam claras as causas que estão no jeito de trabalhar.',
      activities: [
        'Para cada ponto marcado, pergunte o que permitiu que acontecesse, até chegar a algo que se possa mudar.',
        '“Em que momento já dava para saber?”',
        '“O que ajudou e não pode se perder?”',
      ],
    },
    {
      topic: 'O que pode mudar',
      share: 35,
      description: 'Há opções de mudança na mesa, com o que cada uma exige.',
      activities: [
        'Cada pessoa propõe por escrito uma mudança que depende só do grupo.',
        '“Quanto custa fazer, e o que acontece se não fizermos?”',
        'Juntem as parecidas e deixem à vista para a escolha.',
      ],
    },
  ],
  materials: [
    'Antes: a linha do tempo e os números do período, preparados por quem convoca e enviados na véspera.',
    'Antes: de cada pessoa, um fato que ajudou e um que atrapalhou, com o dia.',
  ],
  after:
    'Mande no mesmo dia as mudanças escolhidas, com nome e data; a próxima revisão começa por elas: foi feito, ajudou, fica?',
};

const oneOnOne: Mould = {
  objective: 'Ouvir como está o trabalho e combinar o que cada lado faz até a próxima conversa.',
  summary:
    'Esta conversa é da pessoa antes de ser da liderança: ela fala primeiro e fala mais. Termina com combinados de cada lado, com o dia.',
  open: {
    topic: 'Chegar',
    description: 'Quem lidera fica sabendo o que não pode faltar na conversa.',
    activities: [
      '“O que não pode faltar na nossa conversa de hoje?”',
      'Anote o que vier e mude a ordem da pauta, se for o caso.',
    ],
  },
  close: {
    topic: 'Combinados',
    description: 'Cada lado sai com o que vai fazer e até que dia.',
    activities: [
      '“O que ficou combinado para você, e o que ficou para mim?”',
      'Escrevam os dois na mesma hora, com o dia de cada coisa; comece pelo que é seu.',
    ],
  },
  decide: {
    topic: 'Decidir e combinar',
    description: 'O que precisava de decisão sai decidido, com o dia de cada passo.',
    activities: [
      '“Do que conversamos, o que precisa ser decidido hoje?”',
      'Se a decisão não é sua, diga quem decide e o dia em que você traz a resposta.',
      '“O que fica com você, e o que fica comigo?” Escrevam os dois, com a data.',
    ],
  },
  knows: ['Ao fim, fica claro para os dois', 'Desta parte da conversa, os dois saem sabendo'],
  ends: [
    'A liderança entende como o assunto aparece no dia a dia de quem o vive.',
    'Fica combinado o que muda e o que continua como está.',
    'O apoio necessário tem nome e dia.',
    'O que pesa neste assunto foi dito e ouvido, sem pressa de resolver.',
    'Há um próximo passo pequeno, escolhido por quem vai dar o passo.',
    'O que depende de outras pessoas tem quem leve o pedido.',
  ],
  openers: [
    'Peça que comece por onde preferir e ouça até o fim.',
    'Conte em uma frase por que o assunto está na pauta e pergunte antes de opinar.',
    'Peça um caso recente, do começo ao fim.',
    'Comece pelo que está indo bem neste assunto.',
    'Diga o que você já sabe e peça que corrija.',
    'Retome o que tinham combinado sobre isso, se houver.',
  ],
  questions: [
    '“Como você vê este assunto hoje?”',
    '“O que está mais fácil e o que está mais difícil?”',
    '“Em que você precisa de uma decisão minha?”',
    '“O que eu devo continuar fazendo, e o que devo mudar?”',
    '“Se desse para mudar uma coisa, qual seria?”',
    '“O que tomou mais energia sua nisso?”',
    '“O que você já tentou?”',
    '“Que assunto estamos adiando?”',
    '“O que ajudaria você na próxima semana?”',
    '“Como vamos saber que melhorou?”',
  ],
  rescues: [
    'Se as respostas forem curtas, espere em silêncio e depois: “Me conte um dia desta semana.”',
    'Se pedir o que não está na sua mão: “Não posso prometer. Levo a quem decide e respondo até tal dia.” E diga o dia.',
    'Se trouxer assunto pessoal, ouça, agradeça, não peça detalhe: “O que ajudaria aqui no trabalho?”',
    'Se a emoção vier forte, pare a pauta. O resto cabe em outro dia.',
  ],
  closers: [
    'Repita com as suas palavras o que ouviu e pergunte se é isso.',
    'Anotem o próximo passo e o apoio que ele pede.',
    'Combinem um compromisso de cada lado.',
    'Pergunte o que ainda falta dizer sobre isso.',
    'Marquem o dia de voltar ao assunto.',
    'Agradeça a franqueza sem avaliar o que foi dito.',
  ],
  own: [
    {
      topic: 'Assuntos de quem você vai ouvir',
      share: 50,
      description: 'O que a pessoa quer tratar vem primeiro, na ordem que ela escolher.',
      activities: [
        '“O que tem ocupado a sua cabeça no trabalho?”',
        '“Que assunto estamos adiando?”',
        'Ouça até o fim; a sua opinião vem só depois da pergunta “O que você pensa em fazer?”.',
      ],
    },
    {
      topic: 'Retorno nos dois sentidos',
      share: 25,
      description: 'Cada lado diz, com um fato, o que ajuda e o que atrapalha.',
      activities: [
        '“O que eu devo continuar fazendo, e o que devo mudar para ajudar o seu trabalho?”',
        'Agradeça sem se defender; depois dê um retorno seu, com o fato e o dia.',
      ],
    },
    {
      topic: 'O que vem pela frente',
      share: 25,
      description: 'Fica escolhida uma prática para as próximas semanas e o apoio que ela pede.',
      activities: [
        '“O que você gostaria de fazer mais daqui a alguns meses?”',
        '“Que passo pequeno, já neste mês, leva para lá?”',
      ],
    },
  ],
  materials: [
    'Antes: a pauta, enviada na véspera, com espaço para os assuntos de quem participa.',
    'Os combinados da última conversa, trazidos por quem lidera.',
  ],
  after:
    'Não desmarque; se for inevitável, remarque na mesma hora. A próxima conversa começa pelos combinados.',
};

const strategic: Mould = {
  objective: 'Escolher o caminho com o critério dito, e combinar quem conta a decisão a quem.',
  summary:
    'A reunião existe para escolher. Primeiro os fatos que pesam, depois as opções reais com o preço de cada uma, e por fim a decisão, com o critério escrito.',
  open: {
    topic: 'Abrir: o que será decidido',
    description: 'O grupo sabe que decisão sai daqui, quem decide e com que critério.',
    activities: [
      'Diga a decisão em forma de pergunta e quem a toma se não houver acordo.',
      '“Que critério pesa mais: prazo, custo, pessoas ou clientes?” Escreva a resposta antes das opções.',
    ],
  },
  decide: {
    topic: 'Decidir e contar',
    description:
      'A decisão fica em uma frase, com o critério, o primeiro passo e quem conta a quem.',
    activities: [
      'Cada pessoa diz, em uma frase, a opção que escolhe e o que a faria mudar de ideia.',
      '“Do que abrimos mão ao escolher isto?”',
      'Escreva a decisão, o critério, o primeiro passo com nome e dia, e quando será revista.',
      'Combine quem conta a decisão, a quem e em que dia.',
    ],
  },
  knows: ['O grupo decide sabendo', 'A discussão termina quando o grupo sabe'],
  ends: [
    'As opções ficam na mesa com o preço de cada uma.',
    'O grupo separa o que é fato do que é aposta.',
    'Fica escolhido o que não será feito.',
    'O risco maior da escolha tem um sinal e uma resposta.',
    'O grupo sabe o que faria rever a decisão.',
    'Quem sente primeiro o efeito da escolha foi lembrado.',
  ],
  openers: [
    'Apresente o fato que mudou e por que a escolha é agora, em até três minutos.',
    'Ponha na mesa as opções reais, com a de não mudar nada entre elas.',
    'Cada pessoa escreve a sua opção e o motivo, antes de ouvir as outras.',
    'Dê a uma pessoa o papel de defender a opção menos querida.',
    'Comece pelo número que mais pesa e diga de onde ele vem.',
    'Imagine que a escolha deu errado daqui a um ano e conte por quê.',
  ],
  questions: [
    '“O que tem de ser verdade para esta opção dar certo?”',
    '“Quanto custa escolher, e quanto custa esperar?”',
    '“Do que abrimos mão?”',
    '“Quem perde com esta escolha, e o que faremos por essas pessoas?”',
    '“Que sinal nos faria voltar atrás?”',
    '“O que sabemos, e o que estamos apostando?”',
    '“O que dá para testar pequeno antes de assumir tudo?”',
    '“Isto ainda fará sentido daqui a dois anos?”',
    '“Que pessoa ou área precisa concordar para isto andar?”',
    '“Que escolha nossa, de hoje, impede esta?”',
  ],
  rescues: [
    'Se a mesma opção voltar sem fato novo: “O que mudou desde a última vez que falamos dela?”',
    'Se todos concordarem depressa: “Quem consegue dizer por que isto é um erro?”',
    'Se faltar dado: “Este dado mudaria a decisão?” Se não mudaria, sigam; se mudaria, marque quem traz e o dia.',
    'Se a discussão for para a execução, anote e volte à escolha.',
  ],
  closers: [
    'Escreva a opção que saiu da disputa e por quê.',
    'Anote o que é aposta e como será conferido.',
    'Registre quem discorda e o motivo; a discordância escrita ajuda na revisão.',
    'Resuma em uma frase o que pesa a favor e o que pesa contra.',
    'Marque o que precisa chegar a quem decide acima de vocês.',
    'Confira a conclusão com o critério escrito no começo.',
  ],
  own: [
    {
      topic: 'O que mudou',
      share: 25,
      description: 'O grupo concorda sobre os fatos que pedem a escolha.',
      activities: [
        'Confiram os dados enviados antes, sem apresentação; só dúvidas.',
        '“Que fato daqui mais pesa?”',
        'Separe em duas colunas o que se sabe e o que se supõe.',
      ],
    },
    {
      topic: 'Opções e o preço de cada uma',
      share: 45,
      description:
        'Há opções reais na mesa, a de não mudar nada entre elas, com ganho, custo e risco.',
      activities: [
        'Para cada opção, uma pessoa diz o melhor a favor e outra o melhor contra.',
        '“O que tem de ser verdade para esta dar certo?”',
        '“Do que abrimos mão?”',
      ],
    },
    {
      topic: 'Riscos da escolha mais forte',
      share: 30,
      description: 'O grupo sabe o que pode dar errado e que sinal avisa a tempo.',
      activities: [
        'Imaginem que deu errado e escrevam, cada pessoa, o motivo mais provável.',
        '“Que sinal veríamos primeiro, e quem está em lugar de ver?”',
        'Combinem a resposta para o motivo que mais se repetiu.',
      ],
    },
  ],
  materials: [
    'Antes: uma página com os dados e as opções, enviada na véspera por quem convoca.',
    'De cada pessoa: a opção que prefere hoje, em uma frase, escrita antes de chegar.',
  ],
  after:
    'No mesmo dia, mande a decisão em uma frase, com o critério e o dia da revisão, antes que a notícia corra por outro caminho.',
};

export const moulds: Record<MeetingType, Mould> = {
  team,
  planning,
  review,
  'one-on-one': oneOnOne,
  strategic,
};

/** Where what is agreed is written, and where one talks. */
export const formatMaterials = {
  presencial: {
    group: 'Um quadro ou papel grande, onde o combinado se escreve à vista.',
    pair: 'Um lugar reservado, sem tela entre os dois.',
  },
  online: {
    group: 'O link da chamada e um documento aberto a todos, onde o combinado se escreve à vista.',
    pair: 'O link da chamada; avisos de mensagem desligados dos dois lados.',
  },
} as const;

export const pause: MouldItem = {
  topic: 'Pausa',
  description: 'A conversa recomeça no horário combinado.',
  activities: [],
};

/** Online, someone looks after those who have not spoken. */
export const onlineVoices =
  'Combine quem acompanha o bate-papo e chama pelo nome quem ainda não falou.';
