import {
  anyChallengeResponses,
  anyTaskResponses,
  challengeAnswerOf,
} from '../knowledge/action-themes/challenges.ts';
import type { ThemeRisk } from '../knowledge/action-themes/shape.ts';
import {
  joinList,
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { excerptOf } from '../writing/relevance.ts';
import type { Plan } from './plan.ts';

/** More risks than this, one by one, hide the plan; the others share a line. */
const mostAlone = 8;
/** Nobody rereads more of a challenge in a plan. */
const longest = 600;
const longestShared = 4_000;
const ownRisks = { resumido: 1, detalhado: 2 } as const;

/** Every challenge that the leader foresees, with what answers it; then what such plans often meet. */
export function riskLines(plan: Plan): string[] {
  return [...answerLines(plan), ...themeRisks(plan).map(riskLine)];
}

export function answerLines(plan: Plan): string[] {
  const responses = responder(plan);
  const alone = plan.challenges.slice(0, mostAlone);
  return [
    ...alone.map((challenge) => riskLine({ risk: challenge, response: responses(challenge) })),
    ...sharedLine(plan.challenges.slice(mostAlone)),
  ];
}

function riskLine({ risk, response }: ThemeRisk): string {
  const calm = quiet(withoutFinalStop(risk));
  // 'Black Friday' is a name.
  const isName = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(calm);
  const said = excerptOf(isName ? calm : lowerFirst(calm), longest);
  return `Risco: ${said}. Resposta: ${response}.`;
}

function sharedLine(challenges: readonly string[]): string[] {
  if (challenges.length === 0) return [];
  const named = joinList(challenges.map((challenge) => `“${withoutFinalStop(challenge)}”`));
  return [
    `Outros riscos: ${excerptOf(named, longestShared)}. Resposta: escolher na primeira reunião de acompanhamento os que podem mudar uma data e definir quem cuida de cada um.`,
  ];
}

/** A response for each challenge, none of them twice in one plan. */
function responder({ variants }: Plan): (challenge: string) => string {
  const used = new Map<string, number>();
  return (challenge) => {
    const answer = challengeAnswerOf(challenge);
    const count = used.get(answer?.id ?? '') ?? 0;
    const known = answer?.responses[count];
    if (answer === null || known === undefined) {
      const pool = startsWithInfinitive(challenge) ? anyTaskResponses : anyChallengeResponses;
      return variants.usedUp(pool)
        ? 'levar à próxima reunião de acompanhamento e decidir ali o que muda no plano'
        : variants.take(pool);
    }
    used.set(answer.id, count + 1);
    return known;
  };
}

/** Of the theme's own risks, those that the leader has not named already. */
function themeRisks({ themes, challenges, detail }: Plan): ThemeRisk[] {
  const named = new Set(challenges.map((challenge) => challengeAnswerOf(challenge)?.id ?? ''));
  const open = themes[0].risks.filter(({ risk }) => {
    const id = challengeAnswerOf(risk)?.id;
    return id === undefined || !named.has(id);
  });
  return open.slice(0, ownRisks[detail]);
}
