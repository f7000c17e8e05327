import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentKind } from '#documents/labels.ts';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toast.tsx';
import { DocumentTools, EditableBody, UseActions } from './document-tools.tsx';
import { useDocumentEditor } from './use-document-editor.ts';

interface Shown {
  kind: DocumentKind;
  id?: string | null;
  content: Record<string, unknown>;
  form?: Record<string, unknown>;
}

const pdi: Shown = {
  kind: 'pdi',
  content: {
    title: 'PDI de Renata & equipe',
    employee: 'Renata Lopes',
    goals: ['Reduzir as filas <b>hoje</b>'],
    timeline: { start: '01/02/2027', end: '31/05/2027', milestones: ['25/02/2027 — Revisão'] },
  },
};
const letter = 'Oi, Ana!\n\nPode ser às 9h & 30?';
const message: Shown = { kind: 'message', content: { content: letter } };

/** Clipboard and network, at their edges. */
let clipboard: Record<string, string>[];
let takesLayout: boolean;
let asked: URL[];
let answer: () => Response;

beforeEach(() => {
  clipboard = [];
  takesLayout = true;
  asked = [];
  answer = () =>
    new Response('%PDF', {
      headers: {
        'Content-Disposition': `attachment; filename="a.pdf"; filename*=UTF-8''P%C3%A1.pdf`,
      },
    });
  sessionStorage.clear();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://localhost'));
    return answer();
  });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly parts: Record<string, Blob>;
      constructor(parts: Record<string, Blob>) {
        this.parts = parts;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  queryClient.clear();
});

function Document({ kind, id = 'd1', content, form }: Shown) {
  const editor = useDocumentEditor({
    document: { kind, id, content, original: null },
    copyWords: { copied: 'Texto copiado', failed: 'Erro ao copiar texto' },
  });
  return (
    <section>
      <UseActions editor={editor} copyLabel="Copiar" />
      <DocumentTools editor={editor} form={form ?? {}} />
      <EditableBody kind={kind} editor={editor} date="21/11/2026" emptyText="" />
    </section>
  );
}

function show(...documents: Shown[]) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      write: async ([item]: { parts: Record<string, Blob> }[]) => {
        if (!takesLayout) throw new DOMException('No', 'NotAllowedError');
        const parts = Object.entries(item!.parts).map(async ([type, blob]) => [
          type,
          await blob.text(),
        ]);
        clipboard.push(Object.fromEntries(await Promise.all(parts)) as Record<string, string>);
      },
      writeText: async (text: string) => void clipboard.push({ 'text/plain': text }),
    },
  });
  render(
    <QueryClientProvider client={queryClient}>
      {documents.map((each, index) => (
        <Document key={index} {...each} />
      ))}
      <Toaster />
    </QueryClientProvider>,
  );
  return user;
}

const trigger = () => screen.getAllByRole('button', { name: 'Exportar' })[0]!;

async function openMenu(user: ReturnType<typeof userEvent.setup>) {
  trigger().focus();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu'));
  // From then on it hears the arrow keys.
  await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toHaveFocus());
  return menu;
}

test('a copy has its layout beside its text, and nothing typed is markup', async () => {
  const user = show(pdi);
  await user.click(screen.getByRole('button', { name: /^Copia(r|do)$/ }));
  expect(await screen.findByText('Texto copiado')).toBeInTheDocument();
  const [copied] = clipboard;
  expect(copied!['text/plain']).toContain('- Reduzir as filas <b>hoje</b>');
  expect(copied!['text/html']).toContain('<h1>PDI de Renata &amp; equipe</h1>');
  expect(copied!['text/html']).toContain('<strong>Colaborador:</strong> Renata Lopes');
  expect(copied!['text/html']).toContain(
    '<ul><li>Reduzir as filas &lt;b&gt;hoje&lt;/b&gt;</li></ul>',
  );
});

test('where the browser takes plain text alone, that is copied; a letter is copied as it is', async () => {
  takesLayout = false;
  const user = show(message);
  await user.click(screen.getByRole('button', { name: /^Copia(r|do)$/ }));
  await screen.findByText('Texto copiado');
  takesLayout = true;
  await user.click(screen.getByRole('button', { name: /^Copia(r|do)$/ }));
  await waitFor(() => expect(clipboard).toHaveLength(2));
  expect(clipboard).toEqual([
    { 'text/plain': letter },
    { 'text/plain': letter, 'text/html': '<p>Oi, Ana!</p><p>Pode ser às 9h &amp; 30?</p>' },
  ]);
});

test('over plain http the old way has the layout too', async () => {
  vi.stubGlobal('isSecureContext', false);
  const copied = new Map<string, string>();
  const execCommand = () => {
    const setData = (type: string, text: string) => copied.set(type, text);
    const event = Object.assign(new Event('copy'), { clipboardData: { setData } });
    return document.dispatchEvent(event);
  };
  Object.assign(document, { execCommand });
  const user = show(message);
  await user.click(screen.getByRole('button', { name: /^Copia(r|do)$/ }));
  await screen.findByText('Texto copiado');
  expect(copied.get('text/plain')).toBe(letter);
  expect(copied.get('text/html')).toBe('<p>Oi, Ana!</p><p>Pode ser às 9h &amp; 30?</p>');
  expect(screen.getByRole('button', { name: /^Copia(r|do)$/ })).toHaveFocus();
});

