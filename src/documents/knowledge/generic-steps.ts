import { steps, type Competency, type Step } from './competency.ts';

/*
 * What can be done for any competency. Used where the library knows none (C00), and where a person has
 * been through what the library has for one.
 */

type StepKey = 'practice0' | 'practice1' | 'practice2' | 'exchange0' | 'exchange1' | 'study';

export const genericLevels: Competency['levels'] = [
  'Começa a usar {competencia} e precisa de orientação próxima.',
  'Pratica {competencia} em situações simples, com apoio.',
  'Aplica {competencia} com autonomia nas situações comuns.',
  'Aplica {competencia} em situações difíceis e ajuda colegas.',
  'Domina {competencia} e ensina outras pessoas.',
];

export const genericSteps: Record<StepKey, readonly Step[]> = {
  practice0: steps(
    'Praticar {competencia} em uma entrega real por quinzena[|, {ligada},] e registrar o resultado => dois registros de aplicação com retorno da liderança',
    'Escolher uma tarefa da rotina[| ligada {a tema}] que dependa de {competencia} e executá-la com acompanhamento => tarefa concluída e comparada com o combinado no início',
    'Usar {competencia} em um trabalho de todas as semanas[| ligado {a tema}] e anotar o que mudou => anotações de quatro semanas conversadas com a liderança',
    'Testar em pequena escala uma forma nova de aplicar {competencia}[| em um trabalho ligado {a tema}] => relato do teste, com o que manter e o que mudar',
    'Cuidar do começo ao fim de um caso simples[| ligado {a tema}] que envolva {competencia} => caso encerrado e passos registrados para consulta',
    'Montar um roteiro curto para aplicar {competencia} e segui-lo por um mês => roteiro em uso, com as correções feitas no caminho',
    'Combinar uma situação por semana para exercitar {competencia} com apoio => quatro situações anotadas, com o que melhorou em cada uma',
    'Preparar uma lista de conferência de {competencia} e usá-la nas tarefas do mês[| ligadas {a tema}] => lista corrigida pelo uso e aceita pela liderança',
  ),
  practice1: steps(
    'Assumir uma responsabilidade que dependa de {competencia}[| e {ligada}] => responsabilidade cumprida e resultado conversado com quem dependia dela',
    'Cuidar de uma entrega completa[|, ligada {a tema},] que exija {competencia} => entrega aceita por quem a pediu, com os ajustes anotados',
    'Melhorar um ponto do trabalho da equipe[| ligado {a tema}] que dependa de {competencia} => situação anterior e situação nova descritas lado a lado',
    'Resolver com pouca ajuda uma situação difícil[| ligada {a tema}] que exija {competencia} => relato da situação, das opções e da escolha feita',
    'Preparar para a equipe um material de apoio sobre {competencia} => material consultado por outras pessoas e corrigido com elas',
    'Conduzir por um mês uma atividade fixa[| ligada {a tema}] em que {competencia} faça diferença => atividade mantida no período e pendências resolvidas',
    'Responder pelas dúvidas da equipe em um ponto de {competencia} => perguntas recebidas, respostas dadas e o que faltou saber',
    'Reorganizar uma parte da rotina para dar mais espaço a {competencia} => rotina nova mantida por um mês e efeito descrito',
  ),
  practice2: steps(
    'Conduzir uma iniciativa da equipe em que {competencia} seja decisiva[| e {ligada}] => iniciativa concluída, com lições e próximos passos',
    'Representar a equipe em um trabalho com outra área[|, ligado {a tema},] que exija {competencia} => retorno da outra área sobre o trabalho conjunto',
    'Propor e testar na equipe um padrão para {competencia} => padrão testado e decisão sobre a adoção registrada',
    'Orientar alguém da equipe em uma tarefa[| ligada {a tema}] que dependa de {competencia} => tarefa feita com autonomia por quem recebeu a orientação',
    'Planejar e executar sem acompanhamento próximo um trabalho de maior porte em {competencia}[|, ligado {a tema}] => trabalho avaliado com a liderança nos marcos combinados',
    'Apresentar à liderança um resultado obtido com {competencia} e uma proposta de continuidade => proposta discutida e próximo passo definido',
    'Planejar com a liderança um desafio de {competencia} acima da rotina[|, ligado {a tema},] e executá-lo => desafio concluído e decisões explicadas em uma página',
    'Revisar com a equipe a forma de trabalhar {competencia} e acompanhar a mudança => mudanças combinadas e o que se manteve depois delas',
  ),
  exchange0: steps(
    'Escolher uma pessoa de referência em {competencia} e conversar a cada quinzena => um aprendizado registrado e aplicado a cada conversa',
    'Acompanhar por um turno o trabalho de quem tem mais prática em {competencia} => três observações anotadas e uma já levada para a rotina',
    'Combinar com a liderança dois momentos para conversar só sobre {competencia} => decisões de cada conversa e o que foi feito depois',
    'Trabalhar em dupla em uma tarefa[| ligada {a tema}] que envolva {competencia} => divisão de papéis combinada e o que cada pessoa ensinou',
    'Perguntar a quem recebe o trabalho o que espera em {competencia} => expectativas registradas e uma delas atendida',
    'Buscar em outra área um exemplo bem-sucedido de {competencia} => exemplo descrito e o que serve para a própria equipe',
    'Pedir a uma pessoa experiente que mostre como faz {competencia} em uma situação real => passos observados e primeira repetição com ajuda',
    'Formar um par de apoio para conversar a cada duas semanas sobre {competencia} => assunto de cada encontro e um teste feito em seguida',
  ),
  exchange1: steps(
    'Pedir a duas pessoas retorno sobre {competencia} => retornos recebidos e uma mudança feita',
    'Mostrar um trabalho em andamento que use {competencia} e pedir sugestões antes de concluir => sugestões recebidas e decisão tomada sobre cada uma',
    'Contar à equipe o que funcionou e o que não funcionou em {competencia} => perguntas da equipe e respostas registradas',
    'Rever com uma pessoa experiente uma situação recente[| ligada {a tema}] que envolveu {competencia} => o que faria diferente na próxima vez, por escrito',
    'Convidar alguém da equipe para observar uma prática de {competencia} => observação recebida e ponto escolhido para melhorar',
    'Trocar com uma pessoa da mesma função um caso em que {competencia} fez falta => comparação dos dois casos e um aprendizado de cada lado',
    'Ouvir de quem recebe o trabalho o que já melhorou em {competencia} => pontos citados e prioridade escolhida a partir deles',
    'Levar à liderança uma dúvida difícil de {competencia} e duas saídas possíveis => saída escolhida, motivo e resultado',
  ),
  study: steps(
    'Estudar um material de referência sobre {competencia} e aplicar uma ideia => ideia do material testada na rotina, com o resultado anotado',
    'Ler um guia prático de {competencia} e escolher uma técnica para o trabalho => técnica escolhida e motivo da escolha em poucas linhas',
    'Estudar os conceitos básicos de {competencia} com exemplos da própria função => conceitos explicados com um exemplo da rotina',
    'Assistir a uma aula introdutória de {competencia} e anotar dúvidas para a liderança => dúvidas respondidas e uma aplicação definida',
    'Montar um resumo próprio sobre {competencia} a partir de duas fontes confiáveis => resumo usado ao menos uma vez no trabalho',
    'Reunir exemplos de bom trabalho em {competencia} e anotar o que têm em comum => três exemplos e os pontos que se repetem neles',
    'Fazer perguntas sobre {competencia} a quem já domina e organizar as respostas => perguntas e respostas em uma folha de consulta',
  ),
};

