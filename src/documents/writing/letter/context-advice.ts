import { anyValuePractice, valuePracticeOf } from '../../knowledge/company-values.ts';
import { closeness } from '../../knowledge/subjects.ts';
import { guarded } from '../guard.ts';
import type { Letter } from './reading.ts';
import { matterInWords } from './subject.ts';
import { withoutFinalStop } from '../portuguese.ts';

/** One value, team goal or objective that the letter's matter touches, and what to do with it. */
export function contextAdvice(letter: Letter): string[] {
  const { company, team, employee } = letter.context;
  const about = `${matterInWords(letter)} ${letter.subject}`;
  const nearest = (items: readonly string[] = []) =>
    items
      .slice(0, 10)
      .map((item) => withoutFinalStop(guarded(item).text))
      .filter((item) => item !== '')
      .toSorted((a, b) => closeness(b, about) - closeness(a, about))[0];
  const objective = nearest(employee?.objectives);
  const goal = nearest(team?.goals);
  const value = nearest(company.values);
  const personal = letter.purpose === 'feedback' || letter.purpose === 'reconhecimento';
  if (personal && objective !== undefined) {
    return [
      `Quando conversarem, relacione o assunto ao objetivo registrado, “${objective}”, e pergunte que passo ajudaria a avançar.`,
    ];
  }
  if (
    goal !== undefined &&
    (value === undefined || closeness(goal, about) >= closeness(value, about))
  ) {
    return [
      `Se couber na conversa, mostre como isso contribui para a meta da equipe, “${goal}”, e pergunte o que ajudaria a chegar lá.`,
    ];
  }
  if (value !== undefined)
    return [
      `Para tratar do assunto de acordo com o valor “${value}” da empresa: ${practiceOf(value)}.`,
    ];
  const mission = withoutFinalStop(guarded(company.mission).text);
  if (mission !== '') {
    return [
      `Se couber na conversa, diga como o assunto se liga à missão da empresa: “${mission}”.`,
    ];
  }
  return objective === undefined
    ? []
    : [
        `Quando conversarem, relacione o assunto ao objetivo registrado, “${objective}”, e pergunte que passo ajudaria a avançar.`,
      ];
}

function practiceOf(value: string): string {
  return (valuePracticeOf(value)?.practices ?? anyValuePractice).message;
}
