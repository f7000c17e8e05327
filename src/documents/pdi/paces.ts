import { formatDay } from '#shared/format.ts';
import { joinList, lowerFirst, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { genericLevels } from '../knowledge/generic-steps.ts';
import type { Plan } from './plan.ts';
import type { PlannedCompetency } from './planned.ts';
import { shortPeriodDays } from './rules.ts';

/** What each length of way asks for and how often to talk, in one line. */
export function paces(plan: Plan): string {
  const groups = new Map<number, PlannedCompetency[]>();
  for (const competency of plan.competencies) {
    const length = Math.max(0, Math.min(3, competency.distance));
    groups.set(length, [...(groups.get(length) ?? []), competency]);
  }
  return [...groups]
    .map(
      ([length, group]) =>
        `${upperFirst(joinList(group.map(({ name }) => name)))} — ${paceOf(plan, length, group)}`,
    )
    .join(' ');
}

function paceOf(plan: Plan, length: number, group: readonly PlannedCompetency[]): string {
  if (length === 0) {
    return `O nível desejado já foi alcançado: o foco é manter a consistência e compartilhar o que sabe. ${talks(plan, 'a cada 60 dias')}`;
  }
  if (length === 1) {
    return `Avanço de um nível: praticar com regularidade e consolidar. ${talks(plan, 'mensal')}`;
  }
  if (length === 2) {
    return `Avanço de dois níveis: mais prática acompanhada e alguém de referência por perto. ${talks(plan, 'a cada quinzena')}`;
  }
  return `Avanço de três ou mais níveis: dividir em etapas, com meta intermediária ${halfWay(group)} até ${formatDay(plan.dayAt(50))}. ${talks(plan, 'semanal no primeiro mês e quinzenal depois')}`;
}

function halfWay(group: readonly PlannedCompetency[]): string {
  const byLevel = new Map<number, string[]>();
  for (const { name, currentLevel, distance } of group) {
    const middle = currentLevel + Math.floor(distance / 2);
    byLevel.set(middle, [...(byLevel.get(middle) ?? []), name]);
  }
  const [only] = byLevel.keys();
  if (byLevel.size === 1) return `no nível ${only}`;
  return joinList([...byLevel].map(([level, names]) => `no nível ${level} em ${joinList(names)}`));
}

/** In fewer days a talk a month would be one at the end. */
const twoTalks = 60;

function talks({ days }: Plan, usual: string): string {
  if (days < 7) return 'Conversa de acompanhamento ao final.';
  if (days < shortPeriodDays) return 'Conversa de acompanhamento semanal.';
  if (usual === 'mensal' && days < twoTalks) return 'Conversa de acompanhamento quinzenal.';
  return `Conversa de acompanhamento ${days < 60 && usual === 'a cada 60 dias' ? 'na avaliação final' : usual}.`;
}

/** The ruler of the desired levels, never of the current ones: the leader gave a figure, not a finding. */
export function reference({ competencies }: Plan): string {
  const byText = new Map<string, string[]>();
  for (const { name, spoken, targetLevel, entry } of competencies) {
    // Where the library knows none, one text serves all names.
    const [levels, subject] = entry ? [entry.levels, spoken] : [genericLevels, 'a competência'];
    const level = (levels[targetLevel - 1] ?? '').replaceAll('{competencia}', () => subject);
    const text = lowerFirst(withoutFinalStop(level));
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${targetLevel}`]);
  }
  const items = [...byText].map(([text, names]) => `${joinList(names)}: ${text}`);
  const label =
    competencies.length === 1 ? 'Referência do nível desejado' : 'Referência dos níveis desejados';
  return `${label} — ${items.join('; ')}.`;
}
