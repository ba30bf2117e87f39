import { notificationKind } from "#kernel"

export const geofenceCrossed = notificationKind({
  name: "geofence_crossed",
  icon: "place",
  label: { en: "Geofences", es: "Geocercas" },
  about: {
    en: "A vehicle enters or leaves a geofence, or stays there for long.",
    es: "Un vehículo entra en una geocerca, sale de ella o se queda mucho tiempo."
  },
  channels: { app: "on", email: "off", push: "off" },
  audience: "members"
})

export const vehicleSpeeding = notificationKind({
  name: "vehicle_speeding",
  icon: "speed",
  label: { en: "Vehicles that are too fast", es: "Vehículos demasiado rápidos" },
  about: {
    en: "A vehicle exceeds the speed limit of a geofence.",
    es: "Un vehículo supera el límite de velocidad de una geocerca."
  },
  channels: { app: "on", email: "off", push: "off" },
  audience: "members"
})

export const geofencesNotifications = [geofenceCrossed, vehicleSpeeding]
