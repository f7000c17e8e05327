import type { Experience } from '#shared/employees.ts';

/** 'Analista · Acme · 2019 a 2022': the position first, what is missing left out. */
export function ExperienceText({ experience }: { experience: Experience }) {
  const { position, company, period } = experience;
  return (
    <span className="min-w-0 break-words">
      {position}
      {position && (company || period) && ' · '}
      <span className="text-muted">
        {company}
        {company && period && ' · '}
        {/* In one piece where a line has room for it. */}
        {period && <span className="inline-block max-w-full">{period}</span>}
      </span>
    </span>
  );
}
