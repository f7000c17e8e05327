import type { ActionTheme } from './shape.ts';

/** What happens once and has to be ready on its day: a move to another place, a post that changes hands. */

const moving: ActionTheme = {
  id: 'mudança de local',
  ground: 'order',
  keys: [
    'mudanca de endereco',
    'mudanca de sede',
    'mudanca de local',
    'mudanca de sala',
    'mudanca de predio',
    'mudanca d* escritorio',
    'mudanca d* loja',
    'mudanca d* fabrica',
    'mudar de endereco',
    'mudar de sede',
    'mudar de predio',
    'mudar o escritorio',
    'nova sede',
  ],
  hints: ['mudanca*', 'sala nova', 'contrato da sala', 'aluguel', 'layout'],
  aim: 'Mudar de local sem parar o trabalho',
  summary:
    'lista o que muda de lugar, prepara o novo espaço antes da data e deixa cada área pronta para trabalhar no dia seguinte',
  actions: [
    {
      task: 'Listar o que vai, o que fica e o que será descartado, por área',
      owner: 'leadership',
      why: 'o que ninguém listou aparece no dia, quando já não há tempo',
      how: 'percorrer cada área com quem trabalha nela e anotar móveis, equipamentos, documentos e contratos ligados ao endereço',
      where: 'local atual',
      effort: 'meio dia de levantamento',
      milestone: 'Lista do que muda de lugar pronta',
    },
    {
      task: 'Preparar o novo local: rede, energia, acessos e lugar de cada pessoa',
      owner: 'team',
      why: 'sem rede e acesso, o primeiro dia vira dia parado',
      how: 'pedir primeiro o que depende de fornecedor, testar cada ponto e corrigir antes da data',
      where: 'novo local',
      effort: 'a combinar com os fornecedores',
      milestone: 'Novo local testado',
    },
    {
      task: 'Montar o roteiro do dia, com uma pessoa por etapa, e avisar quem precisa do novo endereço',
      owner: 'leadership',
      why: 'no dia não se decide: confere-se',
      how: 'escrever a ordem de saída e de chegada, quem recebe em cada ponta e o que fazer se algo atrasar',
      where: 'reunião com quem participa da mudança',
      effort: 'uma hora de reunião',
      milestone: 'Roteiro do dia combinado',
    },
    {
      task: 'Avisar clientes, fornecedores e órgãos do novo endereço e da data',
      owner: 'leadership',
      why: 'quem não foi avisado bate na porta errada e para de entregar',
      how: 'listar quem precisa saber, combinar o texto do aviso e registrar quem confirmou',
      where: 'canais de contato da empresa',
      effort: 'três horas de preparo',
      milestone: 'Avisos enviados',
      onlyDetailed: true,
    },
    {
      task: 'Acompanhar os primeiros dias no novo local e resolver as pendências',
      owner: 'team',
      why: 'pendência pequena sem dono dura meses',
      how: 'deixar uma lista à vista, anotar o que falta e fechar cada item com data',
      where: 'novo local',
      effort: '30 minutos por dia na primeira semana',
    },
    {
      task: 'Devolver o local antigo com vistoria e documentos assinados',
      owner: 'leadership',
      why: 'entrega sem vistoria costuma virar cobrança',
      how: 'conferir no contrato o estado em que o local deve ser entregue, fazer os reparos e registrar a entrega com fotos',
      where: 'local antigo',
      effort: 'a estimar conforme o contrato',
      minDays: 21,
    },
  ],
  closing: {
    task: 'Comparar {indicador} com a linha de base, fechar as pendências e padronizar a rotina do novo local',
    owner: 'leadership',
    why: 'a mudança termina quando o trabalho segue sem improviso',
    how: 'percorrer as áreas, ouvir quem trabalha nelas e fechar a lista do que ainda falta',
    where: 'novo local',
    effort: 'uma hora de conferência',
  },
  metrics: [
    { name: 'áreas trabalhando no dia seguinte', source: 'conferência no novo local' },
    { name: 'pendências abertas por semana', source: 'lista de pendências da mudança' },
    { name: 'volumes conferidos na chegada', source: 'lista do que muda de lugar' },
  ],
  risks: [
    {
      risk: 'rede ou energia não ficarem prontas a tempo',
      response:
        'pedir a instalação com folga, testar uma semana antes e ter um plano de trabalho a distância',
    },
    {
      risk: 'perda de equipamento ou documento no transporte',
      response: 'identificar cada volume e conferir a lista na saída e na chegada',
    },
  ],
};

