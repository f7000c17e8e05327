import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { documentContracts } from '#documents/contracts.ts';
import { type DocumentKind, documentKindValues } from '#documents/labels.ts';
import { useUser } from '../data/accounts.ts';
import { modalOf, useModal } from '../shell/modal.tsx';
import { eraseDraft, saveDraft, type DraftOwner } from './drafts.ts';
import { GenerationDialog } from './generation-dialog.tsx';
import { useFinishedGeneration, type FinishedGeneration } from './finished-generation.ts';
import { forgetJob, interruptedJob, type GenerationJob } from './generation-job.ts';
import { isReviewing, subscribeToReview } from './brief-review.ts';
import { runningGeneration } from './generation-store.ts';
import { GenerationOverlay } from './overlay.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { resultDelay, useGeneration } from './use-generation.ts';

const ownerOf = ({ userId, opened }: GenerationJob): DraftOwner => ({ userId, kind: opened });

/** The form, the overlay and the result: everything between an opener and a document. */
export function GenerationDialogs() {
  const modal = useModal();
  const { user } = useUser();
  const generation = useGeneration();
  const { finished, keep, restore, drop } = useFinishedGeneration(user?.id);
  const [again, setAgain] = useState(false);
  const { running } = generation;
  const reviewing = useSyncExternalStore(subscribeToReview, isReviewing);
  const kind = documentKindValues.find((candidate) => modalOf(candidate) === modal.active);

  function show(done: FinishedGeneration): void {
    eraseDraft(ownerOf(done.job));
    setAgain(false);
    keep(done);
    modal.close();
    setTimeout(() => {
      forgetJob();
      modal.open('ai-result');
    }, resultDelay);
  }

  const { resume } = generation;
  const interrupted = useEffectEvent(() =>
    user && !runningGeneration() ? interruptedJob(user.id) : null,
  );
  const onResumed = useEffectEvent((job: GenerationJob, done: FinishedGeneration | null) => {
    // The quick screens show their documents themselves, and keep what was typed in view.
    if (job.quick) return;
    // Without a document, its form is opened again: it had been open when the page was left.
    if (done) show(done);
    else modal.open(modalOf(job.opened));
  });
  const resumeNow = useEffectEvent(resume);
  useEffect(() => {
    const job = interrupted();
    if (job) void resumeNow(job).then((done) => onResumed(job, done));
  }, []);

  // The way back and forth may come to a result that was closed: the history has it.
  const isEmptyResult = modal.active === 'ai-result' && !finished;
  const findResult = useEffectEvent(() => restore() || modal.close());
  useEffect(() => {
    if (isEmptyResult) findResult();
  }, [isEmptyResult]);

  function closeForm(): void {
    setAgain(false);
    modal.close();
  }

  function closeResult(): void {
    drop();
    modal.close();
  }

  function generateAgain({ job }: FinishedGeneration): void {
    saveDraft(ownerOf(job), job.form, documentContracts[job.opened].emptyForm());
    drop();
    setAgain(true);
    modal.open(modalOf(job.opened));
  }

  function generateNew(next: DocumentKind): void {
    drop();
    modal.open(modalOf(next));
  }

  return (
    <>
      {kind && user && (
        <GenerationDialog
          key={kind}
          kind={kind}
          userId={user.id}
          busy={running !== null || reviewing}
          again={again}
          preset={modal.options}
          onSubmit={(form, subject) =>
            void generation.generate({ kind, form, subject }).then((done) => done && show(done))
          }
          onHide={closeForm}
          onCancel={closeForm}
        />
      )}
      {modal.active === 'ai-result' && finished && (
        <ResultDialog
          key={finished.job.key}
          finished={finished}
          onClose={closeResult}
          onNew={() => generateNew(finished.job.kind)}
          onAgain={() => generateAgain(finished)}
        />
      )}
      <ReviewDialog />
      {running && <GenerationOverlay running={running} onCancel={() => void generation.cancel()} />}
    </>
  );
}
