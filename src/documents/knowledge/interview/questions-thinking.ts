import type { QuestionsByLevel } from './question.ts';

const problemSolving: QuestionsByLevel = {
  junior: [
    {
      text: 'Descreva um problema que você resolveu com poucos recursos.',
      about: 'Descreva um problema que você resolveu {em} com poucos recursos.',
      expected: 'Entende o problema, tenta, pede ajuda e confere.',
      criteria: ['Entendimento', 'tentativa', 'conferência'],
    },
    {
      text: 'Conte uma situação em que algo deu errado no meio de uma tarefa. Qual foi o seu primeiro passo?',
      about: 'Conte uma situação em que algo deu errado {em}. Qual foi o seu primeiro passo?',
      expected: 'Para, avalia o efeito, avisa e propõe uma saída.',
      criteria: ['Calma', 'aviso', 'proposta'],
    },
  ],
  pleno: [
    {
      text: 'Descreva um problema que voltava a acontecer. Como chegou à causa?',
      about: 'Descreva um problema que voltava a acontecer {em}. Como chegou à causa?',
      expected: 'Coleta dados, testa hipóteses, age na causa e verifica se o problema parou.',
      criteria: ['Investigação', 'causa', 'verificação'],
    },
    {
      text: 'Conte sobre uma decisão que você tomou com informação incompleta.',
      about: 'Conte sobre uma decisão que você tomou {em} com informação incompleta.',
      expected: 'Define o risco aceitável, decide, acompanha e ajusta.',
      criteria: ['Critério', 'rapidez', 'ajuste'],
    },
  ],
  senior: [
    {
      text: 'Conte sobre um problema que envolvia várias áreas. Como você conduziu?',
      about: 'Conte sobre um problema ligado {a} que envolvia várias áreas. Como você conduziu?',
      expected: 'Divide o problema, define responsáveis e fecha com prevenção.',
      criteria: ['Estrutura', 'coordenação', 'prevenção'],
    },
    {
      text: 'Conte como você evitou um problema antes que ele acontecesse.',
      about: 'Conte como você evitou um problema {em} antes que ele acontecesse.',
      expected: 'Lê sinais, mostra o risco e age cedo.',
      criteria: ['Antecipação', 'persuasão', 'efeito'],
    },
  ],
  especialista: [
    {
      text: 'Descreva o problema mais ambíguo que você já enfrentou. Por onde começou?',
      about: 'Descreva o problema mais ambíguo que você já enfrentou {em}. Por onde começou?',
      expected: 'Enquadra o problema, cria hipóteses e aprende em ciclos curtos.',
      criteria: ['Enquadramento', 'método', 'aprendizado'],
    },
    {
      text: 'Conte sobre um problema que outras pessoas já tinham tentado resolver. O que você fez de diferente?',
      about:
        'Conte sobre um problema ligado {a} que outras pessoas já tinham tentado resolver. O que você fez de diferente?',
      expected: 'Estuda as tentativas anteriores, muda a pergunta e valida a solução.',
      criteria: ['Investigação prévia', 'novo ângulo', 'validação'],
    },
  ],
};

const communication: QuestionsByLevel = {
  junior: [
    {
      text: 'Conte uma situação em que precisou explicar algo que tinha acabado de aprender.',
      about:
        'Conte uma situação em que precisou explicar algo ligado {a} que tinha acabado de aprender.',
      expected: 'Usa palavras simples e verifica se foi entendido.',
      criteria: ['Clareza', 'verificação', 'adaptação'],
    },
    {
      text: 'Conte uma situação em que precisou avisar que não cumpriria um prazo. Como fez?',
      about:
        'Conte uma situação, em um trabalho ligado {a}, em que precisou avisar que não cumpriria um prazo. Como fez?',
      expected: 'Avisa cedo, explica o motivo e propõe nova data.',
      criteria: ['Antecedência', 'transparência', 'proposta'],
    },
  ],
  pleno: [
    {
      text: 'Conte como explicou um assunto técnico a quem não é da área.',
      about: 'Conte como explicou, a quem não é da área, um assunto ligado {a}.',
      expected: 'Parte do que a pessoa precisa decidir, usa exemplos e confirma o entendimento.',
      criteria: ['Adaptação ao público', 'exemplo', 'resultado'],
    },
    {
      text: 'Descreva um mal-entendido e como você o desfez.',
      about: 'Descreva um mal-entendido surgido {em} e como você o desfez.',
      expected: 'Reconhece a própria parte, esclarece o que ficou combinado e registra.',
      criteria: ['Responsabilidade', 'confirmação', 'registro'],
    },
  ],
  senior: [
    {
      text: 'Conte sobre uma notícia ruim que você precisou dar a um cliente ou à direção. Como se preparou?',
      about:
        'Conte sobre uma notícia ruim ligada {a} que você precisou dar a um cliente ou à direção. Como se preparou?',
      expected: 'Escolhe o momento, vai aos fatos, escuta e explica os próximos passos.',
      criteria: ['Preparo', 'empatia', 'próximos passos'],
    },
    {
      text: 'Descreva uma apresentação sua que mudou uma decisão.',
      about: 'Descreva uma apresentação sua que mudou uma decisão ligada {a}.',
      expected: 'Mostra mensagem central, dados essenciais e pedido claro.',
      criteria: ['Síntese', 'evidência', 'pedido'],
    },
  ],
  especialista: [
    {
      text: 'Conte como tornou um tema complexo compreensível para a direção de uma empresa.',
      about: 'Conte como tornou um tema ligado {a} compreensível para a direção de uma empresa.',
      expected: 'Traduz em risco, custo e escolha, sem perder o rigor.',
      criteria: ['Síntese', 'rigor', 'efeito na decisão'],
    },
    {
      text: 'Conte como construiu consenso entre pessoas com visões opostas.',
      about: 'Conte como construiu consenso, {em}, entre pessoas com visões opostas.',
      expected: 'Escuta, reformula e encontra o critério comum.',
      criteria: ['Escuta', 'mediação', 'acordo'],
    },
  ],
};

export const thinkingQuestions = {
  'Resolução de Problemas': problemSolving,
  Comunicação: communication,
};
