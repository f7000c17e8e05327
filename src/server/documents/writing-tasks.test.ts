import { expect, test } from 'vitest';
import { ownContent, readContent } from '#documents/contracts.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { pageAnswers } from '../../../test/page-answers.ts';
import { contextWith } from '../../../test/sample-context.ts';
import { writingTasks } from './writing-tasks.ts';

const context = contextWith({ employee: null });
const advice = ['Leve os números.', 'Marque a sala.', 'Confirme com o RH.', 'Avise a portaria.'];
const answer = {
  ...documentContents.meeting,
  duration: '1h30 minutos',
  suggestions: advice,
  objective: 'Decidir a escala. Está grávida.',
};

const suggestionsOf = (content: unknown) =>
  (content as { suggestions: string[] } | null)?.suggestions ?? [];

test('what is told beside a model’s own advice is one piece where there would be more than four', () => {
  const brief = { title: 'Outro título', objective: 'Decidir a escala de 300 horas' };
  const settled = writingTasks.settle({ kind: 'meeting', brief, context, answer });
  const [told, ...others] = suggestionsOf(settled);
  expect(told).toMatch(/saúde.*“Decidir a escala de 300 horas”/su);
  expect(others).toEqual(advice);
});

test('a change may name a day as programs write it', () => {
  const content = ownContent(
    'action_plan',
    readContent('action_plan', documentContents.action_plan)!,
  );
  const set = {
    op: 'set' as const,
    id: 'actions.0.deadline',
    after: '',
    text: '2026-12-18',
    fields: [],
  };
  const taken = writingTasks.take({ kind: 'action_plan', content, changes: [set] });
  expect(taken?.['actions']).toContainEqual(expect.objectContaining({ deadline: '18/12/2026' }));
});

test('with room for them they stand each by itself', () => {
  const brief = { title: 'Outro título', objective: 'Decidir a escala de 300 horas' };
  const short = { ...answer, suggestions: advice.slice(0, 1) };
  const settled = writingTasks.settle({ kind: 'meeting', brief, context, answer: short });
  expect(suggestionsOf(settled)).toHaveLength(3);
});

test('words of the diary that others would read are named to who leads', () => {
  const diary = [
    { day: '2026-11-18', text: 'Sobrou arroz. Renata esqueceu a chave do depósito na portaria!' },
  ];
  const brief = { title: 'Escala', objective: 'Decidir a escala de 300 horas' };
  const settle = (
    objective: string,
    typed: object = brief,
    kind: 'meeting' | 'feedback' = 'meeting',
  ) =>
    suggestionsOf(
      writingTasks.settle({
        kind,
        brief: typed,
        context: { ...context, diary },
        answer: { ...documentContents[kind], suggestions: [], objective, summary: objective },
      }),
    ).join(' ');
  const told = 'Decidir 300 horas: esqueceu a chave do depósito na portaria, em outubro.';
  expect(settle(told)).toContain(
    'confira: “esqueceu a chave do depósito na portaria” está só no seu diário, em 18/11/2026.',
  );
  const typed = { ...brief, topics: ['Esqueceu a chave do depósito na portaria'] };
  const repeats =
    'O texto repete, porque está no formulário, o que você anotou no diário em 18/11/2026.';
  expect(settle(told, typed).split('diário')).toHaveLength(2);
  expect(settle(told, typed)).toContain(repeats);
  const known = { ...context, diary };
  const composed = writingTasks.compose({ kind: 'meeting', brief: typed, context: known });
  expect(suggestionsOf(composed).join(' ').split(repeats)).toHaveLength(2);
  // What is said in other words, and what the leader alone reads.
  expect(settle('Decidir 300 horas e onde fica a chave do depósito.')).not.toContain('diário');
  expect(settle(told, {}, 'feedback')).not.toContain('confira');
});

test('a workbook gives way to what was left out', () => {
  const brief = { title: 'Escala', objective: 'quero demitir a Íris' };
  const suggestions = suggestionsOf(writingTasks.compose({ kind: 'meeting', brief, context }));
  expect(suggestions[0]).toContain('Ficou fora deste documento');
  expect(suggestions.length).toBeLessThanOrEqual(4);
});

const { form, context: known, answer: paged } = pageAnswers.pdi;
const settlePaged = (change: object) =>
  writingTasks.settle({
    kind: 'pdi',
    brief: form,
    context: {
      ...known,
      diary: [{ day: '2026-11-18', text: 'Renata treinou duas pessoas no caixa.' }],
    },
    answer: { ...paged, ...change },
  }) as Record<string, unknown>;

test('a page of a few words hides no document: the fields stand for it', () => {
  const settled = settlePaged({ page: 'O plano completo está nos campos abaixo.' });
  expect(settled).toMatchObject({ page: '', goals: paged['goals'] });
});

test('the source of an item or a cell of a page is found in its words, without their marks', () => {
  const page = `${paged.page}\n\n- **Caixa:** você treinou duas pessoas no caixa.\n\n| O que se viu | Quando |\n|---|---|\n| Duas pessoas treinadas no caixa | novembro |`;
  const lines = ['D1', 'D2', 'P1', 'P2', 'P3', 'T1'];
  const sources = [
    { text: 'Caixa: você treinou duas pessoas', lines },
    { text: 'Duas pessoas treinadas no caixa', lines },
  ];
  const { citations } = settlePaged({ page, sources }) as { citations: object[] };
  const cited = citations.flatMap((each) => ('line' in each && 'text' in each ? [each.text] : []));
  expect(cited).toEqual([
    'Caixa: você treinou duas pessoas no caixa.',
    'Duas pessoas treinadas no caixa',
  ]);
});

test('a source inside what is said is found too, and a change of it needs no mark', () => {
  const said = '“Você treinou duas pessoas no caixa.';
  const page = `${paged.page}\n\n> ${said}\n>\n> O que mais?”`;
  const lines = ['D1', 'D2', 'P1', 'P2', 'P3', 'T1'];
  const sources = [{ text: 'Você treinou duas pessoas no caixa', lines }];
  const content = settlePaged({ page, sources });
  expect(content['citations']).toMatchObject([{ text: said }]);
  const id = `page#${page.split('\n').filter((line) => line.trim() !== '').length - 3}`;
  const change = (text: string) =>
    writingTasks.readChanges({
      kind: 'pdi',
      content,
      answer: { changes: [{ op: 'set', id, text }] },
    });
  expect(change('“Você treinou três pessoas.')?.changes).toHaveLength(1);
  expect(change(said)).toEqual({ changes: [], note: '' });
});

test('what has no source and states nothing is told apart, where there is a source at all', () => {
  const page = `${paged.page}\n\nVocê treinou duas pessoas no caixa. Ouça antes de responder.\n\n- Até 18/12: ouça de novo, com calma.\n\n| Passo |\n|---|\n| Anote com calma o que mudar |`;
  const sources = [{ text: 'Você treinou duas pessoas', lines: ['D1'] }];
  const all = settlePaged({ page, sources })['citations'] as { text: string; line?: string }[];
  const proposals = all.filter(({ line }) => line === undefined).map(({ text }) => text);
  expect(proposals).toContain('Ouça antes de responder.');
  expect(proposals.join(' ')).not.toMatch(/treinou|18\/12|Anote/u);
  expect(settlePaged({ page, sources: [] })['citations']).toBeUndefined();
});
