import { createStaffAccount, readAdminRequest, resetStaffPassword } from "./local/staff-account";
import { runCommand } from "./local/failure";
import { generatePassword } from "./local/keys";

await runCommand(async () => {
  const request = readAdminRequest(process.argv.slice(2), process.env);
  const password = generatePassword();
  if (request.isReset) {
    await resetStaffPassword({ ...request, password });
    console.log(`${request.email} is signed out everywhere. New password, shown this once: ${password}`);
    return;
  }
  const outcome = await createStaffAccount({ ...request, password });
  const who = `${request.email} has the role ${request.role} on ${request.apiUrl}`;
  console.log(
    outcome === "created"
      ? `${who}. Password, shown this once: ${password}`
      : `${who}. The account was there before and keeps its password.`,
  );
});
