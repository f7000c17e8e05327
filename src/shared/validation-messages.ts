import * as z from 'zod/mini';

/*
 * What is said of a value that does not fit where its schema says nothing of its own: one sentence, in
 * Portuguese, that names the limit. The specification's default is what a library says when nobody does.
 */

type Issue = z.core.$ZodRawIssue;

const figure = (value: number | bigint) => value.toLocaleString('pt-BR');
const listed = (values: readonly unknown[]) => values.map(String).join(', ');

const wanted: Partial<Record<string, string>> = {
  string: 'Deve ser um texto',
  number: 'Deve ser um número',
  int: 'Deve ser um número inteiro',
  boolean: 'Deve ser true ou false',
  array: 'Deve ser uma lista',
  object: 'Deve ser um objeto com campos',
  record: 'Deve ser um objeto com campos',
};

/** How many characters or items. */
function amount(origin: string, limit: number | bigint): string {
  const [one, many] = origin === 'string' ? ['caractere', 'caracteres'] : ['item', 'itens'];
  return `${figure(limit)} ${Number(limit) === 1 ? one : many}`;
}

const isMeasured = (origin: string) => origin === 'string' || origin === 'array';

function sentenceOn(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const isMissing = issue.input === undefined || issue.input === null;
      return isMissing ? 'Campo obrigatório' : (wanted[issue.expected] ?? 'Valor inválido');
    }
    case 'too_big':
      return isMeasured(issue.origin)
        ? `Use no máximo ${amount(issue.origin, issue.maximum)}`
        : `O maior valor é ${figure(issue.maximum)}`;
    case 'too_small':
      if (!isMeasured(issue.origin)) return `O menor valor é ${figure(issue.minimum)}`;
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Campo obrigatório'
        : `Use pelo menos ${amount(issue.origin, issue.minimum)}`;
    case 'invalid_value':
      return `Escolha um destes valores: ${listed(issue.values)}`;
    case 'not_multiple_of':
      return `Deve ser múltiplo de ${figure(issue.divisor)}`;
    case 'unrecognized_keys':
      return `Campos desconhecidos: ${listed(issue.keys)}`;
    case 'invalid_union':
      // Of several that would do, the first is the one that was meant.
      return issue.errors[0]?.[0]?.message ?? 'Valor inválido';
    case 'invalid_format':
      return 'O formato não é válido';
    default:
      return 'Valor inválido';
  }
}

/** Both sides call it once, before they look at what anybody typed. */
export function speakPortuguese(): void {
  z.config({ localeError: sentenceOn });
}
