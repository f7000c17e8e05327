import type { ActionTheme } from './shape.ts';

/** What has to be won again by a date: enrolments and contracts that end, gifts and grants. */

const renewal: ActionTheme = {
  id: 'renovação',
  ground: 'service',
  keys: [
    'rematricula*',
    'renovac* d* contrato*',
    'renovac* d* matricula*',
    'renovac* d* plano*',
    'renovac* d* assinatura*',
    'renovar contrato*',
    'renovar os contratos',
    'taxa de renovac*',
  ],
  hints: ['reajuste*', 'concorrente', 'inadimplen*', 'famili*', 'vencimento*'],
  aim: 'Renovar o que vence no período',
  summary:
    'conversa com quem ainda não renovou, responde ao que mais pesa na decisão e acompanha cada caso até a resposta',
  actions: [
    {
      task: 'Listar quem ainda não renovou, com o motivo conhecido e a data de vencimento de cada caso',
      owner: 'leadership',
      why: 'sem a lista, o contato vai para quem já renovaria',
      how: 'separar quem renovou, quem está em dúvida, quem tem pendência e quem não respondeu, e contar cada grupo',
      where: 'cadastro e registro de contatos',
      effort: 'três horas de levantamento',
      milestone: 'Casos em aberto listados por motivo',
    },
    {
      task: 'Preparar a resposta às dúvidas que mais pesam na decisão',
      owner: 'leadership',
      why: 'cada pessoa responder de um jeito passa insegurança',
      how: 'escrever em uma página o que mudou, o que está incluído, o que se pode oferecer e quem aprova exceção',
      where: 'reunião com quem faz os contatos',
      effort: 'uma hora de reunião',
      milestone: 'Respostas combinadas',
    },
    {
      task: 'Conversar um a um com quem está em dúvida, a começar pelos vencimentos mais próximos',
      owner: 'team',
      why: 'quem está em dúvida decide depois de uma conversa, e não de um aviso geral',
      how: 'perguntar o que falta para decidir, responder com fatos, combinar a data da resposta e anotar',
      where: 'telefone, mensagem ou visita, no canal que cada pessoa prefere',
      effort: '15 minutos por conversa',
      milestone: 'Primeira rodada de conversas concluída',
    },
    {
      task: 'Oferecer acordo a quem tem pendência, dentro do limite aprovado',
      owner: 'partner',
      why: 'pendência sem caminho de saída vira cancelamento',
      how: 'combinar com o financeiro as condições possíveis, conversar em particular e registrar o acordo',
      where: 'conversa individual e reservada',
      effort: '30 minutos por caso',
    },
    {
      task: 'Dar retorno a quem reclamou, com o que foi feito',
      owner: 'team',
      why: 'reclamação sem retorno pesa mais do que o preço',
      how: 'reunir as reclamações abertas, responder a cada uma e dizer o que muda e o que não muda',
      where: 'canal em que a reclamação chegou',
      effort: '10 minutos por caso',
      minDays: 14,
    },
  ],
  closing: {
    task: 'Comparar {indicador} com a linha de base, registrar por que cada caso renovou ou não e padronizar o contato que deu resultado',
    owner: 'leadership',
    why: 'o próximo período começa do que se aprendeu neste',
    how: 'contar os casos por motivo e por tipo de contato e marcar quando começar no próximo período',
    where: 'reunião de resultados',
    effort: 'uma hora de reunião',
  },
  metrics: [
    { name: 'renovações sobre o total que vence no período', source: 'cadastro' },
    { name: 'casos sem resposta há mais de uma semana', source: 'registro de contatos' },
    { name: 'acordos cumpridos', source: 'controle do financeiro' },
  ],
  risks: [
    {
      risk: 'insistir com quem já decidiu sair',
      response: 'agradecer, perguntar o motivo uma única vez e deixar a porta aberta',
    },
    {
      risk: 'prometer condição que não foi aprovada',
      response: 'deixar por escrito o que cada pessoa pode oferecer e quem aprova o restante',
    },
  ],
};

