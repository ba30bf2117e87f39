select app.count_storage('telematics.attempts');
select app.count_storage('telematics.dimo_tokens');
select app.count_storage('telematics.shared_vehicles');
select app.count_storage('telematics.shared_devices');
