import { letter, type EmailCase } from './corpus/case.ts';
import { choices } from './corpus/choices.ts';
import { hurriedBriefs } from './corpus/hurried.ts';
import { inOneBreath } from './corpus/in-one-breath.ts';
import { occasions } from './corpus/occasions.ts';

export const goldCase: EmailCase = letter(
  'controle de ponto (exemplo de referência)',
  {
    recipientName: 'Helena Prado',
    subject: 'Passos para o novo controle de ponto',
    context: 'Confirmar até 27/11/2026 se a equipe já registra o ponto no novo sistema',
    tone: 'profissional',
    purpose: 'instrucoes',
    urgency: 'alta',
    additionalInfo:
      'Acessar com o e-mail da empresa, conferir a lista de pessoas, acompanhar um registro, responder com dúvidas; RH ajuda com senhas e cadastros',
  },
  {
    company: { name: 'Rota Certa Logística', values: ['Transparência', 'Segurança'] },
    team: { name: 'Operações', goals: ['Zerar os ajustes manuais de ponto'] },
    employee: {
      name: 'Helena Prado',
      position: 'Supervisora de Turno',
      behavioralProfile: 'planejador',
      objectives: ['Coordenar a operação da noite'],
    },
  },
);

/** As the quick screen sends it: subject and content, tone 'profissional'. */
const quick: readonly EmailCase[] = [
  letter('tela rápida: assunto e contexto', {
    recipientName: 'Renata Lopes',
    subject: 'Reunião de alinhamento',
    context: 'Precisamos alinhar as metas do trimestre',
    tone: 'profissional',
    purpose: 'informativo',
  }),
  letter('tela rápida: feedback com assunto discreto', {
    recipientName: 'Joana Dias',
    subject: 'Nossa conversa',
    context: 'falar sobre os atrasos na entrega do relatório semanal',
    tone: 'profissional',
    purpose: 'feedback',
  }),
  letter('tela rápida: finalidade que não existe', {
    recipientName: 'Caio Brandão',
    subject: 'Indicadores de novembro',
    context: 'os indicadores de novembro estão no painel',
    tone: 'profissional',
    freeText: 'Comunicado',
  }),
];

