import { contract, joinList } from '../writing/portuguese.ts';
import { teamPhrase, type Script } from './script.ts';

const mostNamed = 3;
/** More are no focus: the script itself shows them. */
const mostAreas = 5;

/** What the interview is to find out, in the words of the job description. */
export function objectiveFor(script: Script): string {
  const { areas, team } = script;
  const where = team === '' ? '' : `, ${contract('em', teamPhrase(team))}`;
  const focus = areas.length > mostAreas ? '' : ` Foco: ${areas.join('; ')}.`;
  return `Verificar, com exemplos vividos, ${subjectOf(script)}${where}.${focus}`;
}

function subjectOf({ terms, role }: Script): string {
  const tasks = terms.filter(({ task }) => task).slice(0, mostNamed);
  const others = terms.filter(({ task }) => !task).slice(0, mostNamed);
  if (tasks.length > 0) {
    // One task among many subjects is not what the job is about.
    const more =
      tasks.length < 2 && others.length > 1
        ? ` e experiência em ${joinList(others.map(({ text }) => text))}`
        : '';
    return `se a pessoa candidata tem preparo para ${joinList(tasks.map(({ text }) => text))}${more}`;
  }
  const subjects = others.map(({ text }) => text);
  if (subjects.length > 0) return `a experiência da pessoa candidata em ${joinList(subjects)}`;
  return role === null
    ? 'o preparo da pessoa candidata para a vaga'
    : `se a pessoa candidata tem preparo para o trabalho de ${role.text}`;
}
