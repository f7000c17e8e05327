import type { TopicTheme } from './theme.ts';

/** What meetings have beside their subject: people who meet, risks, who decides what, small celebrations. */
export const ritualThemes: readonly TopicTheme[] = [
  {
    keys: ['premissas', 'premissa '],
    focus: [
      'em que cada número se apoia e qual deles pode mudar',
      'que premissas já são aceitas e quais ainda pedem conferência',
    ],
    questions: [
      'que premissa, se mudar, muda a decisão?',
      'de onde veio cada número e de que data é?',
      'que valor usamos se a premissa principal não se confirmar?',
    ],
  },
  {
    keys: ['aprovacao', 'votacao'],
    focus: [
      'o que fica aprovado, com que condições e quem comunica',
      'o que se aprova hoje, o que volta à pauta e com que informação',
    ],
    questions: [
      'que condição precisa estar escrita junto da aprovação?',
      'quem ainda precisa concordar, e até que dia?',
      'o que muda no dia seguinte à aprovação?',
    ],
  },
  {
    keys: ['linha do tempo', 'o que aconteceu', 'relato do', 'relato da'],
    focus: [
      'o que aconteceu, em ordem e só com fatos',
      'a sequência dos fatos, o que se confirmou e o que falta confirmar',
    ],
    questions: [
      'o que se sabia em cada momento e quem podia agir?',
      'que registro, imagem ou relato confirma cada passo?',
      'em que ponto o desfecho ainda podia mudar?',
    ],
  },
  {
    keys: ['causas', 'causa raiz', 'causa principal'],
    focus: [
      'o que levou a isso, do motivo mais imediato ao mais profundo',
      'que causas se confirmam com fatos e quais ainda são suposição',
    ],
    questions: [
      'por que isso foi possível, e por que não foi percebido antes?',
      'que condição do trabalho, e não da pessoa, contribuiu?',
      'que causa, se tratada, evita também os casos parecidos?',
    ],
  },
  {
    keys: [
      'apresentacoes',
      'apresentacao da equipe',
      'apresentacao dos participantes',
      'quem e quem',
    ],
    focus: [
      'quem é quem, o papel de cada pessoa e a quem recorrer em cada assunto',
      'nomes, papéis e como cada pessoa prefere ser procurada',
    ],
    questions: [
      'o que cada pessoa espera deste trabalho?',
      'em que assunto cada um decide, opina ou só acompanha?',
      'quem mais precisa ser apresentado e não está presente?',
    ],
  },
  {
    keys: ['riscos', 'risco ', 'dependencias', 'plano b'],
    focus: [
      'que riscos pedem resposta agora, qual é ela e quem acompanha',
      'o que fazer se o mais provável acontecer e quem avisa',
    ],
    questions: [
      'que risco, se acontecer, muda a data ou o escopo?',
      'que sinal mostra cedo que ele está acontecendo?',
      'de quem dependemos e que data essa parte já confirmou?',
    ],
  },
  {
    keys: ['governanca', 'rituais', 'ritos', 'papeis', 'alcada', 'quem decide'],
    focus: [
      'quem decide o quê, em que encontro e com que frequência',
      'que encontros ficam, quem participa e onde se registra',
    ],
    questions: [
      'que decisão não pode esperar pelo próximo encontro, e quem a toma?',
      'que encontro pode ser trocado por um registro escrito?',
      'a quem se recorre quando não houver acordo?',
    ],
  },
  {
    keys: ['aniversari', 'comemorac', 'parabens', 'conquistas'],
    focus: [
      'o que há para comemorar, em poucos minutos',
      'quem e o que merece ser lembrado desde o último encontro',
    ],
    questions: [
      'quem faz questão de não ser lembrado diante do grupo?',
      'que forma simples de comemorar cabe na rotina?',
      'que conquista ainda não foi contada?',
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
    focus: [
      'o que as respostas mostram, o que explica e por onde começar',
      'os dois ou três temas que mais pesam e o que está ao alcance da equipe',
    ],
    questions: [
      'que resultado surpreendeu e que situação ajuda a entendê-lo?',
      'que mudança pequena a equipe sentiria primeiro?',
      'o que não está ao nosso alcance e precisa ser levado adiante?',
    ],
    advice:
      'Apresentar só resultados agregados: nenhuma resposta deve permitir reconhecer quem a deu.',
  },
];
