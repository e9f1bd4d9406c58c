import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { WithNumbers } from "./with-numbers";

it("a typed text keeps its lines, and its numbers run from left to right", () => {
  const { container } = render(<WithNumbers text={"الأحد 8-20\nاتصل +971 4 000 0000\n\nأو زرنا"} />);
  expect(container.innerHTML).toBe('الأحد 8-20<br>اتصل <bdi dir="ltr">+971 4 000 0000</bdi><br><br>أو زرنا');
});
