/**
 * GIPHY, asked by browsers alone. Keys that hold `dead` are refused; `nothing` finds nothing. Search results are `boat1` … `boat10`
 * for `boat`, each with a shape of its own; `square` is a GIF of that shape.
 */
export const hosts = [
	'api.giphy.com',
	'giphy.com',
	'media.giphy.com',
	'gph.is',
];

/** A picture of one pixel, #5b9bd5. */
const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOInn0VAAMgAcwZNb1mAAAAAElFTkSuQmCC',
	'base64'
);

const toGif = ( id, width, height ) => ( {
	type: 'gif',
	id,
	url: `https://giphy.com/gifs/${ id }`,
	embed_url: `http://giphy.com/embed/${ id }`,
	title: `GIF ${ id }`,
	rating: 'g',
	images: {
		original: { url: '', width: String( width ), height: String( height ) },
		downsized_still: {
			url: `https://media.giphy.com/media/${ id }/downsized_s.gif`,
			width: '100',
			height: '100',
		},
	},
} );

const meta = { status: 200, msg: 'OK', response_id: 'x' };

export function handle( { host, path, query }, { json } ) {
	if ( host === 'media.giphy.com' ) {
		return {
			status: 200,
			headers: { 'Content-Type': 'image/png' },
			body: PIXEL,
		};
	}
	if ( host === 'gph.is' ) {
		return {
			status: 301,
			headers: { Location: 'https://giphy.com/gifs/a-boat-square' },
			body: '',
		};
	}
	if ( host === 'giphy.com' ) {
		return {
			status: 200,
			headers: { 'Content-Type': 'text/html' },
			body: `<!doctype html><html lang="en"><title>GIF</title><body style="margin:0;background:#5b9bd5;color:#000"><main><h1>GIF ${ path.split( '/' ).pop() }</h1></main></body></html>`,
		};
	}
	const key = query.get( 'api_key' ) ?? '';
	if ( key === '' || key.includes( 'dead' ) ) {
		return json(
			{ data: [], meta: { status: 401, msg: 'Unauthorized' } },
			401
		);
	}
	if ( path === '/v1/gifs/search' ) {
		const term = query.get( 'q' ).replace( /\W/g, '' );
		const count = term === 'nothing' ? 0 : Number( query.get( 'limit' ) );
		const data = Array.from( { length: count }, ( _, index ) =>
			toGif( `${ term }${ index + 1 }`, 480, 270 + index * 30 )
		);
		return json( {
			data,
			pagination: { total_count: count, count, offset: 0 },
			meta,
		} );
	}
	const [ , id ] = /^\/v1\/gifs\/(\w+)$/.exec( path ) ?? [];
	return id ? json( { data: toGif( id, 400, 400 ), meta } ) : undefined;
}
