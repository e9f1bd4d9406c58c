// Loaded before a program that is measured: its last line says what it has used.
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1_024 }));
});
