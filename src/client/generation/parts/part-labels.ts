/*
 * What each part of a document is called: 'Título', 'Objetivo 2', 'Competência 1: nível atual', 'Etapa 2, pergunta 1:
 * boa resposta'. The fields of a content are named once, whichever kind has them.
 */

/** Of a list, what one of its members is called. */
const members: Readonly<Record<string, string>> = {
  actions: 'ação',
  activities: 'atividade',
  agenda: 'assunto',
  columns: 'título da coluna',
  competencies: 'competência',
  criteria: 'critério',
  goals: 'objetivo',
  leaderPart: 'passo da liderança',
  lines: 'linha',
  materials: 'material',
  milestones: 'marco',
  objectives: 'objetivo',
  participants: 'participante',
  questions: 'pergunta',
  ready: 'material pronto',
  recommendations: 'recomendação',
  replies: 'fala',
  resources: 'recurso',
  risks: 'risco',
  rows: 'linha da tabela',
  script: 'assunto',
  stages: 'etapa',
  steps: 'passo',
  structure: 'parte',
};

const fields: Readonly<Record<string, string>> = {
  answer: 'você responde',
  category: 'tema',
  content: 'texto',
  context: 'contexto',
  currentLevel: 'nível atual',
  deadline: 'prazo',
  description: 'descrição',
  done: 'pronto quando',
  duration: 'duração',
  editedContent: 'texto',
  employee: 'colaborador',
  end: 'término',
  evaluation: 'avaliação',
  evidence: 'como se vê',
  evaluationCriteria: 'o que observar',
  expectedResponse: 'boa resposta',
  format: 'formato',
  ifSaid: 'se a pessoa disser',
  instructions: 'como avaliar',
  interviewType: 'formato',
  name: 'nome',
  notes: 'observações',
  page: 'linha',
  objective: 'objetivo',
  period: 'período',
  position: 'cargo',
  priority: 'prioridade',
  question: 'o que perguntar',
  response: 'resposta',
  responsible: 'responsável',
  risk: 'o que pode atrapalhar',
  scoringScale: 'escala de notas',
  section: 'título',
  sign: 'sinal',
  start: 'início',
  subject: 'assunto',
  summary: 'resumo',
  targetLevel: 'nível desejado',
  task: 'o que fazer',
  timeline: 'cronograma',
  title: 'título',
  tone: 'tom',
  topic: 'tema',
  type: 'tipo',
};

const titles: Readonly<Record<string, string>> = {
  actions: 'Ações',
  agenda: 'Pauta',
  competencies: 'Competências',
  evaluation: 'Avaliação',
  participants: 'Participantes',
  script: 'Pauta',
  stages: 'Etapas da entrevista',
  structure: 'Partes da conversa',
  ready: 'Pronto para usar',
};

/** The heading over the parts of a field whose own headings are what its parts say; none where the document has one. */
export const titleOfField = (field: string): string | undefined => titles[field];

/** @returns null for a part of a field that has no name here */
export function labelOf(id: string): string | null {
  const names: string[] = [];
  let list = '';
  for (const step of id.split(/[.#]/u)) {
    const name = nameOf(step, list);
    if (name === undefined) return null;
    // A member takes the place of its list.
    if (isPlace(step) && list !== '') names.pop();
    names.push(name);
    list = isPlace(step) ? '' : step;
  }
  const last = names.pop() ?? '';
  return withCapital(names.length === 0 ? last : `${names.join(', ')}: ${last}`);
}

const isPlace = (step: string) => /^\d+$/u.test(step);

/** @param list of which the step is a member; '' for a cell of a row */
function nameOf(step: string, list: string): string | undefined {
  if (!isPlace(step)) return fields[step] ?? members[step];
  const member = list === '' ? 'coluna' : (members[list] ?? fields[list]);
  return member && `${member} ${Number(step) + 1}`;
}

const withCapital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
