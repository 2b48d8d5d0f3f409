/**
 * A server of tus that is not ours (@tus/server), as a process of its own: Jest loads no ECMAScript modules.
 *
 *   node tus-server.mjs FOLDER    prints its port
 */
import http from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

const server = new Server( {
	path: '/tus',
	relativeLocation: true,
	datastore: new FileStore( { directory: process.argv[ 2 ] } ),
	allowedHeaders: [ 'x-videopress-upload-token' ],
	exposedHeaders: [
		'x-videopress-upload-media-id',
		'x-videopress-upload-src-url',
	],
	onUploadFinish: async ( _request, { id } ) => ( {
		headers: {
			'x-videopress-upload-media-id': '61',
			'x-videopress-upload-src-url': `https://example.org/${ id }`,
		},
	} ),
} );
const site = http
	.createServer( ( request, response ) => server.handle( request, response ) )
	.listen( 0, '127.0.0.1', () =>
		process.stdout.write( String( site.address().port ) )
	);
// Ends with the test, however that ends.
process.stdin.resume().on( 'end', () => process.exit() );
