import { expect, test } from 'vitest';
import { letterText } from '../kit/letter.ts';
import type { MessageContent } from './contract.ts';
import { goldCase, messageCorpus } from './corpus.ts';
import type { MessageCase } from './corpus/case.ts';
import { judgeMessage } from './rubric.ts';
import { messageWriter } from './writer.ts';

/*
 * One planted fault for each check: a check that cannot fail proves nothing.
 */

function caseNamed(name: string): MessageCase {
  const found = messageCorpus.find((item) => item.name === name);
  if (!found) throw new Error(`no case ${name}`);
  return found;
}

const correction = caseNamed('uniforme incompleto na linha');
const urgent = caseNamed('o pedido depois do contexto, com urgência');
const steps = caseNamed('passos numerados na fábrica');
const delicate = caseNamed('relato de terceira pessoa');

interface Fault {
  of: MessageCase;
  plant: (content: MessageContent) => void;
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
  G3: textOf((text) => text.replace('Paulo', '{nome}')),
  G4: suggesting('Conte também para Marta Figueiredo.'),
  G5: textOf((text) => `${text} As divergências caíram 35%.`),
  G6: suggesting('Volte ao assunto em 31/06/2027.'),
  G7: textOf((text) => text.replace('2. Limpe a esteira.\n', ''), steps),
  G8: {
    of: goldCase,
    plant: (content) => {
      content.suggestions = content.suggestions.filter((item) => !item.includes('“'));
    },
  },
  G9: suggesting('Considere que a pessoa está com depressão.'),
  G10: textOf(
    (text) =>
      `${text}\n\nVocê conferiu as divergências. Você conferiu as divergências antes do envio, e o financeiro recebeu tudo pronto para lançar, sem retrabalho.`,
  ),
  W1: textOf((text) => text.replace('Oi, Paulo!', 'Oi!')),
  W2: textOf((text) => text.split('\n\n')[0] ?? ''),
  W3: textOf(
    () =>
      'Oi, Paulo! Preciso dizer: mandou muito bem nesta semana! Dá gosto trabalhar com quem faz as coisas assim, e isso conta muito para todos nós. Valeu mesmo! Não precisa responder, só queria que você soubesse.',
  ),
  W4: textOf((text) => text.replace(/Não precisa responder.*$/u, 'Até mais!')),
  W5: textOf((text) =>
    text
      .replace(
        'Oi, Paulo! Preciso dizer: mandou muito bem',
        'Prezado Paulo. Registro o ótimo trabalho',
      )
      .replace('Valeu mesmo!', 'Cumprimentos.')
      .replace('só queria que você soubesse', 'grato'),
  ),
  W6: textOf((text) => text.replace('Isto é urgente e tem prioridade: envie', 'Envie'), urgent),
  W7: textOf((text) => `${text} Vamos conversar na segunda às 15h?`),
  W8: textOf((text) => `${text} A Maria reclamou de você.`, delicate),
  W10: textOf(
    (text) => text.replace(/Quero esse ponto resolvido.*$/u, 'Faça o ajuste.'),
    correction,
  ),
};

function judged({ brief, context }: MessageCase, change: (content: MessageContent) => void) {
  const content = structuredClone(messageWriter.compose(brief, context));
  change(content);
  return judgeMessage(content, brief, context);
}
function failed(verdict: ReturnType<typeof judgeMessage>): string[] {
  return verdict.results.filter(({ passed }) => !passed).map(({ id }) => id);
}
const untouched = () => undefined;

test.each([goldCase, correction, urgent, delicate, steps])(
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

test.each(['G1', 'G3', 'G4', 'G6', 'G9'])('a fault of %s alone keeps a message back', (id) => {
  const fault = faults[id];
  if (!fault) throw new Error(`no fault for ${id}`);
  expect(judged(fault.of, fault.plant).publishable).toBe(false);
});

test('an acknowledgement with a "but" is noticed', () => {
  const verdict = judged(goldCase, (content) => {
    content.content = `${letterText(content.content)} Foi bom, mas pode melhorar.`;
  });
  expect(failed(verdict)).toContain('W10');
});

test('a composer that ignores the input is not published', () => {
  const foreign = messageWriter.compose({ context: 'Reunião geral na sala 2' }, correction.context);
  const verdict = judgeMessage(foreign, goldCase.brief, goldCase.context);
  expect(verdict.score).toBeLessThan(0.8);
  expect(verdict.publishable).toBe(false);
});

test('what is no object fails at once', () => {
  const verdict = judgeMessage('texto' as never, goldCase.brief, goldCase.context);
  expect(failed(verdict)).toContain('G1');
});