test('a file is asked for, and kept under the name that the server gives it', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const user = show(pdi);
  const menu = await openMenu(user);
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Imprimir',
    'PDF',
    'Word (.docx)',
    'Agenda (.ics)',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'PDF' }));
  expect(await screen.findByText('Pá.pdf')).toBeInTheDocument();
  expect(saved).toEqual(['Pá.pdf']);
  expect(asked[0]!.pathname).toBe('/api/ai-history/d1/export');
  expect(asked[0]!.searchParams.get('format')).toBe('pdf');
  // The days of a plan need no hour.
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Agenda (.ics)' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(Object.fromEntries(asked[1]!.searchParams)).toEqual({
    format: 'ics',
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('what the server refuses is said in its words, and the focus is where it was', async () => {
  answer = () =>
    Response.json({ success: false, message: 'O documento tem linhas demais' }, { status: 413 });
  const user = show(pdi);
  await openMenu(user);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('O documento tem linhas demais')).toBeInTheDocument();
  expect(asked[0]!.searchParams.get('format')).toBe('docx');
  expect(trigger()).toHaveFocus();
});

test('a meeting is asked for its day and hour', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const user = show({ kind: 'meeting', content: { title: 'Reunião', duration: '1 hora' } });
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Agenda (.ics)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quando será a reunião?' }));
  const day = dialog.getByLabelText('Data');
  await user.clear(day);
  await user.click(dialog.getByRole('button', { name: 'Baixar agenda' }));
  expect(dialog.getByText('Informe uma data válida')).toBeInTheDocument();
  expect(asked).toEqual([]);
  await user.type(day, '15/03/2027');
  await user.click(dialog.getByRole('button', { name: 'Baixar agenda' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]!.searchParams.get('start')).toBe('2027-03-15T09:00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a day of the form makes an entry of its own; without days there is no calendar', async () => {
  const content = { title: 'Feedback', structure: [{ section: 'Abertura', points: ['Contexto'] }] };
  const user = show({ kind: 'feedback', content, form: { followUpDate: '2027-01-10' } });
  expect((await openMenu(user)).getByText('Agenda (.ics)')).toBeInTheDocument();
});

test('a letter leads to WhatsApp and to the mail program', async () => {
  const content = { subject: 'Reunião & pauta', content: letter };
  const user = show({ kind: 'email', content });
  const menu = await openMenu(user);
  const linkOf = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href');
  const text = encodeURIComponent(letter);
  expect(linkOf('WhatsApp')).toBe(`https://wa.me/?text=${text}`);
  expect(linkOf('E-mail')).toBe(
    `mailto:?subject=Reuni%C3%A3o%20%26%20pauta&body=${text.replaceAll('%0A', '%0D%0A')}`,
  );
  expect(menu.queryByRole('menuitem', { name: 'Agenda (.ics)' })).toBeNull();
});

test('a letter that is too long for an address is copied, and that is said', async () => {
  const long = 'Bom dia! \ud83d\ude00 '.repeat(800);
  const user = show({ kind: 'message', content: { content: long } });
  for (const [name, program] of [
    ['WhatsApp', 'no WhatsApp'],
    ['E-mail', 'no programa de e-mail'],
  ] as const) {
    const item = (await openMenu(user)).getByRole('menuitem', { name });
    expect(item).not.toHaveAttribute('href');
    await user.click(item);
    const said = `O texto é longo demais para abrir ${program}: cole-o lá.`;
    expect(await screen.findByText(said)).toBeInTheDocument();
  }
  expect(clipboard.map((copied) => copied['text/plain'])).toEqual([long.trim(), long.trim()]);
});

test('files have what is saved, and say so; the letter and the print have what is shown', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const user = show(message);
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const editor = screen.getByLabelText('Texto do documento');
  await user.clear(editor);
  await user.type(editor, 'Outro texto');
  const menu = await openMenu(user);
  expect(menu.getByText(/levam o texto salvo/)).toBeInTheDocument();
  expect(menu.getByRole('menuitem', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/?text=Outro%20texto',
  );
  await user.click(menu.getByRole('menuitem', { name: 'Imprimir' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(await screen.findByText('Outro texto', { selector: 'article *' })).toBeInTheDocument();
});

test('of several documents the one is printed, under its title', async () => {
  const titleBefore = document.title;
  const seen: { marked: number; title: string; text: string }[] = [];
  vi.stubGlobal('print', () => {
    const marked = document.querySelectorAll('[data-print]');
    seen.push({
      marked: marked.length,
      title: document.title,
      text: marked[0]?.textContent ?? '',
    });
  });
  const user = show(pdi, { ...pdi, id: 'd2', content: { ...pdi.content, title: 'Outro' } });
  await screen.findByText('Outro');
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Imprimir' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toMatchObject({ marked: 1, title: 'PDI de Renata & equipe' });
  expect(seen[0]!.text).toContain('PDI de Renata & equipe');
  dispatchEvent(new Event('afterprint'));
  expect(document.querySelectorAll('[data-print="document"]')).toHaveLength(2);
  expect(document.title).toBe(titleBefore);
});

test('a document that the history does not have can be printed and sent, not exported', async () => {
  const user = show({ ...message, id: null });
  const menu = await openMenu(user);
  expect(menu.getByRole('menuitem', { name: 'PDF' })).toHaveAttribute('data-disabled');
  expect(menu.getByRole('menuitem', { name: 'WhatsApp' })).not.toHaveAttribute('data-disabled');
});
