/** YouTube: the oEmbed answer WordPress asks for, and the page of the player. */
export const hosts = [ 'www.youtube.com' ];

const player = ( id ) =>
	`<iframe title="A walk on the quay" width="500" height="281" src="https://www.youtube.com/embed/${ id }?feature=oembed" frameborder="0" allowfullscreen></iframe>`;

export function handle( { path, query }, { json } ) {
	const video = /[?&]v=([\w-]+)/.exec( query.get( 'url' ) ?? '' )?.[ 1 ];
	if ( path === '/oembed' && video ) {
		return json( {
			version: '1.0',
			type: 'video',
			provider_name: 'YouTube',
			title: 'A walk on the quay',
			width: 500,
			height: 281,
			html: player( video ),
		} );
	}
	return path.startsWith( '/embed/' )
		? {
				status: 200,
				headers: { 'Content-Type': 'text/html' },
				body: '<!doctype html><title>Player</title><p>Player</p>',
			}
		: undefined;
}
