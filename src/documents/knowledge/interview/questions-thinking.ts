import { ask, type QuestionsByLevel } from './question.ts';

const problemSolving: QuestionsByLevel = {
  junior: [
    ask(
      'Me conte de um problema que você resolveu com o pouco que tinha à mão. Como fez?',
      'Entende o problema, tenta, pede ajuda e confere.',
      'Parou no que faltava e esperou que alguém resolvesse.',
    ),
    ask(
      'Me conte de uma vez em que alguma coisa deu errado no meio de uma tarefa. O que você fez primeiro?',
      'Para, avalia o efeito, avisa e propõe uma saída.',
      'Escondeu o que deu errado ou seguiu como se nada fosse.',
    ),
  ],
  pleno: [
    ask(
      'Me conte de um problema que sempre voltava. Como você descobriu a causa?',
      'Coleta dados, testa hipóteses, age na causa e verifica se o problema parou.',
      'Tratou o sintoma toda vez e não procurou a causa.',
    ),
    ask(
      'Me conte de uma decisão que você precisou tomar sem ter toda a informação. O que pesou?',
      'Define o risco aceitável, decide, acompanha e ajusta.',
      'Decidiu no impulso, ou esperou até não haver escolha.',
    ),
  ],
  senior: [
    ask(
      'Me conte de um problema que envolvia várias áreas. Como você conduziu?',
      'Divide o problema, combina quem cuida de cada parte e evita que ele volte.',
      'Reuniu muita gente e ninguém ficou com a decisão.',
    ),
    ask(
      'Me conte de um problema que você percebeu e evitou antes que acontecesse. Que sinais você viu?',
      'Lê sinais, mostra o risco e age cedo.',
      'Só conta problemas que já tinham estourado.',
    ),
  ],
  especialista: [
    ask(
      'Qual foi o problema mais confuso que você já pegou? Por onde começou?',
      'Separa o problema em partes, testa em pequena escala e muda o caminho com o que aprende.',
      'Começou pela solução, antes de entender o problema.',
    ),
    ask(
      'Me conte de um problema que outras pessoas já tinham tentado resolver. O que você fez de diferente?',
      'Estuda as tentativas anteriores, muda a pergunta e valida a solução.',
      'Repetiu o que já tinham tentado, com mais força.',
    ),
  ],
};

const communication: QuestionsByLevel = {
  junior: [
    ask(
      'Me conte de uma vez em que você precisou explicar alguma coisa que tinha acabado de aprender.',
      'Usa palavras simples e verifica se foi entendido.',
      'Explica do mesmo jeito de novo, só que mais alto.',
    ),
    ask(
      'Me conte de uma vez em que você percebeu que não ia cumprir um prazo. Como avisou?',
      'Avisa cedo, explica o motivo e propõe nova data.',
      'Avisou no dia, ou esperou que perguntassem.',
    ),
  ],
  pleno: [
    ask(
      'Me conte de uma vez em que você precisou explicar um assunto técnico a quem não era da área. Como fez?',
      'Parte do que a pessoa precisa decidir, usa exemplos e confirma o entendimento.',
      'Usa as palavras técnicas e supõe que entenderam.',
    ),
    ask(
      'Me conte de um mal-entendido no trabalho. Como vocês se acertaram?',
      'Reconhece a própria parte, esclarece o que ficou combinado e registra.',
      'Diz que o outro não prestou atenção.',
    ),
  ],
  senior: [
    ask(
      'Me conte de uma notícia ruim que você precisou dar a um cliente ou à direção. Como se preparou?',
      'Escolhe o momento, vai aos fatos, escuta e explica os próximos passos.',
      'Mandou por mensagem, ou deu a notícia pela metade.',
    ),
    ask(
      'Me conte de uma vez em que a sua explicação mudou uma decisão. O que você disse?',
      'Disse o essencial primeiro, com os dados que importavam, e pediu algo claro.',
      'Não sabe dizer o que mudou depois do que disse.',
    ),
  ],
  especialista: [
    ask(
      'Me conte de um assunto complicado que você precisou explicar à direção. Como fez?',
      'Fala em risco, custo e opções, sem deixar de ser exato.',
      'Simplifica até ficar errado, ou afoga em detalhe.',
    ),
    ask(
      'Me conte de uma vez em que você ajudou pessoas que discordavam a chegar a um acordo. Como foi?',
      'Escuta, reformula e encontra o critério comum.',
      'Convenceu um lado e perdeu o outro.',
    ),
  ],
};

export const thinkingQuestions = {
  'Resolução de Problemas': problemSolving,
  Comunicação: communication,
};
