import assert from "node:assert/strict";
import { clientAddress, throttleKeys } from "./throttle.ts";

const keys = throttleKeys("secret", "amal@example.com", "1.2.3.4");

Deno.test("gives different emails, addresses and secrets different hashes, and an email in any spelling the same", () => {
  for (const hash of Object.values(keys)) assert.match(hash, /^[0-9a-f]{64}$/);
  assert.deepEqual(throttleKeys("secret", "Amal@Example.COM", "1.2.3.4"), keys);
  assert.notEqual(throttleKeys("secret", "other@example.com", "1.2.3.4").p_email_hash, keys.p_email_hash);
  assert.notEqual(throttleKeys("secret", "amal@example.com", "1.2.3.5").p_address_hash, keys.p_address_hash);
  assert.notEqual(throttleKeys("another", "amal@example.com", "1.2.3.4").p_email_hash, keys.p_email_hash);
  const same = throttleKeys("secret", "1.2.3.4", "1.2.3.4");
  assert.notEqual(same.p_email_hash, same.p_address_hash);
});

Deno.test("takes the header that a client cannot set, else the nearest proxy's address, and not the client's claim", () => {
  const both = new Headers({ "cf-connecting-ip": "5.6.7.8", "x-forwarded-for": "1.2.3.4" });
  assert.equal(clientAddress(both), "5.6.7.8");
  assert.equal(clientAddress(new Headers({ "x-forwarded-for": " 1.2.3.4 , 10.0.0.1 " })), "10.0.0.1");
});

Deno.test("counts a 48-bit IPv6 network as one client, since a tunnel assigns it to one", () => {
  const from = (address: string) => clientAddress(new Headers({ "cf-connecting-ip": address }));
  assert.equal(from("2001:db8:1:2:3:4:5:6"), from("2001:0DB8:1:2::9"));
  assert.equal(from("2001:db8:1:2::1"), from("2001:db8:1:ffff::1"));
  assert.notEqual(from("2001:db8:1:2::1"), from("2001:db8:2:2::1"));
  // An address itself, which the auth server gets.
  assert.equal(from("2001:db8::1"), "2001:db8:0::");
  assert.equal(from("::ffff:1.2.3.4"), "1.2.3.4");
  assert.equal(from("1.2.3.4"), "1.2.3.4");
});

Deno.test("counts clients without an address together", () => {
  assert.equal(clientAddress(new Headers()), "unknown");
  assert.equal(clientAddress(new Headers({ "x-forwarded-for": "" })), "unknown");
});
