import { useLocation } from 'wouter';
import type { Suggestion } from '#shared/suggestions.ts';
import type { Team } from '#shared/teams.ts';
import { useTeams } from '../../data/teams.ts';
import { toast } from '../../lib/toast-store.ts';
import { modalOf, useModal } from '../../shell/modal.tsx';

/** What a click on a suggestion does: its form, its team's management dialog, or the way to the sidebar. */
export function useSuggestedAction(companyId: string, manage: (team: Team) => void) {
  const { open } = useModal();
  const [, navigate] = useLocation();
  const teams = useTeams(companyId);

  function configure({ teams: [about] }: Suggestion): void {
    const known = teams.data ?? [];
    const team = about ? known.find(({ id }) => id === about.id) : known[0];
    // All of several teams at once: each has its dialog on its own card.
    if (team && (about || known.length === 1)) manage(team);
    else navigate('/equipes');
  }

  return (suggestion: Suggestion) => {
    const { type } = suggestion;
    if (type === 'configure') configure(suggestion);
    else if (type === 'development') pointToSidebar();
    else open(modalOf(type), presetOf(suggestion));
  };
}

/** The first of those it is about: with the document made, the next one comes first. */
function presetOf({ employees: [employee], teams: [team], form }: Suggestion) {
  return {
    ...(employee && { employeeId: employee.id }),
    ...(team && { teamId: team.id }),
    ...(Object.keys(form).length > 0 && { form }),
  };
}

function pointToSidebar(): void {
  toast({
    title: 'Escolha uma ação no menu lateral',
    description: 'Em “Ações Inteligentes” estão o PDI, o feedback e os outros documentos.',
  });
}
