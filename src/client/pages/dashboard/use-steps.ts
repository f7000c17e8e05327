import { useStats } from '../../data/companies.ts';
import { useHistory } from '../../data/documents.ts';

export interface Step {
  title: string;
  text: string;
  action: string;
  /** Where it is done; null for the first document, which opens its form. */
  href: string | null;
  done: boolean;
}

/** Company → team → employee → first document. Undefined until what is done is known. */
export function useSteps(companyId: string | undefined): Step[] | undefined {
  const stats = useStats(companyId);
  // A document of this month is one already; only without any is the history asked.
  const recent = (stats.data?.aiUsage ?? 0) > 0;
  const history = useHistory(stats.data && !recent ? companyId : undefined, {}, 1);
  if (companyId !== undefined && !(recent || (stats.data && history.data))) return undefined;
  return [
    {
      title: 'Cadastre a empresa',
      text: 'Missão, valores e atividades orientam cada documento.',
      action: 'Cadastrar Empresa',
      href: '/empresa',
      done: companyId !== undefined,
    },
    {
      title: 'Crie uma equipe',
      text: 'Com os objetivos que ela persegue.',
      action: 'Criar Equipe',
      href: '/equipes',
      done: (stats.data?.activeTeams ?? 0) > 0,
    },
    {
      title: 'Cadastre um colaborador',
      text: 'Nome e função bastam para começar.',
      action: 'Cadastrar Colaborador',
      href: '/colaboradores',
      done: (stats.data?.totalEmployees ?? 0) > 0,
    },
    {
      title: 'Gere o primeiro documento',
      text: 'Um plano de desenvolvimento pronto para conversar.',
      action: 'Criar PDI',
      href: null,
      done: recent || (history.data?.total ?? 0) > 0,
    },
  ];
}
