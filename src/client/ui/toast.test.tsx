import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { toast } from '../lib/toast-store.ts';
import { Dialog } from './dialog.tsx';
import { Toaster } from './toast.tsx';

function Screen() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen} title="Formulário">
        <input aria-label="Nome" />
      </Dialog>
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
