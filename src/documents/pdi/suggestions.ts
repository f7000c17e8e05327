import { joinList, withFinalStop, withoutFinalStop } from '../writing/portuguese.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { profileGuides, withoutProfile } from '../knowledge/profiles.ts';
import { pdiNotice } from '../knowledge/style.ts';
import { closeness } from '../knowledge/subjects.ts';
import type { CompetencyActions } from './actions.ts';
import { valueSuggestions } from './company-values.ts';
import { openObjectives } from './mentions.ts';
import { continuitySuggestions } from './continuity.ts';
import { goalSort } from './goals.ts';
import { noteSuggestions } from './note-suggestions.ts';
import { feasibility, paces, reference } from './paces.ts';
import type { Plan } from './plan.ts';
import { nextCycleLabel } from './rules.ts';

/** What the leader should know and do about the plan; the notice that it promises nothing comes last. */
export function suggestionsFor(plan: Plan, planned: readonly CompetencyActions[]): string[] {
  const lines = [
    ...initialValues(plan),
    ...paces(plan),
    reference(plan),
    ...feasibility(plan),
    ...laterActions(planned),
    commitments(plan, planned),
    accompaniment(plan),
    ...noteSuggestions(plan),
    ...valueSuggestions(plan),
    ...continuitySuggestions(plan),
    ...furtherObjectives(plan),
    ...processSuggestion(plan),
    ...scope(plan),
    ...moreData(plan),
    ...[...plan.removed].map((reason) => removalNotices[reason]),
    pdiNotice,
  ];
  return [...new Set(lines)];
}

function initialValues({ assumed }: Plan): string[] {
  const levels = assumed.includes('competencies');
  const deadline = assumed.includes('deadline');
  if (levels && deadline) {
    return [
      'Os níveis e o prazo são valores iniciais do formulário, não uma avaliação: ajuste-os com a pessoa antes de combinar o plano.',
    ];
  }
  if (levels) {
    return [
      'As competências e os níveis são valores iniciais, não uma avaliação: ajuste-os com a pessoa antes de combinar o plano.',
    ];
  }
  if (!deadline) return [];
  return ['O prazo é um valor inicial: ajuste-o com a pessoa antes de combinar o plano.'];
}

function laterActions(planned: readonly CompetencyActions[]): string[] {
  return planned
    .filter(({ later }) => later.length > 0)
    .map(({ competency, later }) => {
      const actions = later.map(({ tag, action }) => `[${tag}] ${action}`);
      return `${nextCycleLabel} — ${competency.name}: ${actions.join('; ')}.`;
    });
}

/** Two promises that the leader can keep: the longer the way, the more it is about talking. */
function commitments({ competencies }: Plan, planned: readonly CompetencyActions[]): string {
  const studies = planned.some(({ now }) => now.some(({ tag }) => tag === 'Estudo'));
  const longest = Math.max(...competencies.map(({ distance }) => distance));
  const talk = 'reservar 30 minutos para cada conversa de acompanhamento';
  const second =
    studies && longest < 3
      ? 'proteger na agenda, dentro da jornada, o tempo de estudo combinado'
      : talk;
  return `Compromissos da liderança: dar retorno em até dois dias úteis após cada entrega prática e ${second}.`;
}

function accompaniment({ person }: Plan): string {
  return (person.profile === null ? withoutProfile : profileGuides[person.profile]).accompaniment;
}

/** The first open objective has its place in the review; the others are not forgotten. */
function furtherObjectives(plan: Plan): string[] {
  const further = openObjectives(plan).slice(1, 4);
  if (further.length === 0) return [];
  const quoted = further.map((objective) => `“${withoutFinalStop(objective)}”`);
  const [verb, subject] = further.length > 1 ? ['entram', 'objetivos'] : ['entra', 'objetivo'];
  return [
    `Decidir na avaliação final se ${verb} no próximo ciclo, como ${subject} de ${plan.person.called}: ${joinList(quoted)}.`,
  ];
}

function processSuggestion({ context, goals, competencies }: Plan): string[] {
  for (const process of context.company.processes) {
    const close = [...goals, ...competencies.map(({ name }) => name)].find(
      (item) => closeness(process, item) >= 4 && item.split(/\s+/u).length <= 14,
    );
    if (close !== undefined) {
      return [
        `Usar o processo “${withoutFinalStop(process)}” da empresa como referência ao trabalhar em “${withoutFinalStop(close)}”.`,
      ];
    }
  }
  return [];
}

function scope({ goals, objectives }: Plan): string[] {
  return [...goals, ...objectives].some((item) => goalSort(item) === 'assume')
    ? [
        'Se a prática incluir atribuições de outro cargo, combine antes com o RH o prazo e as condições.',
      ]
    : [];
}

function moreData({ assumed, person, teamGoals, values, objectives }: Plan): string[] {
  const form = [
    assumed.includes('goals') ? 'objetivos do período' : '',
    assumed.includes('competencies') ? 'competências, com nível atual e desejado' : '',
    assumed.includes('deadline') ? 'data final' : '',
  ].filter((item) => item !== '');
  const register = [
    person.profile === null ? 'perfil comportamental' : '',
    teamGoals.length === 0 ? 'metas da equipe' : '',
    values.length === 0 ? 'valores da empresa' : '',
    objectives.length === 0 ? 'objetivos profissionais da pessoa' : '',
  ].filter((item) => item !== '');
  const missing = form.length > 0 || register.length > 1 ? [...form, ...register] : [];
  if (missing.length === 0) return [];
  return [withFinalStop(`Para um resultado mais preciso, informe: ${missing.join('; ')}`)];
}
