import { letter, type EmailCase } from './case.ts';

/** A policy for all, a training, a list with its heading, an outpouring, an invitation about oneself. */
export const occasions: readonly EmailCase[] = [
  letter(
    'política de trabalho remoto, com benefício para pais',
    {
      recipientName: 'Todos',
      subject: 'Nova política de home office',
      context:
        'A partir de 04/01/2027 o home office passa a ser de 2 dias por semana, terças e quintas. Quem tem filho até 6 anos pode pedir um dia a mais. O pedido é feito no portal do RH até 15/12. Motivo: a reforma do 3º andar terminou e voltamos a ter lugar para todos.',
      additionalInfo: 'Dúvidas: rh@nuvemazul.com.br ou ramal 2201',
      tone: 'profissional',
      purpose: 'informativo',
      urgency: 'normal',
    },
    { company: { values: ['Transparência'] } },
  ),
  letter(
    'treinamento para a equipe, sem assunto',
    {
      recipientName: 'Equipe de Enfermagem',
      context:
        'Treinamento de higienização das mãos dia 02/12 das 14h às 16h no auditório, com a enfermeira Patrícia da CCIH. Obrigatório para todos da UTI. Levar crachá. Quem estiver de plantão faz a segunda turma dia 09/12 no mesmo horário.',
      tone: 'profissional',
      purpose: 'convite',
      urgency: 'normal',
    },
    {
      company: { values: ['Segurança do paciente'] },
      team: { name: 'UTI Adulto', goals: ['Zerar infecção hospitalar'] },
    },
  ),
  letter(
    'preparação de visita, lista colada com título',
    {
      recipientName: 'Rodrigo Menezes',
      subject: 'Preparação da visita à Drogalar',
      context:
        'Preparar a visita do dia 30/11:\n- levantar o histórico de pedidos dos últimos 12 meses\n- montar proposta com desconto máximo de 8%\n- confirmar presença do comprador, Sr. Nilton\n- reservar carro da empresa',
      additionalInfo: 'me mandar tudo até sexta 27/11',
      tone: 'motivacional',
      purpose: 'instrucoes',
      urgency: 'normal',
    },
    { company: { values: ['Proximidade'] } },
  ),
  letter(
    'perdas de massa, escrito de um fôlego',
    {
      recipientName: 'Tadeu',
      subject: 'perdas',
      context:
        'oi entao preciso mandar um email pro tadeu falando das perdas de massa q ta em 7% e a gente combinou 4%, eu sei q o forno quebrou na semana passada mas mesmo assim ta alto, queria q ele anotasse por turno quanto perde e me mandasse toda sexta, e tb queria agradecer q ele segurou as pontas sozinho no feriado',
      tone: 'amigavel',
      purpose: 'feedback',
      urgency: 'normal',
    },
    { company: { values: ['Capricho'] }, employee: { name: 'Tadeu Ferreira' } },
  ),
  letter('conversa sobre o PDI, em terceira pessoa', {
    recipientName: 'Nayara Lima',
    subject: 'Conversa sobre seu desenvolvimento',
    context:
      'Convidar a Nayara para conversar sobre o PDI dela na quarta 25/11 às 15h na sala 2, uns 40 minutos. Pedir que ela pense em dois objetivos para 2027.',
    tone: 'amigavel',
    purpose: 'convite',
    urgency: 'baixa',
  }),
];
