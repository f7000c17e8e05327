import type { LetterForm } from '../kit/letter.ts';
import type { DocumentContext } from '../writing/context.ts';
import { contextWith, type Pieces } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import { hurriedBriefs } from './corpus-hurried.ts';

export interface MessageCase {
  name: string;
  brief: Brief<LetterForm>;
  context: DocumentContext;
}

const nobody = { employee: null } as const;

function letter(name: string, brief: Brief<LetterForm>, pieces: Pieces = nobody): MessageCase {
  return { name, brief, context: contextWith(pieces) };
}

export const goldCase: MessageCase = letter(
  'inventário bem-feito (exemplo de referência)',
  {
    recipientName: 'Paulo',
    subject: '',
    context:
      'Fechamento do inventário: conferiu as divergências antes do envio e o financeiro recebeu tudo pronto para lançar, sem retrabalho',
    tone: 'amigavel',
    purpose: 'reconhecimento',
    urgency: 'normal',
    additionalInfo: '',
  },
  {
    company: { name: 'Rota Certa Logística', values: ['Cuidado com o detalhe', 'Parceria'] },
    team: { name: 'Estoque', goals: ['Zerar perdas no recebimento'] },
    employee: {
      name: 'Paulo Lima',
      position: 'Conferente',
      behavioralProfile: 'analitico',
      objectives: ['Assumir a coordenação do estoque'],
    },
  },
);

/** As the quick screen sends it: subject and content, tone 'profissional'. */
const quick: readonly MessageCase[] = [
  letter('tela rápida: pedido digitado às pressas', {
    recipientName: 'Ana Paula Reis',
    subject: 'Fechamento do mês',
    context: 'preciso dos numeros do fechamento ate quinta pra apresentar p/ diretoria',
    tone: 'profissional',
    purpose: 'informativo',
  }),
  letter('tela rápida: assunto e uma frase', {
    recipientName: 'Carlos Eduardo',
    subject: 'Escala de dezembro',
    context: 'a escala de dezembro ja esta no mural, confere e me fala se tem conflito',
    tone: 'profissional',
    purpose: 'informativo',
  }),
  letter('tela rápida: uma palavra', {
    recipientName: 'Diego',
    subject: 'Relatório',
    context: 'relatório',
    tone: 'profissional',
    purpose: 'instrucoes',
  }),
];

