import { formatNumber } from "@/i18n/format";

const BYTES_PER_KB = 1024;

/** Bytes in KB with a fixed number of decimals: `1,234.5`. */
export function formatKilobytes(bytes: number, decimals: number): string {
  const [whole = "", fraction] = (bytes / BYTES_PER_KB).toFixed(decimals).split(".");
  return fraction === undefined ? formatNumber(Number(whole)) : `${formatNumber(Number(whole))}.${fraction}`;
}
