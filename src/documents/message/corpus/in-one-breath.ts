import { letter, type MessageCase } from './case.ts';

/** Quick screens, nicknames, and what happened to somebody else. */
export const inOneBreath: readonly MessageCase[] = [
  letter(
    'nota fiscal errada, urgente',
    {
      recipientName: 'Jéssica',
      context:
        'Erro na nota fiscal 3312: saiu com o CNPJ da filial. Refazer até 16h e avisar o cliente Mercado Sol',
      tone: 'profissional',
      purpose: 'correção',
      urgency: 'urgente',
    },
    {
      company: {
        name: 'Frigo Oeste',
        mission: 'Alimentar com segurança',
        values: ['Qualidade', 'Respeito'],
      },
      team: { name: 'Expedição', goals: ['Reduzir devoluções em 20%'] },
      employee: { name: 'Jéssica Reis', position: 'Faturista', behavioralProfile: 'analitico' },
    },
  ),
  letter(
    'anos de empresa, sem acentos',
    {
      recipientName: 'Breno',
      context:
        'parabens pelo aniversario de 5 anos de empresa, comecou como estoquista e hoje cuida de 3 filiais',
      tone: 'empático',
      purpose: 'reconhecimento',
    },
    {
      company: {
        name: 'Frigo Oeste',
        mission: 'Alimentar com segurança',
        values: ['Qualidade', 'Respeito'],
      },
      team: { name: 'Expedição', goals: ['Reduzir devoluções em 20%'] },
      employee: { name: 'Breno Sá', position: 'Supervisor', behavioralProfile: 'comunicador' },
    },
  ),
  letter('duas linhas da tela rápida', {
    recipientName: 'Caíque',
    context: 'preciso que ele me ligue',
    tone: 'profissional',
    purpose: 'instrucoes',
  }),
  letter(
    'dado da família e horário proposto',
    {
      recipientName: 'Helena',
      context:
        'Ela tem chegado atrasada por causa da creche do filho. Quero combinar um horário que funcione. Podemos falar amanhã às 17h?',
      tone: 'empático',
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
        name: 'Helena Cruz',
        position: 'Auxiliar administrativa',
        behavioralProfile: 'planejador',
      },
    },
  ),
  letter(
    'o que aconteceu com outra pessoa',
    {
      recipientName: 'Samuel',
      context:
        'Na reunião de segunda você interrompeu a Carla três vezes. Ela ficou sem concluir a apresentação. Peço que deixe os colegas terminarem.',
      tone: 'formal',
      purpose: 'correção',
    },
    {
      company: {
        name: 'Frigo Oeste',
        mission: 'Alimentar com segurança',
        values: ['Qualidade', 'Respeito'],
      },
      team: { name: 'Expedição', goals: ['Reduzir devoluções em 20%'] },
      employee: { name: 'Samuel Neri', position: 'Analista', behavioralProfile: 'executor' },
    },
  ),
  letter('apelido em minúsculas', {
    recipientName: 'Zé',
    context:
      'o zé esqueceu a porta da câmara fria aberta de novo dia 20 a noite e perdemos 3 caixas de iogurte (R$ 412,00)',
    tone: 'empático',
    purpose: 'correção',
    urgency: 'alta',
  }),
  letter('texto livre para um grupo', {
    freeText:
      'avisa o pessoal do turno da noite que o refeitório fecha às 2h a partir de segunda e quem precisar pode levar marmita',
  }),
];
