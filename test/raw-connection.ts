import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One HTTP answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

export interface RawConnection {
  readonly socket: Socket;
  write(text: string | Buffer): void;
  /** Everything that came until the other side closed, or until `complete` answers are there. */
  answers(complete?: number): Promise<RawAnswer[]>;
}

/** A connection whose every byte the test decides. It fails when neither an answer nor an end comes. */
export async function rawConnection(address: string, patienceMs = 60_000): Promise<RawConnection> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  let isOver = false;
  socket.setEncoding('latin1');
  socket.on('data', (piece: string) => (received += piece));
  socket.on('close', () => (isOver = true));
  // A connection that is cut off is one of the answers.
  socket.on('error', () => (isOver = true));
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    write: (text) => void socket.write(text),
    async answers(complete = Infinity) {
      const deadline = Date.now() + patienceMs;
      while (!isOver && answersIn(received).length < complete) {
        if (Date.now() > deadline) throw new Error(`No end came; so far: ${received}`);
        await wait(10);
      }
      socket.destroy();
      return answersIn(received);
    },
  };
}

/** Answers carry their length, but for what is streamed. */
function answersIn(received: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const head = rest.slice(0, end);
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    if (rest.length < end + 4 + length) return answers;
    const body = Buffer.from(rest.slice(end + 4, end + 4 + length), 'latin1').toString('utf8');
    answers.push({ status: Number(head.split(' ')[1]), head, body });
    rest = rest.slice(end + 4 + length);
  }
}
