import { usePersonBrief } from '../../../data/conversations.ts';
import { CardSection } from '../../../ui/card.tsx';
import { CardSkeleton, Loading } from '../../../ui/skeleton.tsx';
import { briefText } from './brief-text.ts';

/** What is open on both sides. The list of the person's commitments stands below its line. */
export function OpenSection({ employeeId }: { employeeId: string }) {
  const { data, error } = usePersonBrief(employeeId);
  // The section above says that nothing could be read, and reads again.
  if (error) return null;
  if (!data) {
    return (
      <Loading>
        <CardSkeleton lines={1} />
      </Loading>
    );
  }
  const open = data.lines.find(({ topic }) => topic === 'open');
  return (
    <CardSection title="Em aberto">
      <p>{open && briefText(open)}</p>
    </CardSection>
  );
}
