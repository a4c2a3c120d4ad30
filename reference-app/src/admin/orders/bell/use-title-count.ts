import { useEffect } from 'react';

const counted = /^\(\d+\) /;

/** Puts a number before whatever title the page has, and keeps it there; none for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    function put(): void {
      const plain = document.title.replace(counted, '');
      const title = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    }
    put();
    const watching = new MutationObserver(put);
    watching.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      watching.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}
