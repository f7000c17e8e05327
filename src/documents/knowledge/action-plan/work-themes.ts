import { keysOf, risks, sheetOf, steps, type PlanTheme } from './theme.ts';

/** Troubles of what is made, kept and delivered. */
export const workThemes: readonly PlanTheme[] = [
  {
    keys: keysOf(
      'perda|perder |desperdic|refugo|rejeito|retrabalh|avaria|descarte|sobras |vazament|estrag|trincad|quebra |quebras |mofo',
    ),
    actions: steps(
      '0.08 colleague: Anotar por duas semanas cada perda: o que foi, quanto, em que etapa e a que hora. => as duas semanas anotadas, sem dia em branco',
      '0.16 +leader: Somar as anotações por etapa e escolher aquela em que mais se perde. => uma etapa escolhida',
      '0.2 leader: Acompanhar essa etapa enquanto o trabalho acontece e perguntar a quem o faz: “Em que momento a perda começa?” => a causa mais provável, escrita em uma frase',
      '0.32 leader: Mudar uma coisa só nessa etapa e comparar com os dias anteriores. => o antes e o depois lado a lado',
      '0.42 +colleague: Escrever em uma folha o jeito que deu certo e deixá-la onde o trabalho é feito. => a folha no lugar, e todos a conhecem',
      '0.5 +leader: Levar a mudança às outras etapas ou aos outros turnos, um por vez. => o segundo lugar já trabalha do jeito novo',
    ),
    risks: risks(
      'A anotação para depois dos primeiros dias => dois dias seguidos em branco => anotar menos coisas e ler a folha com a equipe no fim do turno',
      'Várias mudanças ao mesmo tempo => ninguém sabe dizer qual deu resultado => voltar a uma mudança por vez',
    ),
    sheet: sheetOf(
      'Anotação das perdas: Dia e hora | O que se perdeu | Quanto | Etapa | Causa provável',
    ),
  },
  {
    keys: keysOf('atras|prazo|demora|pontual|no prazo|entregas |lead time'),
    actions: steps(
      '0.08 colleague: Anotar em cada atraso três coisas: o dia prometido, o dia em que saiu e onde o trabalho ficou parado. => uma lista com os atrasos de duas semanas',
      '0.16 leader: Escolher com a equipe o ponto em que o trabalho mais espera e perguntar: “O que faltava para ele andar?” => um ponto escolhido e o que faltava nele',
      '0.24 leader: Combinar quem pode prometer uma data e o que essa pessoa confere antes de prometer. => a regra em uma frase, conhecida por todos',
      '0.3 +colleague: Olhar todo dia, em dez minutos e em pé, o que vence nos dois dias seguintes. => cinco dias seguidos com a conversa feita',
      '0.38 +leader: Combinar com quem entrega para a equipe o aviso antes do atraso, e não depois. => o primeiro aviso recebido a tempo',
      '0.5 +leader: Tirar da fila o que ninguém espera mais. => a fila menor, sem nada esquecido',
    ),
    risks: risks(
      'O atraso vira culpa de alguém => as anotações passam a faltar => falar do ponto em que o trabalho para, nunca de quem estava nele',
      'Prometer data para não desagradar => promessas que ninguém conferiu => só vale a data de quem pode prometer',
    ),
    sheet: sheetOf(
      'Anotação dos atrasos: O que era | Dia prometido | Dia em que saiu | Onde parou | O que faltava',
    ),
  },
  {
    keys: keysOf(
      'qualidade|defeito|erros |erro |devoluc|devolv|nao conform|reclamac|reincid|conferenc|padroniz',
    ),
    actions: steps(
      '0.08 colleague: Juntar os últimos dez casos, com o que aconteceu em cada um, e separá-los por tipo. => os dez casos em grupos, do maior ao menor',
      '0.16 leader: Refazer o caminho de dois casos do maior grupo com quem estava neles: “Em que ponto daria para ter visto?” => o ponto em que dava para ver, em uma frase',
      '0.26 leader: Pôr uma conferência nesse ponto, com o que se olha e quem olha. => a conferência feita por uma semana',
      '0.34 +colleague: Mostrar à equipe um exemplo certo e um errado, lado a lado. => os dois exemplos à vista de quem faz',
      '0.42 +leader: Ligar para quem foi afetado, contar o que mudou e perguntar se o problema voltou. => três respostas anotadas',
      '0.5 +leader: Tirar uma conferência que já não encontra nada. => uma conferência a menos, sem caso novo',
    ),
    risks: risks(
      'Conferir tudo e sempre => a conferência vira um visto sem olhar => conferir poucas coisas, as que já falharam',
      'O caso se fecha sem a causa => o mesmo tipo volta no mês seguinte => só dar por resolvido depois de ver o ponto em que dava para perceber',
    ),
    sheet: sheetOf(
      'Anotação dos casos: Dia | O que aconteceu | Tipo | Onde daria para ver | O que mudou',
    ),
  },
  {
    keys: keysOf('estoque|inventario|ruptura|almoxarif|compras |validade|reposic|armazen'),
    actions: steps(
      '0.08 colleague: Contar os vinte itens que mais giram e comparar com o registro. => a diferença de cada item anotada',
      '0.16 leader: Seguir o caminho de dois itens que não bateram, da entrada à saída, com quem os movimenta. => o momento em que o registro se perde',
      '0.26 leader: Combinar em que momento cada entrada e saída é anotada, e por quem. => a regra em uma frase, à vista',
      '0.34 +colleague: Contar cinco itens por dia, em rodízio, no lugar de contar tudo de uma vez. => cinco dias seguidos contados',
      '0.42 +leader: Definir para os itens que mais faltam o mínimo que avisa a hora de comprar. => o mínimo anotado na etiqueta ou no sistema',
      '0.5 +leader: Dar destino ao que está parado ou perto de vencer. => a lista do parado, com destino',
    ),
    risks: risks(
      'Contar sem corrigir a causa => a diferença volta ao mesmo item => só contar de novo depois de mudar o momento da anotação',
      'A pressa do dia pula a anotação => saídas sem registro no fim do turno => deixar a anotação ao lado do item, e não no escritório',
    ),
    sheet: sheetOf('Contagem do dia: Item | Registro | Contado | Diferença | Onde se perdeu'),
  },
  {
    keys: keysOf('parada|parar de quebrar|manutenc|maquina|equipament|frota'),
    actions: steps(
      '0.08 colleague: Anotar cada parada: hora, quanto durou, o que se viu antes e o que a fez voltar. => as paradas de duas semanas anotadas',
      '0.16 leader: Somar as paradas por motivo e escolher o que mais tempo tirou. => um motivo escolhido',
      '0.22 leader: Perguntar a quem opera: “Que sinal aparece antes de parar?” e combinar o que fazer quando ele aparecer. => o sinal e a resposta escritos ao lado do equipamento',
      '0.32 +colleague: Fazer a conferência do começo do dia com uma lista curta. => a lista marcada em cinco dias seguidos',
      '0.4 +leader: Marcar a manutenção em horas de pouco movimento, com a peça já comprada. => a data e a peça confirmadas',
      '0.5 +leader: Deixar combinado o que se faz enquanto o equipamento está parado e a quem se avisa. => a folha com o plano da parada',
    ),
    risks: risks(
      'Consertar sempre a mesma coisa => o mesmo motivo na folha três vezes => parar, achar a causa e só então consertar',
      'Mexer sem quem é habilitado => ajuste feito na pressa => só mexe quem tem treinamento; os outros avisam e isolam',
    ),
    sheet: sheetOf(
      'Anotação das paradas: Dia e hora | Quanto durou | Sinal antes | O que fez voltar | Motivo',
    ),
  },
  {
    keys: keysOf('custo|despesa|gasto|econom|consumo|energia|agua |combustivel|orcament'),
    actions: steps(
      '0.08 leader: Abrir o gasto em partes e ordenar da maior para a menor. => as três maiores partes conhecidas',
      '0.16 leader: Mostrar à equipe a maior parte e perguntar: “Onde isto é gasto sem ninguém precisar?” => três ideias de quem usa',
      '0.26 colleague: Testar por duas semanas a ideia que não mexe com cliente nem com segurança. => o gasto antes e depois',
      '0.34 +leader: Pedir preço de novo do que é comprado sempre igual, com três propostas. => as três propostas comparadas',
      '0.42 +colleague: Acompanhar o gasto toda semana em um lugar que todos veem. => quatro semanas anotadas',
      '0.5 +leader: Desfazer o corte que piorou o trabalho. => nenhuma queixa nova por causa do corte',
    ),
    risks: risks(
      'Cortar o que sustenta o trabalho => sobe o retrabalho ou a reclamação => voltar atrás e procurar outra parte',
      'Economizar só no mês da cobrança => o gasto sobe quando ninguém olha => manter o número à vista depois do plano',
    ),
    sheet: sheetOf('Gasto da semana: Semana | Quanto | O que mudou | O que piorou'),
  },
  {
    keys: keysOf(
      'implant|implement|sistema|migrac|mudanca de|novo processo|digitaliz|automatiz|certificac|iso |adequac',
    ),
    actions: steps(
      '0.08 leader: Escrever em meia folha o que muda para cada função, o que não muda e em que dia. => a folha lida por uma pessoa de cada função',
      '0.16 leader: Perguntar a cada função: “O que você faz hoje que isto pode atrapalhar?” => a lista do que pode dar errado',
      '0.26 colleague: Experimentar com um grupo pequeno e casos de verdade, antes de todos. => os casos feitos e o que travou em cada um',
      '0.36 +leader: Corrigir o que travou e só então marcar o dia de todos. => o dia marcado, com o que falta resolvido',
      '0.44 +colleague: Deixar alguém para tirar dúvidas em cada turno na primeira semana. => o nome de cada turno à vista',
      '0.52 +leader: Combinar até quando o jeito antigo ainda vale e o que se faz se o novo parar. => o dia do fim e a saída de emergência anotados',
    ),
    risks: risks(
      'Voltar ao jeito antigo sem dizer => registros nos dois lugares => marcar o dia em que o antigo acaba e acompanhar de perto essa semana',
      'Treinar cedo demais => as mesmas dúvidas no dia da mudança => repetir o essencial na véspera, com o caso mais comum',
    ),
    sheet: sheetOf('Dúvidas e travas: Dia | Quem | O que travou | Resposta | Resolvido em'),
  },
  {
    keys: keysOf(
      'evento|festa|feira |inaugur|abertura|abrir |lancament|safra|temporada|campanha|obra |mudanca |reforma|preparac|preparar ',
    ),
    actions: steps(
      '0.06 leader: Listar do fim para o começo tudo o que precisa estar pronto no dia e o que cada coisa espera. => a lista em ordem, com o que vem antes de quê',
      '0.12 leader: Marcar o que não pode falhar e combinar um plano B para cada um. => três planos B escritos',
      '0.22 colleague: Confirmar por escrito quem fornece, quanto e em que dia chega. => todas as confirmações recebidas',
      '0.36 +leader: Passar com a equipe, no lugar, o dia inteiro hora a hora. => os buracos encontrados e resolvidos',
      '0.46 +colleague: Montar a escala do dia, com quem cobre quem. => a escala vista por todos',
      '0.54 +leader: Decidir o que sai da lista se o tempo apertar. => o que sai, na ordem em que sai',
    ),
    risks: risks(
      'Tudo fica para a última semana => nada da lista concluído na metade do prazo => antecipar o que outras coisas esperam',
      'Depender de uma confirmação de boca => a véspera chega sem resposta => ter o segundo nome já consultado',
    ),
    sheet: sheetOf('Lista do que falta: O quê | Quem | Até quando | Confirmado com quem | Plano B'),
  },
];
