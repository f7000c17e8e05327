/** A file that is not taken; the sentence is for who sent it. */
export class FileRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'FileRefused';
  }
}
