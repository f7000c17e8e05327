import { keysOf, risks, sheetOf, steps, type PlanTheme } from './theme.ts';

/** Troubles with those who buy, are served, or do the work. */
export const peopleThemes: readonly PlanTheme[] = [
  {
    keys: keysOf(
      'evas|cancelament|churn|retenc|fideliz|renovac|no show|nao aparec|nao comparec|some |somem |desist|inativ|abandono',
    ),
    actions: steps(
      '0.08 colleague: Listar quem saiu ou deixou de vir nos últimos meses, com o último contato de cada um. => a lista completa, em ordem de data',
      '0.16 leader: Conversar com cinco dessas pessoas, sem oferecer nada: “O que fez você parar?” => as cinco respostas, com as palavras delas',
      '0.24 leader: Escolher o sinal que aparece antes da saída e combinar o que se faz no dia em que ele aparece. => o sinal e a resposta em uma frase',
      '0.32 colleague: Procurar primeiro quem já mostra o sinal, em um contato pessoal. => dez contatos feitos e o que cada um respondeu',
      '0.42 +leader: Rever com a equipe as primeiras semanas de quem chega: o que se promete e o que se entrega. => uma mudança na chegada',
      '0.52 +leader: Deixar claro, por escrito e antes, o que acontece quando se falta ou se cancela. => a regra dita do mesmo jeito por todos',
    ),
    risks: risks(
      'Dar desconto no lugar de resolver a causa => quem ficou pelo desconto sai depois => perguntar a causa antes de oferecer',
      'O contato parece cobrança => as pessoas param de responder => começar perguntando, e não vendendo',
    ),
    sheet: sheetOf('Contatos: Pessoa | Último contato | O que respondeu | O que fizemos | Voltou?'),
  },
  {
    keys: keysOf(
      'venda|vender |faturament|receita|ticket|convers|prospec|funil|carteira|comercial',
    ),
    actions: steps(
      '0.08 colleague: Anotar por duas semanas quantos procuraram, quantos receberam proposta e quantos fecharam. => os três números de cada semana',
      '0.16 leader: Ver em que passagem mais gente se perde e ouvir ali três atendimentos. => uma passagem escolhida e o que se ouviu',
      '0.24 leader: Perguntar a quem não comprou: “O que faltou?” => cinco respostas, com as palavras dos clientes',
      '0.32 colleague: Retomar os contatos parados, do mais recente ao mais antigo, com um motivo novo. => todos os recentes procurados e as respostas',
      '0.42 +leader: Ensaiar em dupla a pergunta que descobre a necessidade e a resposta à objeção mais comum. => todos ensaiaram uma vez',
      '0.52 +leader: Olhar os números toda semana e mudar uma coisa só por vez. => quatro semanas olhadas',
    ),
    risks: risks(
      'Cobrar só o resultado final => o fim do mês concentra tudo => acompanhar os contatos da semana, que dependem da equipe',
      'Vender o que não se entrega => reclamação depois da venda => combinar com quem entrega o que pode ser prometido',
    ),
    sheet: sheetOf(
      'Números da semana: Semana | Procuraram | Receberam proposta | Fecharam | O que funcionou',
    ),
  },
  {
    keys: keysOf(
      'atendiment|fila |filas |espera |tempo de resposta|satisfac|nps|chamados|sac |recepc|agendament',
    ),
    actions: steps(
      '0.08 colleague: Medir por uma semana quanto se espera, por hora do dia e por tipo de pedido. => o quadro da semana, com a pior hora',
      '0.16 leader: Ficar no lugar na pior hora e ver o que prende: o que volta, o que falta, o que só uma pessoa resolve. => três coisas que prendem, em ordem',
      '0.26 leader: Tirar da fila o pedido que se resolve em um minuto ou sem atendente. => um pedido a menos na fila',
      '0.34 +colleague: Ensinar uma segunda pessoa a resolver o que hoje depende de uma só. => a segunda pessoa atendeu sem ajuda',
      '0.42 +leader: Ajustar a escala à pior hora, dentro da jornada. => a pior hora com mais uma pessoa',
      '0.5 +colleague: Dizer a quem espera quanto falta, em vez de só pedir paciência. => a frase combinada e usada',
    ),
    risks: risks(
      'Correr e atender pior => menos espera e mais gente que volta com o mesmo problema => contar também quem volta',
      'Medir uma vez só => ninguém sabe se melhorou => repetir a semana de medida no meio e no fim',
    ),
    sheet: sheetOf('Medida da espera: Dia e hora | Quantos | Espera | O que prendeu | Voltou?'),
  },
  {
    keys: keysOf(
      'inadimpl|cobranca|recebiment|devedor|titulos em aberto|contas a receber|mensalidades em',
    ),
    actions: steps(
      '0.06 colleague: Separar o que está em aberto por tempo de atraso e por valor. => a lista em faixas, do maior ao menor',
      '0.12 leader: Combinar com a equipe a régua de contato: antes do vencimento, no dia e depois, com a frase de cada um. => a régua escrita e as frases lidas em voz alta',
      '0.2 colleague: Procurar primeiro quem atrasou há pouco e perguntar: “Aconteceu alguma coisa? Como fica bom para você?” => todos os recentes procurados',
      '0.3 +leader: Definir até onde a equipe pode negociar sem perguntar. => o limite por escrito',
      '0.4 +colleague: Anotar toda promessa de pagamento com o dia e conferir no dia seguinte. => nenhuma promessa vencida sem contato',
      '0.5 +leader: Ver por que o atraso começa: boleto que não chega, data ruim, serviço em discussão. => uma causa tirada do caminho',
    ),
    risks: risks(
      'Expor ou constranger quem deve => contato fora de hora ou com terceiros => só a própria pessoa, em horário comercial e sem ameaça (Código de Defesa do Consumidor, art. 42)',
      'Parcelar sem conferir se cabe => a segunda parcela atrasa => perguntar o valor que a pessoa consegue pagar',
    ),
    sheet: sheetOf(
      'Promessas de pagamento: Quem | Valor | Dia prometido | Pagou? | Próximo contato',
    ),
  },
  {
    keys: keysOf(
      'rotativ|turnover|clima |engajament|motivac|pedidos de demissao|reter |permanencia',
    ),
    actions: steps(
      '0.08 leader: Listar as saídas do último ano por função, tempo de casa e mês. => o quadro das saídas, sem nomes',
      '0.16 leader: Conversar a sós com quem está há pouco tempo e com quem está há muito: “O que faz você ficar? O que faria você sair?” => as respostas resumidas, sem dizer de quem são',
      '0.26 leader: Escolher com a equipe uma coisa que depende da liderança e resolvê-la primeiro. => uma coisa resolvida e contada à equipe',
      '0.34 +leader: Marcar com cada pessoa uma conversa por mês, com dia na agenda. => o primeiro mês com todas as conversas feitas',
      '0.42 +colleague: Dar a quem chega um colega de referência nas primeiras semanas. => o nome combinado antes do primeiro dia',
      '0.52 +leader: Levar a quem decide o que não depende da liderança, com os números. => a resposta contada à equipe, seja qual for',
    ),
    risks: risks(
      'Perguntar e não fazer nada => as conversas ficam curtas => contar o que será feito, o que não será e por quê',
      'A fala de alguém é reconhecida => comentários sobre quem disse o quê => juntar respostas e não citar palavras de ninguém',
    ),
    sheet: sheetOf(
      'O que ouvimos e o que fizemos: Assunto | De quem depende | O que foi feito | Contado à equipe em',
    ),
  },
  {
    keys: keysOf('absente|faltas d|faltas na equipe|ausencias|cobertura d|escala '),
    actions: steps(
      '0.08 leader: Ver em que dias, turnos e funções falta gente, sem perguntar motivo de saúde nem expor ninguém. => o quadro por dia da semana e por turno',
      '0.16 leader: Perguntar à equipe o que na escala ou na rotina dificulta estar presente. => três dificuldades, em ordem',
      '0.26 leader: Mudar na escala o que está ao alcance, dentro da lei e da jornada. => a escala nova publicada com antecedência',
      '0.34 +colleague: Combinar como se avisa uma ausência e quem chama a cobertura. => a regra em uma frase, à vista',
      '0.42 +leader: Preparar uma segunda pessoa para cada função que para sem uma só. => duas pessoas em cada função crítica',
      '0.5 +leader: Conversar a sós, com fatos e sem supor motivo, onde a falta sem aviso se repete. => a conversa feita e o combinado anotado',
    ),
    risks: risks(
      'Premiar ou punir quem usou um direito => queixa ou processo => ausência amparada por lei não conta contra ninguém',
      'A cobertura cai sempre nos mesmos => cansaço e novas faltas => rodízio visível de quem cobre',
    ),
    sheet: sheetOf(
      'Quadro da cobertura: Dia | Turno | Função sem gente | Quem cobriu | O que resolveria',
    ),
  },
  {
    keys: keysOf('seguranca|acident|epi |nr |quase acident|incidente|risco d|prevenc'),
    actions: steps(
      '0.06 leader: Percorrer o lugar com quem faz o trabalho e perguntar em cada ponto: “Onde alguém pode se machucar aqui?” => a lista dos pontos, do mais grave ao menos',
      '0.1 leader: Isolar ou parar o que pode machucar alguém hoje, até a conferência de quem responde pela segurança. => o ponto isolado e o responsável avisado',
      '0.2 colleague: Anotar cada quase acidente, sem nome de culpado. => os primeiros casos anotados e lidos com a equipe',
      '0.3 leader: Resolver primeiro com proteção ou mudança no lugar, e só depois com aviso e equipamento. => um ponto grave resolvido',
      '0.4 +colleague: Começar o turno com cinco minutos sobre um risco do dia. => uma semana inteira feita',
      '0.5 +leader: Conferir com a segurança do trabalho que treinamentos e documentos estão em dia. => a lista do que vence e quando',
    ),
    risks: risks(
      'Medo de contar um quase acidente => nenhuma anotação em duas semanas => agradecer o primeiro relato na frente de todos e mostrar o que mudou',
      'A pressa pula a proteção => proteção retirada para ganhar tempo => parar a tarefa e rever o prazo com quem cobra',
    ),
    sheet: sheetOf(
      'Quase acidentes e riscos: Dia | Onde | O que poderia ter acontecido | O que foi feito | Resolvido em',
    ),
  },
  {
    keys: keysOf('treinament|capacit|formac|integrac|onboarding|aprendiz|multiplic|polival'),
    actions: steps(
      '0.06 leader: Escrever o que cada pessoa deve conseguir fazer sem ajuda no fim, em frases que se possam ver. => de três a cinco frases',
      '0.12 colleague: Ver o que cada um já faz hoje, no próprio trabalho. => o quadro: faz, faz com ajuda, não faz',
      '0.2 leader: Escolher quem ensina cada parte e dar a essa pessoa tempo dentro da jornada. => nomes e horários combinados',
      '0.32 colleague: Ensinar uma parte por vez: mostrar, fazer junto, deixar fazer e conferir. => a primeira parte feita por todos sem ajuda',
      '0.42 +leader: Usar casos do próprio trabalho, a começar pelo erro mais comum. => três casos reais usados',
      '0.52 +colleague: Conferir de novo algumas semanas depois, no trabalho. => o quadro atualizado',
    ),
    risks: risks(
      'Treinar e não praticar => a pessoa volta a pedir ajuda => marcar a primeira vez no trabalho no mesmo dia',
      'Só uma pessoa sabe ensinar => o treino para quando ela falta => formar um segundo para cada parte',
    ),
    sheet: sheetOf(
      'Quadro de quem faz o quê: Pessoa | Parte | Faz com ajuda em | Faz sem ajuda em | Quem ensinou',
    ),
  },
];
