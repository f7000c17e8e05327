import { ask, type QuestionsByLevel } from './question.ts';

const problemSolving: QuestionsByLevel = {
  junior: [
    ask(
      'Descreva um problema que você resolveu com poucos recursos.',
      'Entende o problema, tenta, pede ajuda e confere.',
      'Parou no que faltava e esperou que alguém resolvesse.',
    ),
    ask(
      'Conte uma situação em que algo deu errado no meio de uma tarefa. Qual foi o seu primeiro passo?',
      'Para, avalia o efeito, avisa e propõe uma saída.',
      'Escondeu o que deu errado ou seguiu como se nada fosse.',
    ),
  ],
  pleno: [
    ask(
      'Descreva um problema que voltava a acontecer. Como chegou à causa?',
      'Coleta dados, testa hipóteses, age na causa e verifica se o problema parou.',
      'Tratou o sintoma toda vez e não procurou a causa.',
    ),
    ask(
      'Conte sobre uma decisão que você tomou com informação incompleta.',
      'Define o risco aceitável, decide, acompanha e ajusta.',
      'Decidiu no impulso, ou esperou até não haver escolha.',
    ),
  ],
  senior: [
    ask(
      'Conte sobre um problema que envolvia várias áreas. Como você conduziu?',
      'Divide o problema, define responsáveis e fecha com prevenção.',
      'Reuniu muita gente e ninguém ficou com a decisão.',
    ),
    ask(
      'Conte como você evitou um problema antes que ele acontecesse.',
      'Lê sinais, mostra o risco e age cedo.',
      'Só conta problemas que já tinham estourado.',
    ),
  ],
  especialista: [
    ask(
      'Descreva o problema mais ambíguo que você já enfrentou. Por onde começou?',
      'Enquadra o problema, cria hipóteses e aprende em ciclos curtos.',
      'Começou pela solução, antes de entender o problema.',
    ),
    ask(
      'Conte sobre um problema que outras pessoas já tinham tentado resolver. O que você fez de diferente?',
      'Estuda as tentativas anteriores, muda a pergunta e valida a solução.',
      'Repetiu o que já tinham tentado, com mais força.',
    ),
  ],
};

const communication: QuestionsByLevel = {
  junior: [
    ask(
      'Conte uma situação em que precisou explicar algo que tinha acabado de aprender.',
      'Usa palavras simples e verifica se foi entendido.',
      'Explica do mesmo jeito de novo, só que mais alto.',
    ),
    ask(
      'Conte uma situação em que precisou avisar que não cumpriria um prazo. Como fez?',
      'Avisa cedo, explica o motivo e propõe nova data.',
      'Avisou no dia, ou esperou que perguntassem.',
    ),
  ],
  pleno: [
    ask(
      'Conte como explicou um assunto técnico a quem não é da área.',
      'Parte do que a pessoa precisa decidir, usa exemplos e confirma o entendimento.',
      'Usa as palavras técnicas e supõe que entenderam.',
    ),
    ask(
      'Descreva um mal-entendido e como você o desfez.',
      'Reconhece a própria parte, esclarece o que ficou combinado e registra.',
      'Diz que o outro não prestou atenção.',
    ),
  ],
  senior: [
    ask(
      'Conte sobre uma notícia ruim que você precisou dar a um cliente ou à direção. Como se preparou?',
      'Escolhe o momento, vai aos fatos, escuta e explica os próximos passos.',
      'Mandou por mensagem, ou deu a notícia pela metade.',
    ),
    ask(
      'Descreva uma apresentação sua que mudou uma decisão.',
      'Mostra mensagem central, dados essenciais e pedido claro.',
      'Fala da apresentação e não do que mudou por causa dela.',
    ),
  ],
  especialista: [
    ask(
      'Conte como tornou um tema complexo compreensível para a direção de uma empresa.',
      'Traduz em risco, custo e escolha, sem perder o rigor.',
      'Simplifica até ficar errado, ou afoga em detalhe.',
    ),
    ask(
      'Conte como construiu consenso entre pessoas com visões opostas.',
      'Escuta, reformula e encontra o critério comum.',
      'Convenceu um lado e perdeu o outro.',
    ),
  ],
};

export const thinkingQuestions = {
  'Resolução de Problemas': problemSolving,
  Comunicação: communication,
};
