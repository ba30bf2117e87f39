export const messages = {
  sentences: {
    "device.added": "[actor] added the device [subject]",
    "device.edited": "[actor] edited the device [subject]",
    "device.key_replaced": "[actor] replaced the key of the device [subject]",
    "device.linked": "[actor] linked the device [subject] to [vehicle]",
    "device.unlinked": "[actor] unlinked the device [subject] from [vehicle]",
    "device.archived": "[actor] archived the device [subject]",
    "device.restored": "[actor] restored the device [subject]",
    "device_issue.snoozed": "[actor] snoozed an issue of the device [subject]",
    "device_issue.unsnoozed": "[actor] ended the snooze of an issue of the device [subject]",
    "device_issue.assigned": "[actor] assigned an issue of the device [subject]",
    "device_issue.unassigned": "[actor] unassigned an issue of the device [subject]",
    "forwarder.added": "[actor] added the Traccar server [subject]",
    "forwarder.removed": "[actor] removed the Traccar server [subject]",
    "vehicle_fault.cleared": "[actor] cleared the fault [fault] of [subject]",
    "vehicle_fault.reopened": "[actor] reopened the fault [fault] of [subject]",
    "provider.connected": "[actor] connected a [subject] account",
    "provider.disconnected": "[actor] disconnected a [subject] account",
    "provider.expired": "[actor] ended the connection of a [subject] account",
    "geofence.created": "[actor] added the geofence [subject]",
    "geofence.edited": "[actor] changed the geofence [subject]",
    "geofence.removed": "[actor] removed the geofence [subject]",
    "tracking.configured": "[actor] changed the tracking settings"
  }
}
