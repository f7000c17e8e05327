import { DocumentTitle, Facts, Lines, Section } from '#client/ui/document-parts.tsx';
import type { ViewProps } from '../kit/screen.ts';
import type { InterviewContent } from './contract.ts';
import { EvaluationView } from './evaluation-view.tsx';
import { QuestionCards, ReserveCards } from './question-card.tsx';
import { parseReserve } from './reserve.ts';
import { layOut } from './script-layout.ts';
import { StageBar, StageView } from './stage-view.tsx';

/** A script to hold in hand during the conversation: each question where it is asked, with its minutes. */
export function InterviewView({ content }: ViewProps<InterviewContent>) {
  const { title, position, objective, duration, interviewType, evaluation } = content;
  const { stages, rest } = layOut(content);
  const reserve = content.suggestions.flatMap((line) => parseReserve(line) ?? []);
  const suggestions = content.suggestions.filter((line) => parseReserve(line) === null);
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
      {objective && <p className="mt-4">{objective}</p>}
      {stages.length > 0 && (
        <Section title="Etapas">
          <StageBar stages={stages} />
          <ol className="flex flex-col gap-8">
            {stages.map((stage, index) => (
              <StageView key={index} stage={stage} />
            ))}
          </ol>
        </Section>
      )}
      {rest.length > 0 && (
        <Section title="Perguntas">
          <QuestionCards questions={rest} />
        </Section>
      )}
      <EvaluationView evaluation={evaluation} />
      {reserve.length > 0 && (
        <Section title="Perguntas de reserva">
          <ReserveCards questions={reserve} />
        </Section>
      )}
      {content.recommendations.length > 0 && (
        <Section title="Recomendações">
          <Lines lines={content.recommendations} />
        </Section>
      )}
      {suggestions.length > 0 && (
        <Section title="Sugestões">
          <Lines lines={suggestions} />
        </Section>
      )}
    </div>
  );
}
