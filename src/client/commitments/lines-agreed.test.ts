import { expect, test } from 'vitest';
import { linesToFollow } from './lines-agreed.ts';

const followed = ['Ana revê a escala de dezembro até sexta'];

test('a line that became a commitment is not offered again, also in other words', () => {
  const others = 'Bruno compra as etiquetas';
  expect(linesToFollow(`${followed[0]}\n- ${others}`, followed)).toEqual([others]);
  expect(linesToFollow(`Ana revê a escala de dezembro até segunda\n${others}`, followed)).toEqual([
    others,
  ]);
});

test('a new line beside it is offered, however like it is', () => {
  const more = 'Ana revê a escala de janeiro até sexta';
  expect(linesToFollow(`${followed[0]}\n${more}`, followed)).toEqual([more]);
});

test('what has nothing to do with it is a line of its own', () => {
  expect(linesToFollow('Comprar cadeira nova', followed)).toEqual(['Comprar cadeira nova']);
  expect(linesToFollow('ok', ['sim', ''])).toEqual(['ok']);
  expect(linesToFollow('', followed)).toEqual([]);
});
