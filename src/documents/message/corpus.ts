import { letter, type MessageCase } from './corpus/case.ts';
import { choices } from './corpus/choices.ts';
import { hurriedBriefs } from './corpus/hurried.ts';
import { inOneBreath } from './corpus/in-one-breath.ts';
import { news, quick } from './corpus/news.ts';
import { occasions } from './corpus/occasions.ts';
import { corrections, talks, thanks } from './corpus/personal.ts';
import { free, invitations, work } from './corpus/work.ts';

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

/** Realistic and odd inputs, for tests alone. */
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
  ...occasions,
  ...choices,
  ...inOneBreath,
  ...Object.entries(hurriedBriefs).map(([name, brief]) => letter(name, brief)),
];
