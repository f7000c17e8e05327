import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { eraseDraft, readDraft, reshape, saveDraft } from './drafts.ts';
import { forgetEverything } from '../lib/tab-memory.ts';

const empty = {
  employeeId: '',
  goals: [''],
  competencies: [{ name: '', currentLevel: 1, targetLevel: 3 }],
};
const typed = {
  employeeId: 'e1',
  goals: ['Crescer', ''],
  competencies: [{ name: 'Escuta', currentLevel: '2', targetLevel: 4 }],
};
const owner = { userId: 'u1', kind: 'pdi' };

beforeEach(() => sessionStorage.clear());

test('a draft comes back as it was typed, to the account that typed it', () => {
  saveDraft(owner, typed, empty);
  expect(readDraft(owner, empty)).toEqual(typed);
  expect(readDraft({ ...owner, userId: 'u2' }, empty)).toBeNull();
  expect(readDraft({ ...owner, kind: 'feedback' }, empty)).toBeNull();
});

test('Cancelar erases one draft, Sair all of them and nothing else', () => {
  sessionStorage.setItem('other', '1');
  saveDraft(owner, typed, empty);
  saveDraft({ ...owner, kind: 'feedback' }, typed, empty);
  eraseDraft(owner);
  expect(readDraft(owner, empty)).toBeNull();
  expect(readDraft({ ...owner, kind: 'feedback' }, empty)).not.toBeNull();
  forgetEverything();
  expect(readDraft({ ...owner, kind: 'feedback' }, empty)).toBeNull();
  expect(sessionStorage.getItem('other')).toBe('1');
});

test('a form that was emptied again leaves no draft', () => {
  saveDraft(owner, typed, empty);
  saveDraft(owner, empty, empty);
  expect(readDraft(owner, empty)).toBeNull();
});

test('a draft that was damaged is none', () => {
  sessionStorage.setItem('leme:draft:u1:pdi', '{"employeeId":');
  expect(readDraft(owner, empty)).toBeNull();
});

test('whatever was stored, the form gets the shape it needs', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const shaped = reshape(stored, empty) as typeof empty;
      expect(typeof shaped.employeeId).toBe('string');
      expect(shaped.goals.length).toBeGreaterThan(0);
      for (const goal of shaped.goals) expect(typeof goal).toBe('string');
      for (const competency of shaped.competencies) expect(typeof competency.name).toBe('string');
    }),
  );
});