const news: readonly EmailCase[] = [
  letter(
    'nova política de reembolso, texto longo',
    {
      recipientName: 'Luciana Ferraz',
      context:
        'A partir de 01/12/2026 os reembolsos de viagem passam a ser pedidos pelo portal. O prazo para envio das notas cai de 30 para 15 dias. Despesas acima de R$ 500,00 precisam de aprovação prévia do gestor da área. O manual completo está na intranet.',
      additionalInfo: 'Dúvidas com a Tesouraria, ramal 2210',
      tone: 'formal',
      purpose: 'informativo',
      urgency: 'normal',
    },
    { company: { values: ['Simplicidade', 'Ética'], mission: 'Levar saúde a cada bairro.' } },
  ),
  letter('mudança de sala para duas pessoas', {
    recipientName: 'Ana e Paulo',
    context: 'mudança de sala: a equipe vai para o 3º andar na segunda',
    tone: 'amigavel',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter('projeto cancelado', {
    recipientName: 'Cláudia Meireles',
    context: 'o projeto de expansão foi cancelado pela diretoria',
    tone: 'empático',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter('auditoria, leitura com prioridade', {
    recipientName: 'Dr. João Lima',
    context: 'A auditoria da acreditação foi antecipada para a próxima semana.',
    additionalInfo: 'Os prontuários precisam estar completos',
    tone: 'assertivo',
    purpose: 'informativo',
    urgency: 'urgente',
  }),
  letter('nome da novidade e nada mais', {
    recipientName: 'Otávio Brandão',
    context: 'Nova política de plantões',
    tone: 'motivacional',
    purpose: 'informativo',
    urgency: 'baixa',
  }),
];

const requests: readonly EmailCase[] = [
  letter('um só pedido, com prazo', {
    recipientName: 'Kelly Souza',
    subject: 'Relatório de vendas',
    context: 'Enviar o relatório de vendas até sexta às 17h',
    tone: 'amigavel',
    purpose: 'instrucoes',
    urgency: 'normal',
  }),
  letter('passos para a equipe de campo', {
    recipientName: 'Time de campo',
    context:
      'Usar EPI completo, conferir o equipamento antes da saída e registrar cada visita no app',
    tone: 'motivacional',
    purpose: 'instrucoes',
    urgency: 'normal',
  }),
  letter('contexto e passos, em tom formal', {
    recipientName: 'Igor Nunes',
    context:
      'O registro de ponto agora é pelo celular. Baixar o aplicativo, entrar com o usuário da empresa e testar até sexta.',
    tone: 'formal',
    purpose: 'instrucoes',
    urgency: 'normal',
  }),
  letter('lista digitada de materiais', {
    recipientName: 'Rosa Almeida',
    subject: 'Materiais da visita técnica',
    context:
      'Para a visita técnica, separar:\n- Crachá de visitante\n- Planta baixa do galpão\n- Laudo dos extintores',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter('contrato em maiúsculas, para um cargo', {
    recipientName: 'Gerente de RH',
    subject: 'URGENTE!!! CONTRATO',
    context: 'PRECISO DO CONTRATO ASSINADO ATÉ AMANHÃ!!!',
    tone: 'formal',
    purpose: 'informativo',
    urgency: 'urgente',
  }),
  letter('nome de um procedimento, sem passos', {
    recipientName: 'Kelly Souza',
    context: 'Novo procedimento de abertura de caixa',
    tone: 'empático',
    purpose: 'instrucoes',
    urgency: 'normal',
  }),
];

const people: readonly EmailCase[] = [
  letter(
    'cliente mantido, com objetivo registrado',
    {
      recipientName: 'Bruno Tavares',
      context:
        'Atendeu muito bem o cliente que estava irritado e conseguiu manter o contrato. O gestor do cliente escreveu agradecendo.',
      tone: 'formal',
      purpose: 'reconhecimento',
      urgency: 'normal',
    },
    {
      company: { values: ['Foco no cliente'] },
      employee: { name: 'Bruno Tavares', objectives: ['Tornar-se supervisor de vendas'] },
    },
  ),
  letter('agradecer apoio', {
    recipientName: 'Marina Castro',
    context: 'Agradecer o apoio da Marina na implantação do novo sistema',
    tone: 'amigavel',
    purpose: 'reconhecimento',
    urgency: 'baixa',
  }),
  letter('dez anos de casa 🎉', {
    recipientName: 'Helena',
    context: 'parabenizar pelos 10 anos de empresa 🎉🎉',
    tone: 'motivacional',
    purpose: 'reconhecimento',
    urgency: 'normal',
  }),
  letter('fato com dois lados', {
    recipientName: 'Aline Freitas',
    context: 'O cliente elogiou sua paciência, mas a resposta demorou dois dias.',
    tone: 'amigavel',
    purpose: 'feedback',
    urgency: 'normal',
  }),
  letter('chamados sem resposta', {
    recipientName: 'Luciana Prado',
    context: 'Percebi que os chamados estão ficando sem resposta por mais de dois dias.',
    tone: 'empático',
    purpose: 'feedback',
    urgency: 'alta',
  }),
  letter('relatório com valores trocados', {
    recipientName: 'Fábio Rocha',
    context:
      'O relatório de outubro foi enviado com valores trocados e o financeiro precisou refazer. Corrigir até quarta.',
    tone: 'profissional',
    purpose: 'correção',
    urgency: 'normal',
  }),
  letter('higiene, assunto que só se conversa', {
    recipientName: 'Fábio Rocha',
    subject: 'Problema com cheiro de suor',
    context: 'Os colegas comentaram sobre o cheiro de suor',
    tone: 'profissional',
    purpose: 'correção',
    urgency: 'normal',
  }),
  letter('lançamentos com data errada', {
    recipientName: 'Rosângela',
    context: 'Lançamentos com data errada no sistema',
    tone: 'motivacional',
    purpose: 'correção',
    urgency: 'alta',
  }),
];

const invitations: readonly EmailCase[] = [
  letter('apresentação à diretoria, com data e local', {
    recipientName: 'Diretoria',
    context: 'Apresentação dos resultados do trimestre',
    additionalInfo: 'Data: 10/12/2026\nHorário: 14h\nLocal: auditório',
    tone: 'formal',
    purpose: 'convite',
    urgency: 'normal',
  }),
  letter('plano de carreira, sem horário', {
    recipientName: 'Bia Torres',
    context: 'Conversa sobre plano de carreira',
    tone: 'empático',
    purpose: 'convite',
    urgency: 'baixa',
  }),
  letter('banca de entrevistas', {
    recipientName: 'Renan',
    context: 'Participar da banca de entrevistas de analista na quarta',
    tone: 'assertivo',
    purpose: 'convite',
    urgency: 'alta',
  }),
];

const free: readonly EmailCase[] = [
  letter('só texto livre', {
    freeText:
      'Crie um e-mail para o Sérgio avisando que o fornecedor de embalagens mudou e que a primeira entrega chega na terça',
  }),
  letter(
    'um clique, com o cadastro e mais nada',
    {},
    {
      company: { mission: 'Abastecer o bairro com respeito.' },
      employee: { name: 'Renata Lopes', position: 'Supervisora de Caixa' },
    },
  ),
];

export const emailCorpus: readonly EmailCase[] = [
  goldCase,
  ...quick,
  ...news,
  ...requests,
  ...people,
  ...invitations,
  ...free,
  ...occasions,
  ...choices,
  ...inOneBreath,
  ...Object.entries(hurriedBriefs).map(([name, brief]) => letter(name, brief)),
];
