import { DocumentTitle } from '#client/ui/document-parts.tsx';
import { AboutLetter, LetterBody } from '../kit/letter-view.tsx';
import type { ViewProps } from '../kit/screen.ts';
import type { EmailContent } from './contract.ts';

export function EmailView({ content }: ViewProps<EmailContent>) {
  const { subject, content: letter } = content;
  return (
    <>
      {subject !== '' && (
        <div className="mb-8">
          <p className="font-sans text-sm text-muted">Assunto</p>
          <DocumentTitle>{subject}</DocumentTitle>
        </div>
      )}
      <LetterBody content={letter} />
      <AboutLetter {...content} />
    </>
  );
}
