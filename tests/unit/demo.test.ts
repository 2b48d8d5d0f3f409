/** The parts of `npm start`: options, the services of the demo, its mailbox, and the script that leads pages to them. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import lead from '../../bin/demo/browser.js';

const root = path.resolve( __dirname, '../..' );

/** What code gives that runs in Node itself: the modules of bin/ are not compiled for Jest. */
async function evaluate( code: string ) {
	const { stdout } = await promisify( execFile )(
		process.execPath,
		[ '--input-type=module', '-e', code ],
		{ cwd: root, encoding: 'utf8' }
	);
	return JSON.parse( stdout );
}

describe( 'Options of npm start', () => {
	const read = ( args: string[], env: object ) =>
		evaluate( `
			import { readOptions } from './bin/demo/options.mjs';
			let said;
			try {
				said = readOptions( ${ JSON.stringify( args ) }, ${ JSON.stringify( env ) } );
			} catch ( { message } ) {
				said = { message };
			}
			console.log( JSON.stringify( said ) );` );

	it( 'reads what npm took for its own', async () => {
		expect(
			await read( [ '8841' ], { npm_config_port: 'true' } )
		).toMatchObject( { port: '8841' } );
		expect( await read( [], { npm_config_port: '8841' } ) ).toMatchObject( {
			port: '8841',
		} );
		expect( await read( [], { npm_config_plain: 'true' } ) ).toMatchObject(
			{ plain: true }
		);
		expect(
			await read( [ '--port', '8842' ], { npm_config_port: '1' } )
		).toMatchObject( { port: '8842' } );
	} );

	it( 'says what to type where it cannot', async () => {
		expect( await read( [], { npm_config_port: 'true' } ) ).toEqual( {
			message: expect.stringContaining( 'npm start -- --port' ),
		} );
		expect( await read( [ '8841' ], {} ) ).toEqual( {
			message: expect.stringContaining( 'npm start -- --port 8899' ),
		} );
	} );
} );

describe( 'Services of the demo', () => {
	it( 'answer for their hosts, are marked, and let any page read', async () => {
		const seen = await evaluate( `
			import { startServices } from './bin/demo/services.mjs';
			const services = await startServices( { port: 0 } );
			const ask = async ( path, options ) => {
				const response = await fetch( services.url + '/' + path, options );
				return {
					status: response.status,
					type: response.headers.get( 'content-type' ),
					shared: response.headers.get( 'access-control-allow-origin' ),
					body: Buffer.from( await response.arrayBuffer() ).toString( 'latin1' ),
				};
			};
			await services.tell( 'stripe.test/config', { name: 'A' } );
			const answers = {
				feed: await ask( 'podcast.example.org/feed' ),
				sound: await ask( 'audio.example.org/harbour/2.wav', { headers: { Range: 'bytes=0-3' } } ),
				tile: await ask( 'a.tiles.mapbox.com/v4/x/15/17313/10178.vector.pbf' ),
				photo: await ask( 'scontent.example/3.png' ),
				frame: await ask( 'www.opentable.com/widget/reservation/canvas?rid=1' ),
				pay: await ask( 'checkout.stripe.com/c/pay/none' ),
				timeline: await ask( 'mastodon.example/@aurora' ),
				asked: await ask( 'api.giphy.com/v1/gifs/search', { method: 'OPTIONS' } ),
				script: await ask( '__demo.js' ),
			};
			for ( const answer of Object.values( answers ) ) {
				answer.size = answer.body.length;
				answer.body = answer.body.slice( 0, 4000 );
			}
			await services.stop();
			console.log( JSON.stringify( answers ) );` );
		for ( const { shared } of Object.values< { shared: string } >(
			seen
		) ) {
			expect( shared ).toBe( '*' );
		}
		expect( seen.feed.body ).toContain( 'harbour/4.wav' );
		expect( seen.sound ).toMatchObject( { status: 206, body: 'RIFF' } );
		expect( seen.tile.size ).toBeGreaterThan( 500 );
		expect( seen.photo.body ).toMatch( /^\x89PNG/ );
		for ( const name of [ 'frame', 'pay', 'timeline' ] ) {
			expect( seen[ name ].body ).toContain(
				'Demo service on this machine'
			);
		}
		expect( seen.asked.status ).toBe( 204 );
		expect( seen.script.type ).toContain( 'javascript' );
	} );
} );

