import { useEffect, useState } from "react";

const QUIET_MS = 400;
const LATEST_MS = 1500;

/**
 * A value as it was when it last stood still and the browser had nothing better to do: what is made from it never stands
 * between a person and the next letter. Give it the same object for the same content.
 */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let idle = 0;
    const timer = setTimeout(() => {
      // Safari has no idle time to ask for.
      if (typeof requestIdleCallback === "function") {
        idle = requestIdleCallback(() => setSettled(value), { timeout: LATEST_MS });
      } else setSettled(value);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      if (idle) cancelIdleCallback(idle);
    };
  }, [value]);
  return settled;
}
