interface Step {
  title: string;
  text: string;
}

/** Numbered doorways on one dashed line: downwards on phones, along the reading direction elsewhere. */
export function StepsLine({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-0">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="line-to-next relative grid grid-cols-[auto_1fr] gap-x-5 md:block md:pe-10"
        >
          <span
            aria-hidden="true"
            className="bg-primary text-primary-foreground relative z-10 grid size-11 place-items-center rounded-[22px_22px_8px_8px] font-bold"
          >
            {index + 1}
          </span>
          <div className="md:mt-4">
            <h3>{step.title}</h3>
            <p className="text-muted-foreground mt-1">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
