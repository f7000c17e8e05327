import { useEffect } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PublicPage } from '../../ui/public-page.tsx';

export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Página não encontrada · Leme';
  }, []);
  return (
    <PublicPage
      title="Página não encontrada"
      intro="O endereço pode ter mudado ou ter sido digitado de outro jeito (erro 404)."
    >
      <Link href="/" className={`${buttonClass()} w-full`}>
        Ir para o Dashboard
      </Link>
    </PublicPage>
  );
}
