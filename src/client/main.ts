import { askAhead } from './lib/ahead.ts';
import { keepEarlySubmit } from './lib/early-submit.ts';
import { firstPaint } from './lib/first-paint.ts';
import './styles.css';

// All that a page runs before it is painted: the application itself comes along with it, or after.
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void start(root);

async function start(element: HTMLElement): Promise<void> {
  const { screen, asks } = element.dataset;
  const ahead = screen === 'guarded' ? askAhead(asks?.split(' ') ?? []) : undefined;
  // What can be read already does not share the line with the scripts.
  if (screen === 'open') {
    keepEarlySubmit();
    await firstPaint();
  }
  const { draw } = await import('./app.tsx');
  draw(element, ahead);
}
