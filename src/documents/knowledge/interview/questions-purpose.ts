import { ask, type QuestionsByLevel } from './question.ts';

const motivation: QuestionsByLevel = {
  junior: [
    ask(
      'Conte sobre algo que você aprendeu por vontade própria e como usou.',
      'Mostra curiosidade com prática e constância.',
      'Cita um curso que não terminou nem usou.',
    ),
    ask(
      'O que chamou a sua atenção nesta vaga e o que você quer aprender nela?',
      'Conhece as tarefas da vaga e tem um objetivo de aprendizado concreto.',
      'Responde algo que serviria para qualquer vaga.',
    ),
  ],
  pleno: [
    ask(
      'Descreva um trabalho recente em que você rendeu acima do habitual. O que fez diferença?',
      'Relaciona o que motiva com as tarefas reais da vaga.',
      'O que trouxe o resultado nada tem com as tarefas desta vaga.',
    ),
    ask(
      'Qual é o próximo passo profissional que você quer dar? Conte o que já fez por ele.',
      'Tem objetivo claro e ações em andamento.',
      'Tem um objetivo e nenhum passo dado.',
    ),
  ],
  senior: [
    ask(
      'Qual foi o trabalho que mais valeu a pena para você, e que condições o tornaram possível?',
      'Fala de impacto, escopo e condições de trabalho, com realismo.',
      'Só fala de cargo e de remuneração.',
    ),
    ask(
      'Conte como escolheu entre dois caminhos profissionais. Que critérios de trabalho pesaram?',
      'Mostra critérios claros e assume o que deixou para trás.',
      'Não diz o que perdeu ao escolher.',
    ),
  ],
  especialista: [
    ask(
      'Que contribuição você quer deixar na sua área? Conte o que já fez por ela.',
      'Tem visão própria, ligada a problemas reais.',
      'A contribuição não resolve o problema de ninguém.',
    ),
    ask(
      'Conte como decidiu, da última vez, a que dedicar o seu tempo de estudo.',
      'Usa um critério ligado a problemas e ao retorno para o trabalho.',
      'Estuda o que está em evidência e não sabe dizer o uso.',
    ),
  ],
};

/** Conduct alone: never taste, way of life or resemblance to the team. */
const culture: QuestionsByLevel = {
  junior: [
    ask(
      'Um comportamento importante aqui é cumprir o combinado. Conte uma situação em que você agiu dessa forma.',
      'Traz um exemplo simples e verdadeiro, com o efeito que teve.',
      'Elogia o valor e não conta nenhuma situação.',
      'Um dos nossos valores é {valor}. Conte uma situação em que você agiu dessa forma.',
    ),
    ask(
      'Em que ambiente de trabalho ou estudo você aprendeu mais? Conte o que havia nele e o que você fez.',
      'Descreve práticas (não pessoas) e a própria contribuição.',
      'Descreve as pessoas e não o que se fazia.',
    ),
  ],
  pleno: [
    ask(
      'Conte uma situação em que foi difícil cumprir o combinado.',
      'Apresenta um dilema real, a escolha e a consequência.',
      'Diz que nunca foi difícil.',
      'Conte uma situação em que foi difícil praticar um valor como {valor}.',
    ),
    ask(
      'Conte uma situação em que viu uma regra da equipe ser ignorada com frequência. O que você fez?',
      'Conversa com as pessoas, propõe ajuste e usa os canais certos.',
      'Deixou passar, ou entrou na mesma prática.',
    ),
  ],
  senior: [
    ask(
      'Conte sobre uma decisão em que o resultado entrou em conflito com o que tinha sido combinado.',
      'Explica o dilema e protege o valor, assumindo o custo.',
      'Justifica o meio pelo resultado.',
      'Conte sobre uma decisão em que o resultado entrou em conflito com um valor como {valor}.',
    ),
    ask(
      'Conte como ajudou a mudar um hábito que prejudicava a equipe.',
      'Dá o exemplo, combina regra e acompanha.',
      'Cobrou dos outros um hábito que não tinha.',
    ),
  ],
  especialista: [
    ask(
      'Conte como defendeu um princípio sob pressão.',
      'Mostra firmeza com diálogo e alternativa.',
      'Defendeu atacando quem discordava.',
      'Conte como defendeu, sob pressão, um valor como {valor}.',
    ),
    ask(
      'Pelo que você conheceu desta empresa até aqui, o que preservaria e o que questionaria?',
      'Faz observação fundamentada e respeitosa.',
      'Só elogia, ou critica sem ter procurado saber.',
    ),
  ],
};

export const purposeQuestions = {
  'Motivação e Objetivos': motivation,
  'Cultura da Empresa': culture,
};
