#!/bin/sh
# Package: @netlify/redirects 3.1.10 (with netlify-redirector 0.5.0), the engine of Netlify's development server.
# Documentation: "special characters in paths must be url-encoded", with the example /authors/c%C3%A9line
#   (https://docs.netlify.com/manage/routing/redirects/overview#syntax-for-the-_redirects-file).
# Seen: a rule for the encoded path is never followed. The engine decodes the address that is asked for and compares it
#   with the rule as it is written, so only a rule with the letters themselves is followed, for both spellings of the address.
# Exits with 1 when that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @netlify/redirects@3.1.10 netlify-redirector@0.5.0
mkdir encoded letters
printf '/authors/c%%C3%%A9line /about 301\n' > encoded/_redirects
printf '/authors/c\303\251line /about 301\n' > letters/_redirects
cat > check.js <<'JS'
import { RedirectsHandler } from "@netlify/redirects";

const options = { configRedirects: [], jwtRoleClaim: "", jwtSecret: "" };
const seen = [];
for (const rule of ["encoded", "letters"]) {
  const handler = new RedirectsHandler({ ...options, projectDir: rule, publicDir: rule });
  for (const path of ["/authors/c%C3%A9line", "/authors/c%c3%a9line"]) {
    const match = await handler.match(new Request(`http://localhost${path}`));
    seen.push(`rule ${rule}, asked for ${path}: ${match?.statusCode ?? "no rule"}`);
  }
}
console.log(seen.join("\n"));
const expected = ["no rule", "no rule", "301", "301"];
process.exitCode = seen.every((line, index) => line.endsWith(`: ${expected[index]}`)) ? 0 : 1;
JS
node check.js
