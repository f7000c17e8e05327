import { useEffect, useState } from 'react';

/** Now, renewed at the reader's midnight and when the tab comes back, so that a day never stays yesterday's. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const renew = () => setToday(new Date());
    const midnight = new Date(today);
    midnight.setHours(24, 0, 0, 0);
    const timer = setTimeout(renew, midnight.getTime() - today.getTime());
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [today]);
  return today;
}
