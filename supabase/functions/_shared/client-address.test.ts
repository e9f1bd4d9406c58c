import assert from "node:assert/strict";
import { clientAddress } from "./client-address.ts";

Deno.test("trusts the header that a client cannot set", () => {
  assert.equal(
    clientAddress(new Headers({ "cf-connecting-ip": "5.6.7.8", "x-forwarded-for": "1.2.3.4" })),
    "5.6.7.8",
  );
});

Deno.test("takes the first hop where no such header is set", () => {
  assert.equal(clientAddress(new Headers({ "x-forwarded-for": " 1.2.3.4 , 10.0.0.1" })), "1.2.3.4");
});

Deno.test("counts clients without an address together", () => {
  assert.equal(clientAddress(new Headers()), "unknown");
  assert.equal(clientAddress(new Headers({ "x-forwarded-for": "" })), "unknown");
});
