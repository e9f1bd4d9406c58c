import {
  createContext,
  use,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { NavigationType, useBlocker, type BlockerFunction } from "react-router-dom";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

type Move = Parameters<BlockerFunction>[0];

interface LeaveGuard {
  /** Whether something is there that leaving would lose. */
  hasWork: () => boolean;
  /** Whether a move within the site leaves the work; a change of the address's query alone does not. */
  isLeaving?: (move: Move) => boolean;
  texts?: { title: string; text: string; confirm: string; stay: string };
}

type Guards = Set<RefObject<LeaveGuard>>;

interface Leaving {
  guards: Guards;
  leave: (go: () => void) => void;
}

const LeaveGuardContext = createContext<Leaving | null>(null);

const leavesPage = ({ currentLocation, nextLocation, historyAction }: Move): boolean =>
  currentLocation.pathname !== nextLocation.pathname || historyAction === NavigationType.Pop;

/**
 * Asks before work on the page is left, by a link, the browser's buttons or its window. The router knows one blocker only,
 * and work may lie in a window over a page with work of its own: this is the blocker of them all.
 */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const { discard } = useTexts(commonTexts);
  const [guards] = useState<Guards>(() => new Set());
  const [texts, setTexts] = useState<LeaveGuard["texts"]>();
  /** What the person wants to do instead of moving on within the site, while they are asked about it. */
  const [wish, setWish] = useState<() => void>();
  const isAllowed = useRef(false);

  const stops = (isStopping: (guard: LeaveGuard) => boolean): boolean => {
    // What came last lies on top.
    const stopping = [...guards].map(({ current }) => current).findLast(isStopping);
    setTexts(stopping?.texts);
    return stopping !== undefined;
  };
  const blocker = useBlocker(
    (move) =>
      !isAllowed.current && stops(({ hasWork, isLeaving = leavesPage }) => isLeaving(move) && hasWork()),
  );
  const leave = (go: () => void) => {
    if (stops(({ hasWork }) => hasWork())) return setWish(() => go);
    isAllowed.current = true;
    go();
  };

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if ([...guards].some(({ current }) => current.hasWork())) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [guards]);

  return (
    <LeaveGuardContext value={{ guards, leave }}>
      {children}
      <ConfirmDialog
        isOpen={blocker.state === "blocked" || wish !== undefined}
        title={texts?.title ?? discard.question}
        text={texts?.text ?? discard.warning}
        confirmLabel={texts?.confirm ?? discard.confirm}
        cancelLabel={texts?.stay ?? discard.stay}
        // Without words of its own what is left is lost.
        isDestructive={texts === undefined}
        onConfirm={() => {
          if (!wish) return blocker.proceed?.();
          isAllowed.current = true;
          setWish(undefined);
          wish();
        }}
        onCancel={() => (wish ? setWish(undefined) : blocker.reset?.())}
      />
    </LeaveGuardContext>
  );
}

function useLeaving(): Leaving {
  const leaving = use(LeaveGuardContext);
  if (!leaving) throw new Error("There are no LeaveGuards above this component.");
  return leaving;
}

/** For what ends the work on the page without being a move, such as signing out: asks first, and does it then. */
export const useLeave = (): Leaving["leave"] => useLeaving().leave;

/** Has the person asked before they leave this work. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const { guards } = useLeaving();
  const latest = useRef(guard);
  useInsertionEffect(() => {
    latest.current = guard;
  });
  useEffect(() => {
    guards.add(latest);
    return () => void guards.delete(latest);
  }, [guards, latest]);
}
