import { audienceThemes } from './action-themes/audience.ts';
import { changeThemes } from './action-themes/change.ts';
import { fieldThemes } from './action-themes/field.ts';
import { handlingThemes } from './action-themes/handling.ts';
import { keepingThemes } from './action-themes/keeping.ts';
import { marketThemes } from './action-themes/market.ts';
import { moneyThemes } from './action-themes/money.ts';
import { movingThemes } from './action-themes/moving.ts';
import { peopleThemes } from './action-themes/people.ts';
import type { ActionTheme } from './action-themes/shape.ts';
import { renewalThemes } from './action-themes/renewal.ts';
import { tradeThemes } from './action-themes/trade.ts';
import { generalTheme, workThemes } from './action-themes/work.ts';
import { countHits, patternOf } from './patterns.ts';
import { normalize } from './words.ts';

export const actionThemes: readonly ActionTheme[] = [
  generalTheme,
  ...workThemes,
  ...peopleThemes,
  ...marketThemes,
  ...moneyThemes,
  ...changeThemes,
  ...keepingThemes,
  ...fieldThemes,
  ...movingThemes,
  ...renewalThemes,
  ...tradeThemes,
  ...handlingThemes,
  ...audienceThemes,
];

const points = { key: 3, hint: 1 };
const mostThemes = 3;
/** A second theme that is spoken of less than this share of the first is a passing remark. */
const secondFrom = 0.5;
/** Once in the title or the objective, or twice elsewhere. */
const secondNamed = 2;
/*
 * 'A curto prazo' speaks of no deadline, 'horário comercial' of no sales, 'em larga escala' of no shifts, and
 * what the plan is not to touch ('sem parar o faturamento') of no theme of its own. */
const misleading =
  /\b(?:(?:curto|medio|longo) prazo|a prazo|prazo final|horario comercial|cobranca de metas?|(?:larga|pequena|grande|maior) escala|ganho de escala)\b|\bsem \w+[aei]r (?:(?:[oa]s?|seu|sua|n[oa]s?|de|d[oa]s?) )*\w+/gu;
/** What is said with the word of one theme and belongs to another. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/\bpos venda/gu, 'posvenda'],
  // What the system is for is not what the plan is about.
  [
    /\bsistemas? d[aeo]s? (?:vendas?|estoque|cobranca|atendimento|compras|pedidos|ponto)\b/gu,
    'sistema',
  ],
  [
    /\b(?:receber|recuperar|cobrar) (?:[oa]s )?(?:\w+ )?atrasad\w+|\b(?:valores|pagamentos?|parcelas?|boletos?|mensalidades?|clientes?) (?:em atraso|atrasad\w+)/gu,
    'inadimplencia',
  ],
  [/\b(?:retencao de|reter) (?:alun|estudant)\w+/gu, 'evasao'],
  [/\b(?:retencao de|reter|perda de|perder) (?:client|pacient|assinant|doador)\w+/gu, 'fidelizar'],
  [
    /\bpassagem de (?:plantao|turno)\b|(?<!\b(?:depois|apos|antes|na|da|a|d[ae] cada) )(?<!\bdepois da )\btroca de turno\b(?! das? \d)/gu,
    'alinhamento',
  ],
  // The first ways of a user into a product, as against those of a person into a company.
  [
    /\b(?:conversao|churn|etapas?|funil|abandono) (?:do|no|de) onboarding\b|\bonboarding (?:de|do) (?:client|usuari|cadastr)\w+/gu,
    'jornada digital',
  ],
  // A cycle of appraisal is something new to be set up; nobody's performance is low.
  [/\b(?:avaliac\w+|ciclo) de desempenho\b/gu, 'implantacao'],
];

const recognisers = actionThemes.map((theme) => ({
  theme,
  keys: patternOf(theme.keys),
  hints: patternOf(theme.hints ?? []),
}));

/** A text that says what a plan is about, and how much it counts. */
interface WeightedText {
  text: string;
  weight: number;
}

/**
 * The one to three themes that a plan speaks of, the most spoken of first. Where none is recognised, the
 * general one.
 */
export function recognizeThemes(
  texts: readonly WeightedText[],
): readonly [ActionTheme, ...ActionTheme[]] {
  const read = texts.map(({ text, weight }) => ({
    plain: meanings.reduce(
      (plain, [said, meant]) => plain.replaceAll(said, meant),
      normalize(text).replaceAll(misleading, ' '),
    ),
    weight,
  }));
  const ranked = recognisers
    .map(({ theme, keys, hints }) => {
      const hits = (pattern: RegExp) =>
        read.reduce((sum, { plain, weight }) => sum + weight * countHits(pattern, plain), 0);
      return {
        theme,
        score: points.key * hits(keys) + points.hint * hits(hints),
        named: hits(keys),
      };
    })
    // A hint alone, or a word in the challenges, says too little to choose a theme by.
    .filter(({ named }) => named >= 1)
    .toSorted((a, b) => b.score - a.score);
  const narrower = ranked.filter(({ theme, named }) => theme.instead && named >= secondNamed);
  const replaced = new Set(narrower.flatMap(({ theme }) => theme.instead ?? []));
  // A narrower theme counts as much as the wider one whose place it takes.
  const wider = Math.max(
    0,
    ...ranked.filter(({ theme }) => replaced.has(theme.id)).map(({ score }) => score),
  );
  const settled = ranked
    .filter(({ theme }) => !replaced.has(theme.id))
    .map((each) => (narrower.includes(each) ? { ...each, score: each.score + wider } : each))
    .toSorted((a, b) => b.score - a.score);
  const enough = (settled[0]?.score ?? 0) * secondFrom;
  const [first, ...others] = settled
    .filter(({ score, named }, rank) => rank === 0 || (score >= enough && named >= secondNamed))
    .slice(0, mostThemes)
    .map(({ theme }) => theme);
  return first ? [first, ...others] : [generalTheme];
}
