import { CalendarDays } from "lucide-react";
import { useRef, useState, type ComponentProps } from "react";
import { Input } from "@/components/ui/staff/form-controls";
import { cn } from "@/lib/class-names";
import { clockTime, type Day, isDay, startOfDubaiDay, todayInDubai, writtenDay } from "@/lib/dubai-time";
import { formatDate } from "@/i18n/format";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

type InputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "min" | "max">;

interface DayInputProps extends InputProps {
  /** A day; or what somebody wrote that is none. */
  value: string;
  /** Of the calendar. */
  min?: Day;
  max?: Day;
  onChange: (value: string) => void;
}

/**
 * A day, written as everywhere else in the person's language: a browser's own field writes it as the device's country does. It is typed
 * in any common form, or chosen in the browser's own calendar, which on a touch screen opens by itself.
 */
export function DayInput({ value, min, max, onChange, onBlur, className, ...input }: DayInputProps) {
  const locale = useLocale();
  const { chooseDay } = useTexts(commonTexts);
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const shown = isDay(value) ? formatDate(startOfDubaiDay(value), locale) : value;
  const finish = () => {
    if (typed === undefined) return;
    onChange(writtenDay(typed, todayInDubai()) ?? typed.trim());
    setTyped(undefined);
  };
  return (
    <span className="relative block">
      <Input
        autoComplete="off"
        {...input}
        className={cn("pe-10", className)}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(writtenDay(target.value) ?? target.value.trim());
        }}
        onBlur={(event) => {
          finish();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") finish();
          if (event.key !== "ArrowDown" || !event.altKey) return;
          event.preventDefault();
          calendar.current?.showPicker();
        }}
      />
      <CalendarDays
        aria-hidden="true"
        className="text-muted-foreground pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2"
      />
      {/* It is there to be pressed; by keyboard, the text is faster. */}
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-label={chooseDay}
        disabled={input.disabled === true || input.readOnly === true}
        value={isDay(value) ? value : ""}
        min={min}
        max={max}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.value);
        }}
        className="absolute inset-y-0 end-0 w-12 cursor-pointer opacity-0 pointer-coarse:w-full [&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-0 [&::-webkit-calendar-picker-indicator]:size-full [&::-webkit-calendar-picker-indicator]:cursor-pointer"
      />
    </span>
  );
}

interface ClockInputProps extends InputProps {
  value: string;
  onChange: (value: string) => void;
}

/** A time of the day in 24 hours: a browser's own field writes it as the device's country does, with AM and PM. */
export const ClockInput = ({ value, onChange, ...input }: ClockInputProps) => (
  <Input
    dir="ltr"
    inputMode="numeric"
    autoComplete="off"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onBlur={() => onChange(clockTime(value) ?? value)}
    {...input}
  />
);
