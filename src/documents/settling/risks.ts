import type { Risk } from '../kit/fields.ts';

const label =
  /^(?:sinal(?: de alerta)?|alerta|risco|preocupa|boa resposta|resposta|o que fazer)\s*:\s*/iu;

/** What the page says over a text is not said again in it: 'Sinal: …'. */
export const withoutLabel = (text: string) => text.replace(label, '');

/** Risks as the page shows them, with the days of what is to be done where `settle` puts them. */
export function settledRisks(risks: readonly Risk[], settle: (text: string) => string): Risk[] {
  return risks.map(({ risk, sign, response }) => ({
    risk: withoutLabel(risk),
    sign: withoutLabel(sign),
    response: settle(withoutLabel(response)),
  }));
}
