import { clsx } from 'clsx';

/** The helm: our own drawing, the same as the icon of the tab. */
export function Helm({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={clsx('shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <g fill="none" strokeLinecap="round" className="stroke-on-primary">
        <circle cx="16" cy="16" r="7" strokeWidth="2.4" />
        <path
          d="M16.00 13.40L16.00 4.80M17.84 14.16L23.92 8.08M18.60 16.00L27.20 16.00M17.84 17.84L23.92 23.92M16.00 18.60L16.00 27.20M14.16 17.84L8.08 23.92M13.40 16.00L4.80 16.00M14.16 14.16L8.08 8.08"
          strokeWidth="2"
        />
      </g>
      <circle cx="16" cy="16" r="2.4" className="fill-on-primary" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5">
      <Helm className="size-8" />
      <span className="text-xl font-bold tracking-tight">Leme</span>
    </span>
  );
}
