import { readContent } from '#documents/contracts.ts';
import { documentMarks, type DocumentKind } from '#documents/labels.ts';
import { letterText } from '#documents/kit/letter.ts';
import { formatInstant } from '#shared/format.ts';
import { fewNewest, useNewestDocuments, type ListedDocument } from '../data/documents.ts';
import { CardSection } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Link } from '../ui/link.tsx';
import { Line, Words } from '../ui/shapes.tsx';
import { Loading } from '../ui/skeleton.tsx';
import type { useChosenEmployee } from './subject-fields.tsx';

interface KindWords {
  newest: string;
  /** What one holds, where there is none to look at; a letter is shown instead. */
  holds: string;
  parts: readonly string[];
}

/** The letters are what the product itself writes to the examples of their forms. */
const words: Record<DocumentKind, KindWords> = {
  action_plan: {
    newest: 'Últimos planos de ação',
    holds: 'Um plano de ação traz',
    parts: [
      'Os objetivos, em frases que dá para conferir',
      'O que fazer, quem faz e até quando',
      'Com o que a equipe conta e o que pode dar errado',
      'Como se sabe que ficou pronto',
    ],
  },
  meeting: {
    newest: 'Últimas pautas',
    holds: 'Uma pauta traz',
    parts: [
      'Cada assunto com o seu tempo',
      'Quem conduz e o que sai de cada um',
      'O que preparar e levar',
      'O fechamento: quem faz o quê, até quando',
    ],
  },
  message: {
    newest: 'Últimas mensagens',
    holds: 'Exemplo de mensagem',
    parts: [
      'Olá, Renata. A partir de segunda a loja abre às 7h. Preciso da confirmação até sexta.',
    ],
  },
  email: {
    newest: 'Últimos e-mails',
    holds: 'Exemplo de e-mail',
    parts: [
      'Olá, Renata.',
      'A partir de segunda a loja abre às 7h. Preciso da confirmação até sexta.',
      'Se algo não estiver claro, me avise.',
      'Atenciosamente, o seu nome e o seu cargo.',
    ],
  },
  interview: {
    newest: 'Últimos roteiros de entrevista',
    holds: 'Um roteiro de entrevista traz',
    parts: [
      'As etapas da conversa, com o tempo de cada uma',
      'Perguntas sobre o que o cargo pede, com o que esperar de uma boa resposta',
      'Perguntas para ir mais fundo e sinais de alerta',
      'Os critérios para comparar quem se candidata',
    ],
  },
  pdi: {
    newest: 'Últimos PDIs',
    holds: 'Um PDI traz',
    parts: [
      'Os objetivos da pessoa, com data',
      'As competências: o nível de hoje e o desejado',
      'O que praticar, e como se vê que mudou',
      'A parte da liderança',
    ],
  },
  feedback: {
    newest: 'Últimos feedbacks',
    holds: 'Um roteiro de feedback traz',
    parts: [
      'Como abrir a conversa: situação, fatos e efeito',
      'Perguntas para ouvir a pessoa',
      'O que responder ao que ela pode dizer',
      'O combinado: o quê, quem e até quando',
    ],
  },
};

interface NewestDocumentsProps {
  companyId: string;
  kind: DocumentKind;
  /** Where somebody is chosen, only theirs; who that is, their list tells. */
  chosen: ReturnType<typeof useChosenEmployee>;
}

/** Where a result is to appear: the newest of its kind to look back at, or what one holds. */
export function NewestDocuments({ companyId, kind, chosen }: NewestDocumentsProps) {
  const { list, item: employee } = chosen;
  const { data, error, isPending, isFetching, refetch } = useNewestDocuments(
    { companyId, type: kind, employeeId: employee?.id },
    { enabled: !list.isPending },
  );
  const { newest, holds, parts } = words[kind];
  const isLetter = kind === 'message' || kind === 'email';
  if (isPending) return <Shape isLetter={isLetter} />;
  if (error && !data) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.items.length > 0) {
    return (
      <CardSection title={employee ? `${newest}: ${employee.name}` : newest}>
        <ul className={rows}>
          {data.items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      </CardSection>
    );
  }
  return (
    <CardSection title={holds}>
      {isLetter ? (
        <div className="rounded-md border border-line bg-paper px-5 py-4 font-serif text-document">
          {parts.map((part) => (
            <p key={part} className="py-0.5">
              {part}
            </p>
          ))}
        </div>
      ) : (
        <ul className="grid list-disc gap-x-8 pl-5 marker:text-muted sm:grid-cols-2">
          {parts.map((part) => (
            <li key={part} className="py-0.5">
              {part}
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}

const rows = 'divide-y divide-line border-y border-line';
const row = 'block rounded-sm px-1 py-2.5';

function Shape({ isLetter }: { isLetter: boolean }) {
  return (
    <Loading>
      <CardSection title={<Words className="w-36" />}>
        <ul className={rows}>
          {Array.from({ length: fewNewest }, (_, index) => (
            <li key={index} className={row}>
              <Line className="font-medium" words="w-2/3" />
              {isLetter && <Line className="text-sm" words="w-full" />}
              <Line className="text-sm" words="w-28" />
            </li>
          ))}
        </ul>
      </CardSection>
    </Loading>
  );
}

function Row({ item: { id, type, title, content, mark, createdAt } }: { item: ListedDocument }) {
  const letter = (type === 'message' || type === 'email') && readContent(type, content);
  return (
    <li>
      <Link href={`/historico?item=${id}`} className={`${row} hover:bg-sunken`}>
        <span className="line-clamp-2 font-medium">{title}</span>
        {letter && (
          <span className="line-clamp-2 text-sm text-muted">{letterText(letter.content)}</span>
        )}
        <span className="text-sm text-muted tabular-nums">
          {formatInstant(createdAt)}
          {mark && ` · ${documentMarks[mark]}`}
        </span>
      </Link>
    </li>
  );
}
