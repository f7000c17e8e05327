import { recommendations, type CandidateCard } from '#shared/candidate-cards.ts';
import { criteriaOf } from './criteria-of.ts';

const cell = 'px-3 py-2 align-top';

interface SideBySideProps {
  cards: readonly CandidateCard[];
  criteria: readonly string[];
}

/** What was seen in each, criterion by criterion, in the order they were added: no sum, no rank. */
export function SideBySide({ cards, criteria }: SideBySideProps) {
  const columns = [...new Set([...criteria, ...cards.flatMap((card) => criteriaOf(card, []))])];
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Candidatos lado a lado"
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">
          Recomendação, notas e evidências de cada candidato, por critério
        </caption>
        <thead>
          <tr className="border-b border-control text-left">
            <th scope="col" className={`${cell} sticky left-0 bg-surface font-medium`}>
              Candidato
            </th>
            {columns.map((criterion) => (
              <th key={criterion} scope="col" className={`${cell} min-w-40 font-medium`}>
                {criterion}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id} className="border-b border-line">
              <th scope="row" className={`${cell} sticky left-0 bg-surface text-left font-medium`}>
                {card.name}
                {card.recommendation && (
                  <span className="block font-normal text-muted">
                    {recommendations[card.recommendation]}
                  </span>
                )}
              </th>
              {columns.map((criterion) => (
                <td key={criterion} className={cell}>
                  <Mark card={card} criterion={criterion} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mark({ card, criterion }: { card: CandidateCard; criterion: string }) {
  const given = card.marks.find((each) => each.criterion === criterion);
  if (!given) return '–';
  return (
    <>
      <span className="block font-semibold tabular-nums">{given.mark ?? 'Sem nota'}</span>
      {given.evidence && <span className="block text-muted wrap-anywhere">{given.evidence}</span>}
    </>
  );
}
