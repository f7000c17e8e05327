import type { TopicTheme } from './theme.ts';

/** What meetings have beside their subject: people who meet, risks, who decides what, small celebrations. */
export const ritualThemes: readonly TopicTheme[] = [
  {
    keys: ['premissas', 'premissa '],
    focus: 'em que cada número se apoia e qual deles pode mudar',
    questions: [
      'que premissa, se mudar, muda a decisão?',
      'de onde veio cada número e de que data é?',
    ],
  },
  {
    keys: ['aprovacao', 'votacao'],
    focus: 'o que fica aprovado, com que condições e quem comunica',
    questions: [
      'que condição precisa estar escrita junto da aprovação?',
      'quem ainda precisa concordar, e até que dia?',
    ],
  },
  {
    keys: ['linha do tempo', 'o que aconteceu', 'relato do', 'relato da'],
    focus: 'o que aconteceu, em ordem e só com fatos',
    questions: [
      'o que se sabia em cada momento e quem podia agir?',
      'que registro, imagem ou relato confirma cada passo?',
    ],
  },
  {
    keys: ['causas', 'causa raiz', 'causa principal'],
    focus: 'o que levou a isso, do motivo mais imediato ao mais profundo',
    questions: [
      'por que isso foi possível, e por que não foi percebido antes?',
      'que condição do trabalho, e não da pessoa, contribuiu?',
    ],
  },
  {
    keys: [
      'apresentacoes',
      'apresentacao da equipe',
      'apresentacao dos participantes',
      'quem e quem',
    ],
    focus: 'quem é quem, o papel de cada pessoa e a quem recorrer em cada assunto',
    questions: [
      'o que cada pessoa espera deste trabalho?',
      'em que assunto cada um decide, opina ou só acompanha?',
    ],
  },
  {
    keys: ['riscos', 'risco ', 'dependencias', 'plano b'],
    focus: 'que riscos pedem resposta agora, qual é ela e quem acompanha',
    questions: [
      'que risco, se acontecer, muda a data ou o escopo?',
      'que sinal mostra cedo que ele está acontecendo?',
    ],
  },
  {
    keys: ['governanca', 'rituais', 'ritos', 'papeis', 'alcada', 'quem decide'],
    focus: 'quem decide o quê, em que encontro e com que frequência',
    questions: [
      'que decisão não pode esperar pelo próximo encontro, e quem a toma?',
      'que encontro pode ser trocado por um registro escrito?',
    ],
  },
  {
    keys: ['aniversari', 'comemorac', 'parabens', 'conquistas'],
    focus: 'o que há para comemorar, em poucos minutos',
    questions: [
      'quem faz questão de não ser lembrado diante do grupo?',
      'que forma simples de comemorar cabe na rotina?',
    ],
  },
  {
    keys: [
      'pesquisa de clima',
      'pesquisa de engajamento',
      'resultado do clima',
      'enps ',
      'pesquisa ',
    ],
    focus: 'o que as respostas mostram, o que explica e por onde começar',
    questions: [
      'que resultado surpreendeu e que situação ajuda a entendê-lo?',
      'que mudança pequena a equipe sentiria primeiro?',
    ],
    advice:
      'Apresentar só resultados agregados: nenhuma resposta deve permitir reconhecer quem a deu.',
  },
];
