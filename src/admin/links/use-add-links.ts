import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { addLinks, type NewLink } from "@/data/staff/campaigns";
import { useFailureToast } from "../shared/failure-text";

/**
 * Adds links, all or none. The link of a code keeps its id while the dialog is open, so that a second press after a lost answer
 * adds no link twice.
 * @param failedTitle the title of the message about a failure
 */
export function useAddLinks(failedTitle: string, onAdded: () => void) {
  const [ids] = useState(() => new Map<string, string>());
  const failed = useFailureToast();
  const { mutate, isPending } = useMutation({
    ...addLinks,
    onSuccess: onAdded,
    onError: failed(failedTitle),
  });
  const idOf = (code: string): string => {
    const id = ids.get(code) ?? crypto.randomUUID();
    ids.set(code, id);
    return id;
  };
  const add = (links: readonly NewLink[]) => mutate(links.map((link) => ({ ...link, id: idOf(link.code) })));
  return { add, isAdding: isPending };
}
