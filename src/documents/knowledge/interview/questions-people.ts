import { ask, type QuestionsByLevel } from './question.ts';

const leadership: QuestionsByLevel = {
  junior: [
    ask(
      'Me conte de uma vez em que você tomou a frente sem ser a chefia. O que aconteceu?',
      'Percebe a necessidade, combina com o grupo e conduz até o fim.',
      'Tomou a frente passando por cima do grupo.',
    ),
    ask(
      'Me conte de uma vez em que você precisou convencer colegas a fazer alguma coisa de outro jeito.',
      'Explica o motivo, ouve objeções e chega a um combinado.',
      'Venceu pelo cansaço ou pediu que a chefia mandasse.',
    ),
  ],
  pleno: [
    ask(
      'Me conte de alguém com menos experiência que você ensinou. Como você fez?',
      'Ensina por etapas, acompanha e dá autonomia aos poucos.',
      'Fez no lugar da pessoa para ir mais rápido.',
    ),
    ask(
      'Me conte de um trabalho em grupo que você organizou. Como dividiu e acompanhou?',
      'Combina papéis, prazos e forma de decidir.',
      'Dividiu as tarefas e não acompanhou nenhuma.',
    ),
  ],
  senior: [
    ask(
      'Me conte de alguém da sua equipe que não estava rendendo o esperado. O que você fez?',
      'Parte de fatos, conversa em particular, combina plano com prazo e acompanha.',
      'Esperou a avaliação anual, falou na frente de outros ou não falou.',
    ),
    ask(
      'Qual foi a última responsabilidade importante que você passou a alguém? Como acompanhou?',
      'Escolhe bem, dá contexto e limites e acompanha por marcos.',
      'Delegou só o que não queria fazer, ou conferiu cada passo.',
    ),
  ],
  especialista: [
    ask(
      'Me conte de uma decisão que não era sua e que você ajudou a mudar. Como fez?',
      'Ouve o que cada um precisa, traz dados e conversa antes da decisão.',
      'Conseguiu pelo cargo, pela amizade ou pela pressão.',
    ),
    ask(
      'Me conte de alguém que você ajudou a se tornar referência na área. O que você fez?',
      'Mostra desenvolvimento intencional, com prática e autonomia.',
      'O mérito do outro é contado como sorte ou talento.',
    ),
  ],
};

const teamwork: QuestionsByLevel = {
  junior: [
    ask(
      'Me conte de uma vez em que você ajudou um colega que não ia dar conta. O que você fez?',
      'Percebe a dificuldade, oferece ajuda e cumpre a própria parte.',
      'Ajudou e deixou a própria parte atrasar, ou reclamou de quem pediu.',
    ),
    ask(
      'Me conte de uma vez em que alguém do grupo não cumpriu o combinado. O que você fez?',
      'Conversa direto com a pessoa antes de levar adiante.',
      'Foi direto à chefia, ou fez a parte do outro em silêncio.',
    ),
  ],
  pleno: [
    ask(
      'Me conte de um trabalho seu que dependia de outra área. Como você garantiu que saísse?',
      'Alinha expectativas, prazos e um canal de acompanhamento.',
      'Cobrou só quando atrasou.',
    ),
    ask(
      'Me conte de uma vez em que você abriu mão da sua ideia pela do grupo. Por quê?',
      'Compara ideias por critério e apoia a escolhida.',
      'Conta que cedeu para evitar discussão.',
    ),
  ],
  senior: [
    ask(
      'Me conte de uma equipe em que as pessoas trabalhavam de jeitos muito diferentes. O que você fez?',
      'Adapta a forma de trabalho, combina regras e mede o efeito.',
      'Fala em “perfil difícil” e não mudou nada no jeito de trabalhar.',
    ),
    ask(
      'Me conte de um conflito entre colegas que você ajudou a resolver. Como foi?',
      'Ouve os lados, volta ao objetivo comum e acompanha.',
      'Tomou partido, ou deixou que se resolvessem sem ajuda.',
    ),
  ],
  especialista: [
    ask(
      'Me conte de uma vez em que duas áreas com metas diferentes precisaram trabalhar juntas. O que você fez?',
      'Mostra o que cada área ganha, combina uma meta comum e quem decide o quê.',
      'Repete que “faltou comunicação” e não diz o que fez.',
    ),
    ask(
      'O que você já fez para que a equipe não dependesse só de você em um assunto?',
      'Documenta, forma outras pessoas e cria rotina de troca.',
      'Continua sendo a única pessoa que sabe.',
    ),
  ],
};

export const peopleQuestions = {
  Liderança: leadership,
  'Trabalho em Equipe': teamwork,
};
