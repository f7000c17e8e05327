import { joinList, withoutFinalStop } from '../writing/portuguese.ts';
import {
  anyValuePractice,
  valuePractices,
  type ValuePractice,
} from '../knowledge/company-values.ts';
import { normalize } from '../knowledge/words.ts';
import { longestMention } from './mentions.ts';
import type { Plan } from './plan.ts';

const mostValues = 2;

/** What living the company's values means in this plan; without values, its mission. */
export function valueSuggestions(plan: Plan): string[] {
  const used = new Set<string>();
  const places = new Set<string>();
  const values = plan.values.filter((value) => value.split(/\s+/u).length <= longestMention);
  const lines = values.slice(0, mostValues).map((value, index) => {
    const known = valuePracticeOf(value);
    const fresh = known && !used.has(known.practice);
    const practice = fresh ? known.practice : anyValuePractice;
    used.add(practice);
    const where = placeOf(plan, known?.codes ?? [], places);
    places.add(where);
    const quoted = `“${withoutFinalStop(value)}”`;
    return index === 0
      ? `Ligar cada combinado de ${where} ao valor ${quoted}: ${practice}.`
      : `Em ${where}, trazer para a prática o valor ${quoted}: ${practice}.`;
  });
  const distinct = [...new Set(lines)];
  return distinct.length > 0 ? distinct : missionSuggestion(plan);
}

/** By the first word of the value that says something: 'Segurança do paciente' is about safety. */
function valuePracticeOf(value: string): ValuePractice | undefined {
  for (const word of normalize(value).split(' ')) {
    const known = valuePractices.find(({ keys }) => keys.some((key) => word.startsWith(key)));
    if (known) return known;
  }
  return undefined;
}

/** The competency in which the value shows most; each one once, as far as they go. */
function placeOf({ competencies }: Plan, codes: readonly string[], taken: Set<string>): string {
  const close = codes.flatMap((code) => competencies.filter(({ entry }) => entry?.code === code));
  const names = [...close, ...competencies].map(({ name }) => name);
  return names.find((name) => !taken.has(name)) ?? names[0] ?? 'este plano';
}

function missionSuggestion({ mission, competencies, person }: Plan): string[] {
  const [sentence = ''] = mission.split(/(?<=[.!?])\s+/u);
  if (sentence === '' || sentence.split(/\s+/u).length > 40) return [];
  const names = joinList(competencies.slice(0, 2).map(({ name }) => name));
  return [
    `Na revisão do plano, pedir a ${person.called} um exemplo de como o avanço em ${names} serviu à missão da empresa: “${withoutFinalStop(sentence)}”.`,
  ];
}
