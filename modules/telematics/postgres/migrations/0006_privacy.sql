-- What an organization decided about positions. Without a row: 400 days, tracked at all times.
create table telematics.tracking_settings (
  organization_id uuid primary key references tenancy.organizations (id) on delete cascade,
  retention_days integer not null default 400 check (retention_days between 7 and 1000),
  -- Hours of the week, as in `WeeklyHours`; positions of other times are hidden. Null: never.
  tracked_hours jsonb,
  updated_at timestamptz not null
);

-- What someone drove a vehicle for. Positions of private drives are visible to them alone.
create table telematics.drive_purposes (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('business', 'private')),
  begins_at timestamptz not null check (isfinite(begins_at)),
  -- The first instant after it. Null while it lasts.
  ends_at timestamptz check (isfinite(ends_at)),
  created_at timestamptz not null,
  period tstzrange not null generated always as (tstzrange(begins_at, ends_at)) stored,
  primary key (organization_id, id),
  check (ends_at > begins_at),
  constraint of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade,
  constraint one_purpose_at_a_time exclude using gist
    (organization_id with =, vehicle_id with =, period with &&)
);
select app.protect_tenant_table('telematics.tracking_settings');
select app.protect_tenant_table('telematics.drive_purposes');
select app.count_storage('telematics.tracking_settings');
select app.count_storage('telematics.drive_purposes');
grant select, insert, update, delete on telematics.tracking_settings, telematics.drive_purposes
  to motorpool_app, motorpool_system;

-- The hours of the week as times of each day: what ends before it begins ends on the next day.
create function telematics.is_tracked(at timestamptz, hours jsonb, zone text) returns boolean
  language sql stable parallel safe set search_path = ''
begin atomic
  select hours is null or exists (
    select from jsonb_array_elements(hours) as h (part)
    cross join lateral (select at at time zone zone as local) clock
    cross join lateral (select (part ->> 'from')::time as from_time, (part ->> 'until')::time as until_time) times
    cross join lateral (
      select part -> 'days' @> to_jsonb(extract(isodow from local)::int) as today,
        part -> 'days' @> to_jsonb(extract(isodow from local - interval '1 day')::int) as yesterday
    ) day
    where case when from_time < until_time then today and local::time >= from_time and local::time < until_time
      else from_time > until_time
        and (today and local::time >= from_time or yesterday and local::time < until_time) end
  );
end;

-- The same for all instants of a period. Null if all are shown.
create function telematics.tracked_times(hours jsonb, zone text, from_at timestamptz, until_at timestamptz)
  returns tstzmultirange
  language sql stable parallel safe set search_path = ''
begin atomic
  select case when hours is not null then (
    select coalesce(range_agg(tstzrange(
        (day.day + (h.part ->> 'from')::time) at time zone zone,
        (day.day + (h.part ->> 'until')::time::interval
          + case when (h.part ->> 'until')::time < (h.part ->> 'from')::time then interval '1 day' else interval '0' end)
          at time zone zone)), '{}')
    from generate_series(
      -- Not dates: they would become instants of the session's time zone.
      date_trunc('day', from_at at time zone zone) - interval '1 day', until_at at time zone zone, interval '1 day')
      as day (day)
    join jsonb_array_elements(hours) as h (part)
      on h.part -> 'days' @> to_jsonb(extract(isodow from day.day)::int)
        and (h.part ->> 'until')::time <> (h.part ->> 'from')::time
  ) end;
end;
revoke execute on function telematics.is_tracked(timestamptz, jsonb, text),
  telematics.tracked_times(jsonb, text, timestamptz, timestamptz) from public;
grant execute on function telematics.is_tracked(timestamptz, jsonb, text),
  telematics.tracked_times(jsonb, text, timestamptz, timestamptz) to motorpool_app, motorpool_system;
