ALTER TABLE "statement_search" ADD COLUMN "metro_distance_m" integer;
--> statement-breakpoint
-- Statements that are listed already get the distance and the words of their station.
WITH station (id, lat, lng, words) AS (
  VALUES (1, 41.722825::float8, 44.718511::float8, 'მეტროს სადგური სახელმწიფო უნივერსიტეტი metro station state university станция метро государственный университет'),
    (2, 41.724034::float8, 44.730853::float8, 'მეტროს სადგური ვაჟა ფშაველა metro station vazha pshavela станция метро важа пшавела'),
    (3, 41.725486::float8, 44.745341::float8, 'მეტროს სადგური დელისი metro station delisi станция метро делиси'),
    (4, 41.727279::float8, 44.76384::float8, 'მეტროს სადგური სამედიცინო უნივერსიტეტი metro station medical university станция метро медицинский университет'),
    (5, 41.720349::float8, 44.776643::float8, 'მეტროს სადგური ტექნიკური უნივერსიტეტი metro station technical university станция метро технический университет'),
    (6, 41.726412::float8, 44.787661::float8, 'მეტროს სადგური წერეთელი metro station tsereteli станция метро церетели'),
    (7, 41.722543::float8, 44.797769::float8, 'მეტროს სადგური სადგურის მოედანი metro station station square станция метро вокзальная площадь'),
    (8, 41.691822::float8, 44.870737::float8, 'მეტროს სადგური ვარკეთილი metro station varketili станция метро варкетили'),
    (9, 41.685484::float8, 44.854465::float8, 'მეტროს სადგური სამგორი metro station samgori станция метро самгори'),
    (10, 41.686625::float8, 44.839963::float8, 'მეტროს სადგური ისანი metro station isani станция метро исани'),
    (11, 41.687995::float8, 44.826233::float8, 'მეტროს სადგური 300 არაგველი metro station 300 aragveli станция метро 300 арагвинцев'),
    (12, 41.692259::float8, 44.815841::float8, 'მეტროს სადგური ავლაბარი metro station avlabari станция метро авлабари'),
    (13, 41.694525::float8, 44.800563::float8, 'მეტროს სადგური თავისუფლების მოედანი metro station liberty square станция метро площадь свободы'),
    (14, 41.703497::float8, 44.789647::float8, 'მეტროს სადგური რუსთაველი metro station rustaveli станция метро руставели'),
    (15, 41.709594::float8, 44.796875::float8, 'მეტროს სადგური მარჯანიშვილი metro station marjanishvili станция метро марджанишвили'),
    (16, 41.733404::float8, 44.796426::float8, 'მეტროს სადგური ნაძალადევი metro station nadzaladevi станция метро надзаладеви'),
    (17, 41.74294::float8, 44.784045::float8, 'მეტროს სადგური გოცირიძე metro station gotsiridze станция метро гоциридзе'),
    (18, 41.749452::float8, 44.779994::float8, 'მეტროს სადგური დიდუბე metro station didube станция метро дидубе'),
    (19, 41.764974::float8, 44.78996::float8, 'მეტროს სადგური ღრმაღელე metro station ghrmaghele станция метро грмагеле'),
    (20, 41.775765::float8, 44.79558::float8, 'მეტროს სადგური გურამიშვილი metro station guramishvili станция метро гурамишвили'),
    (21, 41.784058::float8, 44.799918::float8, 'მეტროს სადგური სარაჯიშვილი metro station sarajishvili станция метро сараджишвили'),
    (22, 41.791056::float8, 44.814998::float8, 'მეტროს სადგური ახმეტელის თეატრი metro station akhmeteli theatre станция метро театр ахметели'),
    (23, 41.722578::float8, 44.796442::float8, 'მეტროს სადგური სადგურის მოედანი 2 metro station station square 2 станция метро вокзальная площадь 2')
), near AS (
  SELECT s.id, station.words,
    round(111320 * sqrt(power(s.latitude - station.lat, 2) + power((s.longitude - station.lng) * cos(radians(s.latitude)), 2)))::int AS metres
  FROM statements s JOIN station ON station.id = s.metro_station_id
), measured AS (
  UPDATE statement_search SET metro_distance_m = near.metres FROM near WHERE near.id = statement_search.id
)
UPDATE statement_text SET words = strip(statement_text.words || to_tsvector('simple', near.words)) FROM near WHERE near.id = statement_text.id;
