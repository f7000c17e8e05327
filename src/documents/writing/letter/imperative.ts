import { requestOf, requestOfMany } from '../../knowledge/letter/verbs.ts';
import { startsWithInfinitive } from '../portuguese.ts';

/** 'enviar o relatório e conferir os valores' → 'envie o relatório e confira os valores' */
export function imperativeOf(task: string, many: boolean): string {
  const [, negation = '', verb = '', clitic = '', rest = ''] =
    /^(não )?(\p{L}+)((?:-\p{L}+)*)(.*)$/isu.exec(task) ?? [];
  return `${negation}${requested(verb, many)}${clitic}${coordinated(rest, many)}`;
}

function requested(infinitive: string, many: boolean): string {
  const request = requestOf(infinitive.toLocaleLowerCase('pt-BR'));
  return many ? requestOfMany(request) : request;
}

/** Infinitives that go on from the first one: '…, conferir e enviar'. */
function coordinated(rest: string, many: boolean): string {
  return rest.replace(
    /(,| e| ou|, e)((?: não)?(?: (?:me|nos|lhes?))?) (\p{L}+[aei]r)(?=[\s,.;]|$)/giu,
    (found, joint: string, between: string, verb: string) =>
      startsWithInfinitive(verb) ? `${joint}${between} ${requested(verb, many)}` : found,
  );
}
