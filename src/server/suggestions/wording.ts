import { joinList, plural } from '#shared/format.ts';
import type { Frequency } from '#shared/vocabulary.ts';
import { pdiWindowDays, windowDays, type Pending } from './counts.ts';

/** How soon, for what each frequency asks. */
export const dueIn: Readonly<Record<Frequency, string>> = {
  weekly: 'Nesta semana',
  biweekly: 'Nesta quinzena',
  monthly: 'Neste mês',
};

/** 'na equipe Vendas', 'da Equipe Vendas', 'do Time Azul': a name may already say what it is. */
function withArticle(preposition: 'n' | 'd', team: string): string {
  if (/^time\s/iu.test(team)) return `${preposition}o ${team}`;
  return /^equipe\s/iu.test(team) ? `${preposition}a ${team}` : `${preposition}a equipe ${team}`;
}

export function inTeam(team: string): string {
  return withArticle('n', team);
}

export function ofTeam(team: string): string {
  return withArticle('d', team);
}

/** 'Ana, Bia, Caio e mais 2 pessoas' */
function people({ count, first }: Pending): string {
  const unnamed = count - first.length;
  const names = first.map(({ name }) => name);
  return joinList(unnamed > 0 ? [...names, `mais ${plural(unnamed, 'pessoa', 'pessoas')}`] : names);
}

export function feedbackIsMissing(pending: Pending, frequency: Frequency): string {
  const verb = pending.count === 1 ? 'recebeu' : 'receberam';
  return `${people(pending)} não ${verb} feedback nos últimos ${windowDays[frequency]} dias.`;
}

export function pdiIsMissing(pending: Pending): string {
  const verb = pending.count === 1 ? 'teve' : 'tiveram';
  return `${people(pending)} não ${verb} um PDI criado nos últimos ${pdiWindowDays} dias.`;
}

export function meetingIsMissing(frequency: Frequency): string {
  return `Nenhuma reunião foi preparada nos últimos ${windowDays[frequency]} dias.`;
}

const troubles = {
  problema: 'um problema',
  desafio: 'um desafio',
  dificuldade: 'uma dificuldade',
} as const;
export type Trouble = keyof typeof troubles;

export function diaryMentions(trouble: Trouble): string {
  return `Seu diário recente menciona ${troubles[trouble]}. Um plano de ação ajuda a decidir os próximos passos.`;
}

export function planTitle(trouble: Trouble): string {
  return `Resolver ${troubles[trouble]} anotad${trouble === 'dificuldade' ? 'a' : 'o'} no diário`;
}

export const meetingObjective = 'Rever as prioridades da equipe e o que ficou combinado.';

export function noneConfigured(teams: number): { title: string; description: string } {
  return teams === 1
    ? {
        title: 'Configurar sua equipe',
        description: 'Sua equipe ainda não tem frequência de feedback nem de reunião.',
      }
    : {
        title: 'Configurar todas as equipes',
        description: `Nenhuma das suas ${teams} equipes tem frequência de feedback nem de reunião.`,
      };
}