const fundraising: ActionTheme = {
  id: 'captação de recursos',
  ground: 'message',
  keys: [
    'captac* de recursos',
    'captar recursos',
    'captar r',
    'captac* de doac*',
    'doadores',
    'doador* recorrente*',
    'doac*',
    'edital',
    'editais',
    'patrocini*',
    'patrocinador*',
  ],
  hints: ['convenio*', 'parceiro*', 'prestacao de contas', 'mantenedor*'],
  aim: 'Diversificar e ampliar os recursos',
  summary:
    'mostra de onde vêm os recursos, cuida de quem já apoia e abre novas fontes com calendário e responsável',
  actions: [
    {
      task: 'Levantar de onde veio cada recurso, quanto falta e que fontes terminam no período',
      owner: 'leadership',
      why: 'a dependência de uma fonte só aparece quando ela acaba',
      how: 'somar o recebido por fonte e por mês, marcar os vencimentos e calcular o que falta para a meta',
      where: 'registros de doações e contratos',
      effort: 'três horas de levantamento',
      milestone: 'Fontes e vencimentos conhecidos',
    },
    {
      task: 'Agradecer e prestar contas a quem já apoia',
      owner: 'team',
      why: 'manter quem apoia custa menos do que encontrar quem ainda não conhece o trabalho',
      how: 'mostrar em uma página o que o apoio permitiu fazer, com números e autorização de imagem, e agradecer pelo nome',
      where: 'canal que cada pessoa autorizou',
      effort: 'meio dia de preparo',
      milestone: 'Retorno dado a quem já apoia',
    },
    {
      task: 'Montar o calendário de editais e chamadas, com exigências e datas',
      owner: 'team',
      why: 'edital encontrado na última semana costuma ser edital perdido',
      how: 'listar as chamadas que combinam com o trabalho, conferir os documentos exigidos e definir quem escreve cada proposta',
      where: 'páginas de financiadores e rede de parceiros',
      effort: 'duas horas por semana',
      milestone: 'Calendário de chamadas pronto',
    },
    {
      task: 'Convidar quem já doou uma vez para a doação recorrente',
      owner: 'team',
      why: 'valor pequeno que se repete permite planejar',
      how: 'escolher quem doou há menos tempo, contar um resultado concreto, propor um valor e dizer como cancelar',
      where: 'base de contatos, só com quem autorizou',
      effort: 'uma hora por semana',
      milestone: 'Primeiro convite enviado',
    },
    {
      task: 'Apresentar o projeto a empresas e pessoas da região',
      owner: 'leadership',
      why: 'quem conhece o trabalho de perto apoia por mais tempo',
      how: 'escolher poucas, preparar uma página com problema, resultado e pedido e marcar a conversa',
      where: 'visita ou chamada',
      effort: 'uma hora por conversa',
      minDays: 30,
    },
    {
      task: 'Escrever as propostas escolhidas e revisá-las com quem está de fora',
      owner: 'team',
      why: 'quem lê pela primeira vez aponta o que falta explicar',
      how: 'partir de um texto base, responder a cada exigência e enviar com dois dias de folga',
      where: 'documento compartilhado',
      effort: 'três dias por proposta',
      minDays: 45,
    },
  ],
  closing: {
    task: 'Comparar {indicador} com a linha de base e padronizar o que trouxe recurso, por fonte',
    owner: 'leadership',
    why: 'o esforço do próximo período vai para o que já deu retorno',
    how: 'somar o recebido e o tempo gasto por fonte e decidir onde continuar, mudar ou parar',
    where: 'reunião de resultados',
    effort: 'uma hora de reunião',
  },
  metrics: [
    { name: 'valor recebido por fonte', source: 'registros de doações e contratos' },
    { name: 'doadores recorrentes ativos', source: 'cadastro de quem apoia' },
    { name: 'propostas enviadas no prazo', source: 'calendário de chamadas' },
  ],
  risks: [
    {
      risk: 'documentação incompleta na data da inscrição',
      response: 'conferir certidões e prestações de contas antes de escrever a primeira proposta',
    },
    {
      risk: 'muitos pedidos às mesmas pessoas',
      response: 'marcar no calendário quem foi procurado e esperar ao menos um mês entre pedidos',
    },
  ],
};

export const renewalThemes: readonly ActionTheme[] = [renewal, fundraising];
