import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { limits } from '#shared/limits.ts';
import { aRegistration } from '../../../test/factories.ts';
import { aBomb, aPdf, aPicture, htmlPage, scriptInSvg } from '../../../test/file-samples.ts';
import { testServer } from '../../../test/harness.ts';
import { storedBytes, storedFiles } from '../../../test/stored-files.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { auditEvents } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const server = testServer();
const { me, updateProfile } = accountEndpoints;

async function profileOf(visitor: Visitor) {
  return (await visitor.call(me)).user;
}

/** From a file: the application lets its own process decode nothing from memory. */
async function describePicture(bytes: Buffer) {
  const path = join(tmpdir(), newId());
  writeFileSync(path, bytes);
  onTestFinished(() => rmSync(path));
  return sharp(path).metadata();
}

test('name, e-mail and position change; the new e-mail is the one to log in with', async () => {
  const { password, ...registration } = aRegistration();
  const user = await server.newUser({ ...registration, password });
  const email = `Nova.${registration.email}`;
  const body = { name: ' Marina D’Ávila ', email, position: 'Diretora' };
  expect(await user.call(updateProfile, { body })).toEqual({
    success: true,
    message: messages.profileUpdated,
  });
  const profile = await profileOf(user);
  expect(profile).toMatchObject({
    name: 'Marina D’Ávila',
    email,
    position: 'Diretora',
    photo: null,
  });

  const login = (address: string) =>
    server.visitor().send(accountEndpoints.login, { body: { email: address, password } });
  expect((await login(email.toLowerCase())).statusCode).toBe(200);
  expect((await login(registration.email)).statusCode).toBe(401);

  await user.call(updateProfile, { body: { name: profile.name, email } });
  expect(await profileOf(user)).toMatchObject({ position: 'Diretora' });
  const trail = await server.db.select().from(auditEvents);
  const changes = trail.filter(({ action }) => action === 'profile_changed');
  expect(changes.map(({ userId }) => userId)).toEqual([profile.id, profile.id]);
});

test('the specification’s messages', async () => {
  const user = await server.newUser();
  const { status, body } = await user.fail(updateProfile, { body: { name: 'M', email: 'marina' } });
  expect(status).toBe(400);
  expect(body.issues).toEqual([
    { path: 'name', message: 'Nome deve ter pelo menos 2 caracteres' },
    { path: 'email', message: 'Email inválido' },
  ]);
  expect((await user.fail(updateProfile, { body: {} })).status).toBe(400);
});

test('an e-mail that is taken is refused, and the photo with it', async () => {
  const other = await server.newUser();
  const { email } = await profileOf(other);
  const user = await server.newUser();
  const before = await profileOf(user);
  const stored = await storedFiles(server);
  const { status, body } = await user.fail(updateProfile, {
    body: { name: 'Outro Nome', email: email.toUpperCase() },
    files: { photo: [{ name: 'eu.png', content: await aPicture('png') }] },
  });
  expect({ status, body }).toEqual({
    status: 409,
    body: {
      success: false,
      message: messages.emailTaken,
      issues: [{ path: 'email', message: messages.emailTaken }],
    },
  });
  expect(await profileOf(user)).toEqual(before);
  expect(await storedFiles(server)).toEqual(stored);
});

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s becomes a small WebP', async (format) => {
  const user = await server.newUser();
  const { name, email } = await profileOf(user);
  const photo = [{ name: 'eu', content: await aPicture(format), type: 'text/plain' }];
  await user.call(updateProfile, { body: { name, email }, files: { photo } });
  const bytes = await storedBytes(server, (await profileOf(user)).photo!);
  const { width, height, ...picture } = await describePicture(bytes);
  expect(picture.format).toBe('webp');
  // The camera was held upright.
  const upright = format === 'jpeg';
  expect([width, height]).toEqual(upright ? [256, 512] : [512, 256]);
  expect(picture).not.toHaveProperty('exif');
  expect(picture).not.toHaveProperty('icc');
  expect(picture.orientation).toBeUndefined();
  expect(bytes.includes('segredo-da-camera')).toBe(false);
  expect(bytes.includes('Marina Duarte')).toBe(false);
});

test('the sample of a camera does hold what must not be kept', async () => {
  expect((await aPicture()).includes('segredo-da-camera')).toBe(true);
});

test('a new photo takes the place of the old one', async () => {
  const user = await server.newUser();
  const { name, email } = await profileOf(user);
  const files = { photo: [{ name: 'eu.png', content: await aPicture('png') }] };
  const before = await storedFiles(server);
  const addresses: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    await user.call(updateProfile, { body: { name, email }, files });
    addresses.push((await profileOf(user)).photo!);
  }
  expect(addresses[0]).not.toBe(addresses[1]);
  const after = await storedFiles(server);
  expect(after.bytes).toHaveLength(before.bytes.length + 1);
  expect(after.rows).toEqual(after.bytes);
});

