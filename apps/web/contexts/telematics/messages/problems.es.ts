import type { ProblemValues } from "../../../i18n/messages/problems.en.ts"

export const messages = {
  provider_not_configured: "No se ha podido generar la dirección de autorización.",
  "provider_not_configured.vehicles":
    "DIMO no está disponible en esta instalación. Los datos ya cargados se conservan.",
  provider_unavailable: "DIMO no responde en este momento. Inténtelo de nuevo en unos minutos.",
  "provider_unavailable.start": "No se ha podido generar la dirección de autorización.",
  "provider_unavailable.exchange": "El intercambio del token ha fallado.",
  connection_attempt_invalid:
    "Este intento de conexión ya no es válido. Empiece de nuevo desde Dispositivos.",
  device_exists: "Otro dispositivo ya tiene este IMEI.",
  "device_exists.external_id": "Este dispositivo ya se añadió.",
  link_overlaps: "Este dispositivo está en otro vehículo durante ese tiempo. Desvincúlelo primero.",
  "link_overlaps.vehicle": "Este vehículo tiene otro dispositivo durante ese tiempo. Desvincúlelo primero.",
  link_period_invalid: "El final debe ser posterior al comienzo, y el comienzo no puede estar en el futuro.",
  device_archived: "Este dispositivo está archivado. Restáurelo primero.",
  device_has_no_key: "Este dispositivo envía sus datos a través de otro servicio, así que no tiene clave.",
  snooze_invalid: "Elija un momento futuro, como máximo dentro de un año.",
  issue_closed: "Esta incidencia está cerrada y ya no se puede cambiar.",
  too_many_forwarders: "Una organización puede tener 50 servidores Traccar. Elimine alguno que ya no use.",
  too_many_geofences: "Una organización puede tener 500 geocercas. Elimine alguna que ya no necesite.",
  not_the_driver: "Solo puede hacerlo el conductor que tiene el vehículo en ese momento.",
  purpose_taken: "Otro conductor ya ha indicado el motivo de este viaje.",
  trip_under_way: "Este viaje aún no ha terminado. Inicie un viaje privado en su lugar.",
  token_refused: "El intercambio del token ha fallado.",
  period_too_long: ({ days }: ProblemValues): string =>
    `Elija un período de ${days === 1 ? "un día" : `${days} días`} como máximo.`
}
