export const messages = {
  page: { title: "Devices", subtitle: "DIMO devices", breadcrumb: "Device Issues" },
  keywords: "vehicles cars fleet tracker telematics obd dimo",
  quickLink: "Vehicles shared through DIMO",
  connect: {
    title: "Connect DIMO",
    keywords: "devices vehicles telematics tracker wallet link reconnect"
  },
  disconnect: {
    title: "Disconnect DIMO",
    keywords: "devices vehicles telematics tracker wallet unlink remove"
  },
  setup: { title: "Connect your vehicles", about: "Share their data through DIMO." }
}
