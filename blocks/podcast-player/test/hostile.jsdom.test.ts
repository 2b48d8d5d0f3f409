import fs from 'node:fs';
import path from 'node:path';
import { pretendBrowser } from './player-markup';
import { readData } from '../view/data';

const PAGE = fs
	.readFileSync( path.join( __dirname, 'rendered/two.html' ), 'utf8' )
	.replaceAll( 'https://harbour.example', location.origin );

const fetching = jest.fn();

/** Opens a page; what is not to be fetched fails the test by what `fetching` received. */
function visit( html: string ): HTMLElement[] {
	document.body.innerHTML = html;
	jest.isolateModules( () => require( '../view' ) );
	return [
		...document.querySelectorAll< HTMLElement >(
			'.jetpack-podcast-player__controls'
		),
	];
}

const [ json = '' ] = /(?<=data-mainstreet-podcast=")[^"]*/.exec( PAGE ) ?? [];
const real = Object.assign( document.createElement( 'textarea' ), {
	innerHTML: json,
} ).value;

const change = ( values: object ) =>
	JSON.stringify( { ...JSON.parse( real ), ...values } );

beforeEach( () => {
	fetching.mockReset().mockRejectedValue( new Error() );
	pretendBrowser( {}, fetching );
	localStorage.clear();
	jest.spyOn( HTMLMediaElement.prototype, 'pause' ).mockReturnValue();
	jest.spyOn( HTMLMediaElement.prototype, 'load' ).mockReturnValue();
} );

const track = JSON.parse( real ).tracks[ 0 ];

describe( 'A podcast player in a post of somebody who may write no scripts', () => {
	it( 'is not taken over by an element around it', () => {
		visit(
			`<div id="around" data-mainstreet-podcast='${ change( {} ).replace(
				/'/g,
				'&#39;'
			) }'>${ PAGE }</div>`
		);
		const audio = document.querySelector( 'audio' );
		audio?.dispatchEvent( new Event( 'play' ) );
		expect( document.querySelectorAll( '.is-playing' ) ).toHaveLength( 1 );
		expect( document.getElementById( 'around' ) ).not.toHaveClass(
			'is-playing'
		);
	} );

	it( 'is drawn beside one that cannot be read', () => {
		const broken = `<div data-mainstreet-podcast='${ change( {
			tracks: [ { ...track, guid: 7 } ],
		} ).replace( /'/g, '&#39;' ) }'>${ PAGE.replaceAll(
			'data-mainstreet-podcast',
			'data-was'
		) }</div>`;
		const controls = visit( broken + PAGE );
		expect( controls.map( ( { hidden } ) => hidden ) ).toEqual( [
			true,
			true,
			false,
			false,
		] );
	} );

	it.each( [
		[ 'no list of episodes', change( { tracks: {} } ) ],
		[
			'a number for a name',
			change( { tracks: [ { ...track, guid: 1 } ] } ),
		],
		[ 'nothing for an episode', change( { tracks: [ track, null ] } ) ],
		...[
			null,
			7,
			{},
			[ null ],
			[ [] ],
			[ [ 'x', 'javascript:alert(1)' ] ],
			[ [ {}, 'https://pod.example/' ] ],
			[ [ 'x', [ 'https://pod.example/' ] ] ],
			[ [ [ 'x', 'javascript:alert(1)' ] ] ],
		].map( ( notes ) => [
			`notes of ${ JSON.stringify( notes ) }`,
			change( { tracks: [ { ...track, notes } ] } ),
		] ),
		[ 'no texts', change( { texts: null } ) ],
		[ 'a text that is none', change( { texts: { play: {} } } ) ],
		[ 'extras elsewhere', change( { extras: 'https://evil.example/?' } ) ],
		[ 'null', 'null' ],
	] )( 'is not read from %s', ( _, given ) => {
		expect( readData( given ) ).toBeNull();
	} );

	it.each( [ 'link', 'transcript', 'src', 'image' ] )(
		'leads by its %s to nothing but pages',
		( name ) => {
			const hostile = change( {
				tracks: [ { ...track, [ name ]: 'javascript:alert(1)' } ],
			} );
			expect( readData( hostile ) ).toBeNull();
		}
	);
} );
