import { formatDay } from '#shared/format.ts';
import type { Plan } from './plan.ts';

/** What of the plan nobody told: it is no finding about the person. */
export function initialValues({
  assumed,
  earlier,
  competencies,
  person,
}: Pick<Plan, 'assumed' | 'earlier' | 'competencies' | 'person'>): string[] {
  const goesOn =
    assumed.includes('competencies') &&
    earlier?.competencies.some(({ name }) => competencies.some((now) => now.name === name));
  if (goesOn && earlier !== null) {
    return [
      `As competências e os níveis vêm do PDI de ${formatDay(earlier.day)} e são um ponto de partida, não uma avaliação: ajuste-os com a pessoa, com o que já avançou, antes de combinar o plano.`,
    ];
  }
  const levels = assumed.includes('competencies') || assumed.includes('levels');
  const deadline = assumed.includes('deadline');
  if (levels) {
    const what = assumed.includes('levels') ? 'Os níveis' : 'As competências e os níveis';
    const until = deadline ? ' O prazo também é um valor inicial.' : '';
    return [
      `${what} são um ponto de partida a combinar com ${person.called}, não uma avaliação: o nível de hoje não foi informado. Ajuste-os em conjunto antes de fechar o plano.${until}`,
    ];
  }
  if (!deadline) return [];
  return ['O prazo é um valor inicial: ajuste-o com a pessoa antes de combinar o plano.'];
}
