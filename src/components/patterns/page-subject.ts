import { createContext } from "react";

/** What a page is about, so that every chat and call from it can say so. */
export interface PageSubject {
  /** The slug of its service, which a lead gets. */
  service: string;
  /** What a chat from it begins with. */
  message: string;
}

/** Undefined on pages that are about no single service. */
export const PageSubjectContext = createContext<PageSubject | undefined>(undefined);
