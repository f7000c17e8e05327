interface ProgressProps {
  /** Percent, 0 to 100. */
  value: number;
  label: string;
}

/** A thin bar. Its figure stands beside it, in the words of who uses it. */
export function Progress({ value, label }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className="h-1.5 w-full overflow-hidden rounded-full bg-track"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-150 ease-out motion-reduce:transition-none"
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
