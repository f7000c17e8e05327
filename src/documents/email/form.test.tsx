import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#client/lib/query-client.ts';
import type { LetterFormInput } from '../kit/letter-recipient.tsx';
import type { LetterForm } from '../kit/letter.ts';
import type { FormProps } from '../kit/screen.ts';
import { email } from './contract.ts';
import { EmailFormScreen } from './form.tsx';

type Props = FormProps<LetterFormInput, LetterForm>;

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json([]))));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('the same form, opened as an e-mail: with a subject, which may stay empty', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<Props['onSubmit']>();
  render(
    <QueryClientProvider client={queryClient}>
      <EmailFormScreen
        companyId="c1"
        initial={email.emptyForm()}
        restored={false}
        busy={false}
        disabledReason={null}
        onSubmit={onSubmit}
        onDraft={vi.fn<Props['onDraft']>()}
        onCancel={vi.fn<Props['onCancel']>()}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText('Tipo de mensagem')).toHaveValue('email');
  expect(screen.getByLabelText('Assunto do e-mail')).toHaveValue('');
  await user.type(screen.getByLabelText('Nome do destinatário'), 'Helena Prado');
  await user.type(screen.getByLabelText('Contexto/objetivo'), 'Confirmar o novo ponto');
  await user.click(screen.getByRole('button', { name: 'Gerar Mensagem com IA' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    type: 'email',
    recipientName: 'Helena Prado',
    subject: '',
    context: 'Confirmar o novo ponto',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
    additionalInfo: '',
  });
});
