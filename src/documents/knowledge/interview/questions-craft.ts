import type { QuestionsByLevel } from './question.ts';

const technicalSkills: QuestionsByLevel = {
  junior: [
    {
      text: 'Descreva uma atividade da área desta vaga que você já fez, em curso, estágio ou trabalho. O que fez por conta própria e em que pediu ajuda?',
      about:
        'Descreva uma atividade ligada {a} que você já fez, em curso, estágio ou trabalho. O que fez por conta própria e em que pediu ajuda?',
      expected:
        'Descreve o passo a passo real, reconhece o limite do que sabe e conta como buscou ajuda.',
      criteria: ['Clareza do passo a passo', 'honestidade sobre limites', 'aprendizado'],
    },
    {
      text: 'Conte como começou a usar uma ferramenta que você não conhecia.',
      about:
        'Conte como começou a usar uma ferramenta que você não conhecia, de preferência em algo ligado {a}.',
      expected:
        'Busca a documentação, testa em pequena escala, tira dúvidas cedo e confere o resultado.',
      criteria: ['Método para aprender', 'noção de risco', 'conferência'],
    },
  ],
  pleno: [
    {
      text: 'Descreva uma entrega técnica sua do começo ao fim. Que escolhas você fez e por quê?',
      about:
        'Descreva uma entrega sua ligada {a}, do começo ao fim. Que escolhas você fez e por quê?',
      expected:
        'Apresenta o problema, as alternativas, a escolha e um resultado que se possa verificar.',
      criteria: ['Critério de escolha', 'autonomia', 'resultado verificável'],
    },
    {
      text: 'Descreva uma falha que você descobriu antes da entrega. Como a encontrou?',
      about:
        'Descreva uma falha que você descobriu {em}, antes que chegasse a quem recebe o trabalho. Como a encontrou?',
      expected:
        'Cita conferências, padrões ou revisão por outra pessoa e mostra como evitou a repetição.',
      criteria: ['Rotina de conferência', 'prevenção', 'uso de dados'],
    },
  ],
  senior: [
    {
      text: 'Qual foi a decisão técnica mais difícil que você tomou e de que precisou abrir mão?',
      about:
        'Qual foi a decisão técnica mais difícil que você tomou {em} e de que precisou abrir mão?',
      expected:
        'Explica critérios, custo, risco, quem consultou, o resultado e o que faria diferente.',
      criteria: ['Profundidade', 'visão de custo e risco', 'autocrítica'],
    },
    {
      text: 'Conte como elevou o nível técnico das pessoas à sua volta.',
      about: 'Conte como elevou o nível técnico das pessoas à sua volta em um trabalho ligado {a}.',
      expected: 'Conta uma prática concreta (padrão, revisão, mentoria) e o efeito que ela teve.',
      criteria: ['Exemplo real', 'efeito no grupo', 'continuidade'],
    },
  ],
  especialista: [
    {
      text: 'Em que assunto técnico as pessoas procuram você? Conte sobre um problema que dependeu do seu conhecimento.',
      about:
        'Em que assunto ligado {a} as pessoas procuram você? Conte sobre um problema que dependeu do seu conhecimento.',
      expected: 'Traz um caso complexo, explicado com simplicidade, com método e resultado.',
      criteria: ['Domínio', 'clareza para quem não é da área', 'impacto'],
    },
    {
      text: 'Conte sobre uma novidade da área que você ajudou a adotar e outra que recusou. Por quê?',
      about:
        'Conte sobre uma novidade ligada {a} que você ajudou a adotar e outra que recusou. Por quê?',
      expected: 'Mostra posição própria, com evidências, custo e contexto da empresa.',
      criteria: ['Atualização', 'senso crítico', 'adequação ao contexto'],
    },
  ],
};

const experience: QuestionsByLevel = {
  junior: [
    {
      text: 'Qual foi a experiência, remunerada ou não, que mais preparou você para esta vaga? Conte o que fez nela.',
      about:
        'Qual foi a experiência, remunerada ou não, que mais preparou você para um trabalho ligado {a}? Conte o que fez nela.',
      expected: 'Relaciona o que viveu com as tarefas da vaga e dá um exemplo.',
      criteria: ['Relação com a vaga', 'exemplo concreto', 'o que aprendeu'],
    },
    {
      text: 'Conte sobre um erro do início da sua trajetória e o que mudou depois dele.',
      about:
        'Conte sobre um erro do início da sua trajetória, de preferência em algo ligado {a}, e o que mudou depois dele.',
      expected: 'Assume a própria parte, corrige e mostra a mudança.',
      criteria: ['Responsabilidade', 'correção', 'mudança de hábito'],
    },
  ],
  pleno: [
    {
      text: 'Descreva um resultado da sua trajetória que você gostaria de repetir aqui. Que condições permitiram chegar a ele?',
      about:
        'Descreva um resultado que você alcançou {em} e gostaria de repetir aqui. Que condições permitiram chegar a ele?',
      expected:
        'Explica o resultado por ações próprias e pelas condições que permitiram chegar a ele.',
      criteria: ['Contribuição própria', 'leitura de contexto', 'viabilidade'],
    },
    {
      text: 'Descreva uma entrega que não saiu como planejado. O que você fez?',
      about: 'Descreva uma entrega ligada {a} que não saiu como planejado. O que você fez?',
      expected: 'Avisa cedo, replaneja e aprende, sem culpar outras pessoas.',
      criteria: ['Aviso antecipado', 'replanejamento', 'aprendizado com o caso'],
    },
  ],
  senior: [
    {
      text: 'Descreva o maior desafio que você assumiu, do diagnóstico ao resultado.',
      about: 'Descreva o maior desafio que você assumiu {em}, do diagnóstico ao resultado.',
      expected: 'Conta o diagnóstico, o plano, os obstáculos, as pessoas envolvidas e o resultado.',
      criteria: ['Complexidade', 'condução', 'resultado'],
    },
    {
      text: 'Descreva uma decisão sua que mudou o rumo de um projeto ou de uma área.',
      about:
        'Descreva uma decisão que você tomou {em} e que mudou o rumo de um projeto ou de uma área.',
      expected: 'Apresenta o contexto, as opções, o risco assumido e o efeito observado.',
      criteria: ['Julgamento', 'coragem com critério', 'efeito'],
    },
  ],
  especialista: [
    {
      text: 'Descreva um método ou uma prática que você criou e que continuou em uso depois da sua saída.',
      about:
        'Descreva uma prática ligada {a} que você criou e que continuou em uso depois da sua saída.',
      expected: 'Mostra o legado: o que era, como se espalhou e o que sustentou o uso.',
      criteria: ['Originalidade', 'adoção', 'sustentação'],
    },
    {
      text: 'Qual foi a sua recomendação que mais afetou custo, prazo ou qualidade? Como você a sustentou?',
      about:
        'Qual foi a sua recomendação ligada {a} que mais afetou custo, prazo ou qualidade? Como você a sustentou?',
      expected: 'Argumenta com dados, compara alternativas e mostra o efeito medido.',
      criteria: ['Argumento', 'alternativas', 'efeito medido'],
    },
  ],
};

export const craftQuestions = {
  'Competências Técnicas': technicalSkills,
  'Experiência Profissional': experience,
};
