import { useEffect, useState } from "react";

const SETTLED_AFTER_MS = 300;

/** A value as it was when nobody typed for a moment: for what is asked of the server while one types. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
