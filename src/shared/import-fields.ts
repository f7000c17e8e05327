/** What a column of a list of people may hold. Screens show them: no schema here. */
export const importFields = {
  name: 'Nome',
  surname: 'Sobrenome',
  position: 'Função',
  tipo: 'Tipo',
  behavioralProfile: 'Perfil comportamental',
  teams: 'Equipes',
  objectives: 'Objetivos',
  professionalHistory: 'Histórico profissional',
  isActive: 'Ativo',
  email: 'E-mail',
  phone: 'Telefone',
} as const;
export type ImportField = keyof typeof importFields;
