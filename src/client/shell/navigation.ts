import {
  BookOpenText,
  Building2,
  Handshake,
  History,
  LayoutDashboard,
  LifeBuoy,
  Settings,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { documentGroups, type DocumentGroup } from '#documents/kit/labels.ts';
import { valuesOf } from '#shared/vocabulary.ts';

export interface Destination {
  path: string;
  title: string;
  Icon: LucideIcon;
}

export const mainDestinations: readonly Destination[] = [
  { path: '/dashboard', title: 'Dashboard', Icon: LayoutDashboard },
  { path: '/empresa', title: 'Empresa', Icon: Building2 },
  { path: '/equipes', title: 'Equipes', Icon: UsersRound },
  { path: '/colaboradores', title: 'Colaboradores', Icon: UserRound },
  { path: '/diario', title: 'Diário do Líder', Icon: BookOpenText },
  { path: '/combinados', title: 'Combinados', Icon: Handshake },
];

export const systemDestinations: readonly Destination[] = [
  { path: '/historico', title: 'Histórico', Icon: History },
  { path: '/configuracoes', title: 'Configurações', Icon: Settings },
  { path: '/suporte', title: 'Suporte', Icon: LifeBuoy },
];

/** The quick screen of each group of 'Ações Inteligentes'. */
export const quickScreens: Readonly<Record<DocumentGroup, string>> = {
  strategy: '/gestao-estrategica',
  communication: '/comunicacao',
  development: '/desenvolvimento',
};

const titles = new Map([
  ...[...mainDestinations, ...systemDestinations].map(({ path, title }) => [path, title] as const),
  ...valuesOf(documentGroups).map((group) => [quickScreens[group], documentGroups[group]] as const),
]);

/** '/' is the dashboard under another address. */
export const canonical = (path: string) => (path === '/' ? '/dashboard' : path.replace(/\/$/, ''));

export const isQuickScreen = (path: string) =>
  Object.values(quickScreens).includes(canonical(path));

export const titleOf = (path: string) => titles.get(canonical(path)) ?? 'Leme';
