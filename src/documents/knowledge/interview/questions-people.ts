import type { QuestionsByLevel } from './question.ts';

const leadership: QuestionsByLevel = {
  junior: [
    {
      text: 'Conte uma situação em que tomou a frente sem ter cargo para isso.',
      about: 'Conte uma situação em que tomou a frente {em}, sem ter cargo para isso.',
      expected: 'Percebe a necessidade, combina com o grupo e conduz até o fim.',
      criteria: ['Iniciativa', 'respeito ao grupo', 'conclusão'],
    },
    {
      text: 'Conte uma situação em que precisou convencer colegas a fazer algo de outro jeito.',
      about: 'Conte uma situação em que precisou convencer colegas a agir de outro jeito {em}.',
      expected: 'Explica o motivo, ouve objeções e chega a um combinado.',
      criteria: ['Influência', 'escuta', 'combinado com o grupo'],
    },
  ],
  pleno: [
    {
      text: 'Conte como orientou uma pessoa menos experiente.',
      about: 'Conte como orientou uma pessoa menos experiente {em}.',
      expected: 'Ensina por etapas, acompanha e dá autonomia aos poucos.',
      criteria: ['Didática', 'acompanhamento', 'autonomia'],
    },
    {
      text: 'Descreva um trabalho em grupo que você coordenou sem ser a chefia.',
      about: 'Descreva um trabalho em grupo ligado {a} que você coordenou sem ser a chefia.',
      expected: 'Combina papéis, prazos e forma de decidir.',
      criteria: ['Clareza de papéis', 'influência', 'entrega'],
    },
  ],
  senior: [
    {
      text: 'Conte como tratou um desempenho abaixo do esperado na equipe.',
      about: 'Conte como tratou, na equipe, um desempenho abaixo do esperado {em}.',
      expected: 'Parte de fatos, conversa em particular, combina plano com prazo e acompanha.',
      criteria: ['Justiça', 'clareza', 'desfecho'],
    },
    {
      text: 'Qual foi a última responsabilidade importante que você delegou? Como acompanhou?',
      about:
        'Qual foi a última responsabilidade importante ligada {a} que você delegou? Como acompanhou?',
      expected: 'Escolhe bem, dá contexto e limites e acompanha por marcos.',
      criteria: ['Critério', 'contexto dado', 'acompanhamento sem centralizar'],
    },
  ],
  especialista: [
    {
      text: 'Descreva uma decisão que você influenciou sem ter autoridade formal.',
      about: 'Descreva uma decisão ligada {a} que você influenciou sem ter autoridade formal.',
      expected: 'Mapeia interesses, constrói apoio e usa evidências.',
      criteria: ['Influência ética', 'evidências', 'efeito'],
    },
    {
      text: 'Conte como ajudou alguém a se tornar referência técnica. O que você fez?',
      about: 'Conte como ajudou alguém a se tornar referência em algo ligado {a}. O que você fez?',
      expected: 'Mostra desenvolvimento intencional, com prática e autonomia.',
      criteria: ['Intenção', 'método', 'resultado nas pessoas'],
    },
  ],
};

const teamwork: QuestionsByLevel = {
  junior: [
    {
      text: 'Descreva um trabalho em grupo em que você ajudou alguém a entregar.',
      about: 'Descreva um trabalho em grupo ligado {a} em que você ajudou alguém a entregar.',
      expected: 'Percebe a dificuldade, oferece ajuda e cumpre a própria parte.',
      criteria: ['Cooperação', 'confiabilidade', 'respeito'],
    },
    {
      text: 'Conte uma situação em que alguém do grupo não cumpriu o combinado. O que você fez?',
      about:
        'Conte uma situação ligada {a} em que alguém do grupo não cumpriu o combinado. O que você fez?',
      expected: 'Conversa direto com a pessoa antes de levar adiante.',
      criteria: ['Conversa direta', 'cuidado', 'solução'],
    },
  ],
  pleno: [
    {
      text: 'Descreva uma entrega que dependia de outra área. Como garantiu o resultado?',
      about:
        'Descreva uma entrega ligada {a} que dependia de outra área. Como garantiu o resultado?',
      expected: 'Alinha expectativas, prazos e um canal de acompanhamento.',
      criteria: ['Alinhamento', 'acompanhamento', 'resultado'],
    },
    {
      text: 'Conte uma situação em que você abriu mão da sua ideia pelo grupo.',
      about:
        'Conte sobre uma escolha da equipe, ligada {a}, em que você apoiou uma ideia diferente da sua.',
      expected: 'Compara ideias por critério e apoia a escolhida.',
      criteria: ['Flexibilidade', 'critério', 'apoio à decisão'],
    },
  ],
  senior: [
    {
      text: 'Conte como integrou à equipe pessoas com ritmos e estilos de trabalho diferentes.',
      about: 'Conte como integrou, {em}, pessoas com ritmos e estilos de trabalho diferentes.',
      expected: 'Adapta a forma de trabalho, combina regras e mede o efeito.',
      criteria: ['Inclusão', 'combinados', 'efeito'],
    },
    {
      text: 'Conte sobre um conflito entre colegas que você ajudou a resolver.',
      about: 'Conte sobre um conflito entre colegas, surgido {em}, que você ajudou a resolver.',
      expected: 'Ouve os lados, volta ao objetivo comum e acompanha.',
      criteria: ['Imparcialidade', 'foco no objetivo', 'acompanhamento'],
    },
  ],
  especialista: [
    {
      text: 'Conte como levou áreas com metas diferentes a cooperar.',
      about: 'Conte como levou áreas com metas diferentes a cooperar {em}.',
      expected: 'Cria meta comum, torna visível o ganho e define governança simples.',
      criteria: ['Visão do todo', 'negociação', 'continuidade'],
    },
    {
      text: 'Conte o que fez para que a equipe não dependesse só de você em um assunto.',
      about:
        'Conte o que fez para que a equipe não dependesse só de você em um assunto ligado {a}.',
      expected: 'Documenta, forma outras pessoas e cria rotina de troca.',
      criteria: ['Generosidade técnica', 'rotina', 'efeito'],
    },
  ],
};

export const peopleQuestions = { Liderança: leadership, 'Trabalho em Equipe': teamwork };
