import { createContext } from "react";

/** The subject of a page, for the chats and calls that start on it. */
export interface PageSubject {
  /** The slug of the service, which becomes the lead's. */
  service: string;
  /** The first words of a chat. */
  message: string;
}

/** Undefined on pages that are not about one service. */
export const PageSubjectContext = createContext<PageSubject | undefined>(undefined);
