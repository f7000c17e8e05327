import { useState } from 'react';
import type { Employee } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { useKeptFiles } from '../../lib/form-draft.ts';
import { useObjectUrl } from '../../lib/object-url.ts';
import { photoTypes } from '../../ui/photo-field.tsx';

const megabyte = 1024 * 1024;
/** Left for what goes beside the files in one request. */
const otherBytes = 100_000;

const unit = (name: string, digits: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'unit', unit: name, maximumFractionDigits: digits });
const megabytes = unit('megabyte', 1);
const kilobytes = unit('kilobyte', 0);

export function formatBytes(bytes: number): string {
  return bytes >= megabyte
    ? megabytes.format(bytes / megabyte)
    : kilobytes.format(Math.max(1, Math.round(bytes / 1024)));
}

interface Chosen {
  photo: File | null;
  /** The saved photo is to go, with none in its place. */
  photoRemoved: boolean;
  files: readonly File[];
  removed: readonly string[];
}

const nothing: Chosen = { photo: null, photoRemoved: false, files: [], removed: [] };

/** The photo and the files of an employee that wait to be saved, and those that are to go. */
export function useAttachments(employee: Employee | null, draftName: string) {
  const { value: chosen, change, clear } = useKeptFiles(draftName, nothing);
  const { photo, photoRemoved, files, removed } = chosen;
  const [refusal, refusePhoto] = useState<string>();
  const preview = useObjectUrl(photo);
  const kept = (employee?.files.length ?? 0) - removed.length;
  const setPhoto = (next: Pick<Chosen, 'photo' | 'photoRemoved'>) => {
    change((now) => ({ ...now, ...next }));
    refusePhoto(undefined);
  };
  return {
    photo,
    photoRemoved,
    choosePhoto: (file: File) => setPhoto({ photo: file, photoRemoved: false }),
    removePhoto: () => setPhoto({ photo: null, photoRemoved: true }),
    undoPhoto: () => setPhoto({ photo: null, photoRemoved: false }),
    /** What the server has against it. */
    refusePhoto,
    /** Where the photo can be seen: the chosen one, or the one that is saved and stays. */
    photoUrl: preview ?? (photoRemoved ? null : (employee?.photo ?? null)),
    // The 5 MB of the hint are not enforced (section 5).
    photoProblem: refusal ?? photoProblemOf(photo),
    files,
    add: (more: readonly File[]) =>
      change((now) => {
        const others = more.filter((file) => !now.files.some((one) => isSame(one, file)));
        return { ...now, files: [...now.files, ...others] };
      }),
    drop: (file: File) =>
      change((now) => ({ ...now, files: now.files.filter((one) => one !== file) })),
    saved: employee?.files ?? [],
    removed,
    toggleRemoved: (id: string) =>
      change((now) => ({
        ...now,
        removed: now.removed.includes(id)
          ? now.removed.filter((one) => one !== id)
          : [...now.removed, id],
      })),
    /** Those of before are gone: 'Descartar rascunho'. */
    clear(): void {
      clear();
      refusePhoto(undefined);
    },
    /** Nothing is chosen: a draft that was read from before a reload has lost what was. */
    isEmpty: chosen === nothing,
    filesProblem: filesProblemOf(files, { photo, kept }),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

function photoProblemOf(photo: File | null): string | undefined {
  if (!photo || photoTypes.includes(photo.type)) return undefined;
  return `“${photo.name}” não é uma imagem JPG, PNG ou GIF. Escolha outra.`;
}

function filesProblemOf(
  files: readonly File[],
  { photo, kept }: { photo: File | null; kept: number },
): string | undefined {
  const { filesPerRequest, filesPerEmployee, multipartBytes } = limits;
  if (files.length > filesPerRequest) {
    return `Envie até ${filesPerRequest} arquivos por vez: salve estes e adicione os outros depois.`;
  }
  if (files.length > 0 && kept + files.length > filesPerEmployee) {
    return `Um colaborador pode ter no máximo ${filesPerEmployee} arquivos.`;
  }
  const bytes = files.reduce((sum, { size }) => sum + size, photo?.size ?? 0);
  if (bytes <= multipartBytes - otherBytes) return undefined;
  const most = formatBytes(multipartBytes);
  return `Juntos, foto e arquivos têm ${formatBytes(bytes)}, e cada envio pode ter até ${most}. Salve uma parte e adicione o resto depois.`;
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
