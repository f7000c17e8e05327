import type { TypedPoint } from './point.ts';
import { upperFirst } from '../portuguese.ts';

/*
 * Greetings, signatures and throat-clearing: a letter has its own.
 */

const salutation =
  /^(?:ol[aá]|oi+e?|e a[ií]|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oa]s?|opa)(?:\s*[.!]|(?:\s+\p{L}+){0,3}\s*[,!:](?:\s*\p{L}+\s*[!.])?|$)\s*/iu;
const toAll =
  /^(?:(?:atenção|aviso|bom|oi|olá)[,!:]?\s+)?(?:pessoal|gente|galera|time|equipe|turma|tod[oa]s|amig[oa]s|meninas|meninos)(?:\s*[,!:]\s*(?:então|seguinte|é o seguinte)?[,:]?\s*|\s+(?:então|seguinte|é o seguinte)[,:]?\s+|\s+(?=(?:[oa]s?|hoje|amanhã|a partir|n[oa]s?|vamos|vai|não|quem|favor) \p{L}))(?=\p{L})/iu;
/** 'Bom dia Íris tudo bem?' without its commas, and what only clears the throat. */
const hurriedSalutation =
  /^(?:oi+e?|ol[aá]|bom dia|boa (?:tarde|noite))(?: \p{L}+){0,2}[ ,]+tudo (?:bem|bom|certo)[?!.,]*\s*/iu;
const throatClearing =
  /^(?:olha|então|bom|bem),?\s+(?=(?:eu|a gente|el[ea]) )|^(?:(?:então|olha|bom|seguinte|é o seguinte),?\s+)?(?:(?:queria|quero|preciso|precisava) (?:te )?(?:pedir|falar|dizer) uma coisa[,:]\s*)/iu;
const trailingFrame =
  /,\s*(?:qualquer (?:coisa|dúvida)[^,.!?]{2,30}|(?:muito )?obrigad[oa]|valeu|abs|abraços?)(?:,\s*(?:(?:muito )?obrigad[oa]|valeu|abs|abraços?))?\s*[.!]?$/iu;
const wellBeing =
  /^(?:tudo (?:bem|bom|certo)|como (?:você )?(?:está|vai)|espero que (?:esteja|você esteja) bem)\b[^.!?]{0,20}[.!?,]\s*/iu;
const signature =
  /^(?:att|atenciosamente|cordialmente|abs|abraços?|um abraço|obrigad[oa]s?|grat[oa]|saudações|at\.?te)(?:[\s,.!]|$)(?:[^.!?]{0,40})[.!]?$/iu;

const offer =
  /^(?:(?:em caso de |se tiver |tendo )?(?:qualquer|quaisquer|alguma)? ?(?:coisa|dúvidas?|problema)),? (?:é só |pode |podem |só |me |estou |fico |à |a gente )[^.!?]{2,40}[.!]?$/iu;

/** A letter has a greeting, an offer of help and a signature of its own. */
export function withoutFrame(points: readonly TypedPoint[]): TypedPoint[] {
  const [first, ...rest] = points;
  if (first === undefined) return [];
  const head = first.text
    .replace(hurriedSalutation, '')
    .replace(salutation, '')
    .replace(wellBeing, '')
    .replace(toAll, '')
    .replace(throatClearing, '');
  const body = head === '' ? [...rest] : [{ ...first, text: upperFirst(head) }, ...rest];
  if (body[0] !== undefined)
    body[0] = { ...body[0], text: upperFirst(body[0].text.replace(throatClearing, '')) };
  const last = body.at(-1);
  if (last !== undefined)
    body[body.length - 1] = { ...last, text: last.text.replace(trailingFrame, '') };
  while (body.length > 1 && isFrame(body.at(-1)?.text ?? '')) body.pop();
  const [next, ...after] = body;
  if (head === '' && next !== undefined) {
    const told = next.text.replace(wellBeing, '');
    return told === '' ? after : [{ ...next, text: upperFirst(told) }, ...after];
  }
  return body;
}

function isFrame(text: string): boolean {
  return signature.test(text) || offer.test(text);
}
