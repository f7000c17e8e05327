import { caseAloud, readCase, words, type Family } from './family.ts';
import { ask } from './question.ts';

/** Who works with people and with information. Who leads comes first: 'gerente de vendas' leads before selling. */
export const serviceFamilies: readonly Family[] = [
  {
    aliases: words(
      'gerente de contas, gerente de projetos, gerente de produto, gerente de produtos',
    ),
    decides:
      'O que decide esta vaga é se a pessoa mantém prazos e combinados entre gente que não responde a ela.',
    exercise: {
      name: caseAloud,
      setup: readCase,
      question: ask(
        'Falta pouco para uma entrega. Uma área atrasou a parte dela, o cliente pediu uma mudança e a direção quer manter a data. O que você faz hoje, e o que diz a cada um?',
        'Separa o que é essencial, leva opções com o custo de cada uma, decide com quem pode decidir e avisa todos no mesmo dia.',
        'Promete as duas coisas, ou espera que alguém resolva.',
      ),
    },
    craft: [
      ask(
        'Me conte de um cliente ou projeto que você quase perdeu. O que fez para recuperar?',
        'Diz o que percebeu, com quem conversou, o que renegociou e como ficou depois.',
        'Conta que o problema era do cliente ou de outra área.',
      ),
      ask(
        'Como você acompanha várias entregas ao mesmo tempo, numa semana comum?',
        'Mostra onde registra, o que olha primeiro e quando avisa que algo vai atrasar.',
        'Guarda tudo na cabeça, ou só descobre o atraso quando alguém cobra.',
      ),
    ],
  },
  {
    aliases: words(
      `gerente, coordenador, coordenadora, supervisor, supervisora, lider, encarregado, encarregada, chefe, diretor,
      diretora, gestor, gestora, mestre de obras, governanta`,
    ),
    decides:
      'O que decide esta vaga é o que a pessoa já fez com uma equipe de verdade: combinar, acompanhar, corrigir a tempo e formar gente.',
    exercise: {
      name: 'Caso de equipe',
      setup:
        'Leia o caso, dê dois minutos para anotações e peça a ordem dos passos. Não há uma resposta única.',
      question: ask(
        'Você assume uma equipe em que duas pessoas não se falam, uma rende bem menos do que as outras e há um prazo importante chegando. O que faz nos três primeiros dias, e o que deixa para depois?',
        'Ouve antes de mudar, protege o prazo, trata cada assunto a sós e diz o que não vai resolver agora.',
        'Troca pessoas antes de ouvi-las, trata o conflito em público ou tenta resolver tudo de uma vez.',
      ),
    },
    craft: [
      ask(
        'Como você acompanha o trabalho da equipe numa semana comum? O que olha, e quando?',
        'Tem poucos indicadores, conversa com regularidade e conta uma vez em que interveio por causa deles.',
        'Acompanha tudo, ou só quando chega reclamação.',
      ),
      ask(
        'Me conte de uma meta que você dividiu entre várias pessoas. Como decidiu a parte de cada uma?',
        'Considera o preparo e a carga de cada um, combina o que é bom resultado e revê no caminho.',
        'Dividiu por igual, ou entregou tudo a quem já rende mais.',
      ),
    ],
  },
  {
    aliases: words(
      `recepcionista, atendente, atendimento, caixa, operador de caixa, operadora de caixa, vendedor, vendedora, vendas,
      consultor comercial, consultora comercial, representante, balconista, garcom, garconete, hostess, concierge,
      promotor, promotora, telemarketing, cobranca, sac, sdr, closer, call center`,
    ),
    decides:
      'O que decide esta vaga é como a pessoa ouve quem está à frente dela e o que faz quando a resposta fácil não serve.',
    exercise: {
      name: 'Conversa simulada',
      setup: 'Faça o papel do cliente por três minutos, sempre com a mesma fala e no mesmo tom.',
      question: ask(
        'Eu sou um cliente: esperei muito e recebi a coisa errada. Começo eu: “Isso é um absurdo, quero resolver agora.” O que você me diz?',
        'Ouve até o fim, reconhece o transtorno, pergunta o que falta saber e diz o que pode fazer e em quanto tempo.',
        'Discute, culpa um colega ou promete o que não depende de si.',
      ),
    },
    craft: [
      ask(
        'Me conte de um atendimento ou de uma venda que quase se perdeu. O que você fez?',
        'Descobre o que a pessoa precisava, oferece uma saída possível e acompanha até o fim.',
        'Insiste no roteiro, ou dá desconto sem saber qual era o problema.',
      ),
      ask(
        'Me conte de um dia em que havia muita gente esperando ao mesmo tempo. Como você organizou?',
        'Diz a quem espera o que vai acontecer, resolve primeiro o que é rápido ou grave e chama ajuda.',
        'Atende quem reclama mais alto e esquece os outros.',
      ),
    ],
  },
  {
    aliases: words('assistente social, educador social, educadora social, psicologo, psicologa'),
    decides:
      'O que decide esta vaga é como a pessoa acolhe quem passa por um momento difícil, respeita o sigilo e não perde de vista o que pode de fato fazer.',
    exercise: {
      name: caseAloud,
      setup: readCase,
      question: ask(
        'Alguém chega muito nervoso, conta uma situação de risco e pede que você não diga nada a ninguém. O que faz primeiro, o que diz e o que registra?',
        'Acolhe sem prometer segredo, avalia o risco, explica o que precisa acionar e registra só o necessário.',
        'Promete sigilo total, age por impulso ou passa o caso adiante sem acolher.',
      ),
    },
    craft: [
      ask(
        'Me conte de um caso em que você dependia de outros serviços da rede. Como conseguiu que andasse?',
        'Sabe a quem procurar, registra o que foi combinado e volta a cobrar.',
        'Encaminhou e não soube mais do caso.',
      ),
      ask(
        'Me conte de alguém que não aceitava a ajuda que você oferecia. O que você fez?',
        'Respeita o tempo da pessoa, procura o que importa para ela e mantém a porta aberta.',
        'Insiste no que já tinha decidido, ou desiste.',
      ),
    ],
  },
  {
    aliases: words(
      `enfermeiro, enfermeira, enfermagem, cuidador, cuidadora, fisioterapeuta, medico, medica, dentista, farmaceutico,
      farmaceutica, nutricionista, fonoaudiologo, fonoaudiologa, instrumentador, instrumentadora, saude bucal, veterinario,
      veterinaria`,
    ),
    decides:
      'O que decide esta vaga é a técnica segura e o jeito de tratar quem depende do cuidado, também quando o dia aperta.',
    exercise: {
      name: caseAloud,
      setup: readCase,
      question: ask(
        'Três casos precisam de você ao mesmo tempo: um piorou, outro espera há uma hora e um acompanhante reclama alto. O que faz primeiro, o que diz a cada um e o que registra?',
        'Avalia o risco antes da ordem de chegada, diz a cada um o que vai acontecer, pede ajuda cedo e registra.',
        'Atende quem fala mais alto, promete o que não depende de si ou deixa o registro para depois.',
      ),
    },
    craft: [
      ask(
        'Me conte de um procedimento em que você parou para conferir antes de seguir. O que chamou a sua atenção?',
        'Descreve a conferência passo a passo e diz o que faria se a dúvida continuasse.',
        'Segue por hábito, ou confia na memória.',
      ),
      ask(
        'Me conte de uma passagem de plantão ou de caso que fez diferença. O que você disse a quem recebeu?',
        'Diz o essencial em ordem, o que está pendente e o risco, e confirma que foi entendido.',
        'Diz que “estava tudo no prontuário”.',
      ),
    ],
  },
  {
    aliases: words(
      `professor, professora, educador, educadora, instrutor, instrutora, pedagogo, pedagoga, monitor, monitora, tutor,
      tutora`,
    ),
    decides:
      'O que decide esta vaga é se quem aprende sai sabendo, e o que a pessoa faz quando alguém não entende.',
    exercise: {
      name: 'Aula de cinco minutos',
      setup:
        'Avise na véspera, para a pessoa escolher o conteúdo. Durante a aula, responda errado uma vez, de propósito.',
      question: ask(
        'Em cinco minutos, me ensine um conteúdo simples da sua área, como faria com a turma.',
        'Começa pelo que já se sabe, dá um exemplo, confere se foi entendido e muda o caminho diante do erro.',
        'Fala sem parar, não percebe o erro ou o corrige dando a resposta pronta.',
      ),
    },
    craft: [
      ask(
        'Me conte de alguém que não conseguia aprender. O que você tentou, e o que funcionou?',
        'Descobre onde travou, tenta mais de um caminho e mostra como soube que a pessoa aprendeu.',
        'Conclui que faltava interesse.',
      ),
      ask(
        'Me conte de uma aula ou atividade que não deu certo. O que você mudou na seguinte?',
        'Diz o que observou, a mudança e o efeito dela.',
        'Atribui tudo à turma.',
      ),
    ],
  },
  {
    aliases: words(
      `desenvolvedor, desenvolvedora, programador, programadora, devops, software, analista de sistemas,
      analista de suporte, suporte tecnico, infraestrutura, back end, backend, front end, frontend, full stack, fullstack,
      sre, qa, analista de testes, engenheiro de dados, engenheira de dados, engenheira o de dados, cientista de dados`,
    ),
    decides:
      'O que decide esta vaga é como a pessoa investiga o que não conhece, o que escolhe deixar de lado e como avisa quem depende dela.',
    exercise: {
      name: caseAloud,
      setup: readCase,
      question: ask(
        'Uma mudança entrou no ar ontem à noite, e hoje parte dos usuários não consegue concluir o que fazia. Por onde você começa, a quem avisa e como decide entre corrigir e voltar atrás?',
        'Mede o alcance antes de mexer, avisa cedo, devolve o serviço primeiro e procura a causa depois, com registro.',
        'Muda várias coisas de uma vez, não avisa ninguém ou procura um culpado.',
      ),
    },
    craft: [
      ask(
        'Me conte de uma falha difícil que você investigou. Como foi estreitando até a causa?',
        'Reproduz, separa hipóteses, descarta uma por vez e diz como confirmou.',
        'Foi mudando coisas até funcionar, sem saber por quê.',
      ),
      ask(
        'Me conte de uma solução sua que hoje você faria diferente. O que mudaria?',
        'Diz o que não previu, o custo que isso teve e a alternativa que escolheria.',
        'Não mudaria nada, ou só trocaria de ferramenta.',
      ),
    ],
  },
];

