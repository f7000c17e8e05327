import { clsx } from 'clsx';
import { ArrowRight, ChevronDown, FilePenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { documentKindValues, documentLabels } from '#documents/labels.ts';
import { documentGroups, type DocumentGroup } from '#documents/kit/labels.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { useGenerationRefusal } from '../data/generation-gate.ts';
import { Link } from '../ui/link.tsx';
import { preloadGeneration } from './dialog-loader.ts';
import { kindIcons } from './kind-icons.ts';
import { modalOf, useModal } from './modal.tsx';
import { canonical, quickScreens } from './navigation.ts';
import { SidebarButton } from './sidebar-item.tsx';

const kindsOf = (group: DocumentGroup) =>
  documentKindValues.filter((kind) => documentLabels[kind].group === group);

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
  const [path] = useLocation();
  const here = canonical(path) === quickScreens[group];
  const kinds = kindsOf(group);
  if (kinds.length === 0) return null;
  return (
    <>
      <Link
        id={id}
        href={quickScreens[group]}
        onClick={onChoose}
        aria-current={here ? 'page' : undefined}
        className={clsx(
          'group mt-1 flex min-h-7 items-center gap-1.5 rounded-sm px-2.5 text-xs font-medium transition-colors pointer-coarse:min-h-11',
          here
            ? 'bg-primary-soft font-semibold text-primary-ink'
            : 'text-muted hover:bg-sunken hover:text-ink',
        )}
      >
        {documentGroups[group]}
        <ArrowRight
          aria-hidden="true"
          className="size-3.5 opacity-70 transition-[opacity,translate] group-hover:translate-x-0.5 group-hover:opacity-100"
        />
      </Link>
      <ul aria-labelledby={id}>
        {kinds.map((kind) => (
          <li key={kind}>
            <SidebarButton
              title={documentLabels[kind].action}
              Icon={kindIcons[kind]}
              collapsed={false}
              disabled={disabled}
              onPointerEnter={() => preloadGeneration(kind)}
              onFocus={() => preloadGeneration(kind)}
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
