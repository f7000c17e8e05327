import type { LetterForm } from '../../kit/letter.ts';
import type { Brief } from '../../writing/writer.ts';

/** As a tired leader types at eleven at night: name of the case → brief. */
export const hurriedBriefs: Readonly<Record<string, Brief<LetterForm>>> = {
  'escola: convite em que quem não puder manda por escrito': {
    recipientName: 'Professores do 6º ano',
    subject: 'conselho de classe',
    context:
      'O conselho de classe vai ser dia 09/12 às 13h30 na sala dos professores. Levar as notas fechadas e as observações por aluno. Quem não puder ir mandar por escrito para a coordenação até dia 07/12.',
    tone: 'profissional',
    purpose: 'convite',
    urgency: 'normal',
  },
  'ong: mutirão com o que levar e como confirmar': {
    recipientName: 'Voluntários da ONG',
    subject: 'Mutirão de Natal',
    context:
      'Queremos convidar todos pro mutirão de Natal dia 19/12 sábado das 8h as 14h na sede. Vamos montar 300 cestas. Levar garrafa de água e usar sapato fechado. Confirmar até 12/12 pelo formulário',
    tone: 'motivacional',
    purpose: 'convite',
    urgency: 'normal',
  },
  'hospital: lista enumerada em uma linha só': {
    recipientName: 'Equipe de Enfermagem',
    subject: 'Nova escala de dezembro',
    context:
      'Segue a escala nova. Mudanças: 1) plantão de domingo passa a ser 12x36 2) quem faz noite folga na segunda 3) trocas só com 48h de antecedência e autorização da coordenação. A escala anterior não vale mais a partir de 01/12.',
    tone: 'formal',
    purpose: 'informativo',
    urgency: 'alta',
  },
  'hotel: sem pressa, mas com prazo': {
    recipientName: 'Camila e Pedro',
    subject: 'Férias coletivas',
    context:
      'As férias coletivas vão de 21/12 a 04/01. Quem trabalha no plantão de 24 e 31 folga na semana de 11/01. Preencher a planilha de plantão até 05/12. Dúvidas com o RH.',
    tone: 'amigavel',
    purpose: 'informativo',
    urgency: 'baixa',
  },
  'escola: pedido para ser breve': {
    recipientName: 'Secretaria',
    context:
      'Solicitar a lista de matrículas de 2027 com nome do aluno, série e turno. Precisamos disso para montar as turmas.',
    tone: 'formal',
    purpose: 'instrucoes',
    urgency: 'normal',
    additionalInfo: 'Não mencionar a redução de turmas. Ser breve.',
  },
  'padaria: texto livre que cobra um fornecedor': {
    freeText:
      'preciso de um email pro fornecedor de farinha cobrando a entrega que era dia 18 e nao chegou, ja liguei 2 vezes',
  },
  'frigorífico: urgência com hora já dita': {
    recipientName: 'Sr. Oswaldo',
    subject: 'URGENTE!!! VAZAMENTO NA CÂMARA FRIA',
    context:
      'a camara fria 2 esta com vazamento desde ontem a noite, a temperatura subiu pra 9 graus, perdemos 120 kg de frango. preciso do tecnico aqui hoje de manha e do laudo pra acionar o seguro',
    tone: 'assertivo',
    purpose: 'instrucoes',
    urgency: 'urgente',
  },
  'loja: solicitar o envio é pedir a quem lê': {
    recipientName: 'Juliana Mendes',
    subject: 'Relatório mensal de vendas',
    context:
      'Solicitar o envio do relatório mensal de vendas até o dia 27/11 para apresentação na reunião de diretoria.',
    tone: 'profissional',
    purpose: 'instrucoes',
    urgency: 'alta',
    additionalInfo:
      'O relatório precisa ter: vendas por região, comparativo com o mês anterior e principais clientes.',
  },
  'escritório: passos numerados com ponto em uma linha só': {
    recipientName: 'Vanessa',
    subject: 'Passo a passo do reembolso',
    context:
      'Explicar como pedir reembolso: 1. preencher o formulário no portal 2. anexar as notas fiscais 3. enviar para aprovação do gestor 4. aguardar o pagamento em até 10 dias úteis',
    tone: 'profissional',
    purpose: 'instrucoes',
    urgency: 'normal',
  },
  'construtora: reforçar com a equipe é tarefa de quem lê': {
    recipientName: 'Sérgio Matos',
    subject: 'Segurança na obra',
    context:
      'Durante a visita de ontem vi duas pessoas sem capacete e sem cinto no 3º andar. Isso não pode acontecer. Reforçar o uso de EPI com toda a equipe e me mandar o registro do DDS até amanhã.',
    tone: 'assertivo',
    purpose: 'correção',
    urgency: 'urgente',
  },
  'hospital: promoção contada em uma frase só': {
    recipientName: 'Tatiane',
    context:
      'parabenizar a Tatiane pela promoção a coordenadora, ela começa na nova função dia 1 de dezembro e vai liderar 8 pessoas',
    tone: 'motivacional',
    purpose: 'reconhecimento',
    urgency: 'normal',
  },
  'transportadora: o nome de quem lê em minúsculas': {
    recipientName: 'Eduardo',
    subject: 'contrato',
    context:
      'preciso que o eduardo revise a clausula 5 do contrato da Alfa Transportes e me devolva com comentarios até quarta, o juridico ta esperando',
    tone: 'profissional',
    purpose: 'instrucoes',
    urgency: 'alta',
  },
  'consultoria: a proposta que vai com o e-mail': {
    recipientName: 'Mônica Prado',
    subject: 'Proposta comercial',
    context:
      'Enviar a proposta comercial revisada com desconto de 8% no plano anual. Valor final R$ 42.300,00. Validade até 15/12/2026.',
    tone: 'formal',
    purpose: 'informativo',
    urgency: 'normal',
    additionalInfo:
      'Agradecer a reunião de terça e me colocar à disposição para esclarecer dúvidas',
  },
  'empresa toda: aviso com prazo que não é de quem lê': {
    recipientName: 'Todos os colaboradores',
    subject: 'Recesso de fim de ano',
    context:
      'informar que o recesso sera de 23/12 a 02/01, retorno dia 04/01. setores de plantao: suporte e portaria. quem for do plantao recebe a escala ate 10/12',
    tone: 'amigavel',
    purpose: 'informativo',
    urgency: 'baixa',
  },
};
