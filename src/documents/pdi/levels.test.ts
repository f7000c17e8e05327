import { expect, test } from 'vitest';
import { recognizeCompetency } from '../knowledge/competencies.ts';
import { commonCompetencies } from './levels.ts';

test.each(commonCompetencies)(
  'what the form offers, %s, the library knows by that name',
  (name) => {
    expect(recognizeCompetency(name)?.name).toBe(name);
  },
);
