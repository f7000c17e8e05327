import { Trash2 } from 'lucide-react';
import {
  recommendations,
  type CandidateCard,
  type CandidateCardPatch,
  type CriterionMark,
  type Recommendation,
} from '#shared/candidate-cards.ts';
import { formatDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { saveCard } from '../../data/candidate-cards.ts';
import { useAutosave } from '../../lib/autosave.ts';
import { AutosavedTextarea } from '../../ui/autosaved-textarea.tsx';
import { Button } from '../../ui/button.tsx';
import { SavingNote } from '../../ui/saving-note.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { criteriaOf } from './criteria-of.ts';

interface CandidateFormProps {
  card: CandidateCard;
  criteria: readonly string[];
  scale: readonly string[];
  onRemove: () => void;
}

/** The card of one candidate; everything in it is saved as it is typed or chosen. */
export function CandidateForm({ card, criteria, scale, onRemove }: CandidateFormProps) {
  const { id, name, marks, erasedOn } = card;
  const save = (patch: CandidateCardPatch) => saveCard(id, patch);
  return (
    <section
      aria-label={`Ficha de ${name}`}
      className="min-w-0 flex-1 rounded-lg border border-line bg-surface px-5 pt-5"
    >
      <TextField
        label="Nome"
        name={`candidate:${id}:name`}
        saved={name}
        max={limits.name}
        save={(text) => save({ name: text })}
      />
      <details className="mt-3">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-primary-ink underline decoration-from-font underline-offset-3 pointer-coarse:min-h-11">
          O que vale cada nota
        </summary>
        <ol className="mt-1 flex flex-col gap-1 text-sm text-muted">
          {scale.map((meaning, index) => (
            <li key={meaning}>{`${index + 1}: ${meaning}`}</li>
          ))}
        </ol>
      </details>
      {criteria.length === 0 && (
        <p className="mt-3 text-muted">
          Este roteiro não lista critérios. Escreva a conclusão e a recomendação abaixo.
        </p>
      )}
      <ul className="divide-y divide-line">
        {criteriaOf(card, criteria).map((criterion) => (
          <li key={criterion} className="py-4">
            <Criterion
              id={id}
              criterion={criterion}
              saved={marks.find((each) => each.criterion === criterion)}
              isGone={!criteria.includes(criterion)}
              scale={scale}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-4 border-t border-line py-4">
        <Conclusion id={id} saved={card.conclusion} />
        <RecommendationField id={id} saved={card.recommendation} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-3">
        <p className="text-sm text-muted">
          Salvo enquanto você digita. Apagada em {formatDay(erasedOn)}, doze meses depois da última
          mudança.
        </p>
        <Button variant="quiet" aria-label={`Excluir ficha: ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Excluir ficha
        </Button>
      </div>
    </section>
  );
}

interface TextFieldProps {
  label: string;
  /** What the text is kept under until it is saved. */
  name: string;
  saved: string;
  max: number;
  save: (text: string) => Promise<unknown>;
}

/** One line that grows with its text: on a phone it is read whole. */
function TextField({ label, name, saved, max, save }: TextFieldProps) {
  const field = useAutosave({ name, saved, save });
  return (
    <AutosavedTextarea
      label={label}
      rows={1}
      limit={max}
      maxLength={max}
      field={field}
      failuresOnly
    />
  );
}

interface CriterionProps {
  id: string;
  criterion: string;
  saved: CriterionMark | undefined;
  /** The script was edited, and has it no more. */
  isGone: boolean;
  scale: readonly string[];
}

function Criterion({ id, criterion, saved, isGone, scale }: CriterionProps) {
  const key = `candidate:${id}:${criterion}`;
  const mark = useAutosave({
    name: `${key}:mark`,
    saved: saved?.mark?.toString() ?? '',
    isChoice: true,
    save: (text) =>
      saveCard(id, { criterion: { criterion, mark: text === '' ? null : Number(text) } }),
  });
  const options = [
    ...scale.map((meaning, index) => ({ value: `${index + 1}`, label: `${index + 1}`, meaning })),
    { value: '', label: 'Sem nota' },
  ];
  return (
    <ChoiceRow
      legend={isGone ? `${criterion} (já não está no roteiro)` : criterion}
      options={options}
      value={mark.text}
      onChoose={(value) => {
        mark.type(value);
        void mark.flush();
      }}
    >
      <SavingNote field={mark} failuresOnly />
      <div className="mt-3">
        <TextField
          label="Evidência"
          name={`${key}:evidence`}
          saved={saved?.evidence ?? ''}
          max={limits.evidence}
          save={(evidence) => saveCard(id, { criterion: { criterion, evidence } })}
        />
      </div>
    </ChoiceRow>
  );
}

function Conclusion({ id, saved }: { id: string; saved: string }) {
  const field = useAutosave({
    name: `candidate:${id}:conclusion`,
    saved,
    save: (conclusion) => saveCard(id, { conclusion }),
  });
  return (
    <AutosavedTextarea
      label="Conclusão"
      hint="Três linhas bastam: o que foi visto e ouvido."
      rows={3}
      limit={limits.conclusion}
      maxLength={limits.conclusion}
      field={field}
      failuresOnly
    />
  );
}

const choices = [
  ...Object.entries(recommendations).map(([value, label]) => ({ value, label })),
  { value: '', label: 'Sem recomendação' },
];

function RecommendationField({ id, saved }: { id: string; saved: Recommendation | null }) {
  const field = useAutosave({
    name: `candidate:${id}:recommendation`,
    saved: saved ?? '',
    isChoice: true,
    save: (text) => saveCard(id, { recommendation: text === '' ? null : (text as Recommendation) }),
  });
  return (
    <div>
      <ChoiceRow
        legend="Recomendação"
        options={choices}
        value={field.text}
        onChoose={(value) => {
          field.type(value);
          void field.flush();
        }}
      />
      <SavingNote field={field} failuresOnly />
    </div>
  );
}
