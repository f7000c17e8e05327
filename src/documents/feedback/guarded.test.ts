import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { conversationParts } from '../knowledge/feedback/questions.ts';
import { feedbackTypeValues } from './contract.ts';
import { coordinatorCase, goldCase } from './corpus/reference.ts';
import { feedbackWriter } from './writer.ts';

test('a 360° names nobody else', () => {
  const content = feedbackWriter.compose(coordinatorCase.brief, coordinatorCase.context);
  const text = textsOf(content).join('\n');
  expect(text).not.toContain('Marta');
  expect(text).toContain('As reuniões passam do horário e o planejamento fica para depois.');
  expect(text).toContain('Retiramos nomes e atribuições');
});

test('sensitive data and labels are dropped, the fact stays, and the leader is told', () => {
  const content = feedbackWriter.compose(
    {
      ...goldCase.brief,
      context: 'Diego está com depressão. Ele é preguiçoso. As rotas atrasaram em novembro.',
    },
    goldCase.context,
  );
  const text = textsOf(content).join('\n');
  expect(text).toContain('As rotas atrasaram em novembro.');
  expect(text).not.toMatch(/depress|preguiç/iu);
  expect(text).toContain('Retiramos uma informação pessoal');
  expect(text).toContain('O ponto trazido precisa de um exemplo observável');
});

test('the diary is pointed to by its day, never quoted', () => {
  const diary = [{ day: '2026-11-12', text: 'Diego esqueceu de avisar Paulo: problema na rota' }];
  const text = textsOf(feedbackWriter.compose(goldCase.brief, { ...goldCase.context, diary })).join(
    '\n',
  );
  expect(text).toContain('registro de 12/11/2026 do diário');
  expect(text).not.toMatch(/Paulo|esqueceu/u);
});

test('sensitive data and identifiers do not reach a language model', () => {
  const { system, user } = feedbackWriter.prompt(
    { ...goldCase.brief, additionalNotes: 'Está grávida. Prefere conversar pela manhã.' },
    goldCase.context,
  );
  expect(user).toContain('Prefere conversar pela manhã');
  expect(user).not.toMatch(/grávida|"e1"/u);
  expect(system.split(/\s+/u).length).toBeLessThanOrEqual(950);
  for (const type of feedbackTypeValues) {
    const names = conversationParts[type].map(({ section }) => section).join(' ; ');
    expect(system).toContain(`${type}: ${names}`);
  }
});
