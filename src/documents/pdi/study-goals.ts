import {
  quiet,
  startsWithInfinitive,
  upperFirst,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';
import type { PlannedAction } from './planned-actions.ts';
import { goalSort } from './goals/sorts.ts';
import { isKeyed, longestMention, withoutVerb } from './mentions.ts';
import type { Plan } from './plan.ts';
import type { PlannedCompetency } from './planned.ts';

const applications: readonly { use: string; evidence: string }[] = [
  {
    use: 'testar no trabalho uma técnica aprendida',
    evidence: 'técnica testada e resultado contado à liderança',
  },
  {
    use: 'levar um exercício para um caso real da rotina',
    evidence: 'exercício aplicado a um caso real e comentado pela liderança',
  },
  {
    use: 'mostrar à equipe o que passa a fazer diferente',
    evidence: 'mudança feita na rotina e aceita por quem recebe o trabalho',
  },
];

/**
 * Where a goal of the person is to learn what a competency is about, that is its study: 'Fazer o curso
 * de negociação' rather than any other. Each goal once.
 */
export function studyOfGoal({ goals, objectives, noBudget }: Plan) {
  const free = new Set([...goals, ...objectives].filter(isStudy));
  let count = 0;
  return (competency: PlannedCompetency, actions: PlannedAction[]): void => {
    const study = actions.find(({ tag }) => tag === 'Estudo');
    const goal = [...free].find((candidate) => isAbout(candidate, competency));
    const application = applications[count % applications.length];
    if (!study || goal === undefined || !application) return;
    free.delete(goal);
    count += 1;
    // What takes months is begun by the day of a study.
    const what = upperFirst(quiet(withoutFinalStop(goal))).replace(
      /^(?:Fazer|Concluir|Realizar|Cursar) /u,
      'Começar ',
    );
    study.action = noBudget
      ? `${what}, em formato gratuito ou dentro da empresa, e ${application.use}`
      : `${what} e ${application.use}`;
    study.evidence = application.evidence;
    study.topic = null;
  };
}

/** Years of school are no step of a plan. */
const long =
  /\b(?:graduacao|pos|mestrado|doutorado|mba|faculdade|especializacao|tecnologo|certifica\w+)\b/u;

function isStudy(goal: string): boolean {
  const clean = withoutFinalStop(goal);
  return (
    goalSort(goal) === 'learn' &&
    !long.test(normalize(goal)) &&
    startsWithInfinitive(clean) &&
    clean.split(/\s+/u).length <= longestMention &&
    /^[\p{L}\p{N}\s/&+#.-]+$/u.test(clean)
  );
}

function isAbout(goal: string, { name, entry }: PlannedCompetency): boolean {
  const what = withoutVerb(goal);
  // 'Aprender TypeScript' says no more than the competency itself.
  if (normalize(what) === normalize(name)) return false;
  return closeness(name, what) >= 2 || isKeyed(normalize(what), entry);
}
