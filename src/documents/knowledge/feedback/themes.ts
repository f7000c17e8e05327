import { normalize } from '../words.ts';

/*
 * What leaders most often ask to see done better, and what an expert says of it: how it looks when it goes well, a
 * question that finds the cause, and a first practice. A theme is found by whole words of a short point.
 */

export interface Theme {
  /** Normalised; any of them names the theme. */
  aliases: readonly string[];
  /** Said to the person: what one would see. */
  picture: string;
  /** Asked of the person. */
  question: string;
  /** A small first practice, as an infinitive; 'você' is the leader. */
  practice: string;
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
      'pontualidade, pontual, assiduidade, chegada, chegar no horario, horario de chegada, faltas',
    ),
    picture:
      'No horário combinado, você está no posto e com tudo pronto. Se algo for impedir, eu fico sabendo antes de o turno começar.',
    question: 'O que ajudaria você a cumprir o horário combinado?',
    practice:
      'combinar por qual canal avisar um imprevisto e até que horas, e usar esse caminho desde já',
  },
  {
    aliases: words('seguranca, epi, epis, procedimento, procedimentos, norma, normas'),
    picture:
      'Sem o procedimento cumprido, o serviço não começa. Se faltar equipamento ou tempo para cumprir, você para e me chama.',
    question: 'Em que momento o procedimento fica mais difícil de cumprir?',
    practice:
      'conferir com você, antes do próximo serviço, o que o procedimento pede e o que falta para cumpri-lo',
  },
  {
    aliases: words(
      'delegar, delegacao, centralizar, centralizacao, dividir tarefas, distribuir tarefas',
    ),
    picture:
      'Você escolhe uma tarefa que hoje passa só por você, combina o resultado e a data com quem vai assumir e confere no meio do caminho, sem refazer.',
    question: 'O que precisa estar combinado para você não ter de conferir tudo?',
    practice:
      'passar uma tarefa inteira a uma pessoa da equipe, com o resultado, o prazo e um dia de conferência combinados',
  },
  {
    aliases: words(
      'dar feedback, dar feedbacks, dar retorno, liderar, lideranca, cobrar, gestao de pessoas',
    ),
    picture:
      'Cada pessoa da sua equipe ouve de você, em poucos dias, o que fez bem e o que precisa mudar, com o fato e a sós.',
    question: 'Que conversa com a sua equipe está esperando há mais tempo?',
    practice:
      'escolher uma conversa que está esperando, prepará-la com você em quinze minutos e fazê-la na mesma semana',
  },
  {
    aliases: words('ouvir, escutar, escuta, interromper, interrupcao, interrupcoes'),
    picture:
      'Quando alguém está falando, você espera terminar, repete em uma frase o que entendeu e só depois responde.',
    question: 'Em que conversa recente você ouviu bem, e o que fez diferente ali?',
    practice:
      'em uma reunião por semana, falar por último e resumir o que ouviu antes de dar a sua opinião',
  },
  {
    aliases: words(
      'conflito, conflitos, discussao, discussoes, grosseria, respeito, tom, tom de voz, relacionamento',
    ),
    picture:
      'Quando discordar de alguém, você conversa com essa pessoa a sós, fala do fato e do que precisa, e me chama se não chegarem a um acordo.',
    question: 'O que costuma acontecer logo antes de a conversa esquentar?',
    practice:
      'na próxima discordância, procurar a pessoa no mesmo dia, a sós, e dizer o fato, o efeito e o pedido',
  },
  {
    aliases: words('avisar, aviso, avisos, comunicar, comunicacao, informar, alinhar, alinhamento'),
    picture:
      'Quando algo muda, quem depende de você fica sabendo por você no mesmo dia: o que mudou, desde quando e o que fazer.',
    question: 'Quem mais precisa saber quando algo muda no seu trabalho?',
    practice:
      'listar quem precisa ser avisado em cada tipo de mudança, e por qual canal, e usar a lista na próxima vez',
  },
  {
    aliases: words('prazo, prazos, cronograma, atraso, atrasos, atrasar'),
    picture:
      'No dia em que perceber que um prazo corre risco, você me avisa e diz que data consegue cumprir. Assim ainda dá tempo de reorganizar.',
    question: 'Em que momento dá para perceber que o prazo vai apertar?',
    practice:
      'no começo de cada semana, mostrar a você em cinco minutos as entregas, as datas e a que corre mais risco',
  },
  {
    aliases: words(
      'registrar, registro, registros, documentar, documentacao, preencher, preenchimento, anotar',
    ),
    picture:
      'Cada coisa fica registrada no mesmo dia, de um jeito que outra pessoa entenda sem precisar perguntar.',
    question: 'Em que momento do dia o registro cabe melhor?',
    practice:
      'reservar dez minutos no fim do dia de trabalho para os registros, durante duas semanas',
  },
  {
    aliases: words(
      'conferir, conferencia, erro, erros, retrabalho, qualidade, revisar, revisao, atencao aos detalhes',
    ),
    picture:
      'Antes de passar o trabalho adiante, você confere os pontos em que o erro mais aparece, e só então entrega.',
    question: 'Em que etapa o erro passa sem ser visto?',
    practice:
      'escrever os três pontos que mais dão erro e conferi-los antes de cada entrega, durante duas semanas',
  },
  {
    aliases: words(
      'apresentar, apresentacao, apresentacoes, falar em publico, falar em reuniao, falar nas reunioes',
    ),
    picture:
      'Você abre com a conclusão e com o que precisa de quem ouve, e deixa os detalhes para as perguntas.',
    question: 'Em que parte de uma apresentação você gostaria de mais segurança?',
    practice:
      'apresentar um assunto em cinco minutos na próxima reunião, depois de um ensaio curto com você',
  },
  {
    aliases: words('ensinar, treinar, treinamento, treinamentos, mentoria, orientar'),
    picture:
      'Quem aprende com você vê uma vez, faz com você por perto e depois faz por conta própria, com a sua conferência no fim.',
    question: 'O que do seu trabalho é mais difícil de ensinar, e por quê?',
    practice: 'ensinar uma tarefa em três vezes: mostrar, fazer junto, deixar fazer e conferir',
  },
  {
    aliases: words(
      'autonomia, iniciativa, proatividade, proativo, proativa, decidir, decisao, decisoes',
    ),
    picture:
      'Diante de um problema que está ao seu alcance, você traz a situação com uma proposta; no que combinamos que é seu, decide e me conta depois.',
    question: 'Que decisões você gostaria de tomar sem passar por mim?',
    practice:
      'listar três decisões do dia a dia e combinar com você quais são tomadas sem perguntar e quais pedem aviso antes',
  },
  {
    aliases: words(
      'organizacao, organizar, prioridade, prioridades, priorizar, planejar, planejamento, gestao do tempo',
    ),
    picture:
      'No começo do dia, você sabe quais são as duas ou três coisas que não podem ficar para amanhã, e me procura quando elas não cabem juntas.',
    question: 'Como você decide por onde começar quando tudo parece urgente?',
    practice: 'escrever as três prioridades do dia antes de começar e olhar, no fim, o que ficou',
  },
  {
    aliases: words('negociar, negociacao, venda, vendas, vender'),
    picture:
      'Antes de falar de preço, você sabe o que o cliente precisa resolver, até quando e quem decide.',
    question: 'Em que ponto a negociação costuma parar?',
    practice:
      'preparar com você três perguntas de abertura e usá-las nas próximas cinco conversas com clientes',
  },
  {
    aliases: words(
      'atendimento, atender, cliente, clientes, paciente, pacientes, hospede, hospedes',
    ),
    picture:
      'Quem é atendido por você sai sabendo o que vai acontecer, em quanto tempo e a quem recorrer se não acontecer.',
    question: 'Que situação com quem você atende exige mais de você?',
    practice:
      'escolher a situação que mais se repete e ensaiar com você a frase que abre e a que fecha o atendimento',
  },
  {
    aliases: words(
      'sistema, sistemas, ferramenta, ferramentas, excel, planilha, planilhas, software',
    ),
    picture:
      'Você faz a tarefa inteira, do começo ao fim, e sabe o que conferir antes de dar por pronta.',
    question: 'Em que etapa você mais para?',
    practice:
      'fazer a tarefa mais comum ao lado de alguém que a domina e, na vez seguinte, repetir anotando as dúvidas',
  },
];