describe( 'The mailbox', () => {
	it( 'lists emails, runs nothing of them, and makes links of text', async () => {
		const seen = await evaluate( `
			import fs from 'node:fs';
			import http from 'node:http';
			import os from 'node:os';
			import path from 'node:path';
			import { startMailbox } from './bin/demo/mailbox.mjs';
			const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'mailbox-' ) );
			fs.writeFileSync( path.join( folder, '1-a.json' ), JSON.stringify( {
				date: '2026-11-20T10:00:00Z', from: 'A <a@example.org>', to: [ 'b@example.org' ], replyTo: [], files: [],
				subject: '<b>Confirm</b>', html: '<html><head></head><body><script>1</script><a href="https://example.org/">Yes</a></body></html>', text: 'Go to https://example.org/?a=1&b=2.',
			} ) );
			const mailbox = await startMailbox( { folder, port: 0 } );
			const ask = async ( address ) => {
				const response = await fetch( mailbox.url + address );
				return { status: response.status, policy: response.headers.get( 'content-security-policy' ), body: await response.text() };
			};
			const stranger = await new Promise( ( resolve ) => http.get( mailbox.url, { headers: { Host: 'evil.example' } }, ( { statusCode } ) => resolve( statusCode ) ) );
			const seen = {
				list: await ask( '/' ), mail: await ask( '/mail/1-a' ), text: await ask( '/mail/1-a?view=text' ),
				html: await ask( '/html/1-a' ), none: await ask( '/mail/..%2Fsecret' ), stranger,
			};
			await mailbox.stop();
			fs.rmSync( folder, { recursive: true } );
			console.log( JSON.stringify( seen ) );` );
		expect( seen.list.body ).toContain( '&#60;b&#62;Confirm' );
		expect( seen.mail.body ).toMatch(
			/<iframe[^>]*sandbox="(?![^"]*script)/
		);
		expect( seen.html.policy ).toContain( "script-src 'none'" );
		expect( seen.html.body ).toContain( '<base target="_blank">' );
		expect( seen.text.body ).toContain(
			'<a href="https://example.org/?a=1&#38;b=2" target="_blank" rel="noopener">'
		);
		expect( seen.none.status ).toBe( 404 );
		expect( seen.stranger ).toBe( 404 );
	} );
} );

describe( 'The script of the demo’s pages', () => {
	const BASE = 'http://127.0.0.1:9';

	it( 'leads what a page loads to the services, and nothing else', () => {
		const opened = jest.fn();
		window.open = opened;
		document.body.innerHTML = '<img src="https://maps.example/1.png">';
		lead( BASE, [ 'maps.example' ] );
		const srcOf = ( image: HTMLImageElement, url: string ) => {
			image.src = url;
			return image.getAttribute( 'src' );
		};
		expect( document.querySelector( 'img' )?.getAttribute( 'src' ) ).toBe(
			`${ BASE }/maps.example/1.png`
		);
		expect( srcOf( new Image(), 'https://maps.example/2.png?a=1#b' ) ).toBe(
			`${ BASE }/maps.example/2.png?a=1#b`
		);
		for ( const url of [
			'https://other.example/2.png',
			'/own.png',
			'data:image/png;base64,',
		] ) {
			expect( srcOf( new Image(), url ) ).toBe( url );
		}
		const frame = document.createElement( 'iframe' );
		frame.setAttribute( 'src', 'https://maps.example/' );
		frame.setAttribute( 'title', 'https://maps.example/' );
		expect( frame.getAttribute( 'src' ) ).toBe( `${ BASE }/maps.example/` );
		expect( frame.title ).toBe( 'https://maps.example/' );
		window.open( 'https://maps.example/in', '_blank' );
		expect( opened ).toHaveBeenCalledWith(
			`${ BASE }/maps.example/in`,
			'_blank'
		);
	} );

	it( 'changes a link only when somebody follows it', () => {
		const link = document.createElement( 'a' );
		link.href = 'https://maps.example/place';
		document.body.append( link );
		expect( link.href ).toBe( 'https://maps.example/place' );
		link.click();
		expect( link.href ).toBe( `${ BASE }/maps.example/place` );
	} );
} );
