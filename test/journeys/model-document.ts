import type { DocumentKind } from '#documents/labels.ts';
import { documentContents } from '../document-contents.ts';

/** A plan for the person and the competency of the journeys. */
const aWrittenPdi = {
  title: 'PDI de Renata Lopes',
  employee: 'Renata Lopes — Supervisora de Caixa',
  period: '23/11/2026 a 31/05/2027',
  competencies: [
    {
      name: 'Delegação',
      currentLevel: 2,
      targetLevel: 4,
      actions: [
        '[Prática] Delegar a abertura dos caixas, com resultado e limites por escrito — até 05/02/2027. Evidência: quatro aberturas concluídas.',
      ],
    },
  ],
  goals: ['Reduzir as filas nos horários de pico. Indicador: medição semanal.'],
  timeline: {
    duration: '6 meses',
    start: '23/11/2026',
    end: '31/05/2027',
    milestones: ['25/02/2027 — Revisão de rota'],
  },
  suggestions: ['Conversar a cada quinzena.'],
};

/** What the stand-in for a language model writes. */
export function modelDocument(kind: DocumentKind): { suggestions: string[] } {
  return kind === 'pdi' ? aWrittenPdi : documentContents[kind];
}