const succession: ActionTheme = {
  id: 'sucessão',
  ground: 'people',
  keys: [
    'sucessao',
    'sucessor*',
    'assumir a coordenacao',
    'assumir a gerencia',
    'assumir a supervisao',
    'assumir a lideranca',
    'assumir o lugar',
    'substituto* d*',
    'passagem de cargo',
  ],
  hints: ['aposentadoria', 'aposenta*', 'preparar', 'coordenacao', 'gerencia'],
  aim: 'Preparar a passagem do cargo',
  summary:
    'lista o que o cargo decide e conhece, passa uma responsabilidade por vez e confere na prática antes de passar a seguinte',
  actions: [
    {
      task: 'Listar o que o cargo decide, entrega e conhece, e o que já se domina de cada parte',
      owner: 'leadership',
      why: 'o que só uma pessoa sabe é o que mais faz falta depois da passagem',
      how: 'percorrer um mês de trabalho, marcar o que é decisão, rotina e relação e combinar o que vem primeiro',
      where: 'conversa com quem ocupa o cargo hoje',
      effort: 'três horas de levantamento',
      milestone: 'Responsabilidades do cargo listadas',
    },
    {
      task: 'Combinar a ordem em que cada responsabilidade passa, com data e apoio',
      owner: 'leadership',
      why: 'responsabilidade passada toda de uma vez volta para quem a tinha',
      how: 'começar pela rotina de menor risco, deixar por último o que decide dinheiro e pessoas e escrever os limites de cada fase',
      where: 'conversa entre quem passa e quem recebe',
      effort: 'uma hora de conversa',
      milestone: 'Ordem da passagem combinada',
    },
    {
      task: 'Fazer juntos cada responsabilidade uma vez antes de passá-la',
      owner: 'leadership',
      why: 'quem viu uma vez e fez outra aprende o que o roteiro não conta',
      how: 'uma vez observa, outra faz com apoio e só então faz sem ajuda, com conversa depois de cada uma',
      where: 'rotina do cargo',
      effort: 'duas horas por responsabilidade',
      milestone: 'Primeiras responsabilidades praticadas',
    },
    {
      task: 'Apresentar quem assume às pessoas com quem o cargo trabalha',
      owner: 'leadership',
      why: 'a relação também precisa passar, e ela não passa por escrito',
      how: 'participar juntos das próximas reuniões e dizer a cada área quem passa a responder pelo quê',
      where: 'reuniões já marcadas',
      effort: '20 minutos por área',
    },
    {
      task: 'Deixar o cargo por uma semana com quem assume e conversar sobre o que aconteceu',
      owner: 'leadership',
      why: 'o teste em poucos dias mostra a tempo o que ainda falta',
      how: 'combinar o que se decide sem consulta, ficar disponível para emergências e rever cada decisão no fim da semana',
      where: 'rotina do cargo',
      effort: 'uma semana, com uma hora de conversa no fim',
      milestone: 'Semana de teste concluída',
      minDays: 45,
    },
  ],
  closing: {
    task: 'Comparar {indicador} com a linha de base, confirmar o que já passou e padronizar o que fica escrito sobre o cargo',
    owner: 'leadership',
    why: 'a passagem se completa quando as decisões deixam de voltar',
    how: 'percorrer a lista de responsabilidades, dizer quem responde por cada uma e marcar as conversas dos meses seguintes',
    where: 'última conversa da passagem',
    effort: 'uma hora de conversa',
  },
  metrics: [
    { name: 'responsabilidades feitas sem apoio', source: 'lista de responsabilidades do cargo' },
    { name: 'decisões que voltam para quem passou o cargo', source: 'anotação semanal' },
    { name: 'áreas que já procuram quem assume', source: 'conversa com as áreas' },
  ],
  risks: [
    {
      risk: 'a preparação ser entendida como promessa de cargo',
      response:
        'dizer por escrito o que está em preparação, o que depende de decisão futura e quem decide',
    },
    {
      risk: 'a rotina não deixar tempo para ensinar',
      response: 'reservar um horário fixo por semana e tirar da agenda algo de igual tamanho',
    },
  ],
};

export const movingThemes: readonly ActionTheme[] = [moving, succession];
