import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { expectStatus } from '../../../test/expected-answer.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { readPdf } from '../../../test/read-back.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });

const stage = (name: string, steps: string[], question: string) => ({
  name,
  duration: '5 minutos',
  steps,
  questions: [{ question, category: name, expectedResponse: 'Conta um caso.' }],
});

test('a heading stands on the page of what it is above, wherever the page ends', async () => {
  const leader = await server.newUser();
  const { id: companyId } = (await aCompany(leader)).company;
  for (let steps = 10; steps < 26; steps += 1) {
    const lines = Array.from({ length: steps }, (_, index) => `Passo ${index + 1}.`);
    const stages = [stage('Abertura', lines, 'Como foi?'), stage('Técnica', [], 'O que mudou?')];
    const content = { ...documentContents.interview, stages };
    const [id] = await storeDocuments(server.db, { companyId, type: 'interview', content });
    const response = await leader.send(documentEndpoints.exportDocument, {
      params: { id: id! },
      query: { format: 'pdf' },
    });
    expectStatus(response, [200]);
    const { pages } = await readPdf(response.rawPayload);
    const pageOf = (text: string) =>
      pages.findIndex(({ texts }) => texts.some((each) => each.text.startsWith(text)));
    // The table of times names the stage without its minutes.
    const heading = pageOf('Técnica — 5 minutos');
    expect(heading).toBeGreaterThanOrEqual(0);
    expect(heading, `${steps} steps`).toBe(pageOf('2. O que mudou?'));
  }
});
