// Loaded before a server that must not outlive the script that started it (kill -9 tells nobody).
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"))
process.channel?.unref()
