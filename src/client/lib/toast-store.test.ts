import { beforeEach, expect, test, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  subscribeToToast,
  toast,
  toastFailure,
} from './toast-store.ts';
import { TransportError } from './transport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('there is one at a time: the next takes the place of the last', () => {
  toast({ title: 'Sucesso', description: 'Um' });
  const first = currentToast();
  toast({ title: 'Sucesso', description: 'Dois' });
  expect(currentToast()?.description).toBe('Dois');
  dismissToast(first!.id);
  expect(currentToast()?.open).toBe(true);
});

test('a dismissed one leaves the screen, and its record after 1,000,000 ms', () => {
  toast({ title: 'Copiado' });
  dismissToast(currentToast()!.id);
  expect(currentToast()?.open).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('the removal of an old one never takes a new one away', () => {
  toast({ title: 'Um' });
  dismissToast(currentToast()!.id);
  toast({ title: 'Dois' });
  vi.advanceTimersByTime(2_000_000);
  expect(currentToast()?.title).toBe('Dois');
});

test('listeners hear every change until they leave', () => {
  let heard = 0;
  const leave = subscribeToToast(() => (heard += 1));
  toast({ title: 'Um' });
  dismissToast(currentToast()!.id);
  expect(heard).toBe(2);
  leave();
  toast({ title: 'Dois' });
  expect(heard).toBe(2);
});

test('a failure is destructive, titled Erro, in the words of the server or the fallback', () => {
  toastFailure(new TransportError(409, '{"message":"Já existe."}'), 'Erro ao criar equipe');
  expect(currentToast()).toMatchObject({
    title: 'Erro',
    description: 'Já existe.',
    variant: 'destructive',
  });
  toastFailure(new TransportError(500, ''), 'Erro ao criar equipe');
  expect(currentToast()?.description).toBe('Erro ao criar equipe');
});
