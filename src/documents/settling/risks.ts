import type { Risk } from '../kit/fields.ts';

/** What the page says over a risk's sign and response is not said again in them: 'Sinal: …'. */
const label = /^(?:sinal(?: de alerta)?|alerta|risco|resposta|o que fazer)\s*:\s*/iu;

const withoutLabel = (text: string) => text.replace(label, '');

/** Risks as the page shows them, with the days of what is to be done where `settle` puts them. */
export function settledRisks(risks: readonly Risk[], settle: (text: string) => string): Risk[] {
  return risks.map(({ risk, sign, response }) => ({
    risk: withoutLabel(risk),
    sign: withoutLabel(sign),
    response: settle(withoutLabel(response)),
  }));
}
