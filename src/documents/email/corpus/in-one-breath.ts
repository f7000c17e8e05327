import { letter, type EmailCase } from './case.ts';

/** Quick screens, lists, and what is typed in one breath. */
export const inOneBreath: readonly EmailCase[] = [
  letter('texto livre: e-mail formal a um fornecedor', {
    freeText:
      'Escreva um e-mail formal para o fornecedor TecnoFrio avisando que a câmara 3 parou de novo ontem às 22h e perdemos 80 kg de carne, preciso de um técnico hoje e de um relatório da causa até segunda',
  }),
  letter('férias aprovadas, na terceira pessoa', {
    recipientName: 'Simone',
    subject: 'Férias',
    context:
      'As férias da Simone foram aprovadas de 04/01 a 23/01. Ela pode deixar a escala pronta até 30/12 e passar as chaves para o Davi. Ela não precisa responder e-mails nesse período.',
    tone: 'profissional',
    purpose: 'informativo',
  }),
  letter(
    'convite que se pode recusar',
    {
      recipientName: 'Lívia',
      context:
        'Se quiser, pode assumir a mentoria dos 2 estagiários a partir de janeiro. É voluntário e são 2 horas por semana dentro da jornada.',
      tone: 'motivacional',
      purpose: 'convite',
    },
    {
      company: {
        name: 'Frigo Oeste',
        mission: 'Alimentar com segurança',
        values: ['Qualidade', 'Respeito'],
      },
      team: { name: 'Expedição', goals: ['Reduzir devoluções em 20%'] },
      employee: {
        name: 'Lívia Couto',
        position: 'Engenheira',
        behavioralProfile: 'comunicador',
        objectives: ['Liderar pessoas'],
      },
    },
  ),
  letter(
    'regras em lista para um grupo',
    {
      recipientName: 'Todos os motoristas',
      subject: 'novas regras de jornada',
      context:
        '- intervalo de 30 min a cada 5h30\n- registrar no app no início e no fim\n- quem esquecer avisa a central no mesmo dia\n- vale a partir de 01/12/2026',
      tone: 'formal',
      purpose: 'informativo',
    },
    { company: { name: 'TransNorte' }, employee: null },
  ),
  letter('tela rápida: marcar a conversa', {
    recipientName: 'Patrícia Gomes',
    subject: 'Avaliação de desempenho',
    context: 'Marcar a conversa da avaliação para o dia 10 de dezembro',
    tone: 'profissional',
    purpose: 'convite',
  }),
  letter(
    'passeio com custo e o que levar',
    {
      recipientName: 'Pais do 6º ano',
      subject: 'passeio',
      context:
        'passeio ao museu dia 3 de dezembro, saída 7h30 da escola e volta 12h, levar lanche e autorização assinada, custo 35 reais',
      tone: 'amigavel',
      purpose: 'convite',
    },
    { company: { name: 'Colégio Horizonte' }, employee: null },
  ),
  letter(
    'combinado a registrar',
    {
      recipientName: 'Valdir',
      context:
        'Conversei com o Valdir ontem sobre os atrasos. Ele se comprometeu a chegar às 7h. Registrar o combinado e dizer que vou acompanhar até 18/12.',
      tone: 'profissional',
      purpose: 'feedback',
    },
    {
      company: {
        name: 'Frigo Oeste',
        mission: 'Alimentar com segurança',
        values: ['Qualidade', 'Respeito'],
      },
      team: { name: 'Expedição', goals: ['Reduzir devoluções em 20%'] },
      employee: {
        name: 'Valdir Pontes',
        position: 'Operador de Empilhadeira',
        behavioralProfile: 'executor',
      },
    },
  ),
  letter(
    'correção de um fôlego só, com cuidado',
    {
      recipientName: 'Ana Lúcia',
      context:
        'olha eu sei que ela tá estudando a noite e cansada, mas os relatórios de outubro vieram com 7 campos em branco e o cliente devolveu, preciso que ela revise antes de mandar e me avise se precisar de mais um dia',
      tone: 'empático',
      purpose: 'correção',
    },
    {
      company: {
        name: 'Frigo Oeste',
        mission: 'Alimentar com segurança',
        values: ['Qualidade', 'Respeito'],
      },
      team: { name: 'Expedição', goals: ['Reduzir devoluções em 20%'] },
      employee: {
        name: 'Ana Lúcia Prado',
        position: 'Assistente',
        behavioralProfile: 'planejador',
      },
    },
  ),
  letter(
    'transferência que se pode recusar',
    {
      recipientName: 'Marcos Paulo',
      context:
        'Transferência para a filial de Sorocaba a partir de 11/01. O salário continua o mesmo. A empresa paga a mudança. Ele pode dizer não.',
      tone: 'empático',
      purpose: 'informativo',
      urgency: 'alta',
    },
    {
      company: {
        name: 'Frigo Oeste',
        mission: 'Alimentar com segurança',
        values: ['Qualidade', 'Respeito'],
      },
      team: { name: 'Expedição', goals: ['Reduzir devoluções em 20%'] },
      employee: {
        name: 'Marcos Paulo Dias',
        position: 'Encarregado',
        behavioralProfile: 'planejador',
      },
    },
  ),
  letter(
    'assunto que só diz urgente',
    {
      recipientName: 'Equipe Comercial',
      subject: 'URGENTE',
      context:
        'O preço da linha premium muda amanhã 00h. Propostas em aberto valem até hoje 18h. Falem com os clientes antes disso.',
      tone: 'motivacional',
      purpose: 'instrucoes',
      urgency: 'urgente',
    },
    {
      company: {
        name: 'Frigo Oeste',
        mission: 'Alimentar com segurança',
        values: ['Qualidade', 'Respeito'],
      },
      team: { name: 'Expedição', goals: ['Reduzir devoluções em 20%'] },
      employee: null,
    },
  ),
];
