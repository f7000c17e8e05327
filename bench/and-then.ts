/** The result of some work, once what it stood on has been taken down, however it went. */
export async function andThen<T>(work: Promise<T>, takeDown: () => Promise<void>): Promise<T> {
  try {
    return await work;
  } finally {
    await takeDown();
  }
}
