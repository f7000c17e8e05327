import { expect, test } from 'vitest';
import { supportEndpoints } from '#shared/support.ts';
import { testServer } from '../../../test/harness.ts';

const plain = testServer();
const configured = testServer({
  environment: {
    SUPPORT_FORM_URL: 'https://formularios.exemplo.com/leme?origem=app',
    SUPPORT_EMAIL: 'ajuda@exemplo.com',
  },
});

const framed = (headers: Record<string, unknown>) =>
  /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];

test('without settings there is neither form nor address, and nothing may be framed', async () => {
  const user = await plain.newUser();
  expect(await user.call(supportEndpoints.contact)).toEqual({ formUrl: null, email: null });
  const page = await plain.app.inject({ url: '/suporte' });
  expect(framed(page.headers)).toBe("'none'");
});

test('a form is told to who is signed in, and its origin alone may be framed', async () => {
  const user = await configured.newUser();
  expect(await user.call(supportEndpoints.contact)).toEqual({
    formUrl: 'https://formularios.exemplo.com/leme?origem=app',
    email: 'ajuda@exemplo.com',
  });
  for (const url of ['/suporte', '/api/auth/me', '/api/teams/%zz']) {
    const { headers } = await configured.app.inject({ url });
    expect({ url, framed: framed(headers) }).toEqual({
      url,
      framed: 'https://formularios.exemplo.com',
    });
  }
  expect((await configured.visitor().fail(supportEndpoints.contact)).status).toBe(401);
});
