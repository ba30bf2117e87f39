export const messages = {
  page: { title: "Devices", subtitle: "DIMO devices", breadcrumb: "Device Issues" },
  mapPage: {
    title: "Vehicle Map",
    subtitle: "Real-time vehicle locations",
    keywords: "vehicles cars fleet location position tracking geofence"
  },
  keywords: "vehicles cars fleet tracker phone gps telematics obd dimo issues faults dtc",
  quickLink: "Vehicles shared through DIMO",
  addDevice: { title: "Add device", keywords: "tracker phone gps traccar imei sim new create" },
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
