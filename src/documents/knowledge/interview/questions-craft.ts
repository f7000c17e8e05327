import { ask, type QuestionsByLevel } from './question.ts';

const technicalSkills: QuestionsByLevel = {
  junior: [
    ask(
      'Me conte de uma tarefa parecida com as desta vaga que você já fez, em curso, estágio ou trabalho. O que fez por conta própria e em que pediu ajuda?',
      'Descreve o passo a passo real, reconhece o limite do que sabe e conta como buscou ajuda.',
      'Diz que fez de tudo e não descreve nenhum passo.',
    ),
    ask(
      'Me conte de uma ferramenta que você não conhecia e precisou aprender a usar. Como aprendeu?',
      'Busca a documentação, testa em pequena escala, tira dúvidas cedo e confere o resultado.',
      'Foi usando sem conferir, ou só usou quando alguém mandou.',
    ),
  ],
  pleno: [
    ask(
      'Me conte de um trabalho técnico que você fez do começo ao fim. Que escolhas você fez, e por quê?',
      'Apresenta o problema, as alternativas, a escolha e um resultado que se possa verificar.',
      'Conta o resultado do grupo e não explica nenhuma escolha própria.',
    ),
    ask(
      'Me conte de uma falha que você descobriu antes de entregar o trabalho. Como você a encontrou?',
      'Cita conferências, padrões ou revisão por outra pessoa e mostra como evitou a repetição.',
      'Diz que não costuma errar, ou só descobre a falha quando alguém reclama.',
    ),
  ],
  senior: [
    ask(
      'Qual foi a decisão técnica mais difícil que você já tomou, e de que precisou abrir mão?',
      'Explica critérios, custo, risco, quem consultou, o resultado e o que faria diferente.',
      'Fala em “melhor prática” e não diz o preço da escolha.',
    ),
    ask(
      'O que você já fez para que outras pessoas da equipe trabalhassem melhor?',
      'Conta uma prática concreta (padrão, revisão, mentoria) e o efeito que ela teve.',
      'Resolve pelos outros em vez de ensinar, ou não sabe dizer quem melhorou.',
    ),
  ],
  especialista: [
    ask(
      'Em que assunto técnico as pessoas procuram você? Me conte de um problema que dependeu do que você sabia.',
      'Traz um caso complexo, explicado com simplicidade, com método e resultado.',
      'Usa palavras difíceis e não consegue explicar a quem não é da área.',
    ),
    ask(
      'Me conte de uma novidade da área que você ajudou a adotar e de outra que recusou. Por quê?',
      'Mostra posição própria, com evidências, custo e contexto da empresa.',
      'Adota porque é novo, ou recusa porque é novo.',
    ),
  ],
};

const experience: QuestionsByLevel = {
  junior: [
    ask(
      'O que você já fez de mais parecido com este trabalho, em emprego, curso, bico ou em casa? Me conte como era.',
      'Relaciona o que viveu com as tarefas da vaga e dá um exemplo.',
      'Lista lugares por onde passou e não conta o que fazia neles.',
    ),
    ask(
      'Me conte de um erro que você cometeu quando estava começando. O que mudou depois dele?',
      'Assume a própria parte, corrige e mostra a mudança.',
      'Põe o erro na conta do chefe ou do colega.',
    ),
  ],
  pleno: [
    ask(
      'No trabalho mais parecido com este que você já teve, como era um dia comum? O que ficava por sua conta?',
      'Descreve tarefas parecidas com as da vaga, com detalhe, e separa o que fazia do que era da equipe.',
      'Fala da empresa e do cargo, e não do que fazia.',
    ),
    ask(
      'Me conte de um trabalho que não saiu como planejado. O que você fez?',
      'Avisa cedo, replaneja e aprende, sem culpar outras pessoas.',
      'Só percebeu o problema no dia da entrega.',
    ),
  ],
  senior: [
    ask(
      'Me conte do trabalho mais difícil que você já assumiu nesta área. Por onde começou, e como terminou?',
      'Conta o diagnóstico, o plano, os obstáculos, as pessoas envolvidas e o resultado.',
      'Conta um desafio grande em que o papel foi de quem assistia.',
    ),
    ask(
      'Me conte de uma decisão sua que mudou o rumo de um trabalho. Como você chegou a ela?',
      'Apresenta o contexto, as opções, o risco assumido e o efeito observado.',
      'Não sabe dizer o que mudou depois da decisão.',
    ),
  ],
  especialista: [
    ask(
      'Me conte de um jeito de trabalhar que você criou e que outras pessoas continuaram usando. Como ele pegou?',
      'Mostra o legado: o que era, como se espalhou e o que sustentou o uso.',
      'A prática dependia da presença da pessoa e acabou com a saída.',
    ),
    ask(
      'Que recomendação sua mais mudou custo, prazo ou qualidade? Como você convenceu as pessoas?',
      'Argumenta com dados, compara alternativas e mostra o efeito medido.',
      'A recomendação não tem número nem consequência que se possa conferir.',
    ),
  ],
};

export const craftQuestions = {
  'Competências Técnicas': technicalSkills,
  'Experiência Profissional': experience,
};
