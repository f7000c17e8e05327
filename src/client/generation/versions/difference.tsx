import { plural } from '#shared/format.ts';
import { differenceOf, type Piece } from './text-difference.ts';

/** What changed between two texts; what did not is one line. */
export function Difference({ before, after }: { before: string; after: string }) {
  const lines = differenceOf(before, after).filter(
    (line) => 'same' in line || line.pieces.some(({ text }) => text.trim() !== ''),
  );
  if (lines.every((line) => 'same' in line)) {
    return <p className="text-sm text-muted">Os dois textos são iguais.</p>;
  }
  return (
    <ol className="flex flex-col gap-2">
      {lines.map((line, index) =>
        'same' in line ? (
          <SameLines key={index} lines={line.same} />
        ) : (
          <li key={index} className="wrap-anywhere">
            <Pieces pieces={line.pieces} />
          </li>
        ),
      )}
    </ol>
  );
}

function SameLines({ lines }: { lines: readonly string[] }) {
  const count = lines.filter((line) => line.trim() !== '').length;
  if (count === 0) return null;
  return <li className="text-sm text-muted">{plural(count, 'linha igual', 'linhas iguais')}</li>;
}

/** Said to those who listen too: colour alone tells them nothing. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, change }, index) => {
    if (change === 'same') return <span key={index}>{text}</span>;
    if (change === 'gone') {
      return (
        <del key={index} className="bg-danger-soft text-danger">
          {text}
        </del>
      );
    }
    return (
      <ins key={index} className="bg-ok-soft text-ok">
        {text}
      </ins>
    );
  });
}
