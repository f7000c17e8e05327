import type { QuestionsByLevel } from './question.ts';

const motivation: QuestionsByLevel = {
  junior: [
    {
      text: 'Conte sobre algo que você aprendeu por vontade própria e como usou.',
      about: 'Conte sobre algo ligado {a} que você aprendeu por vontade própria e como usou.',
      expected: 'Mostra curiosidade com prática e constância.',
      criteria: ['Iniciativa', 'constância', 'aplicação'],
    },
    {
      text: 'O que chamou a sua atenção nesta vaga e o que você quer aprender nela?',
      about: 'O que chamou a sua atenção nesta vaga e o que você quer aprender {em}?',
      expected: 'Conhece as tarefas da vaga e tem um objetivo de aprendizado concreto.',
      criteria: ['Interesse real', 'realismo', 'objetivo'],
    },
  ],
  pleno: [
    {
      text: 'Descreva um trabalho recente em que você rendeu acima do habitual. O que fez diferença?',
      about:
        'Descreva um trabalho recente ligado {a} em que você rendeu acima do habitual. O que fez diferença?',
      expected: 'Relaciona o que motiva com as tarefas reais da vaga.',
      criteria: ['Autoconhecimento', 'compatibilidade', 'exemplo'],
    },
    {
      text: 'Qual é o próximo passo profissional que você quer dar? Conte o que já fez por ele.',
      expected: 'Tem objetivo claro e ações em andamento.',
      criteria: ['Clareza', 'ação', 'coerência'],
    },
  ],
  senior: [
    {
      text: 'Qual foi o trabalho que mais valeu a pena para você, e que condições o tornaram possível?',
      about:
        'Qual foi o trabalho ligado {a} que mais valeu a pena para você, e que condições o tornaram possível?',
      expected: 'Fala de impacto, escopo e condições de trabalho, com realismo.',
      criteria: ['Foco em impacto', 'realismo', 'coerência'],
    },
    {
      text: 'Conte como escolheu entre dois caminhos profissionais. Que critérios de trabalho pesaram?',
      expected: 'Mostra critérios claros e assume o que deixou para trás.',
      criteria: ['Critério', 'coerência', 'respeito'],
    },
  ],
  especialista: [
    {
      text: 'Que contribuição você quer deixar na sua área? Conte o que já fez por ela.',
      about: 'Que contribuição ligada {a} você quer deixar? Conte o que já fez por ela.',
      expected: 'Tem visão própria, ligada a problemas reais.',
      criteria: ['Visão', 'relevância', 'plano'],
    },
    {
      text: 'Conte como decidiu, da última vez, a que dedicar o seu tempo de estudo.',
      expected: 'Usa um critério ligado a problemas e ao retorno para o trabalho.',
      criteria: ['Critério', 'disciplina', 'aplicação'],
    },
  ],
};

/** Conduct alone: never taste, way of life or resemblance to the team. */
const culture: QuestionsByLevel = {
  junior: [
    {
      text: 'Um comportamento importante aqui é cumprir o combinado. Conte uma situação em que você agiu dessa forma.',
      onValue: 'Um dos nossos valores é {valor}. Conte uma situação em que você agiu dessa forma.',
      expected: 'Traz um exemplo simples e verdadeiro, com o efeito que teve.',
      criteria: ['Exemplo', 'coerência', 'efeito'],
    },
    {
      text: 'Em que ambiente de trabalho ou estudo você aprendeu mais? Conte o que havia nele e o que você fez.',
      expected: 'Descreve práticas (não pessoas) e a própria contribuição.',
      criteria: ['Clareza', 'contribuição', 'compatibilidade'],
    },
  ],
  pleno: [
    {
      text: 'Conte uma situação em que foi difícil cumprir o combinado.',
      onValue: 'Conte uma situação em que foi difícil praticar um valor como {valor}.',
      expected: 'Apresenta um dilema real, a escolha e a consequência.',
      criteria: ['Dilema', 'escolha', 'aprendizado'],
    },
    {
      text: 'Conte uma situação em que viu uma regra da equipe ser ignorada com frequência. O que você fez?',
      expected: 'Conversa com as pessoas, propõe ajuste e usa os canais certos.',
      criteria: ['Postura', 'cuidado', 'canal adequado'],
    },
  ],
  senior: [
    {
      text: 'Conte sobre uma decisão em que o resultado entrou em conflito com o que tinha sido combinado.',
      onValue:
        'Conte sobre uma decisão em que o resultado entrou em conflito com um valor como {valor}.',
      expected: 'Explica o dilema e protege o valor, assumindo o custo.',
      criteria: ['Ética', 'critério', 'consequência'],
    },
    {
      text: 'Conte como ajudou a mudar um hábito que prejudicava a equipe.',
      expected: 'Dá o exemplo, combina regra e acompanha.',
      criteria: ['Exemplo pessoal', 'combinado', 'permanência'],
    },
  ],
  especialista: [
    {
      text: 'Conte como defendeu um princípio sob pressão.',
      onValue: 'Conte como defendeu, sob pressão, um valor como {valor}.',
      expected: 'Mostra firmeza com diálogo e alternativa.',
      criteria: ['Integridade', 'diálogo', 'alternativa'],
    },
    {
      text: 'Pelo que você conheceu desta empresa até aqui, o que preservaria e o que questionaria?',
      expected: 'Faz observação fundamentada e respeitosa.',
      criteria: ['Preparo', 'franqueza', 'respeito'],
    },
  ],
};

export const purposeQuestions = {
  'Motivação e Objetivos': motivation,
  'Cultura da Empresa': culture,
};
