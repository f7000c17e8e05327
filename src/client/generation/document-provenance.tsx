import { Lightbulb, Quote } from 'lucide-react';
import { plural } from '#shared/format.ts';
import { textLink } from '../ui/link.tsx';

interface DocumentProvenanceProps {
  sources: number;
  suggestions: number;
  shown: boolean;
  onChange: (shown: boolean) => void;
}

/** How much of a document has a source and how much is its author's suggestion; the marks of these are shown on demand. */
export function DocumentProvenance(props: DocumentProvenanceProps) {
  const { sources, suggestions, shown, onChange } = props;
  return (
    <div className="font-sans text-sm text-muted print:hidden">
      <p>
        De onde veio: <Quote aria-hidden="true" className="inline-flex size-3" />{' '}
        {plural(sources, 'trecho', 'trechos')} dos seus dados,{' '}
        <Lightbulb aria-hidden="true" className="inline-flex size-3" />{' '}
        {plural(suggestions, 'sugestão', 'sugestões')}
        {' · '}
        <button
          type="button"
          onClick={() => onChange(!shown)}
          className={`${textLink} min-h-6 cursor-pointer pointer-coarse:min-h-11`}
        >
          {shown ? 'Esconder sugestões' : 'Mostrar sugestões'}
        </button>
      </p>
      {shown && (
        <p>Sugestões são ideias para você avaliar: não vêm dos seus dados nem afirmam fatos.</p>
      )}
    </div>
  );
}
