import { clsx } from 'clsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Company } from '#shared/companies.ts';
import { CardSection } from '../ui/card.tsx';
import { Link, textLink } from '../ui/link.tsx';

type FactTab = 'empresa' | 'filosofia' | 'processos';

interface KnownFactsProps {
  company: Company;
  /** Where it is told is on this screen: what leads there, in the place of the link. */
  onMissing?: (tab: FactTab, name: string) => void;
}

/** What a document can stand on; what it cannot leads to where it is told. */
export function KnownFacts({ company, onMissing }: KnownFactsProps) {
  const { description, activities, philosophy, processes } = company;
  const facts: readonly (readonly [name: string, isKnown: boolean, tab: FactTab])[] = [
    ['Descrição', description !== '', 'empresa'],
    ['Atividades', activities !== '', 'empresa'],
    ['Missão', philosophy.mission !== '', 'filosofia'],
    ['Visão', philosophy.vision !== '', 'filosofia'],
    ['Valores', philosophy.values.length > 0, 'filosofia'],
    ['Processos', processes.length > 0, 'processos'],
  ];
  const known = facts.filter(([, is]) => is).length;
  return (
    <CardSection title="O que os documentos levam daqui">
      <p className="mb-3 text-sm text-muted tabular-nums">
        {known === facts.length
          ? 'Tudo preenchido: os documentos falam como a sua empresa.'
          : `${known} de ${facts.length} preenchidos. Cada um deixa os documentos mais próximos da sua realidade.`}
      </p>
      <ul className="grid grid-cols-2 gap-y-1.5">
        {facts.map(([name, is, tab]) => (
          <li key={name} className={clsx('flex items-center gap-2', !is && 'text-muted')}>
            {is ? (
              <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-ok" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-4 shrink-0" />
            )}
            {is ? (
              name
            ) : (
              <Link
                href={`/configuracoes?aba=${tab}`}
                onClick={
                  onMissing &&
                  ((event) => {
                    event.preventDefault();
                    onMissing(tab, name);
                  })
                }
                className={textLink}
              >
                {name}
              </Link>
            )}
            <span className="sr-only">{is ? 'preenchido' : 'falta preencher'}</span>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
