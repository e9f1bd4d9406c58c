import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { WithNumbers } from "./with-numbers";

it("a typed text keeps its lines, and its numbers run from left to right", () => {
  const { container } = render(<WithNumbers text={"الأحد 8-20\nاتصل +971 4 000 0000\n\nأو زرنا"} />);
  expect(container.innerHTML).toBe('الأحد 8-20<br>اتصل <bdi dir="ltr">+971 4 000 0000</bdi><br><br>أو زرنا');
});

it.each([
  [
    "فيتامين B12 وتحليل HbA1c",
    'فيتامين <bdi dir="ltr" class="font-latin">B12</bdi> وتحليل <bdi dir="ltr" class="font-latin">HbA1c</bdi>',
  ],
  ["راسلنا على desk2@example.com.", 'راسلنا على <bdi dir="ltr" class="font-latin">desk2@example.com</bdi>.'],
  [
    "الخدمة على http://127.0.0.1:8150/go/a1؟",
    'الخدمة على <bdi dir="ltr" class="font-latin">http://127.0.0.1:8150/go/a1</bdi>؟',
  ],
  [
    "العنوان (H1) و800-CARE",
    'العنوان (<bdi dir="ltr" class="font-latin">H1</bdi>) و<bdi dir="ltr" class="font-latin">800-CARE</bdi>',
  ],
  ["Dubai Marina في 20-30 دقيقة", "Dubai Marina في 20-30 دقيقة"],
  ["Vitamin B12 and HbA1c", "Vitamin B12 and HbA1c"],
])("%j keeps Latin words with figures in one typeface between Arabic ones", (text, html) => {
  const { container } = render(<WithNumbers text={text} />);
  expect(container.innerHTML).toBe(html);
});
