import { useMutation } from "@tanstack/react-query";
import { takeBack, type Entry } from "@/data/staff/changes";
import { AppError } from "@/data/client/errors";
import { useFailureToast } from "../shared/failure-text";
import { useReportToast, useUndo } from "../history/use-undo";
import { useTexts } from "@/i18n/i18n";
import { activityTexts } from "@/texts/admin/activity";

interface TakeBackAnswers {
  /** A newer change is in the way: nothing was changed, and the person decides. */
  onChangedSince: (entry: Entry) => void;
  onDone?: () => void;
}

/** Takes an entry back and reports the result. That is a new change, which can be undone. */
export function useTakeBack({ onChangedSince, onDone }: TakeBackAnswers) {
  const texts = useTexts(activityTexts);
  const say = useReportToast();
  const undoOf = useUndo();
  const failed = useFailureToast()(texts.takeBackFailed);
  const { mutate, isPending, variables } = useMutation({
    ...takeBack,
    onSuccess: (report, { entity, subject }) => {
      say(texts.tookBack, report, undoOf(entity, subject));
      onDone?.();
    },
    onError: (error, { isOverwriting, ...entry }) => {
      if (!isOverwriting && error instanceof AppError && error.reason === "changed_since")
        onChangedSince(entry);
      else failed(error);
    },
  });
  return {
    takeBack: (entry: Entry, isOverwriting = false) => mutate({ ...entry, isOverwriting }),
    /** The id of the entry that is being taken back. */
    busy: isPending ? variables.id : undefined,
  };
}

/** Whether an entry removed something, so that it is restored and not taken back. */
export const isRemoval = ({ action }: Entry): boolean => ["deleted", "trashed"].includes(action);
