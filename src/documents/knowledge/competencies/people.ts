import { ladder, type Competency } from '../competency.ts';

/** How people speak, listen, work together and lead. */
export const peopleCompetencies: readonly Competency[] = [
  {
    name: 'Comunicação',
    aliases:
      'comunicação|comunicar|comunicação interna|comunicação interpessoal|comunicação assertiva|assertividade|clareza|expressão|diálogo|relacionamento interpessoal|relacionamento'.split(
        '|',
      ),
    steps: ladder(
      '1: pedir a quem recebe os recados que repita, com as próprias palavras, o que entendeu de dois deles => o que foi entendido bate com o que se quis dizer, ou fica claro onde se perdeu',
      '2: dizer em cada pedido da semana o que se espera, para quando e por quê => ninguém voltou para perguntar o que já tinha sido pedido',
      '2: avisar no mesmo dia quem depende de algo que mudou => por duas semanas, ninguém soube tarde de uma mudança',
      '2: dar o recado do dia ou da semana à equipe, em dois minutos => duas pessoas contam o recado do mesmo jeito',
      '3: tratar de um assunto delicado em uma conversa a dois, ensaiada antes com a liderança => o que foi combinado na conversa está sendo feito um mês depois',
      '3: explicar o próprio trabalho a alguém de outra área e responder às perguntas => a pessoa da outra área explica de volta sem ajuda',
      '3: acertar entre duas pessoas ou áreas um assunto em que cada uma entende uma coisa => as duas contam o combinado do mesmo jeito',
      '3: ajudar um colega a preparar um recado difícil e ouvir como foi => o colega deu o recado sem precisar voltar a ele',
    ),
  },
  {
    name: 'Oratória e apresentações',
    aliases: 'oratória|apresentação|apresentações|falar em público|storytelling|palestras'.split(
      '|',
    ),
    steps: ladder(
      '1: ensaiar uma fala de três minutos na frente de uma pessoa de confiança => uma coisa que ficou clara e uma que ela não entendeu, ditas na hora',
      '2: apresentar um assunto conhecido em uma reunião da própria equipe, em cinco minutos => a fala coube no tempo, e as perguntas foram respondidas',
      '2: abrir uma reunião por semana com um recado curto, sem ler => quatro recados dados dentro do tempo',
      '2: explicar um assunto do trabalho a um grupo que não o conhece => alguém do grupo explica de volta o principal',
      '3: conduzir uma apresentação inteira, da preparação às perguntas => quem assistiu sabe dizer qual era o pedido ou a conclusão',
      '3: apresentar uma proposta a quem decide => saiu uma decisão, ou o que falta para ela',
      '3: conduzir uma hora de conversa com um grupo, com a participação de todos => cada pessoa falou ao menos uma vez, e o tempo foi cumprido',
      '3: ajudar no ensaio de alguém que vai falar em público pela primeira vez => a pessoa se apresentou e diz o que a ajudou',
    ),
  },
  {
    name: 'Escrita profissional',
    aliases:
      'escrita|escrita profissional|comunicação escrita|redação|redigir|relatórios|relatório|e-mails|português'.split(
        '|',
      ),
    steps: ladder(
      '1: mostrar dois textos a alguém da área antes de enviar e corrigir o que não ficou claro => a segunda versão foi entendida sem pergunta',
      '2: começar toda mensagem da semana pelo pedido e pela data => as respostas vieram sem pedido de explicação',
      '2: reescrever um texto que a área usa sempre, com metade do tamanho => quem usa o texto prefere o novo',
      '2: fazer sem revisão um texto do dia a dia, do rascunho ao envio => o texto foi enviado e não precisou de correção',
      '3: fazer um relatório que comece pela conclusão, em cinco linhas => quem leu só o começo sabe o que decidir',
      '3: escrever o passo a passo de uma rotina e pedir a quem não a conhece que o siga => a rotina foi feita só com o texto',
      '3: propor um modelo para o texto que mais dá trabalho à equipe => três colegas usam o modelo sem ajuda',
      '3: acompanhar os textos de um colega por um mês, com duas sugestões por vez => os textos do colega pedem menos correção no fim do mês',
    ),
  },
  {
    name: 'Escuta e feedback',
    aliases:
      'feedback|escuta|escuta ativa|dar feedback|receber feedback|devolutiva|receber críticas'.split(
        '|',
      ),
    steps: ladder(
      '1: ensaiar com a liderança uma conversa que vem sendo adiada => a conversa aconteceu, e os dois sabem o que mudar na próxima',
      '1: repetir com as próprias palavras o que ouviu antes de responder, em três conversas => quem falou confirmou que era isso',
      '2: dar um retorno por semana: o que viu, o efeito disso e o que sugere => quatro retornos dados, e ao menos um mudou alguma coisa',
      '2: pedir a duas pessoas um retorno sobre o próprio trabalho e mudar um ponto => as duas dizem se notaram a mudança',
      '3: dar um retorno difícil sem a presença da liderança => o combinado da conversa está sendo cumprido',
      '3: terminar cada retorno com um combinado e voltar a ele na conversa seguinte => por um mês, nenhum combinado ficou esquecido',
      '4: manter por um mês um momento da semana em que a equipe troca retornos => as pessoas trazem retornos sem que ninguém peça',
      '3: ajudar um colega a preparar um retorno importante => o colega deu o retorno e conta no que deu',
    ),
  },
  {
    name: 'Trabalho em equipe',
    aliases: 'trabalho em equipe|colaboração|cooperação|espírito de equipe|trabalho coletivo'.split(
      '|',
    ),
    steps: ladder(
      '1: passar uma manhã com quem recebe o próprio trabalho e ver o que ajuda e o que atrapalha => uma coisa que atrapalhava mudou',
      '1: dividir uma tarefa com um colega, dizendo antes quem faz o quê => a tarefa ficou pronta sem que um esperasse pelo outro',
      '2: avisar no mesmo dia o que afeta o trabalho de um colega => por duas semanas, ninguém da equipe foi pego de surpresa',
      '2: oferecer ajuda a quem está com mais trabalho, uma vez por semana => o colega diz no que a ajuda contou',
      '3: resolver com um colega um ponto em que um atrapalha o outro => os dois contam o novo jeito da mesma forma',
      '4: receber alguém que acaba de chegar e acompanhar o primeiro mês => quem chegou faz uma tarefa inteira sem ajuda',
      '3: juntar duas áreas em torno de uma mesma entrega => a entrega saiu, e as duas áreas fariam de novo assim',
      '3: preparar um colega para cobrir a própria ausência => a ausência foi coberta sem telefonema',
    ),
  },
  {
    name: 'Gestão de conflitos',
    aliases:
      'conflito|conflitos|gestão de conflitos|mediação|mediação de conflitos|conversas difíceis'.split(
        '|',
      ),
    steps: ladder(
      '1: contar à liderança um desacordo só com fatos: o que aconteceu, o efeito e o que gostaria de pedir => o pedido cabe em uma frase',
      '2: ter com a pessoa a conversa preparada, a dois => saiu um combinado, e os dois o contam do mesmo jeito',
      '2: ouvir o outro lado até o fim antes de responder, em duas conversas tensas => o outro lado diz que foi ouvido',
      '2: voltar a um combinado que não foi cumprido e refazê-lo com quem participou => o novo combinado durou um mês',
      '3: conduzir, com a liderança na sala, a conversa entre duas pessoas que discordam => as duas saíram com o mesmo combinado',
      '3: acertar com a equipe uma regra que causa atrito toda semana => a regra nova é seguida sem cobrança',
      '3: mediar sem ajuda um impasse entre dois setores => cada setor sabe o que cedeu e o que ganhou',
      '3: ajudar um colega a preparar uma conversa sobre um desacordo => o colega teve a conversa e conta o combinado',
    ),
  },
  {
    name: 'Inteligência emocional',
    aliases:
      'inteligência emocional|autocontrole|empatia|resiliência|autoconhecimento|controle emocional'.split(
        '|',
      ),
    steps: ladder(
      '1: contar à liderança, se quiser, uma situação em que faria diferente => uma coisa para tentar da próxima vez',
      '2: fazer uma pausa curta antes de responder quando o assunto esquenta => duas respostas saíram diferentes por causa da pausa',
      '2: preparar uma conversa exigente pensando no que pode tirar a calma => a conversa seguiu até o fim como preparada',
      '2: pedir ajuda na hora em que a pressão aperta, e não depois => a ajuda chegou a tempo de mudar alguma coisa',
      '3: conduzir uma conversa delicada e perguntar no fim como a outra pessoa se sentiu => a pessoa responde que foi respeitada',
      '3: perceber cedo quando um colega está sobrecarregado e combinar com ele o que pode esperar => o colega terminou a semana com o principal feito',
      '3: ajudar a equipe em uma semana difícil, com o que é prioridade dito todo dia => a equipe sabe dizer o que ajudou',
      '3: trocar com um colega o jeito de cada um lidar com a pressão => cada um usou um jeito do outro',
    ),
  },
  {
    name: 'Adaptabilidade',
    aliases:
      'adaptabilidade|adaptação|flexibilidade|mudança|mudanças|gestão de mudanças|agilidade'.split(
        '|',
      ),
    steps: ladder(
      '1: conversar com quem já passou por uma mudança parecida => duas coisas que a pessoa faria de novo',
      '1: aprender uma tarefa de outro posto com quem já a faz => a tarefa foi feita uma vez com a pessoa ao lado',
      '2: fazer de outro jeito uma tarefa de sempre, por duas semanas => dá para dizer qual dos dois jeitos serve melhor, e por quê',
      '2: usar sem ajuda uma ferramenta ou uma rotina nova => a rotina nova foi feita três vezes sem dúvida',
      '3: assumir por um mês, dentro do cargo, uma parte do trabalho de outra frente => a outra frente aceitou o trabalho',
      '2: refazer o próprio plano no dia em que a prioridade muda e avisar quem depende dele => ninguém esperou pelo plano antigo',
      '3: conduzir na equipe uma mudança pequena, do aviso ao uso => a mudança está em uso, e as dúvidas acabaram',
      '3: apoiar quem está com dificuldade em uma mudança, lado a lado => a pessoa segue sem apoio',
    ),
  },
  {
    name: 'Liderança',
    aliases: 'liderança|liderar|líder|gestão de pessoas|gestão de equipe|gestão de equipes'.split(
      '|',
    ),
    steps: ladder(
      '2: acompanhar uma conversa ou uma decisão da liderança e falar dela depois => uma coisa que faria igual e uma que faria diferente',
      '2: conduzir a conversa do começo do dia ou da semana da equipe => a equipe saiu sabendo o que fazer',
      '2: responder por uma rotina da liderança por duas semanas, com os limites ditos antes => a rotina seguiu sem que a liderança precisasse entrar',
      '2: dividir uma entrega entre três pessoas, com papéis e datas => cada pessoa sabe dizer a sua parte e o dia',
      '3: reconhecer um bom trabalho diante de todos e tratar um desvio a sós => o desvio não se repetiu no mês',
      '3: conduzir uma mudança no trabalho da equipe, ouvindo quem discorda => a mudança vale, e quem discordava sabe por quê',
      '4: preparar alguém para responder pela equipe na própria ausência => a ausência foi coberta, e as decisões foram contadas na volta',
      '3: perguntar a três pessoas da equipe o que mudar no próprio jeito de liderar e mudar um ponto => as três dizem se notaram',
    ),
  },
  {
    name: 'Delegação',
    aliases: 'delegação|delegar|delegação de tarefas|centralização|microgestão'.split('|'),
    steps: ladder(
      '1: escolher com a liderança uma tarefa que pode deixar de fazer => está dito quem assume e a partir de que dia',
      '1: passar uma tarefa pequena a um colega: o resultado, o prazo e até onde ele decide => a tarefa ficou pronta sem voltar',
      '2: passar uma tarefa que se repete e acompanhar só nos dias combinados => por duas semanas, ninguém conferiu fora dos dias combinados',
      '2: deixar que o colega faça do jeito dele e conferir só o resultado => o resultado serviu, mesmo feito de outro jeito',
      '3: passar um problema sem dizer a solução => o colega trouxe a solução e a pôs em prática',
      '3: passar uma responsabilidade inteira, com um período de apoio => terminado o apoio, nada voltou',
      '3: dizer com a equipe o que cada pessoa decide sem perguntar => as perguntas sobre o combinado acabaram',
      '3: acompanhar um colega que começa a passar tarefas adiante => o primeiro trabalho passado por ele ficou pronto',
    ),
  },
  {
    name: 'Desenvolvimento de pessoas',
    aliases:
      'desenvolvimento de pessoas|desenvolver pessoas|desenvolvimento de equipe|mentoria|treinar|coaching|ensinar|ensinar e orientar|capacitar|orientar pessoas|formação de pessoas'.split(
        '|',
      ),
    steps: ladder(
      '1: ver como ensina alguém que ensina bem => duas coisas que essa pessoa faz e que dá para copiar',
      '1: ensinar uma tarefa a um colega: mostrar, fazer junto e deixar fazer => o colega fez a tarefa sem ajuda',
      '2: propor a um colega um trabalho um pouco acima do que já faz, com apoio combinado => o trabalho saiu, e o colega diz o que aprendeu',
      '2: corrigir um erro perguntando, em vez de dar a resposta => o colega achou o erro por conta própria',
      '4: acompanhar por um mês duas pessoas com ritmos diferentes => cada uma avançou um passo no próprio ritmo',
      '3: preparar alguém para uma das próprias responsabilidades => a pessoa assumiu um caso real',
      '3: preparar um colega para ensinar outros => o colega ensinou a primeira pessoa',
      '3: fazer com que cada pessoa da equipe ensine uma coisa que faz bem => a equipe passou a fazer uma coisa de outro jeito',
    ),
  },
];
