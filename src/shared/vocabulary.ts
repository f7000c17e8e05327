/*
 * The words of the product: wire value → label. One record gives the values, the type and the
 * options of a select. The values are the specification's, accents included. Screens show them: no schema here.
 */

export const tipos = { líder: 'Líder', colaborador: 'Colaborador' } as const;
export type Tipo = keyof typeof tipos;

export const behavioralProfiles = {
  comunicador: 'Comunicador',
  analitico: 'Analítico',
  executor: 'Executor',
  planejador: 'Planejador',
} as const;
export type BehavioralProfile = keyof typeof behavioralProfiles;

export const frequencies = {
  weekly: 'Semanal',
  biweekly: 'Quinzenal',
  monthly: 'Mensal',
} as const;
export type Frequency = keyof typeof frequencies;

export const priorities = {
  low: 'Baixa',
  medium: 'Média',
  high: 'Alta',
  urgent: 'Urgente',
} as const;
export type Priority = keyof typeof priorities;

export const notificationPriorities = {
  low: 'Baixa',
  normal: 'Normal',
  high: 'Alta',
  urgent: 'Urgente',
} as const;
export type NotificationPriority = keyof typeof notificationPriorities;

export const subscriptionStatuses = {
  trial: 'Teste',
  active: 'Ativa',
  expired: 'Encerrada',
} as const;

/** The values of a vocabulary as a tuple, in the order they are shown. */
export function valuesOf<K extends string>(vocabulary: Record<K, string>): [K, ...K[]] {
  return Object.keys(vocabulary) as [K, ...K[]];
}
