import { letter, type MessageCase } from './case.ts';

/** Occasions of a year's work: a loss, a first day, a change of shift, a policy, somebody higher up. */
export const occasions: readonly MessageCase[] = [
  letter('luto na família', {
    recipientName: 'Marlene',
    context:
      'O pai da Marlene faleceu ontem. Quero dar os pêsames e dizer que ela não precisa se preocupar com o trabalho esta semana, a Carla vai cuidar dos pedidos.',
    tone: 'empático',
    purpose: 'informativo',
    urgency: 'normal',
  }),
  letter(
    'primeiro dia, em terceira pessoa',
    {
      recipientName: 'Beatriz',
      context:
        'Boas-vindas, ela começa segunda 30/11 às 9h, procurar o Fábio na recepção, levar RG e carteira de trabalho. O notebook já está pronto.',
      tone: 'amigavel',
      purpose: 'informativo',
      urgency: 'normal',
    },
    {
      company: { values: ['Foco no cliente'] },
      employee: { name: 'Beatriz Noronha', position: 'Analista de QA' },
    },
  ),
  letter(
    'cobertura de plantão, que pode ser recusada',
    {
      recipientName: 'Luciana Prado Meireles',
      context:
        'Pedir para a Luciana cobrir o plantão de sábado dia 28/11 das 7h às 19h. A folga compensatória será no dia 03/12. Preciso da resposta até quinta-feira ao meio-dia.',
      additionalInfo: 'Ela pode recusar sem problema nenhum.',
      tone: 'empático',
      purpose: 'instrucoes',
      urgency: 'alta',
    },
    {
      company: { values: ['Segurança do paciente'] },
      employee: { name: 'Luciana Prado Meireles', position: 'Enfermeira' },
    },
  ),
  letter('aprovação pedida a quem decide', {
    recipientName: 'Dr. Roberto Farias',
    context: 'Solicitar aprovação da compra de 12 monitores no valor de R$ 14.280,00 até 02/12',
    tone: 'formal',
    purpose: 'instrucoes',
    urgency: 'alta',
  }),
  letter('sem capacete, com ameaça', {
    recipientName: 'Valdir',
    context: 'o valdir tava sem capacete ontem no galpao 2 e ja é a segunda vez esse mes',
    additionalInfo: 'se acontecer de novo vou ter que dar suspensão',
    tone: 'assertivo',
    purpose: 'correção',
    urgency: 'urgente',
  }),
  letter('pedido em letras maiúsculas', {
    recipientName: 'PEDRO',
    context: 'PRECISO DO RELATORIO DE VENDAS DA REGIAO SUL HOJE ATE AS 17H SEM FALTA',
    tone: 'profissional',
    purpose: 'instrucoes',
    urgency: 'urgente',
  }),
];
