import type { TopicSet } from "@/content/publishing-topics";

const SET_OF_NAME: ReadonlyMap<string, TopicSet> = new Map([
  ["nursing", "nursing"],
  ["care", "care"],
  ["care-nursing", "care-nursing"],
  ["nursing-care", "care-nursing"],
  ["nursing-care-both", "care-nursing"],
  ["lab-iv", "lab-iv"],
]);

interface PublishingMode {
  /** The set that the address names. */
  set: TopicSet;
  /** Whether it is published without anyone pressing a button. */
  isAutomatic: boolean;
  /** The sets that have a button, in its order. */
  offered: readonly TopicSet[];
  /** Only the parameters that the page reads: without `autorun`, and with it where it was given. */
  search: string;
  searchWithStart: string;
}

/** Reads `set` and `autorun` of a publishing address. Values that are unknown or given twice are not there. */
export function publishingModeOf(search: string): PublishingMode {
  const query = new URLSearchParams(search);
  const only = (name: string) => {
    const values = query.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  };
  const name = only("set") ?? "";
  const set = SET_OF_NAME.get(name);
  const isAutomatic = only("autorun") === "1";
  const plain = `?admin=1${set ? `&set=${name}` : ""}`;
  return {
    set: set ?? "default",
    isAutomatic,
    // Both groups at once are offered where no other set was asked for.
    offered: [
      "default",
      "lab-iv",
      "nursing",
      "care",
      ...(set === undefined || set === "care-nursing" ? (["care-nursing"] as const) : []),
    ],
    search: plain,
    searchWithStart: isAutomatic ? `${plain}&autorun=1` : plain,
  };
}
