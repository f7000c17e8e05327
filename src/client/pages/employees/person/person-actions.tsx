import {
  BookOpenText,
  GraduationCap,
  MessageCircleHeart,
  MessagesSquare,
  Pencil,
  UsersRound,
} from 'lucide-react';
import type { Employee } from '#shared/employees.ts';
import { useGenerationRefusal } from '../../../data/generation-gate.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { preloadGeneration } from '../../../shell/dialog-loader.ts';
import { useModal } from '../../../shell/modal.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface PersonActionsProps {
  employee: Employee;
  onDiary: () => void;
  onEdit: () => void;
}

/** The next conversation first; then what is written about the person. */
export function PersonActions({ employee, onDiary, onEdit }: PersonActionsProps) {
  const { open } = useQueryValues();
  const refusal = useGenerationRefusal();
  const canGenerate = refusal === null;
  return (
    <>
      {refusal && (
        <Notice tone="warning" className="mt-5">
          {refusal}
        </Notice>
      )}
      <div role="group" aria-label="Ações" className="mt-5 flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button onClick={() => open({ conversa: 'antes' })}>
          <UsersRound aria-hidden="true" />
          Preparar conversa
        </Button>
        <Button variant="secondary" onClick={onDiary}>
          <BookOpenText aria-hidden="true" />
          Registrar no diário
        </Button>
        <FormButton
          kind="feedback"
          label="Feedback"
          employee={employee}
          enabled={canGenerate}
          Icon={MessagesSquare}
        />
        <FormButton
          kind="pdi"
          label="PDI"
          employee={employee}
          enabled={canGenerate}
          Icon={GraduationCap}
        />
        {employee.isActive && (
          <Link
            href={`/colaboradores?perguntas=nova&de=${employee.id}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            <MessageCircleHeart aria-hidden="true" />
            Conte para mim
          </Link>
        )}
        <Button variant="secondary" aria-label={`Editar ${employee.name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Editar
        </Button>
      </div>
    </>
  );
}

interface FormButtonProps {
  kind: 'feedback' | 'pdi';
  label: string;
  employee: Employee;
  enabled: boolean;
  Icon: typeof Pencil;
}

/** Opens the form of a kind with the person chosen. */
function FormButton({ kind, label, employee, enabled, Icon }: FormButtonProps) {
  const { open } = useModal();
  const preload = () => preloadGeneration(kind);
  return (
    <Button
      variant="secondary"
      aria-label={`Criar ${label} de ${employee.name}`}
      disabled={!enabled}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open(kind, { employeeId: employee.id })}
    >
      <Icon aria-hidden="true" />
      {label}
    </Button>
  );
}
