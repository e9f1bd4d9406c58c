// By its full name: deno.json is what functions are deployed with, and only tests need a mail server.
export { SMTPServer } from "npm:smtp-server@3.21.6";
