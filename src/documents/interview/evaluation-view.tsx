import { Lines, Section } from '#client/ui/document-parts.tsx';
import type { InterviewContent } from './contract.ts';
import { parseScale } from './scale.ts';

/** How the answers are judged: by whom, by what, on which scale. */
export function EvaluationView({ evaluation }: Pick<InterviewContent, 'evaluation'>) {
  const { instructions, criteria, scoringScale } = evaluation;
  if (instructions === '' && criteria.length === 0 && scoringScale === '') return null;
  return (
    <Section title="Avaliação">
      <div className="flex flex-col gap-6">
        {instructions && <p>{instructions}</p>}
        {criteria.length > 0 && (
          <div>
            <h4 className="mb-3 font-semibold break-after-avoid">Critérios</h4>
            <Lines lines={criteria} />
          </div>
        )}
        {scoringScale && (
          <div className="break-inside-avoid">
            <h4 className="mb-3 font-semibold break-after-avoid">Escala</h4>
            <Scale scale={scoringScale} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** The anchors side by side while there is room; told in other words, as they were told. */
function Scale({ scale }: { scale: string }) {
  const anchors = parseScale(scale);
  if (!anchors) return <p className="whitespace-pre-line">{scale}</p>;
  return (
    <ol className="grid gap-3 font-sans text-sm sm:auto-cols-fr sm:grid-flow-col">
      {anchors.map(({ figure, text }) => (
        <li key={figure} className="flex gap-3 border-t-2 border-primary pt-2 sm:flex-col sm:gap-1">
          <span className="w-5 shrink-0 text-xl font-semibold text-primary-ink tabular-nums">
            {figure}
          </span>
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ol>
  );
}
