/** What became of plans of development, by person: days before today, and the time of day. */
interface OnADay {
  of: string;
  daysAgo: number;
  at: string;
}

/** A level that was noted, with what showed it. */
export interface DemoLevel extends OnADay {
  competency: string;
  level: number;
  evidence: string;
}

export const demoLevels: readonly DemoLevel[] = [
  {
    of: 'Camila Rezende',
    daysAgo: 232,
    at: '16:10',
    competency: 'Organização',
    level: 3,
    evidence: 'Registrou por escrito as quatro visitas da semana, no mesmo dia.',
  },
  {
    of: 'Camila Rezende',
    daysAgo: 171,
    at: '11:40',
    competency: 'Negociação',
    level: 3,
    evidence: 'Fechou a cozinha dos Prado sem desconto, oferecendo prazo de montagem.',
  },
  {
    of: 'Jonas Ribeiro',
    daysAgo: 158,
    at: '17:20',
    competency: 'Liderança',
    level: 2,
    evidence: 'Organizou a troca de ferramentas da tarde com dois colegas.',
  },
  {
    of: 'Jonas Ribeiro',
    daysAgo: 97,
    at: '15:05',
    competency: 'Resolução de Problemas',
    level: 4,
    evidence: 'Achou a folga do eixo que parava a CNC e escreveu como evitar.',
  },
  {
    of: 'Jonas Ribeiro',
    daysAgo: 12,
    at: '17:10',
    competency: 'Liderança',
    level: 3,
    evidence: 'Conduziu o turno da tarde por uma semana, sem chamar a supervisão.',
  },
  {
    of: 'Caio Monteiro',
    daysAgo: 81,
    at: '10:15',
    competency: 'Ensinar e orientar',
    level: 3,
    evidence: 'Acompanhou três medições de Thiago e deixou que ele conduzisse a última.',
  },
  {
    of: 'Caio Monteiro',
    daysAgo: 39,
    at: '14:30',
    competency: 'Comunicação',
    level: 4,
    evidence: 'Apresentou a biblioteca de ferragens à fábrica e respondeu às dúvidas.',
  },
  {
    of: 'Letícia Moura',
    daysAgo: 31,
    at: '09:50',
    competency: 'Feedback',
    level: 2,
    evidence: 'Disse ao Bruno, com um exemplo, o que atrasou a proposta.',
  },
  {
    of: 'Letícia Moura',
    daysAgo: 11,
    at: '18:05',
    competency: 'Negociação',
    level: 4,
    evidence: 'Acertou o prazo com a fábrica antes de assinar a casa do Ahú.',
  },
];

/** A plan that came to its end. */
export interface DemoClosing extends OnADay {
  summary: string;
}

export const demoClosings: readonly DemoClosing[] = [
  {
    of: 'Camila Rezende',
    daysAgo: 109,
    at: '17:30',
    summary:
      'Organização chegou ao nível 3, o desejado: toda visita tem registro no mesmo dia.\nNegociação foi do 2 ao 3; o 4 fica para o próximo plano, com projetos de casa inteira.\nCamila gostou de acompanhar Letícia às quintas e quer continuar.',
  },
];

/** The PDI that waits is put in force: it continues the one before. */
export const demoRevisions: readonly OnADay[] = [{ of: 'Jonas Ribeiro', daysAgo: 33, at: '17:05' }];