/** Study for who is at level 3 or more: no first steps. */
export const advancedStudySteps: readonly Step[] = steps(
  'Estudar um caso real de {competencia} e comparar com a própria rotina => semelhanças e diferenças registradas em meia página',
  'Revisar as orientações internas que tratam de {competencia} => pontos que precisam de atualização ou de reforço',
  'Estudar erros comuns em {competencia} e formas de evitá-los => lista dos erros que já aconteceram e do cuidado adotado',
  'Preparar um caso próprio de {competencia} para discutir com a equipe => caso discutido e lições anotadas por quem participou',
  'Comparar duas formas de trabalhar {competencia} e recomendar uma à liderança => recomendação por escrito, com vantagens e limites',
  'Estudar uma novidade em {competencia} e avaliar se serve à equipe => avaliação curta e decisão da liderança sobre o uso',
  'Pesquisar como outras empresas tratam {competencia} e trazer uma prática => prática descrita e adaptação proposta',
);

/** A second study, for the longest ways to go. */
export const courseSteps: readonly Step[] = steps(
  'Concluir um curso de {competencia} com exercício prático => cinco minutos de apresentação à equipe sobre o que aprendeu',
  'Fazer uma formação curta em {competencia}, com uma atividade ligada ao trabalho => atividade entregue e comentada pela liderança',
  'Concluir um módulo de estudo sobre {competencia} e repetir os exercícios com casos da rotina => exercícios refeitos com casos da própria equipe',
  'Participar de uma oficina prática de {competencia}, dentro ou fora da empresa => um exercício da oficina repetido no trabalho',
);

