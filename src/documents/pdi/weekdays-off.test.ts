import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { parseDay } from '#shared/format.ts';
import { contextWith } from '../writing/sample-context.ts';
import { weekdaysOff } from './weekdays-off.ts';
import { pdiWriter } from './writer.ts';

test.each([
  ['Ele viaja toda segunda e terça', [1, 2]],
  ['ela trabalha só de terça a sábado, meio período de manhã', [0, 1]],
  ['Folga às quartas-feiras', [3]],
  ['Trabalha apenas às terças e quintas', [0, 1, 3, 5, 6]],
  ['Só vem terça e quinta', [0, 1, 3, 5, 6]],
  ['Vem só segunda', [0, 2, 3, 4, 5, 6]],
  ['Viaja na segunda quinzena de janeiro', []],
  ['Tem reunião toda sexta', []],
  ['Trabalha de segunda a sexta', [0, 6]],
])('%s: weekdays %j are off', (note, days) => {
  expect(weekdaysOff([note])).toEqual(new Set(days));
});

test('nothing is planned on a weekday that the notes keep free, and the note says so', () => {
  const content = pdiWriter.compose(
    {
      goals: ['Aumentar o ticket médio'],
      competencies: [{ name: 'Gestão do tempo', currentLevel: 2, targetLevel: 4 }],
      deadline: '2027-06-30',
      additionalNotes: 'Viaja toda segunda e terça.',
    },
    contextWith({ employee: {} }),
  );
  const actions = content.competencies.flatMap((competency) => competency.actions);
  const days = textsOf(actions).flatMap((text) => {
    const day = parseDay(/— até (\S{10})\./u.exec(text)?.[1] ?? '');
    return day === null ? [] : [new Date(`${day}T00:00:00Z`).getUTCDay()];
  });
  expect(days).toHaveLength(5);
  expect(days.filter((day) => day === 1 || day === 2)).toEqual([]);
  expect(content.suggestions.join(' ')).toContain('nenhuma data deste plano cai nesses dias');
  expect(textsOf(actions).join(' ')).not.toContain('segundas-feiras');
});

test('a season without a free hand is kept clear, and nobody who reads with effort gets a manual', () => {
  const content = pdiWriter.compose(
    {
      goals: ['Ensinar dois tratoristas novos'],
      competencies: [
        { name: 'Operação de máquinas agrícolas', currentLevel: 3, targetLevel: 5 },
        { name: 'Ensinar os colegas', currentLevel: 1, targetLevel: 3 },
      ],
      deadline: '2027-08-31',
      additionalNotes:
        'Na safra (fevereiro e março) não dá para tirar ninguém do campo. Ele lê com dificuldade, então nada de apostila.',
    },
    contextWith({ employee: { position: 'Operador de Máquinas' } }),
  );
  const actions = content.competencies.flatMap((competency) => competency.actions).join('\n');
  expect(actions).not.toMatch(/\/0[23]\/2027/u);
  expect(actions).not.toMatch(/manuais|documentação|guia curto/u);
  expect(content.competencies[0]?.actions.join('\n')).not.toContain('ensinar dois tratoristas');
});
