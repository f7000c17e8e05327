import type { FormOf } from '#documents/contracts.ts';
import { nothingFollowed, type DocumentContext } from '#documents/kit/document-context.ts';
import type { Brief } from '#documents/kit/writer.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { addDays, calendarDay } from '#shared/format.ts';

/** What a model is tried out with: nobody in it is real. */
export function checkBrief(
  kind: DocumentKind,
  now: Date,
): { kind: DocumentKind; brief: Brief<FormOf<DocumentKind>>; context: DocumentContext } {
  const today = calendarDay(now);
  return { kind, brief: briefOf(kind, addDays(today, 90)), context: contextOn(today) };
}

/** As typed into one field, which every kind reads; a plan needs its competencies. */
function briefOf(kind: DocumentKind, deadline: string): Brief<FormOf<DocumentKind>> {
  if (kind !== 'pdi') return { freeText: requests[kind] };
  const pdi: Brief<FormOf<'pdi'>> = {
    deadline,
    goals: ['Conduzir sozinha a abertura da loja'],
    competencies: [{ name: 'Organização', currentLevel: 2, targetLevel: 3 }],
  };
  return pdi;
}

const requests: Record<Exclude<DocumentKind, 'pdi'>, string> = {
  action_plan:
    'Reduzir de 12 para 6 minutos a fila dos caixas aos sábados, até o fim do trimestre, com a escala de hoje.',
  meeting: 'Reunião de 30 minutos com a equipe para acertar a nova escala de sábado.',
  message: 'Avisar a equipe que na sexta-feira a loja abre às 10h por causa do inventário.',
  email: 'Agradecer à equipe pelo inventário, que terminou uma hora antes do previsto.',
  interview: 'Entrevista para uma vaga de operador de caixa, com 40 minutos.',
  feedback:
    'Renata resolveu sozinha a troca de um cliente irritado no dia 12, com calma, e o cliente voltou a comprar.',
};

function contextOn(today: string): DocumentContext {
  return {
    today,
    author: { name: 'Marcos Vieira', position: 'Gerente de loja' },
    company: {
      name: 'Mercado Bom Vizinho',
      description: 'Supermercado de bairro com 38 pessoas',
      activities: '',
      mission: 'Atender bem quem mora perto.',
      vision: '',
      values: ['Respeito', 'Capricho'],
      processes: [],
    },
    team: { name: 'Frente de caixa', description: '', goals: ['Diminuir as filas'] },
    colleagues: [{ name: 'Bia Torres', position: 'Operadora de caixa' }],
    employee: {
      name: 'Renata Lopes',
      position: 'Operadora de caixa',
      behavioralProfile: null,
      objectives: ['Ser supervisora'],
      professionalHistory: [],
    },
    latestFeedback: null,
    latestPdi: null,
    ...nothingFollowed,
    diary: [],
  };
}
