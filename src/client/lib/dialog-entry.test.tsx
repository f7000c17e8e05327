import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useDialogEntry, useSpentEntries } from './dialog-entry.ts';

beforeEach(() => history.pushState(null, '', '/dashboard'));

function Dialogs() {
  useSpentEntries();
  const result = useDialogEntry<string>('result');
  const share = useDialogEntry<string>('share', 'above');
  const form = useDialogEntry<string>('form');
  return (
    <>
      {Object.entries({ result, share, form }).map(([name, { value, open, close }]) => (
        <p key={name}>
          {value !== null && <b role="note">{value}</b>}
          <button onClick={() => open(name)}>open {name}</button>
          <button onClick={close}>close {name}</button>
        </p>
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const back = () => act(() => history.back());
const opened = () => screen.queryAllByRole('note').map((note) => note.textContent);

test('a dialog over a dialog leaves it open, and Back closes one at a time', async () => {
  render(<Dialogs />);
  await press('open result');
  await press('open share');
  expect(opened()).toEqual(['result', 'share']);
  back();
  await waitFor(() => expect(opened()).toEqual(['result']));
  back();
  await waitFor(() => expect(opened()).toEqual([]));
});

test('opened twice, it is closed at once', async () => {
  render(<Dialogs />);
  await press('open result');
  await press('open share');
  await press('open share');
  await press('close share');
  expect(opened()).toEqual(['result']);
});

test('Back steps over the entries of the dialogs that their own buttons closed', async () => {
  render(<Dialogs />);
  await press('open result');
  await press('open share');
  await press('close share');
  back();
  await waitFor(() => expect(opened()).toEqual([]));
  expect(location.pathname).toBe('/dashboard');

  history.pushState(null, '', '/equipes');
  await press('open result');
  await press('open share');
  await press('close share');
  await press('open share');
  await press('close share');
  await press('close result');
  back();
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});

test('what follows on a dialog takes its place', async () => {
  render(<Dialogs />);
  await press('open result');
  await press('open form');
  expect(opened()).toEqual(['form']);
  back();
  await waitFor(() => expect(opened()).toEqual([]));
});
