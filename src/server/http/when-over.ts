import type { FastifyReply } from 'fastify';

/** Calls once, when an answer has been handed to the system, or its client has left before. */
export function whenOver(reply: FastifyReply, call: (isWhole: boolean) => void): void {
  let isOver = false;
  const over = (isWhole: boolean) => {
    if (!isOver) call(isWhole);
    isOver = true;
  };
  reply.raw.once('finish', () => over(true));
  reply.raw.once('close', () => over(false));
}
