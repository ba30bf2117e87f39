export const messages = {
  sentences: {
    "device.added": "[actor] añadió el dispositivo [subject]",
    "device.edited": "[actor] editó el dispositivo [subject]",
    "device.key_replaced": "[actor] reemplazó la clave del dispositivo [subject]",
    "device.linked": "[actor] vinculó el dispositivo [subject] a [vehicle]",
    "device.unlinked": "[actor] desvinculó el dispositivo [subject] de [vehicle]",
    "device.archived": "[actor] archivó el dispositivo [subject]",
    "device.restored": "[actor] restauró el dispositivo [subject]",
    "device_issue.snoozed": "[actor] pospuso una incidencia del dispositivo [subject]",
    "device_issue.unsnoozed": "[actor] reactivó una incidencia del dispositivo [subject]",
    "device_issue.assigned": "[actor] asignó una incidencia del dispositivo [subject]",
    "device_issue.unassigned": "[actor] dejó sin asignar una incidencia del dispositivo [subject]",
    "forwarder.added": "[actor] añadió el servidor Traccar [subject]",
    "forwarder.removed": "[actor] quitó el servidor Traccar [subject]",
    "vehicle_fault.cleared": "[actor] cerró la avería [fault] de [subject]",
    "vehicle_fault.reopened": "[actor] reabrió la avería [fault] de [subject]",
    "provider.connected": "[actor] conectó una cuenta de [subject]",
    "provider.disconnected": "[actor] desconectó una cuenta de [subject]",
    "provider.expired": "[actor] puso fin a la conexión de una cuenta de [subject]",
    "geofence.created": "[actor] añadió la geocerca [subject]",
    "geofence.edited": "[actor] modificó la geocerca [subject]",
    "geofence.removed": "[actor] eliminó la geocerca [subject]",
    "tracking.configured": "[actor] modificó los ajustes de seguimiento"
  }
}
