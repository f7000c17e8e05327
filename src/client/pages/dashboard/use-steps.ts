import { useStats } from '../../data/companies.ts';
import { useDocumentCount } from '../../data/document-count.ts';

export interface Step {
  title: string;
  text: string;
  action: string;
  /** Where it is done; null for the first document, which opens its form. */
  href: string | null;
  /** What is opened there. */
  opens?: string;
  done: boolean;
}

interface Steps {
  /** What is done is not known yet. */
  isPending: boolean;
  /** Empty while it is not known, and where it could not be found out. */
  steps: Step[];
}

/** Company → team → employee → first document. */
export function useSteps(companyId: string | undefined): Steps {
  const stats = useStats(companyId);
  // An older document than those of twelve months is in the history, which is asked until one is known.
  const recent = stats.data?.byMonth.some(({ counts }) => Object.keys(counts).length > 0) ?? false;
  const documents = useDocumentCount(recent ? undefined : companyId);
  const known =
    companyId === undefined || recent || Boolean(stats.data && documents.data !== undefined);
  if (!known) return { isPending: !stats.error && !documents.error, steps: [] };
  const steps = [
    {
      title: 'Cadastre a empresa',
      text: 'Missão, valores e atividades orientam cada documento.',
      action: 'Cadastrar Empresa',
      href: '/empresa',
      opens: 'new-company',
      done: companyId !== undefined,
    },
    {
      title: 'Crie uma equipe',
      text: 'Com os objetivos que ela persegue.',
      action: 'Criar Equipe',
      href: '/equipes',
      opens: 'new-team',
      done: (stats.data?.activeTeams ?? 0) > 0,
    },
    {
      title: 'Cadastre um colaborador',
      text: 'Nome e função bastam para começar.',
      action: 'Cadastrar Colaborador',
      href: '/colaboradores',
      opens: 'new-employee',
      done: (stats.data?.totalEmployees ?? 0) > 0,
    },
    {
      title: 'Gere o primeiro documento',
      text: 'Um plano de desenvolvimento pronto para conversar.',
      action: 'Criar PDI',
      href: null,
      done: recent || (documents.data ?? 0) > 0,
    },
  ];
  return { isPending: false, steps };
}
