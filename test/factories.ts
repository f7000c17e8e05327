import type { Registration } from '#shared/accounts.ts';
import type { PdiForm } from '#documents/pdi/contract.ts';
import { addDays, calendarDay } from '#shared/format.ts';
import { companyEndpoints, type Company, type CompanyForm } from '#shared/companies.ts';
import { employeeEndpoints, type Employee, type EmployeeForm } from '#shared/employees.ts';
import { teamEndpoints, type Team, type TeamForm } from '#shared/teams.ts';
import type { Visitor } from './visitor.ts';

let people = 0;
/** One day for all that a test makes, also where midnight passes meanwhile. */
const today = calendarDay(new Date());

export function aRegistration(): Registration {
  people += 1;
  return {
    name: 'Marina Duarte',
    email: `marina.${process.pid}.${people}@exemplo.com.br`,
    phone: '11987654321',
    position: 'Gerente de Operações',
    tipo: 'líder',
    password: 'segredo-bem-guardado',
  };
}

export function aCompanyForm(): CompanyForm {
  return {
    name: 'Mercado Bom Vizinho',
    cnpj: '12.345.678/0001-95',
    description: 'Rede de mercados de bairro',
    activities: 'Varejo de alimentos',
    philosophy: {
      mission: 'Abastecer o bairro com respeito',
      vision: 'Ser a primeira escolha de quem mora perto',
      values: ['palavra cumprida', 'respeito ao cliente'],
    },
    processes: [{ name: 'Abertura de loja' }],
  };
}

export function aTeamForm(): TeamForm {
  return {
    name: 'Atendimento Loja Centro',
    description: 'Frente de caixa e atendimento',
    goals: ['reduzir o tempo de espera nos caixas'],
    managementSettings: null,
  };
}

export function anEmployeeForm(): EmployeeForm {
  return {
    name: 'Renata Lopes',
    position: 'Supervisora de Caixa',
    tipo: 'colaborador',
    behavioralProfile: 'planejador',
    objectives: ['assumir a coordenação da frente de caixa'],
    professionalHistory: [
      { position: 'Operadora de caixa', company: 'Mercado Azul', period: '2019-2022' },
    ],
    teamIds: [],
    isActive: true,
    email: 'renata.lopes@exemplo.com.br',
    phone: '+5511912345678',
  };
}

export function aPdiForm(employeeId: string): PdiForm {
  return {
    employeeId,
    employeeName: 'Renata Lopes',
    deadline: addDays(today, 190),
    goals: ['Reduzir as filas nos horários de pico', 'Assumir a coordenação da frente de caixa'],
    competencies: [
      { name: 'Comunicação', currentLevel: 3, targetLevel: 4 },
      { name: 'Delegação', currentLevel: 2, targetLevel: 4 },
    ],
    additionalNotes: 'A loja passa por troca de sistema em fevereiro',
  };
}

/** What a model answers, in short: enough to be a plan. */
export function aPdiAnswer(title = 'Plano') {
  const actions = ['Delegar o fechamento de sexta.'];
  const competencies = [{ name: 'Delegação', currentLevel: 2, targetLevel: 4, actions }];
  return { title, goals: ['Ouvir a equipe'], competencies };
}

/** A company with one team and one employee in it. */
export async function aCompany(visitor: Visitor): Promise<{
  company: Company;
  team: Team;
  employee: Employee;
}> {
  const company = await visitor.call(companyEndpoints.create, { body: aCompanyForm() });
  const companyId = company.id;
  const team = await visitor.call(teamEndpoints.create, { body: { ...aTeamForm(), companyId } });
  const employee = await visitor.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), teamIds: [team.id], companyId },
  });
  return { company, team, employee };
}
