// Loaded before a server that must not outlive the script that started it, even after kill -9.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"))
process.channel?.unref()
