/** What the leader wrote, and how many days ago; `at` is the time of day in São Paulo. */
interface DemoEntry {
  daysAgo: number;
  at: string;
  text: string;
  /** Whom it speaks of without saying so. */
  about?: readonly string[];
}

/** Newest first: of the first two one speaks of a difficulty, which the dashboard takes up. */
export const diary: readonly DemoEntry[] = [
  {
    daysAgo: 1,
    at: '17:35',
    text: 'Segunda montagem da semana que voltou por falta de ferragem no kit. Everton avisou o cliente no mesmo dia, mas a dificuldade está na conferência antes do carregamento: ninguém assina a lista.',
    about: ['Nilson Barros'],
  },
  {
    daysAgo: 2,
    at: '12:10',
    text: 'Letícia apresentou a proposta da casa do Ahú e, quando pediram desconto, ofereceu rever o acabamento em vez de baixar o preço. Fechou sem concessão no prazo.',
  },
  {
    daysAgo: 3,
    at: '18:05',
    text: 'Jonas ajustou sozinho o programa da CNC para as portas curvas e reduziu o tempo de usinagem de 22 para 14 minutos. Pediu para mostrar o ajuste ao turno da tarde.',
  },
  {
    daysAgo: 5,
    at: '09:20',
    text: 'Thiago fez a primeira medição acompanhado por Caio. Anotou pé-direito e prumo de todas as paredes, mas esqueceu os pontos de tomada da bancada.',
  },
  {
    daysAgo: 7,
    at: '16:40',
    text: 'Reunião semanal da Produção passou de 30 para 55 minutos. Sérgio decidiu a troca de prioridade sem ouvir Adriana, que precisou refazer a programação à noite.',
  },
  {
    daysAgo: 9,
    at: '11:15',
    text: 'Aline respondeu a 12 assistências até o meio-dia. Uma cliente reclamou do texto longo: leu duas vezes e não achou a data da visita.',
  },
  {
    daysAgo: 11,
    at: '17:50',
    text: 'Diego entregou quatro propostas na semana, três delas sem a lista de ferragens. Marina precisou ligar para confirmar item por item.',
  },
  {
    daysAgo: 12,
    at: '10:05',
    text: 'Ivone parou a coladeira por 40 minutos para ensinar a regulagem a Luana. A tarde rendeu: nenhuma borda refeita.',
  },
  {
    daysAgo: 14,
    at: '18:20',
    text: 'Renata devolveu dois projetos na véspera da produção com mudanças que já estavam na ata da medição. Caio ficou até mais tarde para corrigir.',
  },
  {
    daysAgo: 16,
    at: '15:30',
    text: 'Camila conduziu sozinha a visita do apartamento de três quartos e saiu com o pré-contrato. Faltou registrar a cor do puxador combinada de boca.',
  },
  {
    daysAgo: 18,
    at: '09:45',
    text: 'Rosana mostrou o gráfico de retrabalho da semana: 6 peças refeitas, 4 por etiqueta trocada. A equipe sugeriu conferir a etiqueta na saída da CNC.',
  },
  {
    daysAgo: 19,
    at: '17:10',
    text: 'Priscila replanejou as rotas de quinta e evitou duas viagens a Pinhais. Nilson elogiou a lista por ordem de descarga.',
  },
  {
    daysAgo: 21,
    at: '14:25',
    text: 'Paulo pediu para acompanhar atendimentos na loja. Combinei duas tardes por semana com Letícia a partir do mês que vem.',
  },
  {
    daysAgo: 23,
    at: '18:00',
    text: 'Cristiano percebeu a parede fora de prumo antes de furar e chamou Everton. A montagem atrasou duas horas, mas o armário ficou certo.',
  },
  {
    daysAgo: 25,
    at: '10:50',
    text: 'Juliana apresentou o projeto direto ao cliente pela primeira vez. Explicou bem o fluxo da cozinha; na parte de preço passou a palavra a Bruno.',
  },
  {
    daysAgo: 27,
    at: '16:15',
    text: 'Fábio testou o novo plano de corte em três lotes e a perda caiu de 11% para 9%. Ainda faz o cálculo à mão, no verso da ordem.',
  },
  {
    daysAgo: 29,
    at: '09:10',
    text: 'Bruno cancelou pela terceira vez a conversa individual com Diego por causa de cliente na loja. Remarcamos para a manhã de quarta.',
  },
  {
    daysAgo: 31,
    at: '17:25',
    text: 'Sabrina publicou o caso da cozinha do Portão com fotos do antes e do depois. Vieram 9 pedidos de orçamento em dois dias.',
  },
  {
    daysAgo: 33,
    at: '11:40',
    text: 'Adriana fechou a programação na quinta, como combinado, pela segunda semana seguida. A fábrica começou a segunda-feira sem fila na seccionadora.',
  },
  {
    daysAgo: 35,
    at: '18:30',
    text: 'Márcio ensinou Gabriel a ajustar as dobradiças de canto. Gabriel montou a segunda porta sozinho.',
  },
  {
    daysAgo: 37,
    at: '15:05',
    text: 'Reclamação de prazo na entrega do Boqueirão: o contrato dizia 45 dias e a fábrica trabalhava com 60. Comercial e Produção não usam a mesma tabela.',
  },
  {
    daysAgo: 39,
    at: '10:20',
    text: 'Caio levou a proposta da biblioteca única de ferragens. São 180 itens; começamos pelos 40 mais usados.',
  },
  {
    daysAgo: 41,
    at: '17:45',
    text: 'Letícia ajudou Marina a rever 15 orçamentos parados e três clientes responderam no mesmo dia.',
  },
  {
    daysAgo: 44,
    at: '09:30',
    text: 'Gabriel deixou a obra sem recolher as embalagens. O cliente mandou foto. Everton voltou com ele no fim da tarde para limpar.',
  },
  {
    daysAgo: 46,
    at: '16:55',
    text: 'Jonas e Rosana combinaram conferir a primeira peça de cada lote. Em uma semana, nenhuma furação trocada.',
  },
  {
    daysAgo: 48,
    at: '14:00',
    text: 'Luana pediu para aprender a coladeira. Chega no horário, mantém a bancada limpa e pergunta antes de mexer na regulagem.',
  },
  {
    daysAgo: 51,
    at: '18:10',
    text: 'Nilson propôs mantas novas para o transporte de tampos. Duas avarias no mês passado, nenhuma com as mantas emprestadas.',
  },
  {
    daysAgo: 54,
    at: '11:05',
    text: 'Marina entregou o orçamento da clínica em um dia, com três opções de acabamento. O cliente escolheu na hora.',
  },
  {
    daysAgo: 57,
    at: '17:00',
    text: 'Diego respondeu de forma seca a um pedido de mudança no projeto. O cliente ligou para Bruno, que conversou com os dois e manteve a venda.',
  },
  {
    daysAgo: 60,
    at: '09:55',
    text: 'Começamos o acompanhamento semanal do prazo por pedido, em uma folha só para Comercial, Projetos e Produção.',
  },
];
