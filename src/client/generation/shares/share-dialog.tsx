import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import type { EndpointResponse } from '#shared/endpoint.ts';
import type { SharedKind, shareEndpoints } from '#shared/shares.ts';
import { useCompany } from '../../data/companies.ts';
import { useEmployees } from '../../data/employees.ts';
import { useMakeShare, useShareDraft } from '../../data/shares.ts';
import { useDraft } from '../../lib/draft.ts';
import { useHeldState } from '../../lib/held-state.ts';
import { toastFailure } from '../../lib/toast-store.ts';
import { useWishKey } from '../../lib/wish-key.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmployeeSelect } from '../../ui/employee-select.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardSkeleton, Loading } from '../../ui/skeleton.tsx';
import { LinkToSend } from './link-to-send.tsx';
import { SharedBlocks } from './shared-blocks.tsx';

type Made = EndpointResponse<typeof shareEndpoints.create>;
type Draft = EndpointResponse<typeof shareEndpoints.draft>;

interface ShareDialogProps {
  documentId: string;
  kind: SharedKind;
  onClose: () => void;
}

/** 'Compartilhar': first what the person will read, then the link. */
export function ShareDialog({ documentId, kind, onClose }: ShareDialogProps) {
  const [employeeId, setEmployeeId] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useShareDraft(documentId, employeeId);
  const [typed, setTyped] = useDraft(`share:${documentId}`);
  // Nothing typed is what is proposed; all of it taken out is not.
  const [isEmptied, setEmptied] = useState(false);
  // Told once: a change of layout, which draws the dialog anew, must not lose it.
  const made = useHeldState<Made | null>(`share:${documentId}`, null);
  const wish = useWishKey();
  const make = useMakeShare(documentId);
  const text = typed === '' && !isEmptied ? (data?.text ?? '') : typed;
  const needsText = data !== undefined && data.text !== null;
  const share = () => {
    const wanted = { employeeId: data?.employee?.id ?? null, text: needsText ? text : '' };
    make.mutate(
      { ...wanted, key: wish.keyOf(wanted) },
      {
        onSuccess: (answer) => {
          made.change(() => answer);
          setTyped('');
          wish.end();
        },
        onError: (failure) =>
          toastFailure(failure, 'Não foi possível criar o link. Tente de novo.'),
      },
    );
  };
  const isReady =
    data !== undefined && data.employee !== null && (!needsText || text.trim() !== '');
  const link = made.value;
  const close = () => {
    made.clear();
    onClose();
  };
  const giveUp = () => {
    setTyped('');
    close();
  };
  return (
    <Dialog
      // What is typed stays; 'Cancelar' and × end it.
      onOpenChange={close}
      onCloseButton={giveUp}
      size="lg"
      title={link ? 'Link criado' : 'Compartilhar'}
      description={
        link
          ? `Para ${link.share.employee.name}. Você recebe um aviso quando houver resposta.`
          : 'Confira o que a pessoa vai ler. Suas notas e o diário ficam com você.'
      }
      closeOnOutsideClick={typed === '' && !link}
      footer={
        link ? (
          <Button variant="secondary" onClick={close}>
            Pronto
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={giveUp}>
              Cancelar
            </Button>
            <Button
              disabled={!isReady || isFetching}
              busy={make.isPending}
              busyText="Criando..."
              onClick={share}
            >
              Criar link
            </Button>
          </>
        )
      }
    >
      {link ? (
        <LinkToSend share={link.share} url={link.url} />
      ) : (
        <div className="flex flex-col gap-5">
          <Recipient
            kind={kind}
            proposed={data?.employee}
            id={employeeId}
            onChoose={setEmployeeId}
          />
          {error && !data ? (
            <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : !data ? (
            <Loading>
              <CardSkeleton lines={6} />
            </Loading>
          ) : needsText ? (
            <Field
              label="O que a pessoa vai ler"
              hint="Escrito a partir do seu pedido, não do roteiro. Fale com a pessoa por “você” e releia antes de enviar."
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={14}
                  limit={limits.paragraph}
                  value={text}
                  onChange={({ target: { value } }) => {
                    setTyped(value);
                    setEmptied(value === '');
                  }}
                />
              )}
            </Field>
          ) : (
            <section
              aria-label="O que a pessoa vai ler"
              tabIndex={0}
              className="max-h-96 overflow-y-auto rounded-lg border border-line bg-paper px-5 py-4"
            >
              <SharedBlocks {...data.snapshot} />
            </section>
          )}
          {data && (
            <Notice>
              A resposta é um simples “li”: não vale como assinatura, e este link não serve para
              advertência, salário ou desligamento. Ele vale 30 dias, e você pode desativá-lo antes.
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface RecipientProps {
  kind: SharedKind;
  /** Absent while that loads, and where it is refused: someone else can be chosen all the same. */
  proposed: Draft['employee'] | undefined;
  /** Who was chosen. */
  id: string | null;
  onChoose: (id: string | null) => void;
}

/** Whom it goes to: the person the document is about, or one of the company. */
function Recipient({ kind, proposed, id, onChoose }: RecipientProps) {
  const { company } = useCompany();
  const isOfSeveral = kind === 'action_plan' || kind === 'meeting';
  const { data: employees, isPending } = useEmployees(company?.id, { activeOnly: true });
  if (!isOfSeveral) {
    return (
      proposed && (
        <p>
          Para <strong className="font-semibold">{proposed.name}</strong>
        </p>
      )
    );
  }
  return (
    <Field label="Para quem">
      {(control) => (
        <EmployeeSelect
          {...control}
          employees={employees}
          loading={isPending}
          value={id ?? proposed?.id ?? ''}
          otherName={proposed?.name}
          onChange={(chosen) => onChoose(chosen === '' ? null : chosen)}
        />
      )}
    </Field>
  );
}
