import type { Experience } from '#shared/employees.ts';

/** 'Analista · Acme · 2019 a 2022': the position first, what is missing left out. */
export function ExperienceText({ experience }: { experience: Experience }) {
  const { position, company, period } = experience;
  const rest = [company, period].filter(Boolean).join(' · ');
  return (
    <span className="min-w-0 break-words">
      {position}
      {position && rest && ' · '}
      {rest && <span className="text-muted">{rest}</span>}
    </span>
  );
}
