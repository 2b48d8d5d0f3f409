/** Raster tiles, each all of one colour, and a Nominatim search that knows one pier. */
export const hosts = [
	'tiles.example.org',
	'nominatim.example.org',
	'tile.openstreetmap.org',
	'nominatim.openstreetmap.org',
];

/** A picture of one pixel, #5b9bd5. */
const TILE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOInn0VAAMgAcwZNb1mAAAAAElFTkSuQmCC',
	'base64'
);

export function handle( { host, path: asked }, { json } ) {
	if ( host.startsWith( 'nominatim.' ) ) {
		return json( [
			{
				osm_type: 'way',
				osm_id: 42,
				lat: '56.41',
				lon: '-5.47',
				name: 'North Pier',
				display_name: 'North Pier, Oban, Scotland',
			},
		] );
	}
	return /^\/\d+\/\d+\/\d+\.png$/.test( asked )
		? {
				status: 200,
				headers: { 'Content-Type': 'image/png' },
				body: TILE,
			}
		: undefined;
}
