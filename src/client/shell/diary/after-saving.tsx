import type { WrittenEntry } from '#shared/diary.ts';
import { DiaryOffers } from '../../commitments/diary-offers.tsx';
import { WhichPeople } from './which-people.tsx';

/** What an entry that was just saved leaves to be said: who is meant, and what was promised. */
export function AfterSaving({ entry }: { entry: WrittenEntry }) {
  return (
    <>
      {entry.unclear.length > 0 && <WhichPeople entry={entry} names={entry.unclear} />}
      <DiaryOffers entry={entry} />
    </>
  );
}
