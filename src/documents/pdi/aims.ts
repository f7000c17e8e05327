import {
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { normalize } from '../knowledge/words.ts';

/*
 * What a goal wants reached, as a clause that an action can take up: 'que ajude a reduzir as filas'.
 */

/** Nobody says a goal of more characters in one clause. */
const longest = 300;
/** What one becomes is no thing to work on. */
export const becoming = /^(?:ser|virar|ficar|estar|tornar|parecer|chegar)$/iu;
/** What a person wishes for at home is no work to practise on. */
const atHome =
  /^(?:comprar|quitar|construir|reformar|trocar de) (?:\S+ )?(?:casa|carro|moto|caminhao|apartamento|imovel|terreno)\b|^(?:casar|viajar|emagrecer|engravidar|mudar (?:se )?d[eo] (?:cidade|pais|bairro))\b/u;

/** What goes on inside a person is no thing that others can be given as a task. */
const inner =
  /^(?:perder|vencer|superar|deixar|diminuir|reduzir|controlar|ganhar|ter|criar) (?:(?:de ter|mais|o|a|os|as) )*(?:medos?|vergonha|timidez|inseguranca|ansiedade|nervosismo|receios?|coragem|confianca|autoestima)\b/u;

/** Whether a goal is one to speak of at work, and short enough to be taken apart. */
export function isWork(goal: string): boolean {
  const plain = normalize(goal);
  return goal.length <= longest && !atHome.test(plain) && !inner.test(plain);
}

const mostAimWords = 11;
/** What leads in a figure: 'para menos de 3%', 'em até 24 h'. */
const toFigure =
  '(?:(?:em|de|por|a|para|até|acima de|abaixo de|mais de|menos de|cerca de|no máximo|no mínimo|pelo menos|ao menos)\\s)+(?:R\\$\\s*)?\\d';
/** How much and by when is said in the goal itself. */
const measure = new RegExp(
  `[\\s,]+${toFigure}.*$|[\\s,]+(?:até|neste|nesta|no próximo|na próxima|nos próximos|nas próximas)\\s.*$`,
  'iu',
);
const units =
  '(?:%|por cento|dias?|horas?|h|minutos?|min|pontos?|mil|reais|unidades|vezes|meses|semanas)';
const figureFirst = new RegExp(
  `^(\\S+)\\s(?:${toFigure}\\S*\\s(?:${units}\\s)?)+(?=[ao]s?\\s\\p{L})`,
  'iu',
);

/** 'Reduzir para menos de 3% as devoluções' → 'Reduzir as devoluções' */
export function withoutFigureFirst(text: string): string {
  return text.replace(figureFirst, '$1 ');
}

/** 'reduzir as filas' of 'Reduzir as filas em 20% até junho'; null where it is no short clause. */
export function aimOf(text: string): string | null {
  if (!isWork(text)) return null;
  const clean = withoutFigureFirst(quiet(withoutFinalStop(text))).replace(measure, '');
  const [verb = ''] = clean.split(/[\s-]/u);
  const words = clean.split(/\s+/u).length;
  if (!startsWithInfinitive(clean) || words < 2 || words > mostAimWords) return null;
  if (/[.!?;:,(){}“”"%$]/u.test(clean) || becoming.test(verb)) return null;
  return lowerFirst(clean);
}
