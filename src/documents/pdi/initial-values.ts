import { formatDay } from '#shared/format.ts';
import type { Plan } from './plan.ts';

/** What of the plan nobody told: it is no finding about the person. */
export function initialValues({
  assumed,
  earlier,
  competencies,
}: Pick<Plan, 'assumed' | 'earlier' | 'competencies'>): string[] {
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
  if (levels && deadline) {
    return [
      'Os níveis e o prazo são valores iniciais do formulário, não uma avaliação: ajuste-os com a pessoa antes de combinar o plano.',
    ];
  }
  if (levels) {
    const what = assumed.includes('levels') ? 'Os níveis' : 'As competências e os níveis';
    return [
      `${what} são valores iniciais, não uma avaliação: ajuste-os com a pessoa antes de combinar o plano.`,
    ];
  }
  if (!deadline) return [];
  return ['O prazo é um valor inicial: ajuste-o com a pessoa antes de combinar o plano.'];
}
