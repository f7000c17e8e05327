import { useCommitmentKeySetting } from '../../lib/commitment-key.ts';
import { CardSection } from '../../ui/card.tsx';

/** What can be done without the mouse, where there is a keyboard. */
export function Keys() {
  const [hasCommitmentKey] = useCommitmentKeySetting();
  const keys: readonly (readonly [keys: string, does: string])[] = [
    ['Ctrl K', 'Buscar pessoas, documentos e telas'],
    ['Ctrl B', 'Recolher ou abrir o menu'],
    ...(hasCommitmentKey ? ([['C', 'Anotar um combinado']] as const) : []),
    ['Ctrl Enter', 'Enviar o formulário, de qualquer campo'],
    ['Esc', 'Fechar o que está aberto'],
  ];
  return (
    <CardSection title="Atalhos do teclado" className="pointer-coarse:hidden">
      <dl className="flex flex-col gap-2">
        {keys.map(([key, does]) => (
          <div key={key} className="flex items-center gap-3">
            <dt className="w-20 shrink-0">
              <kbd className="rounded-sm border border-line bg-sunken px-1.5 font-sans text-sm">
                {key}
              </kbd>
            </dt>
            <dd className="min-w-0 flex-1 text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">No Mac, ⌘ no lugar de Ctrl.</p>
    </CardSection>
  );
}
