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
      '2: pedir a alguém da equipe retorno sobre a clareza de duas conversas importantes => uma mudança feita já na conversa seguinte',
      '4: enviar um resumo de três linhas (decisão, responsável, prazo) após cada reunião da equipe => resumos enviados por um mês, sem dúvida repetida sobre o combinado',
      '4: abrir por um mês cada pedido importante com o que se espera, para quando e por quê => pedidos do mês atendidos sem nova explicação',
      '4: conduzir a atualização semanal da equipe por quatro semanas e responder às dúvidas mais comuns antes que se repitam => retorno por escrito de quem acompanhou as atualizações',
      '2: reunir as dúvidas mais comuns da equipe e responder a todas em um comunicado de uma página => perguntas repetidas, contadas antes e depois do comunicado',
      '3: apresentar a outro setor um tema da área, com perguntas ao final => perguntas do outro setor respondidas e registradas',
      '3: alinhar duas áreas que pensam diferente sobre um assunto do trabalho e fechar um combinado por escrito => combinado aceito pelas duas áreas e ainda em uso ao fim do período',
      '3: ajudar uma pessoa da equipe a preparar uma mensagem difícil, do rascunho ao envio => rascunho e versão final, enviada por quem recebeu a ajuda',
    ),
  },
  {
    name: 'Oratória e apresentações',
    aliases: 'oratória|apresentação|apresentações|falar em público|storytelling|palestras'.split(
      '|',
    ),
    steps: ladder(
      '2: ensaiar com alguém da equipe e pedir dois retornos objetivos => comparação entre o primeiro e o segundo ensaio',
      '6: apresentar na reunião da equipe, a cada quinzena, um tema em cinco minutos => apresentações feitas no tempo, com retorno escrito de duas pessoas',
      '2: abrir ou fechar uma reunião por semana com um recado de dois minutos => quatro recados dados no tempo, com um ponto melhorado a cada vez',
      '4: conduzir a apresentação de resultados do mês => apresentação concluída no tempo, com as perguntas do grupo anotadas',
      '2: explicar sem ler o material um assunto da área a um grupo que não o conhece => respostas dadas na hora e pontos que ficaram para depois',
      '3: apresentar uma proposta para a direção ou para um cliente => decisão ou encaminhamento obtido ao final da proposta',
      '3: conduzir um encontro de uma hora com participação do grupo, do convite ao encerramento => avaliação rápida de quem participou e duas mudanças para o próximo encontro',
      '3: orientar o ensaio de alguém que vai apresentar pela primeira vez => apresentação feita por quem recebeu a orientação e o que essa pessoa achou do apoio',
    ),
  },
  {
    name: 'Escrita profissional',
    aliases:
      'escrita|escrita profissional|comunicação escrita|redação|redigir|relatórios|relatório|e-mails|português'.split(
        '|',
      ),
    steps: ladder(
      '2: trocar revisões semanais com alguém da área => dois textos revisados, com a versão anterior e a nova',
      '1: reescrever os três textos mais usados da área com pedido, prazo e no máximo dez linhas => três textos em uso, sem pedido de esclarecimento',
      '4: escrever primeiro o pedido e depois a explicação em todas as mensagens do mês => dez mensagens comparadas com as anteriores, com o pedido na primeira linha',
      '4: redigir o relatório mensal com resumo inicial de cinco linhas => relatório entregue com o resumo inicial e lido sem pedido de explicação',
      '2: escrever um passo a passo de uma página para uma rotina da área e testá-lo com quem não a conhece => passo a passo corrigido depois do teste e guardado onde a equipe encontra',
      '3: criar modelos de texto para a equipe => modelos em uso por outras pessoas da equipe',
      '3: revisar os textos que a área envia e propor um padrão comum => padrão aprovado pela liderança e aplicado em três textos',
      '4: apoiar alguém da equipe na revisão dos próprios textos por um mês => textos de quem recebeu apoio, com menos correções a cada semana',
    ),
  },
  {
    name: 'Escuta e feedback',
    aliases:
      'feedback|escuta|escuta ativa|dar feedback|receber feedback|devolutiva|receber críticas'.split(
        '|',
      ),
    steps: ladder(
      '1: ensaiar com a liderança uma conversa difícil antes de realizá-la => roteiro do ensaio e relato do que aconteceu na conversa real',
      '2: dar um retorno por semana com fato, efeito e sugestão => registro de quatro retornos dados e do que mudou depois',
      '4: ouvir até o fim e resumir o que entendeu antes de responder, nas conversas individuais do mês => três situações anotadas, com o que o resumo esclareceu',
      '2: pedir retorno a três pessoas sobre uma entrega e agir em um ponto => ponto escolhido, o que foi feito e o efeito percebido',
      '4: fechar cada retorno dado no mês com um combinado e voltar a ele na conversa seguinte => combinados do mês, com o que aconteceu em cada um',
      '3: conduzir uma rodada de retornos na equipe => rodada realizada e combinados do grupo registrados',
      '4: criar com a equipe um momento fixo de troca de retornos e mantê-lo por um mês => momento mantido e dois ajustes pedidos pela própria equipe',
      '3: apoiar alguém da equipe na preparação de um retorno importante => conversa realizada por quem recebeu o apoio e o combinado que saiu dela',
    ),
  },
  {
    name: 'Trabalho em equipe',
    aliases: 'trabalho em equipe|colaboração|cooperação|espírito de equipe|trabalho coletivo'.split(
      '|',
    ),
    steps: ladder(
      '1: acompanhar por um dia a rotina de quem depende do seu trabalho => relato do que o próprio trabalho facilita ou dificulta para essa pessoa',
      '1: assumir em dupla uma entrega, com divisão clara de papéis => entrega conjunta concluída com combinados registrados',
      '4: avisar no mesmo dia, por um mês, o que afeta o trabalho de outra pessoa => avisos do mês e o que cada um evitou',
      '2: facilitar a troca semanal de impedimentos da equipe => lista de impedimentos tratados a cada semana',
      '4: integrar por um mês alguém que chegou há pouco ou que mudou de função => primeira entrega feita sem ajuda por quem recebeu a integração',
      '3: coordenar entre duas áreas uma entrega => entrega concluída e avaliada pelas duas áreas',
      '3: resolver com outra área um ponto de atrito entre as duas rotinas => nova forma de trabalhar aceita pelas duas equipes',
      '3: reunir duas pessoas de áreas diferentes para planejar uma entrega comum => plano comum com responsáveis das duas áreas',
    ),
  },
  {
    name: 'Gestão de conflitos',
    aliases:
      'conflito|conflitos|gestão de conflitos|mediação|mediação de conflitos|conversas difíceis'.split(
        '|',
      ),
    steps: ladder(
      '1: preparar a conversa com a liderança usando fato, efeito e pedido => roteiro da conversa e registro do pedido feito',
      '4: tratar um desacordo em conversa individual, com fatos e um pedido claro => combinado registrado e cumprido após 30 dias',
      '4: separar por escrito fato, opinião e pedido antes de cada conversa tensa do mês => anotações de três conversas e o resultado de cada uma',
      '4: conduzir com apoio da liderança uma conversa entre as partes de um desacordo => combinado aceito por ambas as partes e revisto depois de um mês',
      '2: voltar a um combinado antigo que não foi cumprido e refazê-lo com quem participou => novo combinado, com a causa do descumprimento anotada',
      '3: revisar com a equipe papéis e regras que geram atrito => papéis e regras ajustados e comunicados à equipe',
      '3: mediar um impasse entre áreas até um acordo com responsáveis e datas => acordo registrado, com o que cada área cedeu',
      '3: apoiar alguém da equipe na preparação de uma conversa sobre um desacordo => conversa feita por quem recebeu apoio, com o combinado final',
    ),
  },
  {
    name: 'Inteligência emocional',
    aliases:
      'inteligência emocional|autocontrole|empatia|resiliência|autoconhecimento|controle emocional'.split(
        '|',
      ),
    steps: ladder(
      '6: conversar com a liderança, a cada quinzena, sobre uma situação que a própria pessoa escolher => um próximo passo combinado ao fim de cada conversa',
      '2: anotar para uso próprio duas situações de pressão por semana, com uma alternativa de resposta para cada uma => duas alternativas aplicadas em situações reais, contadas à liderança (as anotações ficam com a pessoa)',
      '4: reconhecer por quatro semanas o que costuma tirar a calma no trabalho e combinar consigo um primeiro passo para cada caso => primeiro passo usado em três situações, contadas à liderança só se a pessoa quiser',
      '4: adotar uma pausa antes de responder a mensagens tensas, por quatro semanas => relato de duas respostas que mudaram por causa da pausa',
      '2: preparar por escrito, antes de duas reuniões exigentes, o que dizer e como reagir a um imprevisto => as duas preparações e o que se confirmou em cada reunião',
      '3: conduzir uma conversa delicada com roteiro preparado => roteiro usado e combinado final confirmado por quem participou',
      '3: apoiar a equipe em uma semana de pressão, com prioridades claras e uma conversa rápida por dia => prioridades da semana e o que a equipe disse que ajudou',
      '3: conversar com alguém que vive pressão parecida e trocar formas de lidar com ela => uma forma nova adotada por cada pessoa',
    ),
  },
  {
    name: 'Adaptabilidade',
    aliases:
      'adaptabilidade|adaptação|flexibilidade|mudança|mudanças|gestão de mudanças|agilidade'.split(
        '|',
      ),
    steps: ladder(
      '1: conversar com quem passou por mudança parecida e listar três aprendizados => os três aprendizados e onde cada um pode ser usado',
      '2: testar uma nova forma de fazer uma tarefa por duas semanas e comparar os resultados => comparação antes e depois da mudança testada',
      '2: aprender na prática uma ferramenta ou rotina nova da área e usá-la sem apoio ao final => tarefa feita sem apoio e dúvidas que surgiram no caminho',
      '4: assumir por um mês, dentro do cargo, uma atividade de outra frente => relato do que aprendeu e do que levaria para a própria rotina',
      '2: replanejar uma entrega que mudou de prioridade e avisar quem depende dela no mesmo dia => novo plano aceito e aviso enviado no mesmo dia',
      '3: conduzir na equipe a implantação de uma mudança pequena => mudança em uso e dúvidas da equipe respondidas',
      '3: antecipar o que pode mudar na área e preparar duas alternativas => alternativas conversadas com a liderança, com o sinal que aciona cada uma',
      '3: trocar com outra área experiências de mudança e trazer um cuidado que faltava => cuidado incluído no plano da própria área',
    ),
  },
  {
    name: 'Liderança',
    aliases: 'liderança|liderar|líder|gestão de pessoas|gestão de equipe|gestão de equipes'.split(
      '|',
    ),
    steps: ladder(
      '6: acompanhar por quinzena uma conversa ou decisão da liderança e debater depois => o que observou em cada uma e o que faria igual ou diferente',
      '4: conduzir uma reunião curta da equipe por semana, como combinado com a liderança => reuniões conduzidas por um mês e retorno da liderança sobre cada uma',
      '2: responder por duas semanas por uma rotina da liderança, com limites combinados => rotina mantida e decisões conversadas ao final',
      '2: coordenar uma entrega da equipe, com papéis e prazos combinados com a liderança => papéis e prazos conhecidos por toda a equipe e entrega concluída',
      '4: reconhecer em público um bom trabalho e tratar em particular um desvio, a cada semana => o que foi reconhecido no mês e o que mudou depois das conversas, sem nomes',
      '3: conduzir uma mudança relevante da área => o que mudou, quem participou e como a equipe respondeu',
      '4: preparar alguém para responder pela equipe na sua ausência => ausência coberta e decisões conversadas na volta',
      '3: ouvir da própria liderança como a equipe é vista pelas outras áreas e combinar um ponto a mudar => ponto combinado e novo retorno das outras áreas',
    ),
  },
  {
    name: 'Delegação',
    aliases: 'delegação|delegar|delegação de tarefas|centralização|microgestão'.split('|'),
    steps: ladder(
      '1: revisar com a liderança o que pode deixar de fazer => lista do que sai da rotina e de quem assume cada item',
      '2: delegar a uma pessoa da equipe uma entrega, com resultado esperado, prazo e limites de decisão por escrito => combinado por escrito e entrega concluída por quem a recebeu',
      '4: delegar por um mês uma tarefa que se repete, com o critério de qualidade por escrito => tarefa feita por outra pessoa no mês, com as dúvidas que surgiram',
      '4: acompanhar uma entrega delegada só pelos marcos combinados, por quatro semanas => registro semanal das decisões tomadas por quem recebeu a entrega',
      '2: delegar um problema sem dar a solução, com limites e datas de conversa => solução trazida por quem recebeu o problema e o que se aprendeu',
      '3: transferir a outra pessoa uma responsabilidade inteira, com preparação e data de passagem => responsabilidade transferida na data combinada, com período de apoio',
      '3: desenhar com a equipe quem decide o quê e passar adiante as decisões que podem descer => quadro de decisões em uso e decisões que deixaram de subir',
      '6: acompanhar alguém da equipe que começa a delegar e conversar a cada quinzena => primeira delegação dessa pessoa concluída',
    ),
  },
  {
    name: 'Desenvolvimento de pessoas',
    aliases:
      'desenvolvimento de pessoas|desenvolver pessoas|desenvolvimento de equipe|mentoria|treinar|coaching|ensinar|ensinar e orientar|capacitar|orientar pessoas|formação de pessoas'.split(
        '|',
      ),
    steps: ladder(
      '2: observar quem ensina bem e anotar como explica, mostra e corrige => três jeitos de ensinar anotados e um já usado',
      '1: ensinar a um colega uma tarefa em três etapas: mostrar, fazer em dupla, deixar fazer => tarefa feita sem ajuda por quem aprendeu',
      '2: escrever o passo a passo de uma tarefa e testá-lo com quem nunca a fez => passo a passo corrigido depois do teste',
      '2: propor a alguém um desafio acima do nível atual, com apoio combinado => relato do desafio, do apoio dado e do que a pessoa aprendeu',
      '4: acompanhar por um mês duas pessoas com ritmos diferentes, com um combinado próprio para cada uma => os dois combinados e o avanço de cada pessoa',
      '4: preparar uma pessoa para cobrir nas ausências uma das suas responsabilidades => ausência coberta sem interrupção do trabalho',
      '3: formar na equipe alguém que possa ensinar outras pessoas => primeira orientação dada por quem se preparou',
      '3: reunir a equipe para que cada pessoa ensine algo que faz bem => encontros realizados e o que passou a ser feito de outro jeito',
    ),
  },
];