const news: readonly MessageCase[] = [
  letter('ordem a quem escreve: avisar que', {
    recipientName: 'Renata Lopes',
    context: 'Avisar que a reunião de quinta mudou para sexta às 10h',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter(
    'mudança de horário na loja, com valores',
    {
      recipientName: 'Jéssica Moura',
      context:
        'A partir de segunda o horário de almoço passa a ser às 12h30. Quem estiver em atendimento sai depois.',
      tone: 'empático',
      purpose: 'informativo',
      urgency: 'normal',
    },
    {
      company: { values: ['Respeito ao cliente', 'Transparência'] },
      team: { name: 'Loja Centro', goals: ['Reduzir o tempo de espera nos caixas'] },
      employee: { name: 'Jéssica Moura', position: 'Operadora de Caixa' },
    },
  ),
  letter('férias coletivas, sem pressa', {
    recipientName: 'Wesley',
    context: 'Férias coletivas de 21/12 a 04/01',
    tone: 'formal',
    purpose: 'informativo',
    urgency: 'baixa',
  }),
  letter('reunião geral ainda hoje', {
    recipientName: 'Wesley',
    context: 'Reunião geral hoje às 16h no refeitório',
    tone: 'amigavel',
    purpose: 'informativo',
    urgency: 'urgente',
  }),
  letter('lembrete com prioridade', {
    recipientName: 'Wesley',
    context: 'Lembrar que o prazo da avaliação termina sexta',
    tone: 'assertivo',
    purpose: 'informativo',
    urgency: 'alta',
  }),
  letter('nova colega de equipe', {
    recipientName: 'Cláudia',
    context: 'contratamos uma nova analista, a Beatriz, que começa dia 01/12',
    additionalInfo: 'Ela vai precisar de apoio na primeira semana',
    tone: 'motivacional',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter('carta já com saudação, emoji e assinatura', {
    recipientName: 'Simone',
    context:
      'Boa tarde Simone, tudo bem? 😊😊 Segue o link da planilha atualizada na pasta da equipe. Qualquer coisa me avise. Att, Marcos',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter('equipe inteira, manutenção do sistema', {
    recipientName: 'Equipe de Atendimento',
    context: 'O sistema ficará fora do ar no sábado das 8h às 12h para manutenção.',
    additionalInfo: 'Registrar os pedidos em papel nesse período. Não mencionar o fornecedor.',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
  }),
];

const talks: readonly MessageCase[] = [
  letter(
    'atrasos, com o efeito na equipe',
    {
      recipientName: 'Renata Lopes',
      context:
        'Chegou atrasada três vezes essa semana e a equipe ficou esperando para abrir a loja',
      tone: 'empático',
      purpose: 'feedback',
      urgency: 'normal',
    },
    {
      company: { values: ['Palavra cumprida'] },
      employee: { name: 'Renata Lopes', objectives: ['Assumir a coordenação da frente de caixa'] },
    },
  ),
  letter('interrupção em reunião', {
    recipientName: 'Rafael Gomes',
    context:
      'Na reunião de ontem você interrompeu a Carla duas vezes e ela não conseguiu terminar a apresentação.',
    tone: 'assertivo',
    purpose: 'feedback',
    urgency: 'alta',
  }),
  letter('objetivo a melhorar no lugar de um fato', {
    recipientName: 'Tiago',
    context: 'Melhorar a comunicação com a equipe de vendas',
    tone: 'motivacional',
    purpose: 'feedback',
    urgency: 'baixa',
  }),
  letter('rótulo no lugar de fato', {
    recipientName: 'Patrícia',
    context: 'é preguiçosa e não entrega nada no prazo',
    tone: 'formal',
    purpose: 'feedback',
    urgency: 'normal',
  }),
  letter('dado de saúde', {
    recipientName: 'Sérgio',
    context: 'Está com depressão e faltou três vezes',
    tone: 'empático',
    purpose: 'feedback',
    urgency: 'urgente',
  }),
];

const corrections: readonly MessageCase[] = [
  letter('uniforme incompleto na linha', {
    recipientName: 'Vanessa',
    context: 'Usou uniforme incompleto na linha de produção na terça',
    tone: 'assertivo',
    purpose: 'correção',
    urgency: 'normal',
  }),
  letter('notas fiscais sem pedido, com prazo', {
    recipientName: 'Fábio',
    context: 'Notas fiscais lançadas sem o número do pedido',
    additionalInfo: 'precisa relançar até sexta; o manual está na pasta compartilhada',
    tone: 'profissional',
    purpose: 'correção',
    urgency: 'alta',
  }),
  letter('relato de terceira pessoa', {
    recipientName: 'Rosa',
    context: 'A Maria reclamou que você gritou com ela',
    tone: 'formal',
    purpose: 'correção',
    urgency: 'normal',
  }),
  letter('etiquetas, ainda hoje', {
    recipientName: 'Léo',
    context: 'corrigir o preço das etiquetas do corredor 4',
    tone: 'motivacional',
    purpose: 'correção',
    urgency: 'urgente',
  }),
];

const thanks: readonly MessageCase[] = [
  letter('elogio com ressalva', {
    recipientName: 'Ivo',
    context: 'Entregou o projeto no prazo, mas precisa melhorar a documentação',
    tone: 'profissional',
    purpose: 'reconhecimento',
    urgency: 'alta',
  }),
  letter('enfermagem no feriado', {
    recipientName: 'Equipe de Enfermagem',
    context: 'Atendimento no feriado: todos os pacientes foram atendidos no tempo previsto',
    tone: 'empático',
    purpose: 'reconhecimento',
    urgency: 'normal',
  }),
  letter('uma qualidade e nada mais', {
    recipientName: 'Nina',
    context: 'Dedicação',
    tone: 'assertivo',
    purpose: 'reconhecimento',
    urgency: 'normal',
  }),
];

const work: readonly MessageCase[] = [
  letter('passos numerados na fábrica', {
    recipientName: 'Jonas',
    context: '1. Desligar a máquina\n2. Limpar a esteira\n3. Registrar no formulário',
    tone: 'assertivo',
    purpose: 'instrucoes',
    urgency: 'normal',
  }),
  letter('o pedido depois do contexto, com urgência', {
    recipientName: 'Kelly',
    context: 'O cliente mudou o pedido ontem. Enviar a proposta revisada até amanhã às 12h.',
    tone: 'amigavel',
    purpose: 'instrucoes',
    urgency: 'urgente',
  }),
  letter('não esquecer', {
    recipientName: 'Igor',
    context: 'Não esquecer de fechar o chamado depois do atendimento',
    tone: 'empático',
    purpose: 'instrucoes',
    urgency: 'baixa',
  }),
];

const invitations: readonly MessageCase[] = [
  letter('almoço de fim de ano', {
    recipientName: 'Bia',
    context: 'convidar para almoço de fim de ano dia 18/12 às 12h no restaurante Sabor',
    tone: 'amigavel',
    purpose: 'convite',
    urgency: 'normal',
  }),
  letter('metas, sem data', {
    recipientName: 'Bia',
    context: 'alinhar as metas de 2027',
    tone: 'profissional',
    purpose: 'convite',
    urgency: 'normal',
  }),
  letter('oficina, confirmação com prioridade', {
    recipientName: 'Renan',
    context: 'oficina de segurança',
    tone: 'assertivo',
    purpose: 'convite',
    urgency: 'alta',
  }),
];

const free: readonly MessageCase[] = [
  letter('só texto livre', {
    freeText:
      'Escreva uma mensagem para a Juliana Prado convidando para o treinamento de vendas na quarta às 9h, tom amigável',
  }),
  letter(
    'texto livre com o nome no cadastro',
    {
      freeText: 'Agradecer a ajuda da Renata na mudança de loja',
    },
    { employee: { name: 'Renata Lopes' } },
  ),
  letter('nada preenchido', {}),
];

export const messageCorpus: readonly MessageCase[] = [
  goldCase,
  ...quick,
  ...news,
  ...talks,
  ...corrections,
  ...thanks,
  ...work,
  ...invitations,
  ...free,
  ...Object.entries(hurriedBriefs).map(([name, brief]) => letter(name, brief)),
];
