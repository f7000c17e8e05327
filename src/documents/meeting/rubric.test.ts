import { expect, test } from 'vitest';
import type { MeetingContent } from './contract.ts';
import { goldCase, meetingCorpus, richCase } from './corpus.ts';
import type { MeetingCase } from './corpus/case.ts';
import { judgeMeeting } from './rubric.ts';
import { meetingWriter } from './writer.ts';

/*
 * One planted fault for each check: a check that cannot fail proves nothing.
 */

const long = meetingCorpus.find(
  ({ brief }) => brief.duration === '90' && brief.type === 'planning',
);
if (!long) throw new Error('the corpus has a long meeting');

function composed({ brief, context }: MeetingCase): MeetingContent {
  return meetingWriter.compose(brief, context);
}
function failed(content: unknown, { brief, context }: MeetingCase): string[] {
  const { results } = judgeMeeting(content as MeetingContent, brief, context);
  return results.filter(({ passed }) => !passed).map(({ id }) => id);
}
function changed(of: MeetingCase, change: (content: MeetingContent) => void): MeetingContent {
  const copy = structuredClone(composed(of));
  change(copy);
  return copy;
}
function itemAt(content: MeetingContent, index: number): MeetingContent['agenda'][number] {
  const item = content.agenda.at(index);
  if (!item) throw new Error('there is an agenda');
  return item;
}
/** The longest item takes the minutes of a neighbour. */
function fatten(content: MeetingContent): void {
  itemAt(content, 4).duration = '40 minutos';
}

type Fault = (content: MeetingContent) => void;
const faults: Record<string, Fault | readonly [MeetingCase, Fault]> = {
  G1: (content) => void (itemAt(content, 0).activities[0] = '  '),
  G2: (content) => void content.suggestions.push('Fazer um kickoff com os stakeholders.'),
  G3: (content) => void content.suggestions.push('Enviar a pauta para {nome} antes da reunião.'),
  G4: (content) => void content.suggestions.push('Convidar também Marta Figueiredo para opinar.'),
  G5: (content) => void content.suggestions.push('Reduzir as filas em 35% até o fim do ano.'),
  G6: (content) => void content.suggestions.push('Repetir a reunião em 31/02/2027.'),
  G7: (content) => {
    content.agenda = content.agenda.filter(({ topic }) => topic !== 'Escala de fim de ano');
    content.suggestions = [];
    itemAt(content, -1).activities = ['Ler cada combinado, com responsável e data'];
  },
  G8: (content) => {
    content.agenda.forEach((item) => {
      item.activities = item.activities.filter((step) => !/valor|meta/u.test(step));
    });
    content.suggestions = [];
  },
  G9: (content) => void content.suggestions.push('Considerar que a pessoa está com depressão.'),
  G10: (content) => void content.suggestions.push(content.suggestions[0] ?? ''),
  M1: (content) => void (itemAt(content, 1).duration = '7 minutos'),
  M2: (content) => void (itemAt(content, 3).topic = 'Outro assunto'),
  M3: (content) => {
    itemAt(content, -1).description = 'Encerrar e agradecer a presença.';
    itemAt(content, -1).activities = ['Agradecer'];
  },
  M4: (content) => void (itemAt(content, 2).activities = []),
  M5: fatten,
  M6: (content) => void content.participants.push('Joel Prado'),
  M7: (content) => void content.materials.push('Link da chamada'),
  M8: [
    goldCase,
    (content) => {
      content.agenda.forEach((item) => {
        item.activities = item.activities.filter((step) => !step.includes('?'));
      });
    },
  ],
  M9: [
    long,
    (content) => {
      content.agenda = content.agenda.filter(({ topic }) => topic !== 'Pausa');
    },
  ],
  M10: (content) => void (content.objective = 'Diminuir as filas do caixa.'),
};

function plantedIn(id: string): { of: MeetingCase; content: MeetingContent } {
  const fault = faults[id];
  if (!fault) throw new Error(`no fault for ${id}`);
  const [of, plant] = typeof fault === 'function' ? [richCase, fault] : fault;
  return { of, content: changed(of, plant) };
}

test.each([goldCase, richCase, long])('$name: the composed document passes every check', (of) => {
  const verdict = judgeMeeting(composed(of), of.brief, of.context);
  expect(verdict.results.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdict).toMatchObject({ score: 1, publishable: true });
});

test('there is a fault for every check', () => {
  const { results } = judgeMeeting(composed(richCase), richCase.brief, richCase.context);
  const ids = results.map(({ id }) => id);
  expect(Object.keys(faults).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.keys(faults))('%s notices its fault', (id) => {
  const { of, content } = plantedIn(id);
  expect(failed(content, of)).toContain(id);
});

test.each(['G1', 'G3', 'G4', 'G6', 'G9'])('a fault of %s alone keeps a document back', (id) => {
  const { of, content } = plantedIn(id);
  expect(judgeMeeting(content, of.brief, of.context).publishable).toBe(false);
});

test('other ways to fail', () => {
  const opening = changed(richCase, (content) => {
    itemAt(content, 0).description = 'Dar as boas-vindas a quem veio.';
    itemAt(content, 0).activities = ['Começar no horário'];
  });
  expect(failed(opening, richCase)).toEqual(['M3']);
  const leaderSpeaks = changed(goldCase, (content) => {
    content.agenda.forEach((item) => (item.responsible = 'Liderança'));
  });
  expect(failed(leaderSpeaks, goldCase)).toEqual(['M8']);
  const exposed = changed(goldCase, (content) => {
    itemAt(content, 1).activities.push('Comentar o caso diante da equipe');
  });
  expect(failed(exposed, goldCase)).toEqual(['M8']);
  const longPause = changed(long, (content) => {
    const pause = content.agenda.find(({ topic }) => topic === 'Pausa');
    if (pause) pause.duration = '20 minutos';
  });
  expect(failed(longPause, long)).toContain('M9');
  const notSaidAgain = changed(richCase, (content) => {
    content.objective = richCase.brief.objective ?? '';
  });
  expect(failed(notSaidAgain, richCase)).toEqual(['M10']);
});

test('a composer that ignores the input is not published', () => {
  const foreign = meetingWriter.compose({}, { ...richCase.context, team: null });
  const verdict = judgeMeeting(foreign, goldCase.brief, goldCase.context);
  expect(verdict.score).toBeLessThan(0.75);
  expect(verdict.publishable).toBe(false);
});

test('what is no object fails at once', () => {
  expect(failed('texto', richCase)).toContain('G1');
});
