import { useInsertionEffect, useRef } from "react";

/** What was given last, for handlers that must not change with it. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
