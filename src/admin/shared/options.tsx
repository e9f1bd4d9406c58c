interface OptionsProps<Value extends string> {
  of: readonly Value[];
  /** What a value is called; its own name where it is left out. */
  label?: (value: Value) => string | undefined;
}

/** The choices of a select, or what a field suggests. */
export function Options<Value extends string>({ of, label }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {label ? label(value) : value}
    </option>
  ));
}
