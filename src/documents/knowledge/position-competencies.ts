/*
 * What a job is most about, for a plan that names no competency: beginnings of the words of a position →
 * codes of the library. Our own judgement; the leader is told that these are initial values.
 */
export const positionCompetencies: readonly { keys: string; codes: readonly [string, string] }[] = [
  {
    keys: 'motorist entregador maquin trator colheit conferente estoq almoxar repos separador expedic',
    codes: ['C27', 'C10'],
  },
  { keys: 'vend consultor comerc represent promotor corretor', codes: ['C22', 'C16'] },
  {
    keys: 'recepc atend operador caixa garcom garconete hostess suporte balconista manicure cabeleir',
    codes: ['C21', 'C04'],
  },
  { keys: 'enferm medic fisio nutric dentist farmac cuidador', codes: ['C01', 'C27'] },
  { keys: 'professor educador pedagog orientador instrutor monitor', codes: ['C01', 'C06'] },
  { keys: 'cozinh padeir confeit camareir governant limpeza zelador', codes: ['C11', 'C27'] },
  {
    keys: 'pedreir eletric mecanic soldador mestre tecnico manuten instalador',
    codes: ['C27', 'C13'],
  },
  { keys: 'desenvolv program engenheir software qa tester devops', codes: ['C13', 'C01'] },
  { keys: 'dados bi cientist estatist', codes: ['C23', 'C02'] },
  {
    keys: 'analista assistente auxiliar adm secretari fiscal contab financ',
    codes: ['C11', 'C03'],
  },
  { keys: 'product produto projeto scrum pmo', codes: ['C25', 'C16'] },
  { keys: 'design redator market comunic criativ', codes: ['C15', 'C02'] },
  { keys: 'comprador compras suprimento', codes: ['C16', 'C29'] },
];

/** Who leads others: the team comes first, then its time. */
export const leaderCompetencies = ['C17', 'C19'] as const;
