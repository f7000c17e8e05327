import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';

interface Writing {
  /** As the writer knew the texts; whoever does not say it writes over what stands there. */
  was?: object | undefined;
}

/**
 * Of a row that is held: a text that was written elsewhere meanwhile is not overwritten unseen. What stands there
 * already was sent again after a lost answer.
 *
 * @returns what is to be written
 * @throws AppError `conflict`
 */
export function knownTexts<Patch extends Writing>(row: object, patch: Patch): Omit<Patch, 'was'> {
  const { was = {}, ...sent } = patch;
  for (const [name, known] of Object.entries(was)) {
    const text: unknown = Reflect.get(sent, name);
    const there: unknown = Reflect.get(row, name);
    if (text === undefined || known === undefined || there === known || there === text) continue;
    throw new AppError('conflict', messages.textChangedElsewhere);
  }
  return sent;
}
