import { ask, type QuestionsByLevel } from './question.ts';

const leadership: QuestionsByLevel = {
  junior: [
    ask(
      'Conte uma situação em que tomou a frente sem ter cargo para isso.',
      'Percebe a necessidade, combina com o grupo e conduz até o fim.',
      'Tomou a frente passando por cima do grupo.',
    ),
    ask(
      'Conte uma situação em que precisou convencer colegas a fazer algo de outro jeito.',
      'Explica o motivo, ouve objeções e chega a um combinado.',
      'Venceu pelo cansaço ou pediu que a chefia mandasse.',
    ),
  ],
  pleno: [
    ask(
      'Conte como orientou uma pessoa menos experiente.',
      'Ensina por etapas, acompanha e dá autonomia aos poucos.',
      'Fez no lugar da pessoa para ir mais rápido.',
    ),
    ask(
      'Descreva um trabalho em grupo que você coordenou sem ser a chefia.',
      'Combina papéis, prazos e forma de decidir.',
      'Dividiu as tarefas e não acompanhou nenhuma.',
    ),
  ],
  senior: [
    ask(
      'Conte como tratou um desempenho abaixo do esperado na equipe.',
      'Parte de fatos, conversa em particular, combina plano com prazo e acompanha.',
      'Esperou a avaliação anual, falou na frente de outros ou não falou.',
    ),
    ask(
      'Qual foi a última responsabilidade importante que você delegou? Como acompanhou?',
      'Escolhe bem, dá contexto e limites e acompanha por marcos.',
      'Delegou só o que não queria fazer, ou conferiu cada passo.',
    ),
  ],
  especialista: [
    ask(
      'Descreva uma decisão que você influenciou sem ter autoridade formal.',
      'Mapeia interesses, constrói apoio e usa evidências.',
      'Conseguiu pelo cargo, pela amizade ou pela pressão.',
    ),
    ask(
      'Conte como ajudou alguém a se tornar referência técnica. O que você fez?',
      'Mostra desenvolvimento intencional, com prática e autonomia.',
      'O mérito do outro é contado como sorte ou talento.',
    ),
  ],
};

const teamwork: QuestionsByLevel = {
  junior: [
    ask(
      'Descreva um trabalho em grupo em que você ajudou alguém a entregar.',
      'Percebe a dificuldade, oferece ajuda e cumpre a própria parte.',
      'Ajudou e deixou a própria parte atrasar, ou reclamou de quem pediu.',
    ),
    ask(
      'Conte uma situação em que alguém do grupo não cumpriu o combinado. O que você fez?',
      'Conversa direto com a pessoa antes de levar adiante.',
      'Foi direto à chefia, ou fez a parte do outro em silêncio.',
    ),
  ],
  pleno: [
    ask(
      'Descreva uma entrega que dependia de outra área. Como garantiu o resultado?',
      'Alinha expectativas, prazos e um canal de acompanhamento.',
      'Cobrou só quando atrasou.',
    ),
    ask(
      'Conte uma situação em que você abriu mão da sua ideia pelo grupo.',
      'Compara ideias por critério e apoia a escolhida.',
      'Conta que cedeu para evitar discussão.',
    ),
  ],
  senior: [
    ask(
      'Conte como integrou à equipe pessoas com ritmos e estilos de trabalho diferentes.',
      'Adapta a forma de trabalho, combina regras e mede o efeito.',
      'Fala em “perfil difícil” e não mudou nada no jeito de trabalhar.',
    ),
    ask(
      'Conte sobre um conflito entre colegas que você ajudou a resolver.',
      'Ouve os lados, volta ao objetivo comum e acompanha.',
      'Tomou partido, ou deixou que se resolvessem sem ajuda.',
    ),
  ],
  especialista: [
    ask(
      'Conte como levou áreas com metas diferentes a cooperar.',
      'Cria meta comum, torna visível o ganho e define governança simples.',
      'Repete que “faltou comunicação” e não diz o que fez.',
    ),
    ask(
      'Conte o que fez para que a equipe não dependesse só de você em um assunto.',
      'Documenta, forma outras pessoas e cria rotina de troca.',
      'Continua sendo a única pessoa que sabe.',
    ),
  ],
};

export const peopleQuestions = {
  Liderança: leadership,
  'Trabalho em Equipe': teamwork,
};
