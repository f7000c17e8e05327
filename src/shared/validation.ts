import type * as z from 'zod/mini';

const figures = new Intl.NumberFormat('pt-BR');
const said = (figure: number | bigint) => figures.format(figure);

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a value, where its schema has no sentence of its own: it names the limit. */
export function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? blank : 'Confira este valor.';
    case 'invalid_value':
      return 'Escolha uma das opções.';
    default:
      return 'Confira este campo.';
  }
}

const blank = 'Preencha este campo.';

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string')
    return minimum === 1 ? blank : `Escreva pelo menos ${said(minimum)} caracteres.`;
  if (origin === 'array')
    return minimum === 1
      ? 'Inclua pelo menos um item.'
      : `Inclua pelo menos ${said(minimum)} itens.`;
  return `O menor valor é ${said(minimum)}.`;
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `Use no máximo ${said(maximum)} caracteres.`;
  if (origin === 'array') return `Use no máximo ${said(maximum)} itens.`;
  return `O maior valor é ${said(maximum)}.`;
}
