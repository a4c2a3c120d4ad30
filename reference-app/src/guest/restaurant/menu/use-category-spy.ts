import { useEffect, useRef, useState, type RefObject } from 'react';

/** What a person does to move a page by hand. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Follows which of the sections stands at the top of the screen, under what sticks there. */
export function useCategorySpy(listRef: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const isHeld = useRef(false);
  const currentCategory = useRef<string>(undefined);
  const key = ids.join(' ');

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const visibleIds = new Set<string>();
    const order = key.split(' ');
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) visibleIds.add(target.id);
          else visibleIds.delete(target.id);
        }
        currentCategory.current = order.find((id) => visibleIds.has(id)) ?? currentCategory.current;
        if (!isHeld.current) setCurrent(currentCategory.current);
      },
      // The upper third of the screen, under the row of categories.
      { rootMargin: '-80px 0px -66% 0px' },
    );
    for (const section of list.querySelectorAll('section[id]')) observer.observe(section);
    return () => observer.disconnect();
  }, [listRef, key]);

  useEffect(() => {
    const release = () => {
      isHeld.current = false;
    };
    const catchUp = () => {
      if (!isHeld.current) setCurrent(currentCategory.current);
    };
    for (const move of ownMoves) window.addEventListener(move, release, { passive: true });
    window.addEventListener('scroll', catchUp, { passive: true });
    return () => {
      for (const move of ownMoves) window.removeEventListener(move, release);
      window.removeEventListener('scroll', catchUp);
    };
  }, []);

  return {
    /** Id of the section that is being read. */
    current: current ?? ids[0],
    /** Says that the page goes to a section now; it stays the current one until somebody moves on. */
    goTo(id: string) {
      isHeld.current = true;
      setCurrent(id);
    },
  };
}
