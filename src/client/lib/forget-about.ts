import { attempt, choicesMemory, erase, prefix } from './tab-memory.ts';

/** What is kept of somebody who was erased. A draft that only names them is the leader's own text, and stays. */
export function forgetAbout(id: string): void {
  attempt((storage) => {
    erase(storage, prefix + choicesMemory);
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(prefix)) continue;
      const told = key.startsWith(`${prefix}draft:`) ? '' : storage.getItem(key);
      if (`${key}${told}`.includes(id)) storage.removeItem(key);
    }
  });
}
