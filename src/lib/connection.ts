/** What browsers with the Network Information API know about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
