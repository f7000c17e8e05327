import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ownContent, readContent } from '#documents/contracts.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import type { ProposedChange } from '#documents/kit/adjustments.ts';
import { applyChanges } from '#documents/kit/items.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { promptOf, standInModel, startModelServer } from '../../../test/model-server.ts';
import { smallPdi as pdi } from '../../../test/small-pdi.ts';

/*
 * Steps in any order on the documents of one form: written by a model, edited, adjusted by its proposals, restored,
 * taken back and generated once more.
 */

const change = (given: object) => ({ after: '', text: '', fields: [], asked: true, ...given });
/** What the model may propose: some of it does nothing where it is not there any more. */
const proposals = [
  change({ op: 'remove', id: 'goals.1' }),
  change({ op: 'add', id: 'goals', text: 'Cuidar da escala.' }),
  change({ op: 'move', id: 'goals.1' }),
  change({ op: 'set', id: 'goals.0', text: 'Fechar o caixa com calma.' }),
  change({ op: 'set', id: 'competencies.0.currentLevel', text: '3' }),
  change({ op: 'set', id: 'competencies.0.currentLevel', text: '9' }),
  change({ op: 'set', id: 'title', text: 'Plano da Ana', asked: false }),
  change({ op: 'remove', id: 'title' }),
];

let proposed: readonly object[] = [];
const provider = await startModelServer({
  answer: (body, call) =>
    promptOf(body).includes('## Pedido de quem lidera')
      ? JSON.stringify({ changes: proposed, note: '' })
      : JSON.stringify({ ...pdi, title: `PDI ${call} de Ana` }),
});
afterAll(() => provider.close());
const server = testServer({
  languageModel: standInModel(provider),
});

async function aLeader() {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  /** 'Gerar Novamente': another document of the same form, and the one before stays what it is. */
  const generate = async () => {
    const body = { type: 'pdi' as const, prompt: 'Plano da Ana', companyId };
    const { aiHistoryId } = await user.call(documentEndpoints.generate, { body });
    const params = { id: aiHistoryId };
    const read = () => user.call(documentEndpoints.historyItem, { params });
    const save = (content: unknown, version: number) =>
      user.call(documentEndpoints.edit, { params, body: { content, version } });
    /** As the screen does it: what is proposed, and of that what is ticked; sent twice, where the answer got lost. */
    const adjust = async (
      version: number,
      { isTaken, times }: { isTaken: (change: ProposedChange) => boolean; times: number },
    ) => {
      const { id, changes } = await user.call(documentEndpoints.adjust, {
        params,
        body: { instruction: 'ajuste como combinado', version, useCredit: true },
      });
      const before = await read();
      const own = ownContent('pdi', readContent('pdi', before.content)!);
      const taken = changes.filter(isTaken);
      // What nobody ticks is not sent.
      if (id === null || taken.length === 0) return { now: before, content: before.content };
      const content = readContent('pdi', applyChanges(own, taken))!;
      const taking = () =>
        user.call(documentEndpoints.takeChanges, {
          params: { ...params, proposal: id },
          body: { version, units: taken.map(({ unit }) => unit) },
        });
      const now = await taking();
      for (let time = 1; time < times; time += 1) expect(await taking()).toEqual(now);
      return { now, content: JSON.parse(JSON.stringify(content)) as unknown };
    };
    const goBack = (number: number, version: number) => {
      const back = { ...params, number: String(number) };
      return user.call(documentEndpoints.goBack, { params: back, body: { version } });
    };
    const versions = async () => {
      const { items } = await user.call(documentEndpoints.versions, { params, query: {} });
      return items.map(({ number }) => number);
    };
    const contentOf = async (number: number) => {
      const asked = { params: { ...params, number: String(number) } };
      return (await user.call(documentEndpoints.version, asked)).content;
    };
    const generated = await read();
    /** What each version says, the first one first. */
    const kept: unknown[] = [generated.content];
    return { generated, kept, save, adjust, goBack, versions, contentOf };
  };
  return { generate };
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const action = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), title: fc.string({ maxLength: 5 }) }),
  fc.record({
    kind: fc.constant('adjust' as const),
    given: fc.subarray(proposals),
    leaves: fc.constantFrom('', 'set', 'remove'),
    times: fc.constantFrom(1, 2),
  }),
  fc.record({ kind: fc.constant('restore' as const) }),
  fc.record({ kind: fc.constant('regenerate' as const) }),
  fc.record({ kind: fc.constant('back' as const), to: share }),
);
/** Of which of the documents that are there, and what. */
const steps = fc.array(fc.record({ of: share, action }), { maxLength: 12, size: 'max' });
const placeIn = (part: number, count: number) => Math.round(part * (count - 1));

test('whatever is done, every version is kept, and going back returns the exact content', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { generate } = await aLeader();
      const all = [await generate()];
      for (const { of, action: next } of taken) {
        if (next.kind === 'regenerate') {
          all.push(await generate());
          continue;
        }
        const { generated, kept, save, adjust, goBack } = all[placeIn(of, all.length)]!;
        const version = kept.length;
        const act = async () => {
          switch (next.kind) {
            case 'edit': {
              const content = { ...pdi, title: `T${next.title}` };
              return { now: await save(content, version), content };
            }
            case 'adjust':
              proposed = next.given;
              return await adjust(version, {
                isTaken: ({ op }) => op !== next.leaves,
                times: next.times,
              });
            case 'restore':
              return { now: await save(generated.content, version), content: generated.content };
            case 'back': {
              const number = 1 + placeIn(next.to, version);
              return { now: await goBack(number, version), content: kept[number - 1] };
            }
          }
        };
        const { now, content } = await act();
        expect(now.content).toEqual(content);
        // What says the same is no version.
        if (now.version > version) kept.push(now.content);
        expect(now.version).toBe(kept.length);
        expect(kept.at(-1)).toEqual(content);
      }
      for (const { generated, kept, versions, contentOf } of all) {
        expect(generated.version).toBe(1);
        const numbers = kept.map((_, at) => at + 1);
        expect(await versions()).toEqual(numbers.toReversed());
        for (const [at, content] of kept.entries()) {
          expect(await contentOf(at + 1)).toEqual(content);
        }
      }
    }),
    { numRuns: 20 },
  );
});
