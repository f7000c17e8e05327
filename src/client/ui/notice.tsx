import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  info: { look: 'bg-primary-soft text-primary-ink', Icon: Info },
  warning: { look: 'bg-warning-soft text-warning', Icon: TriangleAlert },
  danger: { look: 'bg-danger-soft text-danger', Icon: CircleAlert },
  ok: { look: 'bg-ok-soft text-ok', Icon: CircleCheck },
} as const;

interface NoticeProps {
  tone?: keyof typeof tones;
  /** `alert` interrupts a screen reader, `status` waits; none for text that was there all along. */
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
}

/** A sentence on a tint, in the flow of the page. */
export function Notice({ tone = 'info', role, className, children }: NoticeProps) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={role}
      className={clsx('flex items-start gap-2.5 rounded-md px-3.5 py-2.5', look, className)}
    >
      <Icon aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
