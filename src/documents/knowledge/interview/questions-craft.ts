import { ask, type QuestionsByLevel } from './question.ts';

const technicalSkills: QuestionsByLevel = {
  junior: [
    ask(
      'Descreva uma atividade da área desta vaga que você já fez, em curso, estágio ou trabalho. O que fez por conta própria e em que pediu ajuda?',
      'Descreve o passo a passo real, reconhece o limite do que sabe e conta como buscou ajuda.',
      'Diz que fez de tudo e não descreve nenhum passo.',
    ),
    ask(
      'Conte como começou a usar uma ferramenta que você não conhecia.',
      'Busca a documentação, testa em pequena escala, tira dúvidas cedo e confere o resultado.',
      'Foi usando sem conferir, ou só usou quando alguém mandou.',
    ),
  ],
  pleno: [
    ask(
      'Descreva uma entrega técnica sua do começo ao fim. Que escolhas você fez e por quê?',
      'Apresenta o problema, as alternativas, a escolha e um resultado que se possa verificar.',
      'Conta o resultado do grupo e não explica nenhuma escolha própria.',
    ),
    ask(
      'Descreva uma falha que você descobriu antes da entrega. Como a encontrou?',
      'Cita conferências, padrões ou revisão por outra pessoa e mostra como evitou a repetição.',
      'Diz que não costuma errar, ou só descobre a falha quando alguém reclama.',
    ),
  ],
  senior: [
    ask(
      'Qual foi a decisão técnica mais difícil que você tomou e de que precisou abrir mão?',
      'Explica critérios, custo, risco, quem consultou, o resultado e o que faria diferente.',
      'Fala em “melhor prática” e não diz o preço da escolha.',
    ),
    ask(
      'Conte como elevou o nível técnico das pessoas à sua volta.',
      'Conta uma prática concreta (padrão, revisão, mentoria) e o efeito que ela teve.',
      'Resolve pelos outros em vez de ensinar, ou não sabe dizer quem melhorou.',
    ),
  ],
  especialista: [
    ask(
      'Em que assunto técnico as pessoas procuram você? Conte sobre um problema que dependeu do seu conhecimento.',
      'Traz um caso complexo, explicado com simplicidade, com método e resultado.',
      'Usa palavras difíceis e não consegue explicar a quem não é da área.',
    ),
    ask(
      'Conte sobre uma novidade da área que você ajudou a adotar e outra que recusou. Por quê?',
      'Mostra posição própria, com evidências, custo e contexto da empresa.',
      'Adota porque é novo, ou recusa porque é novo.',
    ),
  ],
};

const experience: QuestionsByLevel = {
  junior: [
    ask(
      'Qual foi a experiência, remunerada ou não, que mais preparou você para esta vaga? Conte o que fez nela.',
      'Relaciona o que viveu com as tarefas da vaga e dá um exemplo.',
      'Lista lugares por onde passou e não conta o que fazia neles.',
    ),
    ask(
      'Conte sobre um erro do início da sua trajetória e o que mudou depois dele.',
      'Assume a própria parte, corrige e mostra a mudança.',
      'Põe o erro na conta do chefe ou do colega.',
    ),
  ],
  pleno: [
    ask(
      'Descreva um resultado da sua trajetória que você gostaria de repetir aqui. Que condições permitiram chegar a ele?',
      'Explica o resultado por ações próprias e pelas condições que permitiram chegar a ele.',
      'Atribui o resultado à sorte ou à equipe e não mostra a própria parte.',
    ),
    ask(
      'Descreva uma entrega que não saiu como planejado. O que você fez?',
      'Avisa cedo, replaneja e aprende, sem culpar outras pessoas.',
      'Só percebeu o problema no dia da entrega.',
    ),
  ],
  senior: [
    ask(
      'Descreva o maior desafio que você assumiu, do diagnóstico ao resultado.',
      'Conta o diagnóstico, o plano, os obstáculos, as pessoas envolvidas e o resultado.',
      'Conta um desafio grande em que o papel foi de quem assistia.',
    ),
    ask(
      'Descreva uma decisão sua que mudou o rumo de um projeto ou de uma área.',
      'Apresenta o contexto, as opções, o risco assumido e o efeito observado.',
      'Não sabe dizer o que mudou depois da decisão.',
    ),
  ],
  especialista: [
    ask(
      'Descreva um método ou uma prática que você criou e que continuou em uso depois da sua saída.',
      'Mostra o legado: o que era, como se espalhou e o que sustentou o uso.',
      'A prática dependia da presença da pessoa e acabou com a saída.',
    ),
    ask(
      'Qual foi a sua recomendação que mais afetou custo, prazo ou qualidade? Como você a sustentou?',
      'Argumenta com dados, compara alternativas e mostra o efeito medido.',
      'A recomendação não tem número nem consequência que se possa conferir.',
    ),
  ],
};

export const craftQuestions = {
  'Competências Técnicas': technicalSkills,
  'Experiência Profissional': experience,
};
