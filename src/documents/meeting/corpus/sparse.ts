import { contextWith } from '../../writing/sample-context.ts';
import { type MeetingCase } from './case.ts';

/** Two fields, a text or nothing. For tests alone. */
export const sparse: readonly MeetingCase[] = [
  {
    name: 'tela rápida: assunto e objetivo',
    brief: { title: 'Escala de fim de ano', objective: 'Decidir quem trabalha nos feriados' },
    context: contextWith({
      employee: null,
      team: { name: 'Loja Norte', goals: ['Manter a loja aberta em dezembro'] },
      company: { values: ['Palavra cumprida'] },
    }),
  },
  {
    name: 'tela rápida com colaborador escolhido',
    brief: { title: 'Acompanhamento', objective: 'Ver como estão as entregas' },
    context: contextWith({
      employee: { name: 'Renata Lopes', behavioralProfile: 'planejador' },
    }),
  },
  {
    name: 'uma palavra em cada campo',
    brief: { title: 'Metas', objective: 'Metas' },
    context: contextWith({ employee: null }),
  },
  {
    name: 'nada além da empresa',
    brief: {},
    context: contextWith({ employee: null }),
  },
  {
    name: 'texto livre com pedido, pauta e participantes',
    brief: {
      freeText:
        'Preciso de uma reunião online de 30 minutos com a equipe para definir a escala de dezembro.\nPauta:\n- Férias de janeiro\n- Plantão do dia 24/12\nParticipantes: Lia Campos, Rui Prates e Bel Nunes\nO Rui só pode depois das 14h.',
    },
    context: contextWith({ employee: null }),
  },
  {
    name: 'texto livre em uma frase',
    brief: { freeText: 'Precisamos preparar a equipe para a troca de sistema.' },
    context: contextWith({
      employee: null,
      company: { mission: 'Atender bem quem chega.', values: [] },
      team: { name: 'Equipe de Recepção', goals: ['Reduzir o tempo de cadastro'] },
    }),
  },
  {
    name: 'planejamento pelo título, sem tipo',
    brief: {
      title: 'Planejamento da safra 2027',
      objective: 'Organizar a colheita do café, com datas por talhão',
    },
    context: contextWith({ employee: null, company: { name: 'Fazenda Boa Vista' } }),
  },
  {
    name: 'campos extras de outra tela',
    brief: {
      title: 'Reunião com fornecedores',
      objective: 'Negociar prazo de pagamento com os fornecedores de embalagem',
      duration: '60',
      freeText: 'Levar a planilha de preços do ano passado.',
    },
    context: contextWith({ employee: null }),
  },
];
