import { letter, type EmailCase } from './case.ts';

/** What may be declined, what is said of whoever reads it, and what is typed in one breath. */
export const choices: readonly EmailCase[] = [
  letter(
    'feedback com fato longo e hora marcada',
    {
      recipientName: 'Débora Antunes',
      context:
        'Feedback sobre o atendimento ao cliente Metalúrgica Real na visita do dia 18/11: respondeu às dúvidas técnicas com clareza, mas prometeu um prazo de 10 dias que a produção não confirmou. Quero conversar quinta às 15h',
      tone: 'profissional',
      purpose: 'feedback',
    },
    {
      company: { name: 'Tornearia Precisa' },
      employee: {
        name: 'Débora Antunes',
        position: 'Consultora Técnica',
        behavioralProfile: 'comunicador',
      },
    },
  ),
  letter(
    'plantão que se pode recusar, com prioridade',
    {
      recipientName: 'Caio Menezes',
      subject: 'Plantão de 28/11',
      context:
        'Cubra o plantão de domingo das 19h às 7h na UTI. Você pode recusar. Responda até quinta',
      tone: 'formal',
      purpose: 'instrucoes',
      urgency: 'alta',
    },
    {
      company: { name: 'Hospital Vida' },
      employee: { name: 'Caio Menezes', position: 'Enfermeiro', behavioralProfile: 'executor' },
    },
  ),
  letter('inauguração dita no assunto e no texto', {
    recipientName: 'Sr. Haroldo Bittencourt',
    subject: 'Inauguração da nova unidade',
    context:
      'Inauguração da unidade de Ribeirão Preto em 10/12, às 18h30, na Av. Presidente Vargas, 2001. Haverá visita às instalações e coquetel.',
    tone: 'formal',
    purpose: 'convite',
    additionalInfo: 'Confirmar presença até 03/12 pelo ramal 214',
  }),
  letter(
    'planilha errada e o próximo fechamento',
    {
      recipientName: 'Vitor',
      context:
        'A planilha de folha foi com 3 erros de hora extra (Setor B) e o pagamento de 2 pessoas saiu errado. Conferir com o ponto antes de mandar. Próximo fechamento 30/11',
      tone: 'empático',
      purpose: 'correção',
    },
    {
      employee: {
        name: 'Vitor Hugo',
        position: 'Assistente de DP',
        behavioralProfile: 'planejador',
      },
    },
  ),
  letter('tela rápida: cobrança a quem fornece', {
    recipientName: 'Fornecedora Aline',
    subject: 'Atraso na entrega',
    context:
      'A entrega de 200 caixas prevista para 20/11 não chegou. Precisamos de uma nova data até amanhã.',
    tone: 'profissional',
    purpose: 'informativo',
  }),
  letter('boas-vindas de volta e o que dizer', {
    recipientName: 'Rosângela',
    context:
      'A Rosângela voltou da licença por depressão. Dar boas-vindas e dizer que nas duas primeiras semanas fica meio período e que pode procurar a Neide se precisar.',
    tone: 'empático',
    purpose: 'informativo',
  }),
  letter('aviso do salão de um fôlego só', {
    recipientName: 'meninas do salão',
    context:
      'gente então a partir de dezembro vai mudar o horario, de terça a sabado das 9 as 20h, domingo fechado, quem quiser trocar folga fala comigo até dia 28, e por favor não marquem cliente depois das 19h porque a limpeza precisa fechar, e a tabela nova de preço tá no balcão',
    tone: 'amigavel',
    purpose: 'informativo',
  }),
  letter(
    'na próxima, um pedido',
    {
      recipientName: 'Íris',
      context:
        'apresentação do projeto social para os doadores: contou a história da Dona Cida, mostrou os números de 2026 (340 crianças atendidas) e três doadores renovaram. Na próxima, deixar 10 minutos para perguntas.',
      tone: 'motivacional',
      purpose: 'feedback',
    },
    {
      company: { name: 'ONG Semear' },
      employee: { name: 'Íris Campos', position: 'Captadora', behavioralProfile: 'comunicador' },
    },
  ),
  letter(
    'caminhão parado, documento urgente',
    {
      recipientName: 'Anselmo',
      subject: 'URGENTE!!! caminhão parado',
      context:
        'o caminhão placa 7 está parado na barreira de Vilhena desde as 6h sem o MDF-e, preciso que emita e mande pro motorista agora',
      tone: 'assertivo',
      purpose: 'instrucoes',
      urgency: 'urgente',
    },
    {
      company: { name: 'TransNorte' },
      employee: {
        name: 'Anselmo Brito',
        position: 'Analista Fiscal',
        behavioralProfile: 'executor',
      },
    },
  ),
  letter('números à diretoria e uma decisão', {
    recipientName: 'Diretoria',
    subject: 'resultado outubro',
    context:
      'Faturamos R$ 2,3 milhões em outubro, 8% acima da meta. O custo de frete subiu 14% por causa da rota de Belém. Proposta: trocar a transportadora a partir de janeiro, economia estimada de R$ 40 mil por mês. Preciso da decisão até 04/12.',
    tone: 'formal',
    purpose: 'informativo',
    urgency: 'alta',
  }),
];
