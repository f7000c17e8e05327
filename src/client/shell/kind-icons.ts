import { GraduationCap, type LucideIcon } from 'lucide-react';
import type { DocumentKind } from '#documents/contracts.ts';

export const kindIcons: Record<DocumentKind, LucideIcon> = {
  pdi: GraduationCap,
};
