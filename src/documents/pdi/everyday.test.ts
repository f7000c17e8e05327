import { expect, test } from 'vitest';
import { recognizeCompetency } from '../knowledge/competencies.ts';
import { contextWith } from '../writing/sample-context.ts';
import { aimOf } from './aims.ts';
import type { PdiForm } from './contract.ts';
import { pdiWriter } from './writer.ts';

function composed(brief: Partial<PdiForm>, objectives: string[] = []) {
  const context = contextWith({ employee: { name: 'Davi Luz', position: 'Analista', objectives } });
  return pdiWriter.compose({ deadline: '2027-06-30', ...brief }, context);
}

test('the use of a thing is not the trade that it is used for', () => {
  expect(recognizeCompetency('Uso do tablet de entregas')).toBeNull();
  expect(recognizeCompetency('Uso de Excel para relatórios')).not.toBeNull();
});

test('what goes on inside a person is nobody else’s task', () => {
  expect(aimOf('Perder o medo de ligar para cliente')).toBeNull();
  expect(aimOf('Perder menos pedidos por atraso')).not.toBeNull();
});

test('a wish for a name of one’s own is served by no task of the team', () => {
  const { competencies, timeline } = composed(
    {
      goals: ['Reduzir os chamados repetidos'],
      competencies: [{ name: 'Mentoria', currentLevel: 1, targetLevel: 3 }],
    },
    ['Palestrar em um evento'],
  );
  expect(JSON.stringify(competencies)).not.toContain('palestrar');
  expect(JSON.stringify(timeline)).toContain('palestrar');
});

test('nobody delegates something so that it helps to delegate', () => {
  const { competencies } = composed({
    goals: ['Delegar as conciliações'],
    competencies: [{ name: 'Delegação', currentLevel: 2, targetLevel: 4 }],
  });
  expect(JSON.stringify(competencies)).not.toMatch(/ajude a delegar/u);
});

test('an action that is due in two weeks asks for no four weeks of work', () => {
  const { competencies } = composed({
    deadline: '2027-01-29',
    goals: ['Atender os hóspedes estrangeiros'],
    competencies: [{ name: 'Inglês', currentLevel: 1, targetLevel: 3 }],
  });
  const [study = ''] = competencies[0]?.actions ?? [];
  expect(study).toMatch(/Começar aulas regulares.*avaliação inicial/u);
  expect(competencies[0]?.actions.join(' ')).not.toContain('quatro resumos');
});

test.each([
  ['A Cida da manutenção pode ensinar.', 'começar por aí as trocas'],
  ['Orçamento de R$ 3.000 para curso.', 'escolher o curso em conjunto'],
  ['Já fez o curso de negociação em setembro.', 'partir do que já foi aprendido'],
  ['Tem provas na faculdade em dezembro.', 'fora da época de provas'],
])('%s', (additionalNotes, advice) => {
  expect(composed({ additionalNotes }).suggestions.join(' ')).toContain(advice);
});
