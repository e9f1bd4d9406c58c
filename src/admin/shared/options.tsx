interface OptionsProps<Value extends string> {
  of: readonly Value[];
  /** The label of a value; by default the value itself. */
  label?: (value: Value) => string | undefined;
}

/** The options of a select, or the suggestions of a field. */
export function Options<Value extends string>({ of, label }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {label ? label(value) : value}
    </option>
  ));
}