/** Last of all: 'analista' and 'assistente' stand in names of many trades. */
export const office: Family = {
  aliases: words(
    `financeiro, financeira, tesouraria, contador, contadora, contabil, fiscal, compras, comprador, compradora,
      administrativo, administrativa, secretaria, secretario, recursos humanos, rh, departamento pessoal, faturamento,
      controladoria, assistente, analista`,
  ),
  decides:
    'O que decide esta vaga é o cuidado com a informação: conferir, explicar e avisar a tempo quando algo não fecha.',
  exercise: {
    name: caseAloud,
    setup: readCase,
    question: ask(
      'Faltam duas horas para enviar um relatório. Um número não bate com o da semana passada, quem costuma explicar não está e outra área já cobrou o envio. O que você faz?',
      'Confere a origem antes de mexer, separa o que sabe do que supõe, avisa cedo com a ressalva e diz como evitaria na vez seguinte.',
      'Manda assim mesmo, ajusta o número para bater ou espera dar a hora.',
    ),
  },
  craft: [
    ask(
      'Me conte de um erro, seu ou de outra pessoa, que você achou ao conferir. Como achou, e o que fez?',
      'Diz o que costuma conferir, como chegou ao erro, a quem avisou e o que mudou no processo.',
      'Diz que não costuma haver erro, ou que só corrigiu e não contou.',
    ),
    ask(
      'Como você organiza uma semana em que vários prazos vencem juntos?',
      'Mostra a ordem que escolhe, o que adianta e quando avisa que algo não cabe.',
      'Faz na ordem em que pedem, ou vira a noite.',
    ),
  ],
};
