import { Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast, toastFailure } from '../lib/toast-store.ts';
import { MenuItem, MenuLink, MenuSeparator } from '../ui/menu.tsx';
import { copyText } from '../lib/copy-text.ts';
import { mailOf, whatsAppLink } from './letter-links.ts';
import { useLetterRecipient } from './recipient.ts';
import type { DocumentEditor } from './use-document-editor.ts';

/** 'WhatsApp' and 'E-mail', with the letter as it is shown. */
export function LetterItems({ editor }: { editor: DocumentEditor }) {
  const { text } = editor;
  const to = useLetterRecipient(editor);
  return (
    <>
      <MenuSeparator />
      <LetterItem link={whatsAppLink(text, to)} text={text} program="no WhatsApp">
        <MessageCircle aria-hidden="true" />
        WhatsApp
      </LetterItem>
      <LetterItem link={mailOf(editor, to)} text={text} program="no programa de e-mail">
        <Mail aria-hidden="true" />
        E-mail
      </LetterItem>
    </>
  );
}

interface LetterItemProps {
  link: string | null;
  text: string;
  /** 'no WhatsApp' */
  program: string;
  children: ReactNode;
}

function LetterItem({ link, text, program, children }: LetterItemProps) {
  if (link !== null) return <MenuLink href={link}>{children}</MenuLink>;
  const copy = () =>
    copyText(text).then(
      () =>
        toast({
          title: 'Copiado',
          description: `O texto é longo demais para abrir ${program}: cole-o lá.`,
        }),
      (error: unknown) => toastFailure(error, 'Erro ao copiar texto'),
    );
  return <MenuItem onSelect={() => void copy()}>{children}</MenuItem>;
}
