import { feedbackSorts, feedbackSortValues, type MirrorPerson } from '#shared/mirror.ts';
import { Link, textLink } from '../../../ui/link.tsx';
import { partsOf, silenceOf, weekName, weekOf } from './mirror-words.ts';

const cell = 'px-3 py-2 align-top';
const figure = `${cell} text-right tabular-nums`;

interface MirrorTableProps {
  people: readonly MirrorPerson[];
  weeks: readonly string[];
  today: string;
}

/** The same as the picture, in words and figures; wider than a screen, it scrolls in itself. */
export function MirrorTable({ people, weeks, today }: MirrorTableProps) {
  const heads = [
    'Combinados cumpridos: seus',
    'cumpridos: da pessoa',
    'adiados: seus',
    'adiados: da pessoa',
    'abertos: seus',
    'abertos: da pessoa',
    ...feedbackSortValues.map((sort) => feedbackSorts[sort]),
  ];
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Espelho, tabela"
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">
          Conversas, feedbacks e outros documentos por pessoa nas últimas {weeks.length} semanas
        </caption>
        <thead>
          <tr className="border-b border-control text-left">
            <th scope="col" className={cell}>
              Pessoa
            </th>
            <th scope="col" className={cell}>
              Última conversa
            </th>
            {weeks.map((monday) => (
              <th key={monday} scope="col" className={`${cell} font-medium whitespace-nowrap`}>
                {weekName(monday)}
              </th>
            ))}
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} text-right font-medium`}>
                {head}
              </th>
            ))}
            <th scope="col" className={cell}>
              Diário
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.id} person={person} weeks={weeks} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  person,
  weeks,
  today,
}: Omit<MirrorTableProps, 'people'> & { person: MirrorPerson }) {
  const { kept, postponed, open } = person.commitments;
  const sides = [kept.mine, kept.theirs, postponed.mine, postponed.theirs, open.mine, open.theirs];
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${cell} text-left font-medium whitespace-nowrap`}>
        <Link href={`/colaboradores?id=${person.id}`} className={textLink}>
          {person.name}
        </Link>
      </th>
      <td className={`${cell} whitespace-nowrap`}>{silenceOf(person, today)}</td>
      {weeks.map((monday) => (
        <td key={monday} className={cell}>
          {partsOf(weekOf(person, monday)).join(', ') || '–'}
        </td>
      ))}
      {sides.map((count, index) => (
        <td key={index} className={figure}>
          {count}
        </td>
      ))}
      {feedbackSortValues.map((sort) => (
        <td key={sort} className={figure}>
          {person.feedbacks[sort]}
        </td>
      ))}
      <td className={`${cell} whitespace-nowrap`}>
        {person.inDiary ? 'Aparece' : 'Nunca aparece'}
      </td>
    </tr>
  );
}
