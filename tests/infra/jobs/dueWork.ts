/** Statements that prepare work for every scheduled job; names after a $ stand for ids. */
export const DUE = `
  update tenancy.invitations set expires_at = now() - interval '1 second';
  insert into identity.deletions (user_id, requested_at, due_at, undo_hash, organizations)
  values ('$leaving', now() - interval '8 days', now() - interval '1 day', decode(repeat('ab', 32), 'hex'), '{}');
  update identity.sessions set expires_at = now() - interval '1 second' where user_id = '$gone';
  insert into tokens.personal_tokens (id, user_id, name, hash, scopes, created_at, expires_at)
  values (gen_random_uuid(), '$there', 'Old', sha256('old'), '{vehicles.read}', now() - interval '2 days',
    now() - interval '1 day');
  insert into notifications.notifications (user_id, id, event_id, kind, title, message, shown, created_at)
  values
    ('$there', gen_random_uuid(), gen_random_uuid(), 'security', 'Old', '', true, now() - interval '181 days'),
    ('$there', '019aa000-0000-7000-8000-00000000000a', gen_random_uuid(), 'security', 'Due', '', true, now());
  insert into notifications.deliveries (user_id, id, notification_id, channel, due_at)
  values ('$there', gen_random_uuid(), '019aa000-0000-7000-8000-00000000000a', 'email', now() - interval '1 minute');
  update app.outbox set occurred_at = now() - interval '8 days';
  insert into app.mails (id, kind, recipient, status, queued_at)
  values (gen_random_uuid(), 'test.old', 'old@example.com', 'failed', now() - interval '31 days');
  insert into app.mails (id, kind, recipient, reference, queued_at)
  values (gen_random_uuid(), 'test.waited-for', 'young@example.com', 'x', now() - interval '2 days');
  update telematics.attempts set started_at = now() - interval '1 hour', expires_at = now() - interval '1 second';
  update telematics.proofs set expires_at = now() - interval '1 second' where user_id = '$late';
  insert into files.files
    (organization_id, id, user_id, kind, name, file, parts, received, stored_bytes, created_at, unlinked_at)
  select organization_id, gen_random_uuid(), user_id, 'file', 'Old.pdf', repeat('0', 64), 1, 1, 1, now(),
    now() - interval '2 days'
  from tenancy.members where user_id = '$there';
  insert into views.saved_views (organization_id, id, user_id, list, name, query, columns, shared, version,
    created_at, updated_at, deleted_at)
  select organization_id, gen_random_uuid(), user_id, 'customers', 'Old', '', '[]', false, 1,
    now(), now(), now() - interval '2 days'
  from tenancy.members where user_id = '$there';
  insert into imports.imports (organization_id, id, target, file_name, size, state, created_at, changed_at, batches, has_rows)
  select organization_id, gen_random_uuid(), 'customers', 'Old.csv', 1, state, now(), now() - interval '31 days', 1, rows
  from tenancy.members, (values ('finished', true), ('uploading', false)) as old (state, rows) where user_id = '$there';
  insert into imports.batches (organization_id, import_id, number, first_line, last_line, rows)
  select organization_id, id, 0, 1, 1, '[[1, ["Old"]]]' from imports.imports where has_rows;
  insert into fleet.vehicles (organization_id, id, unit_number, name_key, kind, vin_status, lifecycle, lifecycle_since,
    safety, version, created_at, updated_at)
  select organization_id, '$vehicle', 'V-1', 'v-1', 'van', 'unchecked', 'in_service', now(), 'ok', 1, now(), now()
  from tenancy.members where user_id = '$there';
  update fleet.vehicles set make = 'Ford', model = 'Transit', model_year = 2024 where id = '$vehicle';
  insert into files.files
    (organization_id, id, user_id, kind, name, file, parts, received, stored_bytes, created_at, unlinked_at)
  select organization_id, '$vehicle', user_id, 'photo', 'V-1.jpg', repeat('1', 64), 1, 1, 1, now(), now()
  from tenancy.members where user_id = '$there';
  insert into fleet.documents (organization_id, id, vehicle_id, type, expires_on, required, lead_days, remind_on,
    created_at, updated_at)
  select organization_id, '$vehicle', '$vehicle', 'permit', now() - interval '3 days', false, '{}',
    now() - interval '2 days', now(), now()
  from tenancy.members where user_id = '$there';
  insert into fleet.photos (organization_id, id, vehicle_id, file_id, position, added_at, removed_at)
  select organization_id, '$vehicle', '$vehicle', '$vehicle', 1, now(), now() - interval '2 days'
  from tenancy.members where user_id = '$there';
  insert into telematics.devices (organization_id, id, source, name, key_hash, created_at, updated_at)
  select organization_id, '$vehicle', 'tracker', 'V-1', sha256('V-1'), now(), now()
  from tenancy.members where user_id = '$there';
  insert into telematics.device_links (organization_id, id, device_id, vehicle_id, linked_from, created_at)
  select organization_id, '$vehicle', '$vehicle', '$vehicle', now() - interval '5 days', now()
  from tenancy.members where user_id = '$there';
  insert into maintenance.tasks (organization_id, id, name, system, version, created_at, updated_at)
  select id, '$vehicle', 'Oil', 'engine', 1, now(), now() from tenancy.organizations;
  insert into maintenance.programs (organization_id, id, name, version, created_at, updated_at)
  select id, '$vehicle', 'Vans', 1, now(), now() from tenancy.organizations;
  insert into maintenance.program_items (organization_id, id, program_id, task_id, position, every_days, tolerance_pct, recur)
  select id, '$vehicle', '$vehicle', '$vehicle', 0, 30, 0, 'from_completion' from tenancy.organizations;
  insert into maintenance.schedules (organization_id, id, vehicle_id, program_id, item_id, origin_on, created_at)
  select id, '$vehicle', '$vehicle', '$vehicle', '$vehicle', now() - interval '99 days', now() from tenancy.organizations;
  insert into maintenance.occurrences (organization_id, id, schedule_id, vehicle_id, program_id, item_id, task_id, seq,
    state, from_on, name_key, created_at)
  select id, '$vehicle', '$vehicle', '$vehicle', '$vehicle', '$vehicle', '$vehicle', 1, 'due', now() - interval '99 days',
    'v-1', now() from tenancy.organizations;
  -- Where it is day, because nobody is reminded of services at night.
  update tenancy.organizations set time_zone =
    case when extract(hour from now() at time zone 'UTC') between 9 and 18 then 'UTC' else 'Asia/Kamchatka' end;
  insert into maintenance.defects (organization_id, id, number, vehicle_id, title, system, severity, blocking, source,
    reported_at, says_unsafe, state, deferred_until, deferred_by, deferral_reason, version, updated_at)
  select id, '$vehicle', 1001, '$vehicle', 'Left mirror', 'glass_mirrors', 'minor', false, 'driver', now(), false,
    'deferred', now() - interval '3 days', '$there', 'No time', 1, now() from tenancy.organizations;
  insert into inspections.forms (organization_id, id, name, use, jurisdiction, retention_months, draft, version,
    created_at, updated_at)
  select id, '$vehicle', 'Daily check', 'daily', 'none', 1, '[]', 1, now(), now() from tenancy.organizations;
  insert into inspections.form_versions (organization_id, form_id, n, name, sections, items, published_at, published_by)
  select id, '$vehicle', 1, 'Daily check', '[]', 1, now(), '$there' from tenancy.organizations;
  insert into inspections.inspections (organization_id, id, form_id, form_version, vehicle_id, performed_by, started_at,
    finished_at, device_at, clock_offset, received_at, at, answers, readings, result, answered, failed, photos, flags,
    keep_until)
  select id, '$vehicle', '$vehicle', 1, '$vehicle', '$there', old, old, old, 0, old, old, '[]', '[]', 'pass', 0, 0, 0,
    '{}', now() - interval '1 day'
  from tenancy.organizations, (values (now() - interval '99 days')) as inspected (old);
  insert into inspections.schedules (organization_id, id, form_id, rule, cadence, every_days, starts_on, grace_hours,
    required, reported_until, version, created_at, updated_at)
  select id, '$vehicle', '$vehicle', '{"by":"all"}', 'every_days', 1, now() - interval '3 days', 0, false,
    now() - interval '3 days', 1, now(), now()
  from tenancy.organizations;
  select telematics.prepare_positions(now() - interval '500 days');
  insert into telematics.positions (organization_id, device_id, fixed_at, latitude, longitude, received_at, quality)
  select organization_id, '$vehicle', fixed_at, 1, 1, fixed_at, 'good'
  from tenancy.members, (values (now() - interval '500 days'), (now() - interval '2 days')) as old (fixed_at)
  where user_id = '$there';
  update telematics.device_states set seen_at = now() - interval '2 days', derive_from = now() - interval '3 days',
    measured = jsonb_build_object('at', now() - interval '2 days', 'odometer', 1000000)
  where device_id = '$vehicle';
  insert into telematics.geofences (organization_id, id, name, shape, bounds, on_enter, on_exit, dwell_after,
    watched_from, created_at, updated_at)
  select organization_id, '$vehicle', 'Depot', '{"kind":"circle","center":{"latitude":1,"longitude":1},"radius":100}',
    '{"south":0,"west":0,"north":2,"east":2}', true, true, 60, now() - interval '1 day', now(), now()
  from tenancy.members where user_id = '$there';
  insert into telematics.geofence_markers (organization_id, vehicle_id, fixed_at)
  select organization_id, '$vehicle', now() - interval '2 hours' from tenancy.members where user_id = '$there';
  insert into telematics.geofence_states (organization_id, geofence_id, vehicle_id, state)
  select organization_id, '$vehicle', '$vehicle', '{"side":"inside","since":"2026-01-01T00:00:00.000Z",
    "changing":null,"dwelled":false,"speeding":null,"evaluated_at":null}'
  from tenancy.members where user_id = '$there';
  update telematics.dimo_tokens set expires_at = now() - interval '1 second' where user_id = '$late'`
