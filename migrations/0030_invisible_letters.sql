-- What is searched by has no invisible characters any more, which texts are copied with.
UPDATE doctors
SET
  name_key = normalize(name),
  specialization_key = normalize(specialization),
  hospital_key = normalize(hospital),
  search_text = normalize(name) || char(10) || normalize(specialization) || char(10) || normalize(hospital)
    || char(10) || normalize(languages),
  staff_search_text = normalize(email) || char(10) || normalize(qualification);

UPDATE applications
SET search_text = normalize(name) || char(10) || normalize(email) || char(10) || normalize(phone)
  || char(10) || normalize(position)
WHERE search_text <> normalize(name) || char(10) || normalize(email) || char(10) || normalize(phone)
  || char(10) || normalize(position);
