import { expect, test } from 'vitest';
import { documentLabels, type DocumentKind } from './labels.ts';

/** Section 2 of the specification, word for word: [form, its button, while busy, the result]. */
const words = {
  action_plan: [
    'Plano de Ação Estratégico',
    'Gerar Plano com IA',
    'Gerando...',
    'Plano de Ação Gerado',
  ],
  meeting: [
    'Criar Roteiro de Reunião',
    'Criar Roteiro com IA',
    'Gerando...',
    'Roteiro de Reunião Gerado',
  ],
  message: ['Gerar Mensagem', 'Gerar Mensagem com IA', 'Gerando...', 'Mensagem Gerada'],
  email: ['Gerar Mensagem', 'Gerar Mensagem com IA', 'Gerando...', 'E-mail Gerado'],
  interview: [
    'Criar Roteiro de Entrevista',
    'Gerar Roteiro de Entrevista',
    'Gerando...',
    'Roteiro de Entrevista Gerado',
  ],
  pdi: [
    'Plano de Desenvolvimento Individual (PDI)',
    'Gerar PDI com IA',
    'Gerando PDI...',
    'PDI Gerado',
  ],
  feedback: [
    'Formulário de Feedback',
    'Gerar Feedback com IA',
    'Gerando Feedback...',
    'Script de Feedback Gerado',
  ],
} satisfies Partial<Record<DocumentKind, readonly string[]>>;

test.each(Object.entries(words) as [DocumentKind, readonly string[]][])(
  '%s: its form, its button and its result have their words',
  (kind, said) => {
    const { formTitle, submit, busy, resultTitle } = documentLabels[kind];
    expect([formTitle, submit, busy, resultTitle]).toEqual(said);
  },
);
