import type { ConsoleMessage, Page } from "playwright-core";

const NOTICED = new Set(["error", "warning"]);

/** Every console error, warning and uncaught exception of a page, with those that a test has announced. */
export class PageLog {
  readonly #lines: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];
  #isClosing = false;

  listenTo(page: Page): void {
    page.on("console", (message) => {
      if (!NOTICED.has(message.type()) || isAboutTheMachine(message.text())) return;
      if (this.#isClosing && isRead(message.text())) return;
      this.#lines.push(describe(message));
    });
    page.on("pageerror", (error) => this.#lines.push(`uncaught: ${error.stack ?? error.message}`));
  }

  /** Announces lines by their words. A line that never comes is a problem as well. */
  expect(...lines: RegExp[]): void {
    this.#expected.push(...lines);
  }

  /** Announces lines that come only on a slow machine, because a page does not wait for ever. */
  allow(...lines: RegExp[]): void {
    this.#allowed.push(...lines);
  }

  /** The browser is about to close: running reads end without an answer. */
  close(): void {
    this.#isClosing = true;
  }

  /** Lines that came without being announced, and announced ones that did not come. */
  problems(): string[] {
    const known = [...this.#expected, ...this.#allowed];
    const surprises = this.#lines.filter((line) => !known.some((words) => words.test(line)));
    const absences = this.#expected.filter((words) => !this.#lines.some((line) => words.test(line)));
    return [...surprises, ...absences.map((words) => `never said: ${words.source}`)];
  }
}

/** Tests share their machine with a database and a build: this line does not measure the page. */
const isAboutTheMachine = (text: string) => text.startsWith("Slow page load: ");

const isRead = (text: string) => text.startsWith("Could not read ");

function describe(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}
