import { Cited } from '#client/ui/cited.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { DocumentTitle, Lines, Section } from '#client/ui/document-parts.tsx';
import { PageView } from '../kit/page-view.tsx';
import type { ViewProps } from '../kit/screen.ts';
import { asSaid } from '../kit/outline.ts';
import { ReadyView } from '../kit/ready-view.tsx';
import { stepsOf, typeLabel, type FeedbackContent } from './contract.ts';
import { Step } from '../kit/step-view.tsx';

/** A script to speak from: what is said, asked and done, in the order it happens. */
export function FeedbackView({ content }: ViewProps<FeedbackContent>) {
  const { title, type, summary, structure, replies, recommendations, ready } = content;
  const badge = type && (
    <p className="mt-2 font-sans">
      <Badge tone="primary">{typeLabel(type)}</Badge>
    </p>
  );
  if (content.page !== '') return <PageView content={content}>{badge}</PageView>;
  return (
    // Chips are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      {badge}
      {summary && (
        <p className="mt-4 whitespace-pre-line">
          <Cited text={summary} />
        </p>
      )}
      {structure.map((part, index) => (
        <Part key={index} number={index + 1} name={part.section} steps={stepsOf(part)} />
      ))}
      {replies.length > 0 && (
        <Section title="Se a pessoa disser…">
          <dl className="flex flex-col gap-4">
            {replies.map(({ ifSaid, answer }, index) => (
              <div key={index} className="break-inside-avoid">
                <dt className="text-muted">{asSaid(ifSaid)}</dt>
                {answer && (
                  <dd className="border-l-2 border-primary pl-4">
                    <Cited text={asSaid(answer)} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Section>
      )}
      {recommendations.length > 0 && (
        <Section title="Recomendações gerais">
          <Lines lines={recommendations} />
        </Section>
      )}
      <ReadyView ready={ready} />
    </div>
  );
}

function Part({ number, name, steps }: { number: number; name: string; steps: string[] }) {
  // While it is being written, a part begins with nothing.
  if (name === '' && steps.length === 0) return null;
  return (
    <section className="mt-10">
      <h3 className="mb-4 text-xl font-semibold break-after-avoid">
        <span className="text-muted tabular-nums">{`${number}. `}</span>
        {name}
      </h3>
      <ul className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <Step key={index} step={step} />
        ))}
      </ul>
    </section>
  );
}
