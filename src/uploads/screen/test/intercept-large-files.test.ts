import { waitFor } from '@testing-library/react';
import type { State } from '../state';
import { interceptLargeFiles } from '../intercept-large-files';
import type { Uploader } from '../uploader';

type Filter = (
	this: object,
	limit: unknown,
	file: object,
	pass: ( isFine: boolean ) => void
) => void;

const STATE: State = {
	from: 1000,
	pictures: 5000,
	address: '',
	days: 7,
	user: '3',
};

let filter: Filter;
const taken: { name: string; uploader: Uploader }[] = [];
let canTake: boolean;

/** What plupload is, as far as it is asked. */
const plupload = {
	FILE_SIZE_ERROR: -600,
	parseSize: ( size: string ) => Number.parseInt( size, 10 ),
	translate: ( text: string ) => text,
	addFileFilter: ( name: string, set: Filter ) => {
		expect( name ).toBe( 'max_file_size' );
		filter = set;
	},
};

beforeEach( () => {
	taken.length = 0;
	canTake = true;
	document.body.innerHTML =
		'<div id="frame" class="media-frame"></div><div id="plupload-upload-ui"></div><div id="other"></div>';
	Object.assign( window, { plupload } );
	interceptLargeFiles( STATE, async ( { name }, uploader ) => {
		if ( ! canTake ) {
			throw new Error( 'The rest did not arrive.' );
		}
		taken.push( { name, uploader } );
	} );
} );

/** Has plupload ask, and resolves with what it is told. */
async function ask(
	size: number,
	{
		type = 'audio/wav',
		settings = {},
		sent = {},
	}: { type?: string; settings?: object; sent?: object } = {}
) {
	const errors: unknown[] = [];
	const uploader = {
		settings: {
			url: '/wp-admin/async-upload.php',
			container: 'frame',
			multipart_params: {
				action: 'upload-attachment',
				_wpnonce: 'n',
				...sent,
			},
			...settings,
		},
		trigger: ( _event: string, error: unknown ) => errors.push( error ),
	};
	const native = new File( [ new Uint8Array( size ) ], 'tide.wav', { type } );
	const file = { size, name: native.name, getNative: () => native };
	const isFine = await new Promise< boolean >( ( pass ) =>
		filter.call( uploader, '3000b', file, pass )
	);
	return { isFine, errors };
}

test( 'small files stay with WordPress', async () => {
	expect( await ask( 1000 ) ).toEqual( { isFine: true, errors: [] } );
	expect( taken ).toEqual( [] );
} );

test( 'large ones are taken, no uploader gets them, and there is no error, also above WordPress’s limit', async () => {
	const quiet = { isFine: false, errors: [] };
	expect( await ask( 1001, { sent: { post_id: '12' } } ) ).toEqual( quiet );
	expect( await ask( 3001 ) ).toEqual( quiet );
	const form = { container: 'plupload-upload-ui' };
	const sent = { type: '', tab: '', short: '1', post_id: 0 };
	expect( await ask( 3001, { settings: form, sent } ) ).toEqual( quiet );
	expect( taken.map( ( { uploader } ) => uploader ) ).toEqual( [
		{ isForm: false, post: 12 },
		{ isForm: false, post: 0 },
		{ isForm: true, post: 0 },
	] );
} );

test( 'pictures that WordPress takes are left to it', async () => {
	const type = 'image/jpeg';
	expect( ( await ask( 3000, { type } ) ).isFine ).toBe( true );
	expect( taken ).toEqual( [] );
	await ask( 5001, { type } );
	expect( taken ).toHaveLength( 1 );
} );

test.each( [
	[ 'another address', { settings: { url: '/wp-admin/admin-ajax.php' } } ],
	[ 'another place', { settings: { container: 'other' } } ],
	[ 'no place', { settings: { container: undefined } } ],
	[ 'something sent along', { sent: { lang: 'de' } } ],
	[ 'a type of its own', { sent: { type: 'downloadable_product' } } ],
	[
		'nothing that can be read',
		{ settings: { multipart_params: 7, url: 7 } },
	],
] )( 'an uploader with %s is left alone', async ( _what, options ) => {
	expect( ( await ask( 2000, options ) ).isFine ).toBe( true );
	const { isFine, errors } = await ask( 3001, options );
	expect( isFine ).toBe( false );
	expect( errors ).toEqual( [
		expect.objectContaining( { code: -600, message: 'File size error.' } ),
	] );
	expect( taken ).toEqual( [] );
} );

test( 'where the rest can’t be had all is as without us', async () => {
	canTake = false;
	expect( await ask( 2000 ) ).toEqual( { isFine: true, errors: [] } );
	expect( ( await ask( 3001 ) ).errors ).toHaveLength( 1 );
} );

test( 'no plupload, or one that is no object, is no fault', async () => {
	for ( const nothing of [ undefined, null, 'x', {} ] ) {
		Object.assign( window, { plupload: nothing } );
		interceptLargeFiles( STATE, async () => {} );
	}
	await waitFor( () => expect( taken ).toEqual( [] ) );
} );
