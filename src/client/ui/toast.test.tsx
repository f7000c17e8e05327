import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { toast } from '../lib/toast-store.ts';
import { Dialog } from './dialog.tsx';
import { Toaster } from './toast.tsx';

function Screen() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && (
        <Dialog onOpenChange={setOpen} title="Formulário">
          <input aria-label="Nome" />
        </Dialog>
      )}
      <Toaster />
    </>
  );
}

test('Esc closes the dialog under a toast, and the toast', async () => {
  render(<Screen />);
  act(() => toast({ title: 'Sucesso' }));
  await screen.findByText('Sucesso');
  await userEvent.click(screen.getByLabelText('Nome'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Sucesso')).toBeNull();
});

test('what has just opened is told to who hears the screen, and lies over nothing', async () => {
  render(<Screen />);
  act(() => toast({ title: 'Sucesso', description: 'PDI gerado', isHeardOnly: true }));
  const heard = await screen.findByText('PDI gerado');
  expect(heard.closest('[role=status]')).toHaveAttribute('aria-live', 'polite');
  expect(heard.closest('[aria-hidden=true]')).toBeNull();
  expect(screen.queryByLabelText('Fechar aviso')).toBeNull();
});

test('over a dialog a toast is read out, F8 leads to it, and Esc there closes it alone', async () => {
  render(<Screen />);
  const field = await screen.findByLabelText('Nome');
  await waitFor(() => expect(field).toHaveFocus());
  act(() => toast({ title: 'Sucesso', description: 'Equipe criada' }));
  expect(await screen.findByText(/^Aviso\s+Sucesso/)).toHaveAttribute('aria-live', 'polite');
  const close = screen.getByRole('button', { name: 'Fechar aviso' });
  fireEvent.keyDown(field, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: 'Avisos (F8)' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(close).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(close).not.toBeInTheDocument());
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(field).toHaveFocus();
});

test('what can be taken back is, by its button, for as long as it says', async () => {
  render(<Toaster />);
  const undo = vi.fn<() => void>();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() =>
    toast({ title: 'Excluído', action: { label: 'Desfazer', run: undo }, duration: 10_000 }),
  );
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  await act(async () => screen.getByRole('button', { name: 'Desfazer' }).click());
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Excluído')).toBeNull();
});
