import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';

const server = testServer();

test('statements that fail within their own transaction leave none open', async () => {
  const { executeSql } = server.database;
  await expect(executeSql('begin; select 1 / 0; commit;')).rejects.toThrow('division by zero');
  expect((await executeSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await expect(executeSql('select $1::int / 0 as x', [1])).rejects.toThrow('division by zero');
  expect((await executeSql('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
});
