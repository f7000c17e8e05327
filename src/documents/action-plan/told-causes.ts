import { nounOf } from '../knowledge/nouns.ts';
import { statesSomething } from '../knowledge/letter/clauses.ts';
import type { ThemeAction } from '../knowledge/action-themes/shape.ts';
import { normalize } from '../knowledge/words.ts';
import { joinList, lowerFirst, quiet, withoutFinalStop } from '../writing/portuguese.ts';

/*
 * What the leader already knows to be wrong: 'as causas foram A, B e C', 'as entrevistas apontam A, B e C'.
 * A plan that leaves them to a later diagnosis would start from nothing.
 */

const announced =
  /(?<!\p{L})(?:causas|motivos|raz[õo]es|gargalos|queixas|dores)(?!\p{L})[^.:;,\n]{0,40}?(?:(?:s[ãa]o|foram|eram)(?!\p{L}):?|:)\s+(?<list>[^.:;\n]{8,300})/iu;
const reported =
  /(?<!\p{L})(?:cr[íi]ticas?|reclama[çc][õo]es|entrevistas?|pesquisas?|auditorias?|avalia[çc][õo]es|queixas|inspe[çc][ãa]o|vistoria|diagn[óo]stico|levantamento)(?!\p{L})[^.:;\n]{0,60}? (?:cita|citam|citou|citaram|aponta|apontam|apontou|apontaram|mostra|mostram|mostrou|mostraram|indica|indicam|indicou|menciona|mencionam|mencionou)(?!\p{L})(?:[^.:;\n]{0,60}:)? (?<list>[^.:;\n]{8,300})/iu;
const complained =
  /(?<!\p{L})(?:reclama|reclamam|reclamou|reclamaram|se queixam) (?<list>d[aeo]s? [^.:;\n]{8,300})/iu;

/** 'O defeito mais comum é costura torta na gola' */
const leading =
  /(?<!\p{L})(?:(?:mais (?:comum|comuns|frequente|frequentes))|principal|maior)(?: (?:\p{L}+ ){0,3}?)?(?:é|são|foi|foram) (?<list>[^,.:;\n]{8,120})/iu;
/** 'Falta equipe, mobiliário e sistema' */
const lacking = /^(?:ainda )?faltam? (?<list>[^.:;\n]{8,200})$/iu;

/** Whoever tells more tells it first. */
const mostRead = 60;
const most = 5;
const longestItem = 10;

/** The causes that a text of the situation names: several, or the one that stands out; [] where it names none so clearly. */
export function toldCauses(situation: readonly string[]): string[] {
  for (const sentence of situation.slice(0, mostRead)) {
    const text = quiet(sentence);
    const list = [announced, reported, complained]
      .map((pattern) => pattern.exec(text)?.groups?.['list'])
      .find((found) => found !== undefined);
    const items = list === undefined ? [] : itemsOf(list);
    if (items.length >= 2 && items.length <= most && items.every(isThing)) return items;
    const lacked = itemsOf(lacking.exec(withoutFinalStop(text))?.groups?.['list'] ?? '');
    if (lacked.length >= 2 && lacked.length <= most && lacked.every(isThing)) {
      return lacked.map((item) => `falta de ${item}`);
    }
    const [one] = itemsOf(leading.exec(text)?.groups?.['list'] ?? '');
    if (one !== undefined && one !== '' && isThing(one)) return [one];
  }
  return [];
}

function itemsOf(list: string): string[] {
  return list
    .split(/,\s+(?:e\s+)?|\s+e\s+(?=\p{L})/u)
    .map((item) => lowerFirst(withoutFinalStop(item).replace(/^d([aeo]s?) /iu, '$1 ')))
    .map((item) => item.replace(/^e (?=\p{Ll})/u, ''));
}

/** A noun phrase that may stand in a list: no clause, no stump. */
function isThing(item: string): boolean {
  const words = item
    .replace(/\([^)]*\)/gu, '')
    .trim()
    .split(/\s+/u);
  const [first = '', second = ''] = words.map(normalize);
  if (words.length > longestItem || /^(?:que|quem|como|nao|sem|ja)$/u.test(first)) return false;
  const head = /^(?:[oa]s?|uma?|muit[oa]s?|pouc[oa]s?)$/u.test(first) ? second : first;
  const speaks = words.slice(1).some((word) => statesSomething(word));
  return (
    !speaks &&
    (nounOf(head) !== null || /(?:os|as|ao|or|io|ade|ing|gem)$/u.test(head) || words.length > 1)
  );
}

/** The action that takes them up at once. */
export function causesAction(causes: readonly string[]): ThemeAction[] {
  if (causes.length === 0) return [];
  return [
    {
      task:
        causes.length > 1
          ? `Combinar uma medida, com responsável e data, para cada ponto já apontado: ${joinList(causes)}`
          : `Combinar uma medida, com responsável e data, para o ponto já apontado: ${joinList(causes)}`,
      owner: 'leadership',
      why: 'o que já se sabe não precisa esperar o fim do levantamento',
      how: 'começar pelo ponto que mais pesa, ouvir quem vive cada um e escrever o que muda, quem faz e como se verá a melhora',
      where: 'reunião com quem conhece cada ponto',
      effort: 'uma hora de reunião',
      milestone:
        causes.length > 1
          ? 'Uma medida combinada para cada ponto já apontado'
          : 'Medida combinada para o ponto já apontado',
    },
  ];
}
