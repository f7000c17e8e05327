import { clsx } from 'clsx';
import { ChevronDown, FilePenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { documentContracts, documentKindValues } from '#documents/contracts.ts';
import { documentGroups, type DocumentGroup } from '#documents/kit/contract.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { useGenerationRefusal } from '../data/generation-gate.ts';
import { preloadGeneration } from './generation-loader.ts';
import { kindIcons } from './kind-icons.ts';
import { modalOf, useModal } from './modal.tsx';
import { SidebarButton } from './sidebar-item.tsx';

const kindsOf = (group: DocumentGroup) =>
  documentKindValues.filter((kind) => documentContracts[kind].group === group);

interface SidebarActionsProps {
  collapsed: boolean;
  onExpand: (() => void) | undefined;
  onChoose: (() => void) | undefined;
}

/** 'Ações Inteligentes': every kind of document, in its group; each opens its form. */
export function SidebarActions({ collapsed, onExpand, onChoose }: SidebarActionsProps) {
  const [open, setOpen] = useState(true);
  const refusal = useGenerationRefusal();
  const id = useId();
  const shown = open && !collapsed;
  return (
    <div>
      <SidebarButton
        title="Ações Inteligentes"
        Icon={FilePenLine}
        collapsed={collapsed}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => {
          if (collapsed) onExpand?.();
          setOpen(collapsed || !open);
        }}
      >
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 shrink-0 transition-transform', !open && '-rotate-90')}
        />
      </SidebarButton>
      <div id={id} hidden={!shown} className="mt-0.5 ml-4.5 border-l border-line pl-2">
        {valuesOf(documentGroups).map((group) => (
          <ActionGroup key={group} group={group} disabled={refusal !== null} onChoose={onChoose} />
        ))}
        {refusal && <p className="px-2.5 py-2 text-xs text-muted">{refusal}</p>}
      </div>
    </div>
  );
}

interface ActionGroupProps {
  group: DocumentGroup;
  disabled: boolean;
  onChoose: (() => void) | undefined;
}

function ActionGroup({ group, disabled, onChoose }: ActionGroupProps) {
  const { open } = useModal();
  const id = useId();
  const kinds = kindsOf(group);
  if (kinds.length === 0) return null;
  return (
    <>
      <p id={id} className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
        {documentGroups[group]}
      </p>
      <ul aria-labelledby={id}>
        {kinds.map((kind) => (
          <li key={kind}>
            <SidebarButton
              title={documentContracts[kind].labels.action}
              Icon={kindIcons[kind]}
              collapsed={false}
              disabled={disabled}
              onPointerEnter={preloadGeneration}
              onFocus={preloadGeneration}
              onClick={() => {
                onChoose?.();
                open(modalOf(kind));
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
