import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from "react";
import { NavigationType, useBlocker, type BlockerFunction } from "react-router-dom";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { useLatest } from "./use-latest";

type Move = Parameters<BlockerFunction>[0];

interface LeaveGuard {
  /** Whether something is there that leaving would lose. */
  hasWork: () => boolean;
  /** Whether a move within the site leaves the work; a change of the address's query alone does not. */
  isLeaving?: (move: Move) => boolean;
  texts?: { title: string; text: string; confirm: string; stay: string };
}

type Guards = Set<RefObject<LeaveGuard>>;

const LeaveGuardContext = createContext<Guards | null>(null);

const leavesPage = ({ currentLocation, nextLocation, historyAction }: Move): boolean =>
  currentLocation.pathname !== nextLocation.pathname || historyAction === NavigationType.Pop;

/**
 * Asks before work on the page is left, by a link, the browser's buttons or its window. The router knows one blocker only,
 * and work may lie in a window over a page with work of its own: this is the blocker of them all.
 */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const { t } = useAdminI18n();
  const { discard } = t.common;
  const [guards] = useState<Guards>(() => new Set());
  const [texts, setTexts] = useState<LeaveGuard["texts"]>();
  const blocker = useBlocker((move) => {
    // What came last lies on top.
    const stopping = [...guards]
      .map(({ current }) => current)
      .findLast(({ hasWork, isLeaving = leavesPage }) => isLeaving(move) && hasWork());
    setTexts(stopping?.texts);
    return stopping !== undefined;
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if ([...guards].some(({ current }) => current.hasWork())) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [guards]);

  return (
    <LeaveGuardContext value={guards}>
      {children}
      <ConfirmDialog
        isOpen={blocker.state === "blocked"}
        title={texts?.title ?? discard.question}
        text={texts?.text ?? discard.warning}
        confirmLabel={texts?.confirm ?? discard.confirm}
        cancelLabel={texts?.stay ?? discard.stay}
        // Without words of its own what is left is lost.
        isDestructive={texts === undefined}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </LeaveGuardContext>
  );
}

/** Has the person asked before they leave this work. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const guards = use(LeaveGuardContext);
  if (!guards) throw new Error("There are no LeaveGuards above this component.");
  const latest = useLatest(guard);
  useEffect(() => {
    guards.add(latest);
    return () => void guards.delete(latest);
  }, [guards, latest]);
}
