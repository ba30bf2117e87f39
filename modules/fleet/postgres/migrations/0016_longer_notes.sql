-- Room for two notes of 500 letters of four bytes: why a vehicle was blocked, and why it is released.
alter table fleet.timeline drop constraint timeline_details_check,
  add constraint timeline_details_check check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 8000);
