import { expect, test } from 'vitest';
import type { FeedbackContent } from './contract.ts';
import { coordinatorCase, goldCase, inventoryCase, receptionistCase } from './corpus/reference.ts';
import type { FeedbackCase } from './corpus/case.ts';
import { feedbackChecks, judgeFeedback } from './rubric.ts';
import { feedbackWriter } from './writer.ts';

/*
 * One planted fault for each check: a check that cannot fail proves nothing.
 */

type Plant = (content: FeedbackContent) => void;
interface Fault {
  in: FeedbackCase;
  plant: Plant;
}

function composed({ brief, context }: FeedbackCase): FeedbackContent {
  return feedbackWriter.compose(brief, context);
}
function failed(content: unknown, { brief, context }: FeedbackCase): string[] {
  const { results } = judgeFeedback(content as FeedbackContent, brief, context);
  return results.filter(({ passed }) => !passed).map(({ id }) => id);
}
function changed({ in: of, plant }: Fault): FeedbackContent {
  const copy = structuredClone(composed(of));
  plant(copy);
  return copy;
}
function inGold(plant: Plant): Fault {
  return { in: goldCase, plant };
}
function part(content: FeedbackContent, section: string) {
  const found = content.structure.find((candidate) => candidate.section === section);
  if (!found) throw new Error(`no section ${section}`);
  return found;
}
/** Every text of the document, changed. */
function eachText(content: FeedbackContent, change: (text: string) => string): void {
  for (const section of content.structure) {
    section.points = section.points.map(change);
    section.questions = section.questions.map(change);
  }
  content.recommendations = content.recommendations.map(change);
  content.suggestions = content.suggestions.map(change);
}
function suggest(text: string): Plant {
  return (content) => void content.suggestions.push(text);
}

const faults: Record<string, Fault> = {
  G1: inGold((content) => void (part(content, 'Escuta').points[0] = '  ')),
  G2: inGold(suggest('Fazer um kickoff com os stakeholders.')),
  G3: inGold(suggest('Conversar com {nome} sobre o assunto.')),
  G4: inGold(suggest('Conversar antes com Marta Figueiredo.')),
  G5: inGold(suggest('Reduzir os atrasos em 35% neste mês.')),
  G6: inGold(suggest('Retomar a conversa em 31/06/2027.')),
  G7: inGold((content) =>
    eachText(content, (text) => text.replaceAll(/planilha de custos detalhada/giu, 'Bom trabalho')),
  ),
  G8: inGold((content) => {
    for (const section of content.structure) {
      section.points = section.points.filter((point) => !/meta|valor/u.test(point));
    }
  }),
  G9: inGold(suggest('Considerar que a pessoa está com depressão.')),
  G10: inGold((content) => suggest(content.recommendations[0] ?? '')(content)),
  F1: inGold((content) => void (content.structure = content.structure.toReversed())),
  F2: inGold((content) => {
    const facts = part(content, 'O que pode evoluir');
    facts.points = facts.points.filter((point) => !point.includes('rota Sul'));
  }),
  F3: inGold((content) => {
    const good = part(content, 'O que está funcionando');
    good.points = good.points.filter((point) => !point.startsWith('Planilha'));
  }),
  F4: inGold((content) => {
    for (const section of content.structure) section.questions = ['Você concorda?'];
  }),
  F5: inGold((content) => eachText(content, (text) => text.replaceAll('efeito', 'lado'))),
  F6: inGold((content) => void part(content, 'Escuta').points.push('Você sempre demora.')),
  F7: inGold((content) =>
    eachText(content, (text) =>
      text.replaceAll(/em conjunto|próximo passo|combin\p{L}+/giu, 'prazo'),
    ),
  ),
  F8: inGold((content) => eachText(content, (text) => text.replaceAll('11/12/2026', '10/12/2026'))),
  F9: {
    in: receptionistCase,
    plant: (content) => void part(content, 'Impacto').points.push('Isso pode levar à demissão.'),
  },
  F10: {
    in: inventoryCase,
    plant: (content) => void part(content, 'Impacto').points.push('Foi bom, mas faltou avisar.'),
  },
  F11: {
    in: coordinatorCase,
    plant: (content) =>
      void part(content, 'Convergências').points.push('Marta elogiou a presença nas salas.'),
  },
  F12: inGold((content) => void (content.recommendations[0] = 'Registro em até 24 horas.')),
};

test.each([goldCase, inventoryCase, receptionistCase, coordinatorCase])(
  '$name: the composed document passes every check',
  (of) => {
    const verdict = judgeFeedback(composed(of), of.brief, of.context);
    expect(verdict.results.filter(({ passed }) => !passed)).toEqual([]);
    expect(verdict).toMatchObject({ score: 1, publishable: true });
  },
);

test('there is a fault for every check', () => {
  const { brief, context } = goldCase;
  const ids = judgeFeedback(composed(goldCase), brief, context).results.map(({ id }) => id);
  expect(Object.keys(faults).toSorted()).toEqual(ids.toSorted());
  expect(feedbackChecks).toHaveLength(12);
});

test.each(Object.entries(faults))('%s notices its fault', (id, fault) => {
  expect(failed(changed(fault), fault.in)).toContain(id);
});

test.each(['G1', 'G3', 'G4', 'G6', 'G9', 'F11'])(
  'a fault of %s alone keeps a document back',
  (id) => {
    const fault = faults[id];
    if (!fault) throw new Error(`no fault for ${id}`);
    const { brief, context } = fault.in;
    expect(judgeFeedback(changed(fault), brief, context).publishable).toBe(false);
  },
);

const more: Record<string, { id: string; fault: Fault }> = {
  'a plan that nobody asked for': {
    id: 'F8',
    fault: {
      in: inventoryCase,
      plant: (content) =>
        void part(content, 'O que repetir').points.push('Anotar o método — Paulo, até 30/11/2026.'),
    },
  },
  'a second theme in a correction': {
    id: 'F9',
    fault: {
      in: receptionistCase,
      plant: (content) =>
        void part(content, 'Impacto').points.push('Falta atualizar os cadastros.'),
    },
  },
  'a correction without what is expected': {
    id: 'F9',
    fault: {
      in: receptionistCase,
      plant: (content) => eachText(content, (text) => text.replace('O esperado é', 'Convém')),
    },
  },
  'a 360° that does not say how it was gathered': {
    id: 'F11',
    fault: {
      in: coordinatorCase,
      plant: (content) => void content.structure[0]?.points.splice(1, 1),
    },
  },
  'more recommendations than anyone follows': {
    id: 'F12',
    fault: inGold(
      (content) => void content.recommendations.push('Rever as anotações da conversa.'),
    ),
  },
};

test.each(Object.entries(more))('%s is noticed', (_, { id, fault }) => {
  expect(failed(changed(fault), fault.in)).toContain(id);
});

test('a composer that ignores the input is not published', () => {
  const { brief, context } = goldCase;
  const foreign = feedbackWriter.compose({}, { ...context, employee: null, team: null });
  const verdict = judgeFeedback(foreign, brief, context);
  expect(verdict.score).toBeLessThan(0.85);
  expect(verdict.publishable).toBe(false);
});

test('what is no object fails at once', () => {
  expect(failed('texto', goldCase)).toContain('G1');
});
