import { expect, test } from 'vitest';
import { everydayCases } from './corpus/everyday.ts';
import type { FeedbackContent } from './contract.ts';
import { judgeFeedback } from './rubric.ts';
import { feedbackWriter } from './writer.ts';

function scriptOf(name: string): FeedbackContent {
  const found = everydayCases.find((each) => each.name.startsWith(name));
  if (!found) throw new RangeError(name);
  return feedbackWriter.compose(found.brief, found.context);
}

function pointsOf({ structure }: FeedbackContent, part: string): string[] {
  return structure.find(({ section }) => section === part)?.points ?? [];
}

test('facts are said to the person, and what came of them is their effect', () => {
  const script = scriptOf('hospital');
  expect(pointsOf(script, 'Fatos observados')).toContain(
    'Nos dias 9, 12 e 17 de novembro você chegou com mais de 20 minutos de atraso.',
  );
  expect(pointsOf(script, 'Impacto')).toContain(
    'No dia 17 a colega do plantão anterior teve que ficar até você chegar.',
  );
  expect(script.suggestions.join('\n')).not.toContain('Ao falar, trocar');
});

test('a theme agrees, is not cut before what it is of, and a note to act on is one', () => {
  const script = scriptOf('hospital');
  expect(JSON.stringify(script)).not.toMatch(/assunto é os|atrasos frequentes no início\./u);
  expect(script.suggestions).toContain('Lembrar de falar antes com a supervisora da noite.');
});

test('what went well and what did not are said each in its part', () => {
  const script = scriptOf('transportadora');
  expect(pointsOf(script, 'O que está funcionando')).toEqual([
    'Você assumiu a rota nova sem reclamar e entregou tudo no prazo.',
  ]);
  expect(pointsOf(script, 'O que pode evoluir')[0]).toBe(
    'Você esqueceu de registrar o abastecimento duas vezes.',
  );
});

test('the next conversation is asked for once', () => {
  const said = JSON.stringify(scriptOf('agência').structure);
  expect(said.match(/Antes de encerrar/gu)).toHaveLength(1);
});

test('a perception of one or two people is marked', () => {
  const marked = expect.stringContaining('Um ponto trazido por uma ou duas pessoas');
  expect(scriptOf('agência').suggestions).toContainEqual(marked);
  expect(scriptOf('suporte').suggestions).not.toContainEqual(marked);
});

test('the period is said once, and a conversation is not spoken of in a conversation', () => {
  const script = scriptOf('suporte');
  expect(pointsOf(script, 'Contexto')).toContain(
    'A conversa é sobre a produtividade nos últimos dois meses.',
  );
  expect(JSON.stringify(script.structure).match(/últimos dois meses/gu)).toHaveLength(1);
});

test.each(everydayCases)('$name passes every check', ({ brief, context }) => {
  const { results } = judgeFeedback(feedbackWriter.compose(brief, context), brief, context);
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
});
