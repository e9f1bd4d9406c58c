import { readAdminRequest } from "./local/admin-request";
import { runCommand } from "./local/failure";
import { generatePassword } from "./local/keys";
import { createStaffAccount } from "./local/staff-account";

await runCommand(async () => {
  const request = readAdminRequest(process.argv.slice(2), process.env);
  const password = generatePassword();
  const outcome = await createStaffAccount({ ...request, password });
  const who = `${request.email} is ${request.role === "owner" ? "an owner" : "an editor"} on ${request.apiUrl}`;
  console.log(
    outcome === "created"
      ? `${who}. Password, shown this once: ${password}`
      : `${who}. The account was there before and keeps its password.`,
  );
  return 0;
});
