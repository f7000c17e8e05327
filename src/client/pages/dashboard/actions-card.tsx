import { documentGroups } from '#documents/kit/labels.ts';
import { documentKindValues, documentLabels } from '#documents/labels.ts';
import { useGenerationRefusal } from '../../data/generation-gate.ts';
import { preloadGeneration } from '../../shell/dialog-loader.ts';
import { kindIcons } from '../../shell/kind-icons.ts';
import { modalOf, useModal } from '../../shell/modal.tsx';
import { CardSection } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The e-mail is reached from the message's form, which switches to it. */
const kinds = documentKindValues.filter((kind: string) => kind !== 'email');

/** Where there is no room for a name beside its icon, on a phone and beside the sidebar, it stands below. */
export function ActionsCard() {
  const { open } = useModal();
  const refusal = useGenerationRefusal();
  return (
    <CardSection title="Ações Inteligentes">
      {refusal && (
        <Notice tone="warning" className="mb-4">
          {refusal}
        </Notice>
      )}
      <ul className="grid grid-cols-2 gap-3">
        {kinds.map((kind) => {
          const Icon = kindIcons[kind];
          const { action, group } = documentLabels[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                disabled={refusal !== null}
                onPointerEnter={() => preloadGeneration(kind)}
                onFocus={() => preloadGeneration(kind)}
                onClick={() => open(modalOf(kind))}
                className="flex h-full w-full cursor-pointer items-center gap-3 rounded-md border border-line p-3 text-left transition-colors max-sm:flex-col max-sm:items-start max-sm:gap-2 md:max-xl:flex-col md:max-xl:items-start md:max-xl:gap-2 enabled:hover:border-control enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:text-muted"
              >
                <span
                  aria-hidden="true"
                  className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary-ink"
                >
                  <Icon className="size-5" />
                </span>
                <span className="min-w-0">
                  <span className="block font-medium">{action}</span>
                  <span className="block text-sm text-muted max-sm:hidden md:max-xl:hidden">
                    {documentGroups[group]}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}
