import {
  BookOpenText,
  Building2,
  History,
  LayoutDashboard,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

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
];

export const systemDestinations: readonly Destination[] = [
  { path: '/historico', title: 'Histórico', Icon: History },
];

const titles = new Map(
  [...mainDestinations, ...systemDestinations].map(({ path, title }) => [path, title]),
);

/** '/' is the dashboard under another address. */
export const canonical = (path: string) => (path === '/' ? '/dashboard' : path.replace(/\/$/, ''));

export const titleOf = (path: string) => titles.get(canonical(path)) ?? 'Leme';
