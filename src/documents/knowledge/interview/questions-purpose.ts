import { ask, type QuestionsByLevel } from './question.ts';

const motivation: QuestionsByLevel = {
  junior: [
    ask(
      'O que você aprendeu por conta própria, sem ninguém pedir? Como usou?',
      'Mostra curiosidade com prática e constância.',
      'Cita um curso que não terminou nem usou.',
    ),
    ask(
      'O que chamou a sua atenção nesta vaga, e o que você quer aprender nela?',
      'Conhece as tarefas da vaga e tem um objetivo de aprendizado concreto.',
      'Responde algo que serviria para qualquer vaga.',
    ),
  ],
  pleno: [
    ask(
      'De que parte do seu último trabalho você mais gostava, e de que parte menos? Por quê?',
      'Fala de tarefas, e o que mais gosta de fazer está nesta vaga.',
      'O que menos gosta de fazer é o centro desta vaga.',
    ),
    ask(
      'Que próximo passo profissional você quer dar, e o que já fez por ele?',
      'Tem objetivo claro e ações em andamento.',
      'Tem um objetivo e nenhum passo dado.',
    ),
  ],
  senior: [
    ask(
      'Qual foi o trabalho que mais valeu a pena para você? O que havia nele?',
      'Fala de impacto, escopo e condições de trabalho, com realismo.',
      'Só fala de cargo e de remuneração.',
    ),
    ask(
      'Me conte de uma vez em que você precisou escolher entre dois trabalhos ou dois caminhos. O que pesou?',
      'Mostra critérios claros e assume o que deixou para trás.',
      'Não diz o que perdeu ao escolher.',
    ),
  ],
  especialista: [
    ask(
      'Que problema da sua área você gostaria de ajudar a resolver, e o que já fez por isso?',
      'Tem visão própria, ligada a problemas reais.',
      'A contribuição não resolve o problema de ninguém.',
    ),
    ask(
      'O que você estudou por último, e por que escolheu isso?',
      'Usa um critério ligado a problemas e ao retorno para o trabalho.',
      'Estuda o que está em evidência e não sabe dizer o uso.',
    ),
  ],
};

/** Conduct alone: never taste, way of life or resemblance to the team. */
const culture: QuestionsByLevel = {
  junior: [
    ask(
      'Aqui é importante cumprir o que se combina. Me conte de uma vez em que você fez isso, mesmo dando trabalho.',
      'Traz um exemplo simples e verdadeiro, com o efeito que teve.',
      'Elogia o valor e não conta nenhuma situação.',
      'Um dos nossos valores é {valor}. Me conte de uma vez em que você agiu assim no trabalho ou nos estudos.',
    ),
    ask(
      'Em que lugar, de trabalho ou de estudo, você mais aprendeu? O que havia nele, e o que você fazia?',
      'Descreve práticas (não pessoas) e a própria contribuição.',
      'Descreve as pessoas e não o que se fazia.',
    ),
  ],
  pleno: [
    ask(
      'Me conte de uma vez em que foi difícil cumprir o que você tinha combinado. O que fez?',
      'Apresenta um dilema real, a escolha e a consequência.',
      'Diz que nunca foi difícil.',
      'Um dos nossos valores é {valor}. Me conte de uma vez em que foi difícil agir assim. O que você fez?',
    ),
    ask(
      'Me conte de uma regra da equipe que ninguém cumpria. O que você fez?',
      'Conversa com as pessoas, propõe ajuste e usa os canais certos.',
      'Deixou passar, ou entrou na mesma prática.',
    ),
  ],
  senior: [
    ask(
      'Me conte de uma vez em que o resultado pedia uma coisa e o combinado pedia outra. O que você decidiu?',
      'Explica o dilema e protege o valor, assumindo o custo.',
      'Justifica o meio pelo resultado.',
      'Um dos nossos valores é {valor}. Me conte de uma vez em que o resultado pedia o contrário. O que você decidiu?',
    ),
    ask(
      'Me conte de um hábito que prejudicava a equipe e que você ajudou a mudar. Como fez?',
      'Dá o exemplo, combina regra e acompanha.',
      'Cobrou dos outros um hábito que não tinha.',
    ),
  ],
  especialista: [
    ask(
      'Me conte de uma vez em que pressionaram você a fazer o que não achava certo. O que você fez?',
      'Mostra firmeza com diálogo e alternativa.',
      'Defendeu atacando quem discordava.',
      'Um dos nossos valores é {valor}. Me conte de uma vez em que pressionaram você a fazer o contrário. O que você fez?',
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
