import type { DemoDocument } from './document.ts';

/** Plans of development. */
export const pdis: readonly DemoDocument[] = [
  {
    kind: 'pdi',
    daysAgo: 291,
    at: '10:30',
    about: 'Camila Rezende',
    due: 180,
    form: {
      goals: [
        'Atender projetos de casa inteira',
        'Registrar por escrito o que foi combinado na visita',
      ],
      competencies: [
        { name: 'Negociação', currentLevel: 2, targetLevel: 4 },
        { name: 'Organização', currentLevel: 2, targetLevel: 3 },
      ],
      additionalNotes: 'Acompanha Letícia nas visitas de quinta-feira',
    },
  },
  {
    kind: 'pdi',
    daysAgo: 205,
    at: '15:10',
    about: 'Jonas Ribeiro',
    due: 210,
    form: {
      goals: [
        'Programar a CNC sem apoio externo',
        'Orientar o turno da tarde na troca de ferramentas',
      ],
      competencies: [
        { name: 'Resolução de Problemas', currentLevel: 3, targetLevel: 4 },
        { name: 'Liderança', currentLevel: 1, targetLevel: 3 },
      ],
      additionalNotes: '',
    },
  },
  {
    kind: 'pdi',
    daysAgo: 118,
    at: '09:40',
    about: 'Caio Monteiro',
    due: 123,
    form: {
      goals: [
        'Padronizar os 40 itens mais usados da biblioteca de ferragens',
        'Acompanhar as primeiras medições de Thiago',
      ],
      competencies: [
        { name: 'Ensinar e orientar', currentLevel: 2, targetLevel: 4 },
        { name: 'Comunicação', currentLevel: 3, targetLevel: 4 },
      ],
      additionalNotes: 'Férias previstas para o fim do período',
    },
  },
  {
    kind: 'pdi',
    daysAgo: 46,
    at: '11:20',
    about: 'Letícia Moura',
    due: 180,
    form: {
      goals: [
        'Conduzir a reunião comercial quando Bruno estiver fora',
        'Negociar prazos com a fábrica antes de fechar o contrato',
      ],
      competencies: [
        { name: 'Liderança', currentLevel: 2, targetLevel: 4 },
        { name: 'Negociação', currentLevel: 3, targetLevel: 5 },
        { name: 'Feedback', currentLevel: 1, targetLevel: 3 },
      ],
      additionalNotes: '',
    },
  },
  {
    kind: 'pdi',
    daysAgo: 34,
    at: '16:20',
    about: 'Jonas Ribeiro',
    due: 150,
    form: {
      goals: [
        'Assumir a programação da CNC nos dois turnos',
        'Formar um colega na troca de ferramentas',
      ],
      competencies: [
        { name: 'Liderança', currentLevel: 2, targetLevel: 4 },
        { name: 'Resolução de Problemas', currentLevel: 4, targetLevel: 5 },
      ],
      progress: [
        'Liderança: do nível 1 ao 2. Organizou a troca de ferramentas da tarde com dois colegas.',
        'Resolução de Problemas: do nível 3 ao 4. Achou a folga do eixo que parava a CNC.',
        'Cumprido: Programar a CNC sem apoio externo',
      ],
      additionalNotes: '',
    },
  },
  {
    kind: 'pdi',
    daysAgo: 17,
    at: '16:00',
    about: 'Thiago Antunes',
    due: 120,
    form: {
      goals: ['Fazer medições sem acompanhamento', 'Entregar o projeto de um ambiente por semana'],
      competencies: [
        { name: 'Atenção a detalhes', currentLevel: 2, targetLevel: 4 },
        { name: 'Gestão do tempo', currentLevel: 2, targetLevel: 3 },
      ],
      additionalNotes: 'Caio acompanha as medições até o fim do mês',
    },
  },
  { kind: 'pdi', daysAgo: 8, at: '14:45', about: 'Juliana Peixoto' },
];