test('a photo can be taken away, and a new one wins over that', async () => {
  const user = await server.newUser();
  const { name, email } = await profileOf(user);
  const files = { photo: [{ name: 'eu.png', content: await aPicture('png') }] };
  const before = await storedFiles(server);
  const change = async (removePhoto: 'true' | 'false', withFiles = {}) => {
    await user.call(updateProfile, { body: { name, email, removePhoto }, files: withFiles });
    return (await profileOf(user)).photo;
  };
  const first = await change('true', files);
  expect(first).not.toBeNull();
  expect(await change('false')).toBe(first);
  expect(await change('true')).toBeNull();
  expect(await change('true')).toBeNull();
  expect(await storedFiles(server)).toEqual(before);
});

test('of photos that come at once one stays', async () => {
  const user = await server.newUser();
  const { name, email } = await profileOf(user);
  const files = { photo: [{ name: 'eu.png', content: await aPicture('png') }] };
  const before = await storedFiles(server);
  const changes = Array.from({ length: 6 }, () =>
    user.call(updateProfile, { body: { name, email }, files }),
  );
  await Promise.all(changes);
  const after = await storedFiles(server);
  expect(after.bytes).toHaveLength(before.bytes.length + 1);
  expect(after.rows).toEqual(after.bytes);
  expect((await storedBytes(server, (await profileOf(user)).photo!)).length).toBeGreaterThan(0);
});

const noPhotos: [string, () => Promise<string | Buffer>][] = [
  ['an SVG with a script', async () => scriptInSvg],
  ['an SVG with a declaration', async () => `<?xml version="1.0"?>${scriptInSvg}`],
  ['a page that says it is a PNG', async () => htmlPage],
  ['a PDF', async () => aPdf],
  ['a picture that breaks off', async () => (await aPicture()).subarray(0, 600)],
  ['the head of a picture', async () => (await aPicture('png')).subarray(0, 16)],
  ['a picture of 900 million points', async () => aBomb(30_000, 30_000)],
  ['a picture that says more than it holds', async () => aBomb(5_000, 5_000)],
  ['nothing', async () => ''],
];

test.each(noPhotos)('%s is no photo', async (_name, content) => {
  const user = await server.newUser();
  const { name, email } = await profileOf(user);
  const before = await storedFiles(server);
  const photo = [{ name: 'eu.png', content: await content(), type: 'image/png' }];
  const { status, body } = await user.fail(updateProfile, {
    body: { name: 'Outro Nome', email },
    files: { photo },
  });
  expect(status).toBe(415);
  expect(body).toMatchObject({
    message: messages.photoType,
    issues: [{ path: 'photo', message: messages.photoType }],
  });
  expect(await profileOf(user)).toMatchObject({ name, photo: null });
  expect(await storedFiles(server)).toEqual(before);
});

test('a script behind a picture is not kept', async () => {
  const user = await server.newUser();
  const { name, email } = await profileOf(user);
  const content = Buffer.concat([await aPicture('gif'), Buffer.from(htmlPage)]);
  const photo = [{ name: 'eu.gif.html', content }];
  await user.call(updateProfile, { body: { name, email }, files: { photo } });
  const bytes = await storedBytes(server, (await profileOf(user)).photo!);
  expect(bytes.includes('<script>')).toBe(false);
});

test('a photo may have 5 MB and not a byte more', async () => {
  const user = await server.newUser();
  const { name, email } = await profileOf(user);
  const picture = await aPicture('png');
  const send = (bytes: number) => {
    // What follows the end of a PNG is no part of it.
    const content = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    const files = { photo: [{ name: 'eu.png', content }] };
    return user.send(updateProfile, { body: { name, email }, files });
  };
  expect((await send(limits.photoBytes)).statusCode).toBe(200);
  const refusal = await send(limits.photoBytes + 1);
  expect(refusal.statusCode).toBe(413);
  expect(refusal.json()).toEqual({
    success: false,
    message: messages.photoTooLarge,
    issues: [{ path: 'photo', message: messages.photoTooLarge }],
  });
});

test('a photo counts as an upload: a profile is changed as often as one likes, photos are not', async () => {
  const user = await server.newUser();
  const { email, name } = await profileOf(user);
  const change = (files: object) =>
    user.send(updateProfile, { body: { name, email }, files: { ...files } });
  const photo = { photo: [{ name: 'foto.png', content: Buffer.from('não é uma foto') }] };
  const statuses: number[] = [];
  // None of them is a picture: what counts is that a file came.
  for (let turn = 0; turn <= 120; turn += 1) statuses.push((await change(photo)).statusCode);
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([415]));
  expect(statuses.at(-1)).toBe(429);
  expect((await change({})).statusCode).toBe(200);
});
