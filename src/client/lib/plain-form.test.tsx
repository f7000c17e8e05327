import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messages } from '#shared/messages.ts';
import { usePlainForm } from './plain-form.ts';

const schema = z.object({ name: z.string().check(z.minLength(3, 'Curto demais')) });
let loadSchema: () => Promise<typeof schema>;
let sent: unknown[];

function Form() {
  const { formProps, errors, read } = usePlainForm(() => loadSchema());
  return (
    <form
      {...formProps}
      onSubmit={(event) => void read(event).then((typed) => typed && sent.push(typed))}
    >
      <input type="hidden" name="token" value="abc" />
      <input name="name" aria-label="Nome" />
      <p role="alert">{errors['name']}</p>
    </form>
  );
}

function open(load: typeof loadSchema): HTMLElement {
  sent = [];
  loadSchema = load;
  render(<Form />);
  return screen.getByLabelText('Nome');
}

test('the schema is fetched when something is typed, and says what is wrong from the first try on', async () => {
  let fetched = 0;
  const name = open(() => {
    fetched += 1;
    return Promise.resolve(schema);
  });
  expect(fetched).toBe(0);
  await userEvent.type(name, 'A');
  expect(fetched).toBe(1);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.type(name, '{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Curto demais'));
  expect(name).toHaveFocus();
  await userEvent.type(name, 'na');
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  await userEvent.type(name, '{Enter}');
  await waitFor(() => expect(sent).toEqual([{ name: 'Ana' }]));
});

test('a schema that cannot be fetched is told at the first field, and asked for again', async () => {
  const name = open(() => Promise.reject(new TypeError('network')));
  await userEvent.type(name, 'Ana{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.network));
  expect(sent).toEqual([]);
  loadSchema = () => Promise.resolve(schema);
  await userEvent.type(name, '{Enter}');
  await waitFor(() => expect(sent).toEqual([{ name: 'Ana' }]));
});