/** The same where there is no money for courses. */
export const freeStudySteps: readonly Step[] = steps(
  'Seguir um roteiro de estudo gratuito sobre {competencia}, com uma aplicação a cada etapa => aplicações de cada etapa mostradas à liderança',
  'Preparar uma síntese de duas fontes gratuitas e confiáveis sobre {competencia} => síntese em uma página, com o que serve à equipe',
  'Organizar com a equipe um encontro de estudo sobre {competencia}, sem custo => material do encontro e uma prática adotada pelo grupo',
);

/** Where the desired level is already there. */
export const maintenanceSteps: { practice: readonly Step[]; exchange: readonly Step[] } = {
  practice: steps(
    'Atuar como referência em {competencia} em uma entrega do período[| {ligada}] => entrega concluída e pontos de cuidado registrados',
    'Apoiar quem está começando em {competencia} durante uma tarefa real[| ligada {a tema}] => tarefa concluída por quem recebeu o apoio',
    'Cuidar de uma situação exigente[|, ligada {a tema},] que peça {competencia} e registrar o que funcionou => registro consultado em outra situação parecida',
  ),
  exchange: steps(
    'Compartilhar com alguém da equipe uma prática de {competencia} que funciona => prática aplicada por quem a recebeu',
    'Trocar com uma pessoa de outra área formas de manter {competencia} em dia => uma forma nova adotada depois da troca',
    'Explicar à equipe o que costuma funcionar em {competencia} => pontos registrados e usados por mais uma pessoa',
  ),
};

/** Knowledge of the job itself, where a plan has no competencies: the name is not a thing one can learn. */
export const roleCompetency: Competency = {
  code: 'C28',
  name: 'Conhecimento técnico da função',
  nature: 'técnica',
  keys: [],
  levels: [
    'Conhece o básico da função e precisa de acompanhamento.',
    'Executa as tarefas simples da função.',
    'Trabalha com autonomia nas tarefas da função.',
    'Resolve casos complexos da função e orienta colegas.',
    'É referência na função e define padrões.',
  ],
  practice: steps(
    'Executar com acompanhamento uma tarefa da função que ainda não domina[|, de preferência {ligada}] => tarefa aceita sem correção relevante',
    'Fazer do começo ao fim uma tarefa da função[|, ligada {a tema},] que hoje exige apoio => tarefa conferida e aceita na primeira entrega',
    'Assumir do começo ao fim uma entrega típica da função[| {ligada}] => entrega típica aceita por quem a recebeu',
    'Anotar e resolver as três dúvidas mais frequentes no trabalho [do dia a dia|ligado {a tema}] => respostas guardadas onde a equipe possa consultar',
    'Resolver um caso complexo da função[|, ligado {a tema},] e documentar a solução => caso resolvido e solução consultada por outra pessoa',
    'Melhorar um procedimento da função[| ligado {a tema}] e testá-lo com quem o usa => procedimento novo aceito por quem o usa',
  ),
  exchange: steps(
    'Trabalhar em dupla com uma pessoa de referência na mesma função => mesma tarefa refeita sem ajuda depois da dupla',
    'Apresentar à equipe um aprendizado recente sobre a função => dúvidas respondidas e resumo compartilhado com a equipe',
    'Perguntar a quem recebe o trabalho o que mais faz diferença na entrega => duas respostas e um ajuste já feito',
    'Acompanhar por meio dia a área que vem antes ou depois no processo => três pontos que afetam a passagem do trabalho',
    'Revisar com a liderança um trabalho recente e o padrão esperado => padrão entendido e um item corrigido',
    'Orientar em uma tarefa simples alguém que começa na função => tarefa simples feita por quem recebeu orientação',
  ),
  study: steps(
    'Estudar as orientações e os padrões da função => um padrão aplicado e conferido em uma tarefa da rotina',
    'Estudar as normas e os sistemas que a função usa => um recurso que não usava aplicado na rotina',
    'Estudar boas práticas da profissão fora da empresa => uma prática trazida de fora e testada',
  ),
};
