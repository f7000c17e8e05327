/** What each competency level means, in the words of the form. */
export const levelMeanings: Record<number, string> = {
  1: 'Iniciante',
  2: 'Com apoio',
  3: 'Com autonomia',
  4: 'Avançado',
  5: 'Referência para outras pessoas',
};
