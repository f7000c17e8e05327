import type { DocumentContext } from '../../writing/context.ts';
import type { Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { ActionPlanForm } from '../contract.ts';

const usual: Brief<ActionPlanForm> = {
  deadline: '2027-02-26',
  priority: 'alta',
  detailLevel: 'resumido',
  resources: '',
  challenges: '',
  additionalNotes: '',
};

/** Small companies, as they write: a hotel, a bakery, an accountant, an association. For tests alone. */
export function serviceCases(about: (pieces?: Pieces) => DocumentContext) {
  const simple = (name: string, brief: Brief<ActionPlanForm>, pieces: Pieces = {}) => ({
    name,
    brief: { ...usual, ...brief },
    context: about(pieces),
  });
  return [
    simple(
      'hotel, limpeza, palavra estrangeira digitada',
      {
        title: 'Limpeza dos quartos',
        objective: 'Melhorar a nota de limpeza no Booking de 7,8 para 8,5',
        context:
          'Os hóspedes reclamam de poeira e de toalhas manchadas. As camareiras têm 14 quartos por turno.',
        resources: 'Duas governantas; produtos novos de limpeza; checklist antigo',
        challenges:
          'Alta temporada em janeiro, camareiras novas, lavanderia terceirizada que atrasa',
        successMetrics: ['Nota de limpeza no Booking', 'Reclamações de toalha'],
        additionalNotes: 'A dona do hotel quer começar pelo andar 3.',
      },
      { company: { name: 'Pousada do Cais', values: ['Acolhimento', 'Capricho'] } },
    ),
    simple('padaria, sobras', {
      title: 'Padaria sem desperdício',
      objective: 'Diminuir as sobras de pão e de salgados',
      context: 'Jogamos fora cerca de 12% da produção toda noite.',
      resources: 'balança, caderno de anotações',
      challenges: 'o padeiro não gosta de mudar a receita',
      successMetrics: ['Quilos jogados fora por dia'],
    }),
    simple('escritório de contabilidade, fechamento do mês', {
      title: 'Fechamento contábil em 5 dias',
      objective: 'Fechar o mês até o 5º dia útil',
      context:
        'Hoje o fechamento sai no 12º dia útil porque os documentos dos clientes chegam tarde.',
      detailLevel: 'detalhado',
      resources: 'Sistema Domínio, portal do cliente',
      challenges: 'Clientes que não mandam documentos; pico em janeiro',
      successMetrics: ['Dias para fechar', 'Documentos recebidos até o dia 2'],
      additionalNotes: 'Responsável: Joana Prates.',
    }),
    simple('associação, doações', {
      title: 'Captação de doações',
      objective: 'Aumentar o número de doadores recorrentes',
      context: 'A ONG depende de dois financiadores.',
      challenges: 'Equipe voluntária',
      successMetrics: ['Doadores recorrentes'],
      priority: 'baixa',
    }),
    simple('agência, reuniões demais', {
      title: 'Reuniões que decidem',
      objective: 'Fazer reuniões mais curtas e com decisão',
      context: 'Passamos 14 horas por semana em reunião e quase nada sai decidido.',
      challenges: 'Diretoria que convoca em cima da hora',
      successMetrics: ['Horas em reunião por semana', 'Decisões registradas'],
    }),
    simple(
      'oficina mecânica, sucessão, com a pessoa',
      {
        title: 'Sucessão na oficina',
        objective: 'Preparar dois mecânicos para a chefia da oficina',
        context: 'O chefe se aposenta em 2028 e só ele conhece a parte elétrica.',
        resources: 'O próprio chefe, três horas por semana',
        successMetrics: ['Serviços elétricos feitos sem apoio'],
      },
      {
        employee: {
          name: 'Valdir Rocha',
          position: 'Mecânico',
          behavioralProfile: 'planejador',
          objectives: ['Aprender injeção eletrônica'],
        },
      },
    ),
  ];
}
