import { Cited } from '#client/ui/cited.tsx';
import { Section } from '#client/ui/document-parts.tsx';
import type { Risk } from './fields.ts';

/** 'Riscos': what could go wrong, how one would notice, and what is done then. */
export function RisksView({ risks }: { risks: readonly Risk[] }) {
  if (risks.length === 0) return null;
  return (
    <Section title="Riscos">
      <ul className="flex flex-col gap-5">
        {risks.map(({ risk, sign, response }, index) => (
          <li key={index} className="break-inside-avoid">
            <p className="font-semibold">{risk}</p>
            <Labelled label="Sinal" text={sign} />
            <Labelled label="Resposta" text={response} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Labelled({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <p className="mt-0.5">
      <span className="font-sans text-sm text-muted">{`${label}: `}</span>
      <Cited text={text} />
    </p>
  );
}
