import {
  ClipboardList,
  GraduationCap,
  Mail,
  MessageCircle,
  MessagesSquare,
  UserRoundSearch,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { DocumentKind } from '#documents/labels.ts';

export const kindIcons: Record<DocumentKind, LucideIcon> = {
  action_plan: ClipboardList,
  meeting: UsersRound,
  message: MessageCircle,
  email: Mail,
  interview: UserRoundSearch,
  pdi: GraduationCap,
  feedback: MessagesSquare,
};
