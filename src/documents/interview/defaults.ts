import type { ExperienceLevel, FocusArea, InterviewDuration, InterviewType } from './contract.ts';

/** Section 9. */
export const defaultLevel: ExperienceLevel = 'pleno';
export const defaultType: InterviewType = 'presencial';
export const defaultDuration: InterviewDuration = '60';

/** The areas of a script for which nobody chose any. */
export const startingAreas: readonly FocusArea[] = [
  'Competências Técnicas',
  'Trabalho em Equipe',
  'Resolução de Problemas',
  'Comunicação',
];
