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
  /** Whether leaving would lose something. */
  hasWork: () => boolean;
  /** Whether a navigation within the site leaves the work; a change of the query alone does not. */
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
 * Confirms leaving unsaved work on the page, by a link, the browser's buttons or its window. The router supports only one
 * blocker, and a dialog may have work over a page with work of its own: this is the one blocker for all.
 */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const { discard } = useTexts(commonTexts);
  const [guards] = useState<Guards>(() => new Set());
  const [texts, setTexts] = useState<LeaveGuard["texts"]>();
  /** An action of the person other than a navigation, while its confirmation is open. */
  const [wish, setWish] = useState<() => void>();
  const isAllowed = useRef(false);

  const stops = (isStopping: (guard: LeaveGuard) => boolean): boolean => {
    // The last one is on top.
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
        // Without texts of its own, leaving loses the work.
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

/** For actions that end the work without a navigation, such as signing out: confirms, and then runs them. */
export const useLeave = (): Leaving["leave"] => useLeaving().leave;

/** Confirms leaving this work. */
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
