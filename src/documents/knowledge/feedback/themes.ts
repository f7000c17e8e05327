import { normalize } from '../words.ts';

/*
 * What leaders most often ask to see done better, and what an expert says of it: a question that finds the cause,
 * a first practice, and what is likely to be answered. A theme is found by whole words of a short point; a word
 * that means two things ('comunicação', 'cliente') names none.
 */

export interface Theme {
  /** Normalised; any of them names the theme. */
  aliases: readonly string[];
  /** Asked of the person. */
  question: string;
  /** A small first practice, as an infinitive; 'você' is the leader. */
  practice: string;
  /** What the person may say, and what to answer. */
  reply: { ifSaid: string; answer: string };
}

const longestPoint = 140;

/** The first theme of the list that a short point names; null where it names none. */
export function themeOf(point: string): Theme | null {
  if (point.length > longestPoint) return null;
  const plain = ` ${normalize(point)} `;
  return (
    themes.find(({ aliases }) => aliases.some((alias) => plain.includes(` ${alias} `))) ?? null
  );
}

function words(text: string): string[] {
  return text.split(',').map((alias) => alias.trim());
}

export const themes: readonly Theme[] = [
  {
    aliases: words(
      'pontualidade, pontual, assiduidade, chegar no horario, chegar na hora, horario de chegada, chegar atrasado, chegar atrasada',
    ),
    question: 'O que dificulta chegar no horário, e o que ajudaria?',
    practice:
      'combinar por onde avisar um imprevisto e até que horas, e usar esse caminho desde já',
    reply: {
      ifSaid: 'O transporte atrasa.',
      answer:
        'Isso pode acontecer. Vamos ver que alternativas existem e como você me avisa quando for inevitável. O que dá para tentar já amanhã?',
    },
  },
  {
    aliases: words('celular, uso do celular, telefone pessoal'),
    question: 'Em que momentos você costuma precisar do celular, e como dá para organizar isso?',
    practice:
      'combinar em que horários o celular pode ser usado e como a pessoa é achada em uma urgência',
    reply: {
      ifSaid: 'Era coisa rápida.',
      answer:
        'Acredito, e mesmo assim o trabalho para enquanto isso. Se houver uma urgência, me avise e a gente dá um jeito. Como fica melhor para você?',
    },
  },
  {
    aliases: words('seguranca, epi, epis, capacete, cinto, equipamento de protecao'),
    question: 'Em que momento fica mais difícil trabalhar com a proteção, e por quê?',
    practice:
      'conferir juntos, antes do próximo serviço, o que a proteção pede e o que falta para cumprir',
    reply: {
      ifSaid: 'Foi só um minuto.',
      answer:
        'Um minuto basta para alguém se machucar, e por isso a proteção vale sempre. Se ela incomoda ou falta, quero saber, porque isso eu resolvo.',
    },
  },
  {
    aliases: words(
      'delegar, delegacao, centralizar, centralizacao, dividir tarefas, distribuir tarefas',
    ),
    question:
      'O que você precisaria ter combinado para passar uma tarefa sem ter de conferir tudo?',
    practice:
      'passar uma tarefa inteira a uma pessoa da equipe, com o resultado, o prazo e um dia de conferência combinados',
    reply: {
      ifSaid: 'É mais rápido eu fazer.',
      answer:
        'Na primeira vez é mesmo. Depois a equipe aprende e sobra tempo para você. Qual tarefa seria a mais fácil para começar?',
    },
  },
  {
    aliases: words(
      'dar feedback, dar feedbacks, dar retorno, conversas dificeis, conversa dificil, cobrar a equipe',
    ),
    question: 'Que conversa com a equipe está esperando, e o que dificulta começar?',
    practice:
      'escolher uma conversa que está esperando, prepará-la com você em quinze minutos e fazê-la na mesma semana',
    reply: {
      ifSaid: 'Não quero criar um clima ruim.',
      answer:
        'Entendo. Uma conversa calma, a sós e sobre um fato costuma evitar um problema maior. Quer preparar a primeira comigo?',
    },
  },
  {
    aliases: words('ouvir, escutar, escuta, interromper, interrupcao, interrupcoes'),
    question: 'O que acontece nas conversas em que fica mais difícil ouvir até o fim?',
    practice: 'em uma reunião por semana, resumir o que ouviu antes de dar a sua opinião',
    reply: {
      ifSaid: 'Eu só queria ajudar.',
      answer:
        'Acredito que a intenção era essa. Quando a pessoa termina de falar, a sua ajuda chega melhor. Topa tentar na próxima reunião?',
    },
  },
  {
    aliases: words(
      'conflito, conflitos, discussao, discussoes, grosseria, tom de voz, responder com calma, falar com calma',
    ),
    question: 'O que costuma acontecer logo antes de a conversa esquentar?',
    practice:
      'na próxima vez em que a conversa esquentar, parar, respirar e chamar você antes de responder',
    reply: {
      ifSaid: 'Foi a outra pessoa que começou.',
      answer:
        'Pode ter sido. O que está na nossa mão é a sua resposta. Como você gostaria de responder se acontecer de novo?',
    },
  },
  {
    aliases: words('reclamacao, reclamacoes, cliente irritado, clientes irritados'),
    question: 'Que tipo de reclamação é mais difícil para você, e em que ponto da conversa?',
    practice:
      'ensaiar com você, em dez minutos, como começar e como encerrar uma conversa com quem reclama',
    reply: {
      ifSaid: 'Não sei o que dizer na hora.',
      answer:
        'É por isso que quero ensaiar com você. Vamos escolher a reclamação mais comum e preparar juntos o que dizer?',
    },
  },
  {
    aliases: words('avisar, aviso, avisos'),
    question: 'Em que momento você percebeu que precisava avisar, e o que impediu?',
    practice:
      'combinar o que precisa ser avisado, a quem e por onde, e usar essa lista na próxima vez',
    reply: {
      ifSaid: 'Achei que ia dar para resolver.',
      answer:
        'Faz sentido tentar resolver, e mesmo assim me avise logo. Com o aviso, eu consigo ajudar e ninguém é pego de surpresa.',
    },
  },
  {
    aliases: words('prazo, prazos, cronograma'),
    question: 'Em que momento dá para perceber que o prazo vai apertar?',
    practice:
      'no começo da semana, mostrar a você em cinco minutos as entregas, as datas e a que corre mais risco',
    reply: {
      ifSaid: 'Recebi a informação tarde.',
      answer:
        'Se foi assim, essa parte eu preciso resolver. Da próxima vez, me avise no dia em que perceber. O que mais ajudaria?',
    },
  },
  {
    aliases: words(
      'registrar, registro, registros, documentar, documentacao, preencher, preenchimento, anotar',
    ),
    question: 'Em que momento do dia o registro cabe melhor?',
    practice: 'reservar dez minutos no fim do dia para os registros, durante duas semanas',
    reply: {
      ifSaid: 'Não dá tempo de registrar.',
      answer:
        'Vamos ver onde cabe. Se for preciso tirar alguma coisa do seu dia, quero saber. Que horário funcionaria?',
    },
  },
  {
    aliases: words('conferir, conferencia, erros, retrabalho, revisar, revisao'),
    question: 'Em que etapa o erro costuma passar sem ser visto?',
    practice:
      'escrever os três pontos que mais dão erro e conferi-los antes de cada entrega, durante duas semanas',
    reply: {
      ifSaid: 'Foi distração.',
      answer:
        'Acontece com qualquer pessoa, e por isso quero combinar um jeito de conferir que não dependa só da atenção. O que ajudaria?',
    },
  },
  {
    aliases: words(
      'apresentar, apresentacao, apresentacoes, falar em publico, falar em reuniao, falar na reuniao, falar nas reunioes',
    ),
    question: 'Em que parte você gostaria de ter mais segurança para falar?',
    practice: 'preparar com você uma fala de dois minutos e fazê-la na próxima reunião',
    reply: {
      ifSaid: 'Prefiro falar depois, com calma.',
      answer:
        'Entendo, e o que você diz depois é útil. Quem está na reunião também precisa ouvir. Quer combinar antes comigo o que vai dizer?',
    },
  },
  {
    aliases: words('ensinar, treinar, treinamento, treinamentos, mentoria'),
    question: 'O que do seu trabalho é mais difícil de ensinar, e por quê?',
    practice: 'ensinar uma tarefa em três vezes: mostrar, fazer junto, deixar fazer e conferir',
    reply: {
      ifSaid: 'A pessoa não aprende.',
      answer: 'Pode ser o passo a passo. Vamos ver juntos em que etapa ela para, e começar por aí?',
    },
  },
  {
    aliases: words('autonomia, iniciativa, proatividade, proativo, proativa, decidir, decisoes'),
    question: 'Que decisões você gostaria de tomar sem precisar me perguntar?',
    practice:
      'listar três decisões do dia a dia e combinar com você quais são tomadas sem perguntar e quais pedem aviso antes',
    reply: {
      ifSaid: 'Achei que tinha de perguntar antes.',
      answer:
        'Se isso não estava claro, a falha é minha. Vamos combinar agora o que você decide e o que me avisa?',
    },
  },
  {
    aliases: words(
      'prioridade, prioridades, priorizar, planejar, planejamento, gestao do tempo, organizar o tempo',
    ),
    question: 'Como você decide por onde começar quando tudo parece urgente?',
    practice: 'escrever as três prioridades do dia antes de começar e olhar, no fim, o que ficou',
    reply: {
      ifSaid: 'Tudo é urgente.',
      answer:
        'Eu sei que parece. Quando não couber tudo, me procure, e eu digo o que pode esperar. O que está mais apertado hoje?',
    },
  },
  {
    aliases: words('negociar, negociacao, fechar venda, fechar vendas'),
    question: 'Em que ponto a negociação costuma parar?',
    practice: 'preparar com você três perguntas de abertura e usá-las nas próximas cinco conversas',
    reply: {
      ifSaid: 'O cliente só quer desconto.',
      answer:
        'Às vezes é isso mesmo. Vamos ver o que perguntar antes de chegar no preço? Quero preparar uma conversa com você.',
    },
  },
  {
    aliases: words('sistema, sistemas, excel, planilha, planilhas, software'),
    question: 'Em que etapa você mais para?',
    practice:
      'fazer a tarefa mais comum ao lado de alguém que a conhece bem e, na vez seguinte, repetir anotando as dúvidas',
    reply: {
      ifSaid: 'Ninguém me ensinou.',
      answer: 'Então vamos começar por aí. Quem poderia fazer a primeira vez com você, e quando?',
    },
  },
];
