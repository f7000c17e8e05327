import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { diaryFigures } from '#shared/diary.ts';
import { canTranscribe, transcribe } from '../../data/diary-voice.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';

/** Says whether this browser can record at all: it needs a safe address and a microphone. */
const canRecord = () => 'MediaRecorder' in window && Boolean(navigator.mediaDevices?.getUserMedia);

/** 'Gravar', where the server can write down what is said. The text is read before it is saved. */
export function Recorder({ onText }: { onText: (text: string) => void }) {
  const { data } = useQuery(canTranscribe);
  return data?.canTranscribe && canRecord() ? <RecordButton onText={onText} /> : null;
}

type State = { at: 'rest' } | { at: 'recording'; seconds: number } | { at: 'writing' };

function RecordButton({ onText }: { onText: (text: string) => void }) {
  const [state, setState] = useState<State>({ at: 'rest' });
  const recorder = useRef<MediaRecorder>(null);
  const left = useRef(false);
  const once = useSingleFlight();
  // What is typed while one speaks stays: the text goes after what is there then.
  const tell = useRef(onText);
  useEffect(() => {
    tell.current = onText;
  });
  useEffect(() => {
    left.current = false;
    return () => {
      // Whoever leaves while it records has nothing recorded.
      left.current = true;
      stop(recorder.current);
    };
  }, []);

  const isRecording = state.at === 'recording';
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(
      () =>
        setState((now) => (now.at === 'recording' ? { ...now, seconds: now.seconds + 1 } : now)),
      1_000,
    );
    const end = setTimeout(() => stop(recorder.current), diaryFigures.recordingSeconds * 1_000);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isRecording]);

  const start = async () => {
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      toast({
        title: 'Sem microfone',
        description: 'Permita o microfone nas configurações do navegador para gravar.',
        variant: 'destructive',
      });
      return;
    }
    // Whoever left while the browser asked records nothing.
    if (left.current) return release(stream);
    const pieces: Blob[] = [];
    const recording = new MediaRecorder(stream);
    recorder.current = recording;
    recording.addEventListener('dataavailable', ({ data: piece }) => pieces.push(piece));
    recording.addEventListener('stop', () => {
      release(stream);
      if (left.current) return;
      void write(new Blob(pieces, { type: recording.mimeType }));
    });
    recording.start();
    setState({ at: 'recording', seconds: 0 });
  };
  const write = async (sound: Blob) => {
    setState({ at: 'writing' });
    try {
      const { text } = await transcribe(sound);
      if (text === '')
        toast({
          title: 'Não ouvimos nada',
          description: 'Tente de novo, mais perto do microfone.',
        });
      else {
        tell.current(text);
        toast({
          title: 'Transcrito',
          description: 'Leia o texto antes de salvar. O áudio não foi guardado.',
        });
      }
    } catch (error) {
      toastFailure(error, 'Não foi possível transcrever. Tente de novo.');
    }
    if (!left.current) setState({ at: 'rest' });
  };

  if (isRecording) {
    return (
      <>
        <Button variant="secondary" size="sm" onClick={() => stop(recorder.current)}>
          <Square aria-hidden="true" />
          Parar
        </Button>
        <span className="text-sm text-danger tabular-nums" role="timer">
          {`${clock(state.seconds)} de ${clock(diaryFigures.recordingSeconds)}`}
        </span>
      </>
    );
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={state.at === 'writing'}
      busyText="Transcrevendo..."
      onClick={() => void once(start)}
    >
      <Mic aria-hidden="true" />
      Gravar
    </Button>
  );
}

function stop(recorder: MediaRecorder | null): void {
  if (recorder && recorder.state !== 'inactive') recorder.stop();
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
