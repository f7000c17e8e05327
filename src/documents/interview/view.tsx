import { Cited } from '#client/ui/cited.tsx';
import { DocumentTitle, Facts, Lines, Section } from '#client/ui/document-parts.tsx';
import { minutesOf } from '../kit/calendar.ts';
import { PageView } from '../kit/page-view.tsx';
import type { ViewProps } from '../kit/screen.ts';
import { ReadyView } from '../kit/ready-view.tsx';
import { evaluationBeside, judgedBy, stagesOf, type InterviewContent } from './contract.ts';
import { EvaluationView } from './evaluation-view.tsx';
import { StageBar, StageView, type TimedStage } from './stage-view.tsx';

/** A sheet to hold during the conversation: each stage with its questions, what to listen for right below each. */
export function InterviewView({ content }: ViewProps<InterviewContent>) {
  if (content.page !== '') return <PageView content={content} />;
  const { title, position, summary, objective, duration, interviewType } = content;
  const stages = timed(stagesOf(content));
  return (
    // Bars and figures are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      <div className="mt-3">
        <Facts
          facts={[
            ['Cargo', position],
            ['Duração', duration],
            ['Formato', interviewType],
          ]}
        />
      </div>
      {summary && (
        <p className="mt-4 whitespace-pre-line">
          <Cited text={summary} />
        </p>
      )}
      {objective && (
        <p className="mt-4">
          <Cited text={objective} />
        </p>
      )}
      {stages.length > 0 && (
        <div className="mt-10">
          <StageBar stages={stages} />
          <ol className="flex flex-col gap-10">
            {stages.map((stage, index) => (
              <StageView key={index} stage={stage} judgedBy={judgedBy(content)} />
            ))}
          </ol>
        </div>
      )}
      <EvaluationView evaluation={evaluationBeside(content)} />
      {content.recommendations.length > 0 && (
        <Section title="Recomendações">
          <Lines lines={content.recommendations} />
        </Section>
      )}
      <ReadyView ready={content.ready} />
    </div>
  );
}

/** Each stage with its minutes and those before it. */
function timed(stages: ReturnType<typeof stagesOf>): TimedStage[] {
  let from = 0;
  return stages
    .filter(({ name, steps, questions }) => name !== '' || steps.length + questions.length > 0)
    .map((stage) => {
      const minutes = minutesOf(stage.duration) ?? 0;
      from += minutes;
      return { ...stage, minutes, from: from - minutes };
    });
}
