const STILL_MS = 120;
/** Wheel events closer together than this are one gesture, including its momentum. */
const GESTURE_GAP_MS = 150;
const WHEEL_STEP_PX = 30;

type Show = (step: 1 | -1) => void;
type Direction = "ltr" | "rtl";

/** Calls back when the element has stopped scrolling and no finger touches it. @returns a function that cancels the wait */
export function onScrollSettled(element: HTMLElement, callback: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let isHeld = false;
  const wait = () => {
    clearTimeout(timer);
    if (!isHeld) timer = setTimeout(finish, STILL_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const finish = () => {
    stop();
    callback();
  };
  const holding = (value: boolean) => () => {
    isHeld = value;
    wait();
  };
  const options = { passive: true, signal: listening.signal };
  element.addEventListener("scroll", wait, options);
  element.addEventListener("touchstart", holding(true), options);
  element.addEventListener("touchend", holding(false), options);
  element.addEventListener("touchcancel", holding(false), options);
  wait();
  return stop;
}

/** Makes one sideways movement on a trackpad, or of a wheel with Shift, one step. @returns a function that stops listening */
export function listenToWheel(element: HTMLElement, direction: Direction, show: Show): () => void {
  let travelled = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let hasStepped = false;
  const onWheel = (event: WheelEvent) => {
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!isSideways || sideways === 0) return;
    // Otherwise the browser would go back in the history.
    event.preventDefault();
    if (event.timeStamp - lastAt > GESTURE_GAP_MS) [travelled, hasStepped] = [0, false];
    lastAt = event.timeStamp;
    travelled += sideways;
    if (hasStepped || Math.abs(travelled) < WHEEL_STEP_PX) return;
    hasStepped = true;
    show(travelled > 0 === (direction === "ltr") ? 1 : -1);
  };
  element.addEventListener("wheel", onWheel, { passive: false });
  return () => element.removeEventListener("wheel", onWheel);
}

/** Makes the arrow keys steps, in the reading direction. @returns a function that stops listening */
export function listenToKeys(element: HTMLElement, direction: Direction, show: Show): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isSideways = event.key === "ArrowRight" || event.key === "ArrowLeft";
    if (!isSideways || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show((event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1);
  };
  element.addEventListener("keydown", onKey);
  return () => element.removeEventListener("keydown", onKey);
}
