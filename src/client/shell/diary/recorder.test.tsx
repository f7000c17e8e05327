import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../../../../test/quick-server.ts';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The browser's recorder, with nobody in front of it. */
class StandInRecorder extends EventTarget {
  static made: StandInRecorder[] = [];
  readonly mimeType = 'audio/webm';
  state = 'inactive';

  constructor() {
    super();
    StandInRecorder.made.push(this);
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    const data = new Blob(['som'], { type: this.mimeType });
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

let server: ReturnType<typeof screenServer>;
/** The microphone, which shines as long as it is held. */
const track = { stop: vi.fn<() => void>() };
let microphone: () => Promise<unknown>;

beforeEach(() => {
  track.stop.mockClear();
  StandInRecorder.made = [];
  microphone = async () => ({ getTracks: () => [track] });
  vi.stubGlobal('MediaRecorder', StandInRecorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => microphone() },
  });
  server = screenServer({
    'GET /api/diary': () => [],
    'GET /api/diary/voice': () => ({ canTranscribe: true }),
    'POST /api/diary/transcriptions': () => ({ text: 'Renata conduziu a reunião.' }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  queryClient.clear();
});

const note = () => screen.getByLabelText('O que você observou?');
const record = () => screen.findByRole('button', { name: 'Gravar' });
const recordings = () => server.asked('POST /api/diary/transcriptions');
test('without a transcription model nothing is offered to record; the keyboard is hinted at', async () => {
  server.handlers['GET /api/diary/voice'] = () => ({ canTranscribe: false });
  await visit('/diario');
  expect(await screen.findByText('O microfone do teclado também escreve aqui.')).toBeVisible();
  await waitFor(() => expect(queryClient.getQueryData(['diary-voice'])).toBeDefined());
  expect(screen.getByRole('button', { name: 'Citar pessoa' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gravar' })).toBeNull();
});

test('nor in a browser that cannot record', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  await visit('/diario');
  await screen.findByRole('button', { name: 'Citar pessoa' });
  await waitFor(() => expect(queryClient.getQueryData(['diary-voice'])).toBeDefined());
  expect(screen.queryByRole('button', { name: 'Gravar' })).toBeNull();
});

test('what was said lands in the field, to be read; nothing is saved by itself', async () => {
  await visit('/diario');
  await userEvent.type(await screen.findByLabelText('O que você observou?'), 'De manhã:');
  const allowed = microphone();
  microphone = async () => {
    // A person has to allow it first.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return allowed;
  };
  await userEvent.dblClick(await record());
  const stop = await screen.findByRole('button', { name: 'Parar' });
  expect(StandInRecorder.made).toHaveLength(1);
  // What is typed meanwhile stays.
  await userEvent.type(note(), ' cedo');
  await userEvent.click(stop);
  expect(track.stop).toHaveBeenCalledOnce();
  await waitFor(() => expect(note()).toHaveValue('De manhã: cedo\nRenata conduziu a reunião.'));
  expect(await screen.findByText(/O áudio não foi guardado/)).toBeInTheDocument();
  expect(recordings()).toHaveLength(1);
  expect(recordings()[0]!.files).toEqual({ audio: ['voz'] });
  expect(server.asked('POST /api/diary')).toEqual([]);
  expect(await record()).toBeEnabled();
});

test('it stops by itself after three minutes, and is written down', async () => {
  await visit('/diario');
  const button = await record();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await act(async () => void fireEvent.click(button));
  await act(async () => void vi.advanceTimersByTime(179_000));
  expect(screen.getByRole('timer')).toHaveTextContent('2:59 de 3:00');
  expect(StandInRecorder.made[0]!.state).toBe('recording');
  await act(async () => void vi.advanceTimersByTime(1_000));
  expect(StandInRecorder.made[0]!.state).toBe('inactive');
  expect(track.stop).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await waitFor(() => expect(note()).toHaveValue('Renata conduziu a reunião.'));
  expect(server.asked('POST /api/diary')).toEqual([]);
});

test('who leaves the page while it records has nothing recorded', async () => {
  await visit('/diario');
  await userEvent.click(await record());
  await screen.findByRole('button', { name: 'Parar' });
  await userEvent.click(screen.getAllByRole('link', { name: 'Combinados' })[0]!);
  await waitFor(() => expect(StandInRecorder.made[0]!.state).toBe('inactive'));
  expect(track.stop).toHaveBeenCalledOnce();
  expect(recordings()).toEqual([]);
});

test('who leaves before the microphone is allowed has it released at once', async () => {
  let allow = (_stream: unknown) => {};
  microphone = () => new Promise((resolve) => (allow = resolve));
  await visit('/diario');
  await userEvent.click(await record());
  await userEvent.click(screen.getAllByRole('link', { name: 'Combinados' })[0]!);
  await waitFor(() => expect(screen.queryByLabelText('O que você observou?')).toBeNull());
  await act(async () => allow({ getTracks: () => [track] }));
  expect(track.stop).toHaveBeenCalledOnce();
  expect(StandInRecorder.made).toEqual([]);
});

test('a microphone that is denied, silence and a failure are said, and leave what was typed', async () => {
  microphone = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  await visit('/diario');
  await userEvent.type(await screen.findByLabelText('O que você observou?'), 'De manhã');
  await userEvent.click(await record());
  expect(await screen.findByText(/Permita o microfone/)).toBeInTheDocument();
  microphone = async () => ({ getTracks: () => [track] });
  const say = async (answer: unknown) => {
    server.handlers['POST /api/diary/transcriptions'] = () => answer;
    await userEvent.click(await record());
    await userEvent.click(await screen.findByRole('button', { name: 'Parar' }));
  };
  await say({ text: '' });
  expect(await screen.findByText('Não ouvimos nada')).toBeInTheDocument();
  await say(refusal(503, 'O provedor de IA não respondeu.'));
  expect(await screen.findByText('O provedor de IA não respondeu.')).toBeInTheDocument();
  expect(note()).toHaveValue('De manhã');
});
