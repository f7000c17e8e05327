import { expect, test } from 'vitest';
import { letterText } from '../kit/letter.ts';
import type { EmailContent } from './contract.ts';
import { goldCase, emailCorpus } from './corpus.ts';
import type { EmailCase } from './corpus/case.ts';
import { judgeEmail } from './rubric.ts';
import { emailWriter } from './writer.ts';

/*
 * One planted fault for each check: a check that cannot fail proves nothing.
 */

function caseNamed(name: string): EmailCase {
  const found = emailCorpus.find((item) => item.name === name);
  if (!found) throw new Error(`no case ${name}`);
  return found;
}

const praise = caseNamed('agradecer apoio');
const correction = caseNamed('relatório com valores trocados');
const urgent = caseNamed('auditoria, leitura com prioridade');
const delicate = caseNamed('higiene, assunto que só se conversa');
const steps = caseNamed('lista digitada de materiais');

interface Fault {
  of: EmailCase;
  plant: (content: EmailContent) => void;
}

/** The letter's text, changed. */
function textOf(change: (text: string) => string, of = goldCase): Fault {
  return {
    of,
    plant: (content) => void (content.content = change(letterText(content.content))),
  };
}
/** A suggestion more. */
function suggesting(suggestion: string): Fault {
  return { of: goldCase, plant: ({ suggestions }) => void suggestions.push(suggestion) };
}

const faults: Record<string, Fault> = {
  G1: { of: goldCase, plant: (content) => void (content.notes = '') },
  G2: suggesting('Fazer um kickoff com os stakeholders.'),
  G3: textOf((text) => text.replace('Helena', '{nome}')),
  G4: suggesting('Conte também para Marta Figueiredo.'),
  G5: textOf((text) => text.replace('O RH ajuda', 'Em 35% dos casos, o RH ajuda')),
  G6: suggesting('Volte ao assunto em 31/06/2027.'),
  G7: textOf((text) => text.replace(/- Crachá.*\n/u, ''), steps),
  G8: {
    of: goldCase,
    plant: (content) => {
      content.suggestions = content.suggestions.filter((item) => !item.includes('“'));
    },
  },
  G9: suggesting('Considere que a pessoa está com depressão.'),
  G10: suggesting(
    'Preciso do seu retorno com prioridade: confirme até 27/11/2026 se a equipe já registra o ponto no novo sistema.',
  ),
  E1: textOf((text) => text.replace('Olá, Helena.', 'Olá.')),
  E2: textOf((text) => text.split('\n\n').slice(0, 2).join('\n\n')),
  E3: textOf((text) =>
    text.replace(
      /Preciso do seu[^]*cadastros\./u,
      'Preciso do seu retorno com prioridade sobre o que conversamos na última reunião da área. Por favor, veja o que falta da sua parte e me diga do que precisa para terminar. Sei que o mês está cheio, e por isso escrevo com antecedência para que nada fique para a última hora.',
    ),
  ),
  E4: textOf((text) => text.replace(/Não precisa responder.*$/mu, 'Até mais!'), praise),
  E5: textOf((text) => `${text} 🎉`),
  E6: textOf((text) => text.replace(' ainda hoje, dentro do seu horário de trabalho', ''), urgent),
  E7: textOf((text) => text.replace('O RH ajuda', 'Na sexta às 9h, o RH ajuda')),
  E8: textOf(
    (text) =>
      text.replace(
        'Prefiro tratar',
        'Os colegas comentaram sobre o cheiro de suor. Prefiro tratar',
      ),
    delicate,
  ),
  E9: { of: goldCase, plant: (content) => void (content.subject = 'URGENTE!!!') },
  E10: textOf(
    (text) => text.replace(' Quero ouvir a sua visão sobre o que aconteceu.', ''),
    correction,
  ),
};

function judged({ brief, context }: EmailCase, change: (content: EmailContent) => void) {
  const content = structuredClone(emailWriter.compose(brief, context));
  change(content);
  return judgeEmail(content, brief, context);
}
function failed(verdict: ReturnType<typeof judgeEmail>): string[] {
  return verdict.results.filter(({ passed }) => !passed).map(({ id }) => id);
}
const untouched = () => undefined;

test.each([goldCase, praise, correction, urgent, delicate, steps])(
  '$name: as composed, it passes every check',
  (item) => {
    const verdict = judged(item, untouched);
    expect(failed(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ score: 1, publishable: true });
  },
);

test('there is a fault for every check', () => {
  const ids = judged(goldCase, untouched).results.map(({ id }) => id);
  expect(Object.keys(faults).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.entries(faults))('%s notices its fault', (id, { of, plant }) => {
  expect(failed(judged(of, plant))).toContain(id);
});

test.each(['G1', 'G3', 'G4', 'G6', 'G9'])('a fault of %s alone keeps an e-mail back', (id) => {
  const fault = faults[id];
  if (!fault) throw new Error(`no fault for ${id}`);
  expect(judged(fault.of, fault.plant).publishable).toBe(false);
});

test('an acknowledgement with a "but" is noticed', () => {
  const verdict = judged(praise, (content) => {
    content.content = `${letterText(content.content)} Foi bom, mas pode melhorar.`;
  });
  expect(failed(verdict)).toContain('E10');
});

test.each([
  ['Urgente: um ponto sobre o relatório de outubro', correction],
  ['Problema com cheiro de suor', delicate],
  ['Oi', correction],
])('the subject %s is noticed', (subject, of) => {
  expect(failed(judged(of, (content) => void (content.subject = subject)))).toContain('E9');
});

test('a composer that ignores the input is not published', () => {
  const foreign = emailWriter.compose({ context: 'Reunião geral na sala 2' }, correction.context);
  const verdict = judgeEmail(foreign, goldCase.brief, goldCase.context);
  expect(verdict.score).toBeLessThan(0.8);
  expect(verdict.publishable).toBe(false);
});

test('what is no object fails at once', () => {
  const verdict = judgeEmail('texto' as never, goldCase.brief, goldCase.context);
  expect(failed(verdict)).toContain('G1');
});
